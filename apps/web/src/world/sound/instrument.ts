import type { Air, Tone, Voice } from './parts.ts'

// Voices as nodes. It takes any context, so that they can be made for the ear or be measured.

/** What of a room there is to play in: straight, and from afar. */
export interface Room {
  readonly context: BaseAudioContext
  readonly near: AudioNode
  readonly far: AudioNode
}

const SILENT = 0.0004
const NOISE_SECONDS = 5
/** How much of a noise's end runs over into its beginning, so that it goes round without a tick. */
const SEAM = 0.3

/** A room with an echo of its own, in front of `out`. */
export function roomBefore(context: BaseAudioContext, out: AudioNode): Room {
  const echo = new ConvolverNode(context, { buffer: impulse(context) })
  echo.connect(new GainNode(context, { gain: 0.5 })).connect(out)
  return { context, near: out, far: echo }
}

/** How long a voice is heard, in seconds. */
export function lengthOf({ tones = [], airs = [] }: Voice): number {
  return Math.max(0, ...[...tones, ...airs].map(({ at, length }) => at + length))
}

/** Plays a voice from `start` on, higher by so many semitones. */
export function play(room: Room, { tones = [], airs = [] }: Voice, start: number, higher = 0): void {
  const factor = 2 ** (higher / 12)
  for (const tone of tones) playTone(room, tone, start + tone.at, factor)
  for (const air of airs) playAir(room, air, start + air.at, factor)
}

function playTone({ context, near, far }: Room, tone: Tone, start: number, factor: number): void {
  const { pitch, length, wave = 'sine', below, tremble } = tone
  const source = new OscillatorNode(context, { type: wave, frequency: (pitch[0] ?? 440) * factor })
  along(
    source.frequency,
    pitch.map((hertz) => hertz * factor),
    start,
    length,
  )
  if (tremble !== undefined) {
    const slow = new OscillatorNode(context, { frequency: 5.2 })
    slow.connect(new GainNode(context, { gain: tremble })).connect(source.frequency)
    slow.start(start)
    slow.stop(start + length)
  }
  const filtered =
    below === undefined
      ? source
      : source.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: below, Q: 0.4 }))
  shaped(context, filtered, tone, start, near, far)
  source.start(start)
  source.stop(start + length)
}

function playAir({ context, near, far }: Room, air: Air, start: number, factor: number): void {
  const { grain, filter, narrow = 0.8, length, pan } = air
  const band = air.band.map((hertz) => hertz * factor)
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, grain), loop: true })
  const sieve = new BiquadFilterNode(context, { type: filter, frequency: band[0] ?? 1000, Q: narrow })
  along(sieve.frequency, band, start, length)
  source.connect(sieve)
  let last: AudioNode = sieve
  if (pan) {
    const side = new StereoPannerNode(context, { pan: pan[0] })
    along(side.pan, pan, start, length)
    last = sieve.connect(side)
  }
  shaped(context, last, air, start, near, far)
  // Not always the same breath.
  source.start(start, (start * 0.73) % (NOISE_SECONDS - 1))
  source.stop(start + length)
}

/** Through these values in equal steps. */
function along(param: AudioParam, values: readonly number[], start: number, length: number): void {
  param.setValueAtTime(values[0] ?? param.value, start)
  for (const [i, value] of values.entries())
    if (i > 0) param.linearRampToValueAtTime(value, start + (length * i) / (values.length - 1))
}

function shaped(
  context: BaseAudioContext,
  source: AudioNode,
  { loud, length, rise = 0.006, hold = 0, far: echoed = 0 }: Tone | Air,
  start: number,
  near: AudioNode,
  far: AudioNode,
): void {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(SILENT, start)
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(rise, length * 0.8))
  gain.gain.setValueAtTime(loud, start + Math.min(rise + hold, length * 0.8))
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length)
  source.connect(gain).connect(near)
  if (echoed > 0) gain.connect(new GainNode(context, { gain: echoed })).connect(far)
}

const noises = new WeakMap<BaseAudioContext, Map<Air['grain'], AudioBuffer>>()

/** Noise of a colour, another in each ear; made once for each context. */
export function noise(context: BaseAudioContext, grain: Air['grain']): AudioBuffer {
  const known = noises.get(context) ?? new Map<Air['grain'], AudioBuffer>()
  noises.set(context, known)
  const found = known.get(grain)
  if (found) return found
  const whole = Math.round(NOISE_SECONDS * context.sampleRate)
  const seam = Math.round(SEAM * context.sampleRate)
  const buffer = context.createBuffer(2, whole, context.sampleRate)
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel)
    const more = coloured(grain, whole + seam)
    samples.set(more.subarray(0, whole))
    for (let i = 0; i < seam; i++) {
      const part = (i / seam) * (Math.PI / 2)
      samples[i] = Math.sin(part) * (more[i] ?? 0) + Math.cos(part) * (more[whole + i] ?? 0)
    }
  }
  known.set(grain, buffer)
  return buffer
}

function coloured(grain: Air['grain'], length: number): Float32Array {
  const samples = new Float32Array(length)
  let slow = 0
  let slower = 0
  for (let i = 0; i < length; i++) {
    const white = Math.random() * 2 - 1
    slow = 0.94 * slow + 0.06 * white
    slower = 0.985 * slower + 0.015 * white
    samples[i] = grain === 'white' ? white : grain === 'pink' ? white * 0.25 + slow * 2 : slower * 5
  }
  return samples
}

/** Two seconds of a bay that answers. */
function impulse(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * 1.8)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (let channel = 0; channel < 2; channel++) {
    const samples = buffer.getChannelData(channel)
    let soft = 0
    for (let i = 0; i < length; i++) {
      soft = 0.7 * soft + 0.3 * (Math.random() * 2 - 1)
      samples[i] = soft * (1 - i / length) ** 3
    }
  }
  return buffer
}
