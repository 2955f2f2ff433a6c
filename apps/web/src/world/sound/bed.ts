import { noise, play, type Room } from './instrument.ts'
import type { Bed, Place } from './names.ts'
import type { Tone, Voice } from './parts.ts'

/** One layer of the bed; it can be made louder and softer, and let go. */
interface Layer {
  set(bed: Bed): void
  stop(): void
}

type LayerName = 'surf' | 'swell' | 'laps' | 'wind' | 'gulls' | 'rigging' | 'town' | 'crickets' | 'fifth'

/** Never more than four at a time, one of them water. */
const PLACES: { readonly [P in Place]: readonly LayerName[] } = {
  quay: ['surf', 'wind', 'gulls', 'town'],
  coast: ['surf', 'wind', 'gulls', 'fifth'],
  harbour: ['laps', 'gulls', 'rigging', 'town'],
  'open sea': ['swell', 'wind', 'rigging'],
  evening: ['laps', 'crickets', 'rigging'],
}

const FADE = 2.2

const GULL: Voice = {
  tones: [0, 0.42, 0.78].flatMap((at, i) => [
    gliding(1650 - i * 110, at, 0.06, 'triangle'),
    gliding(3300 - i * 220, at, 0.012, 'sine'),
  ]),
}
const CREAK: Voice = {
  tones: [
    {
      pitch: [70, 104, 82],
      at: 0,
      length: 0.7,
      loud: 0.06,
      wave: 'sawtooth',
      below: 520,
      rise: 0.3,
      tremble: 7,
      far: 0.3,
    },
  ],
}
const HAMMER: Voice = {
  tones: [0, 0.4, 0.8].map((at) => ({
    pitch: [420, 380],
    at,
    length: 0.06,
    loud: 0.035,
    wave: 'triangle',
    far: 0.8,
  })),
}
/** Water against a hull. */
const LAP: Voice = {
  tones: [0.1, 0.19].map((at) => ({ pitch: [330, 640], at, length: 0.07, loud: 0.014, rise: 0.02 })),
  airs: [
    {
      grain: 'pink',
      filter: 'bandpass',
      band: [420, 700, 380],
      at: 0,
      length: 0.8,
      loud: 0.075,
      rise: 0.16,
      hold: 0.12,
    },
  ],
}

function gliding(from: number, at: number, loud: number, wave: OscillatorType): Tone {
  const pitch = [from * 0.9, from, from * 0.7]
  return { pitch, at, length: 0.36, loud, wave, rise: 0.06, hold: 0.08, tremble: 22, far: 0.6 }
}

interface Breathing {
  readonly grain: 'brown' | 'pink'
  readonly filter: BiquadFilterType
  readonly hertz: number
  readonly narrow?: number
  /** By how many Hz its filter goes up and down, and by which share it gets louder and softer. */
  readonly sway: number
  readonly heave: number
  /** How often in a second it breathes; a second, slower breath keeps it from being a clock. */
  readonly slow: number
}

interface Noise {
  readonly level: AudioParam
  stop(): void
}

/** A noise that goes on, through a filter that breathes. */
function breathing({ context }: Room, out: AudioNode, air: Breathing): Noise {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, air.grain), loop: true })
  const sieve = new BiquadFilterNode(context, {
    type: air.filter,
    frequency: air.hertz,
    Q: air.narrow ?? 0.7,
  })
  const level = new GainNode(context, { gain: 0 })
  const heave = new GainNode(context, { gain: 1 })
  const breaths = [1, 0.618].map((part) => {
    const breath = new OscillatorNode(context, { frequency: air.slow * part })
    breath.connect(new GainNode(context, { gain: air.sway / 2 })).connect(sieve.frequency)
    breath.connect(new GainNode(context, { gain: air.heave / 2 })).connect(heave.gain)
    return breath
  })
  source.connect(sieve).connect(heave).connect(level).connect(out)
  for (const one of [source, ...breaths]) one.start()
  return {
    level: level.gain,
    stop() {
      level.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
      for (const one of [source, ...breaths]) one.stop(context.currentTime + FADE * 2)
    },
  }
}

/** A voice now and then, never quite at the same time nor from the same side; by day alone where `sleeps`. */
function nowAndThen(
  room: Room,
  out: AudioNode,
  voice: Voice,
  [least, most]: readonly [number, number],
  sleeps = false,
): Layer {
  let timer: ReturnType<typeof setTimeout>
  let asleep = false
  const side = new StereoPannerNode(room.context)
  side.connect(out)
  const here = { ...room, near: side }
  const again = () => {
    timer = setTimeout(
      () => {
        if (room.context.state === 'running' && !asleep) {
          side.pan.value = Math.random() * 1.4 - 0.7
          play(here, voice, room.context.currentTime, Math.random() * 4 - 2)
        }
        again()
      },
      (least + Math.random() * (most - least)) * 1000,
    )
  }
  again()
  return {
    set({ night }) {
      asleep = sleeps && night
    },
    stop: () => clearTimeout(timer),
  }
}

/** Layers that are one while they sound. */
function together(layers: readonly Layer[]): Layer {
  return {
    set(bed) {
      for (const layer of layers) layer.set(bed)
    },
    stop() {
      for (const layer of layers) layer.stop()
    },
  }
}

/** A noise as loud as the hour and the wind make it. */
function air(room: Room, out: AudioNode, made: Breathing, loud: (bed: Bed) => number): Layer {
  const { level, stop } = breathing(room, out, made)
  return { set: (bed) => glide(room, level, loud(bed)), stop }
}

const LAYERS: { readonly [L in LayerName]: (room: Room, out: AudioNode) => Layer } = {
  /** Waves that come in and run up the shore. */
  surf: (room, out) =>
    together([
      air(
        room,
        out,
        { grain: 'brown', filter: 'lowpass', hertz: 380, sway: 120, heave: 0.5, slow: 0.11 },
        ({ wind }) => 0.055 + wind * 0.05,
      ),
      air(
        room,
        out,
        { grain: 'pink', filter: 'bandpass', hertz: 1500, sway: 700, heave: 0.95, slow: 0.11 },
        ({ wind }) => 0.03 + wind * 0.035,
      ),
    ]),
  /** Long waves under a ship. */
  swell: (room, out) =>
    together([
      air(
        room,
        out,
        { grain: 'brown', filter: 'lowpass', hertz: 300, sway: 140, heave: 0.7, slow: 0.08 },
        ({ wind }) => 0.075 + wind * 0.06,
      ),
      air(
        room,
        out,
        { grain: 'pink', filter: 'bandpass', hertz: 900, sway: 350, heave: 0.9, slow: 0.13 },
        ({ wind }) => 0.014 + wind * 0.03,
      ),
    ]),
  /** Still water behind a breakwater. */
  laps: (room, out) =>
    together([
      air(
        room,
        out,
        { grain: 'brown', filter: 'lowpass', hertz: 420, sway: 120, heave: 0.4, slow: 0.17 },
        () => 0.048,
      ),
      nowAndThen(room, out, LAP, [0.7, 2.6]),
    ]),
  /** It howls when it is strong. */
  wind: (room, out) =>
    together([
      air(
        room,
        out,
        { grain: 'pink', filter: 'bandpass', hertz: 780, sway: 320, heave: 0.6, slow: 0.09 },
        ({ wind }) => 0.008 + wind * 0.085,
      ),
      air(
        room,
        out,
        { grain: 'pink', filter: 'bandpass', hertz: 560, narrow: 9, sway: 260, heave: 0.9, slow: 0.14 },
        ({ wind }) => Math.max(0, wind - 0.35) * 0.26,
      ),
    ]),
  town: (room, out) =>
    together([
      air(
        room,
        out,
        { grain: 'pink', filter: 'bandpass', hertz: 340, narrow: 1.1, sway: 120, heave: 0.5, slow: 0.31 },
        ({ night }) => (night ? 0.01 : 0.028),
      ),
      nowAndThen(room, out, HAMMER, [9, 24], true),
    ]),
  gulls: (room, out) => nowAndThen(room, out, GULL, [14, 34], true),
  rigging: (room, out) => nowAndThen(room, out, CREAK, [7, 16]),
  crickets(room, out) {
    const { context } = room
    const chirp = new OscillatorNode(context, { frequency: 4100 })
    const gates = [17, 0.7].map((frequency) => new OscillatorNode(context, { frequency }))
    let heard: AudioNode = chirp
    for (const gate of gates) {
      // Up and down between nothing and all of it.
      const gain = new GainNode(context, { gain: 0.5 })
      gate.connect(new GainNode(context, { gain: 0.5 })).connect(gain.gain)
      heard = heard.connect(gain)
    }
    const level = new GainNode(context, { gain: 0 })
    heard.connect(level).connect(out)
    return lasting(room, level, [chirp, ...gates], () => 0.012)
  },
  fifth(room, out) {
    const { context } = room
    const level = new GainNode(context, { gain: 0 })
    const tones = [110, 164.8].map((frequency) => new OscillatorNode(context, { frequency }))
    for (const tone of tones) tone.connect(level)
    level.connect(out)
    return lasting(room, level, tones, ({ night }) => (night ? 0.02 : 0))
  },
}

/** Tones that go on, as loud as the hour makes them. */
function lasting(
  room: Room,
  { gain }: GainNode,
  tones: readonly OscillatorNode[],
  loud: (bed: Bed) => number,
): Layer {
  const { context } = room
  for (const tone of tones) tone.start()
  return {
    set: (bed) => glide(room, gain, loud(bed)),
    stop() {
      gain.setTargetAtTime(0, context.currentTime, FADE / 3)
      for (const tone of tones) tone.stop(context.currentTime + FADE * 2)
    },
  }
}

function glide({ context }: Room, level: AudioParam, to: number): void {
  level.setTargetAtTime(to, context.currentTime, FADE / 3)
}

/** Follows the place: what it no longer has fades out, what it has now fades in. */
export function bedIn(room: Room, out: AudioNode): (bed: Bed | null) => void {
  const sounding = new Map<LayerName, Layer>()
  return (bed) => {
    const wanted: readonly LayerName[] = bed ? PLACES[bed.place] : []
    for (const [name, layer] of sounding)
      if (!wanted.includes(name)) {
        layer.stop()
        sounding.delete(name)
      }
    if (!bed) return
    for (const name of wanted) {
      const layer = sounding.get(name) ?? LAYERS[name](room, out)
      sounding.set(name, layer)
      layer.set(bed)
    }
  }
}
