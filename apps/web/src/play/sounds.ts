import type { SoundName } from '../games/board.ts'

/** One stroke: where its tone begins and ends in Hz, when, how long in seconds, how loud. */
type Stroke = readonly [from: number, to: number, at: number, length: number, loud: number]
/** A rush of air: around which Hz, when, how long, how loud, and whether it swells instead of dying away. */
type Rush = readonly [hertz: number, at: number, length: number, loud: number, swells?: boolean]

interface Recipe {
  readonly strokes?: readonly Stroke[]
  readonly rushes?: readonly Rush[]
}

/** A ship's bell: the stroke and two of its overtones, which are not in tune. */
function bell(at: number, loud: number, hertz = 988): Stroke[] {
  return [
    [hertz, hertz, at, 0.3, loud],
    [hertz * 2.41, hertz * 2.4, at, 0.18, loud * 0.35],
    [hertz * 3.9, hertz * 3.9, at, 0.08, loud * 0.2],
  ]
}

/** Short and quiet, made on the spot; no recording is loaded. */
const SOUNDS: { readonly [name in SoundName]: Recipe } = {
  bell: { strokes: bell(0, 0.09) },
  wood: {
    strokes: [
      [310, 220, 0, 0.07, 0.15],
      [820, 700, 0, 0.025, 0.05],
    ],
    rushes: [[1300, 0, 0.025, 0.1]],
  },
  coin: {
    strokes: [
      [2637, 2637, 0, 0.16, 0.05],
      [3951, 3951, 0.015, 0.22, 0.04],
    ],
  },
  card: { rushes: [[2400, 0, 0.09, 0.12]] },
  rope: {
    strokes: [
      [190, 240, 0.14, 0.06, 0.08],
      [150, 130, 0.24, 0.06, 0.1],
    ],
    rushes: [
      [900, 0, 0.12, 0.06, true],
      [700, 0.12, 0.14, 0.05],
    ],
  },
  water: {
    strokes: [
      [420, 900, 0.04, 0.06, 0.05],
      [520, 1200, 0.13, 0.05, 0.04],
    ],
    rushes: [[650, 0, 0.28, 0.09]],
  },
  sale: { strokes: [...bell(0, 0.07, 784), ...bell(0.13, 0.06, 1175)] },
  wind: {
    rushes: [
      [420, 0, 0.16, 0.12, true],
      [560, 0.12, 0.18, 0.12],
    ],
  },
  knock: { strokes: [[165, 130, 0, 0.09, 0.15]] },
  undo: { strokes: [[130, 175, 0, 0.11, 0.13]] },
  'eight bells': { strokes: [0, 0.06, 0.16, 0.22].flatMap((at) => bell(at, 0.035, 1047)) },
  horn: {
    strokes: [
      [98, 96, 0, 0.3, 0.14],
      [196, 193, 0.01, 0.28, 0.05],
    ],
  },
}

let context: AudioContext | null = null

export function make(name: SoundName): void {
  context ??= new AudioContext()
  const { strokes = [], rushes = [] } = SOUNDS[name]
  for (const [from, to, at, length, loud] of strokes) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { frequency: from, type: 'sine' })
    tone.frequency.linearRampToValueAtTime(to, start + length)
    shaped(context, tone, start, length, loud, false)
    tone.start(start)
    tone.stop(start + length)
  }
  for (const [hertz, at, length, loud, swells = false] of rushes) {
    const start = context.currentTime + at
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    const rush = new AudioBufferSourceNode(context, { buffer })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.8 })
    rush.connect(filter)
    shaped(context, filter, start, length, loud, swells)
    rush.start(start)
  }
}

function shaped(
  audio: AudioContext,
  source: AudioNode,
  start: number,
  length: number,
  loud: number,
  swells: boolean,
): void {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0.0005, start)
  if (swells) gain.gain.exponentialRampToValueAtTime(loud, start + length)
  else {
    gain.gain.linearRampToValueAtTime(loud, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  }
  source.connect(gain).connect(audio.destination)
}
