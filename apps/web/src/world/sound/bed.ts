import { noise, play, type Room } from './instrument.ts'
import type { Bed, Place } from './names.ts'
import type { Voice } from './parts.ts'

/** One layer of the bed; it can be made louder and softer, and let go. */
interface Layer {
  set(bed: Bed): void
  stop(): void
}

type LayerName = 'swell' | 'wind' | 'gulls' | 'rigging' | 'town' | 'crickets' | 'fifth'

/** Never more than four at a time. */
const PLACES: { readonly [P in Place]: readonly LayerName[] } = {
  quay: ['swell', 'wind', 'gulls', 'town'],
  coast: ['swell', 'wind', 'gulls', 'fifth'],
  harbour: ['swell', 'gulls', 'rigging', 'town'],
  'open sea': ['swell', 'wind', 'rigging'],
  evening: ['swell', 'crickets', 'rigging'],
}

const FADE = 2.2

function gliding(from: number, to: number, at: number): Voice['tones'] {
  return [{ pitch: [from * 0.9, from, to], at, length: 0.34, loud: 0.05, rise: 0.06, tremble: 22, far: 0.6 }]
}

const GULL: Voice = { tones: [0, 0.42, 0.78].flatMap((at, i) => gliding(1800 - i * 120, 1200, at) ?? []) }
const CREAK: Voice = {
  tones: [
    {
      pitch: [70, 104, 82],
      at: 0,
      length: 0.7,
      loud: 0.05,
      wave: 'sawtooth',
      below: 420,
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
    loud: 0.03,
    wave: 'triangle',
    far: 0.8,
  })),
}

/** A noise that goes on, through a filter that breathes. */
function breathing(
  room: Room,
  out: AudioNode,
  grain: 'brown' | 'pink',
  type: BiquadFilterType,
  hertz: number,
  sway: number,
  slow: number,
): { level: AudioParam; stop(): void } {
  const { context } = room
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, grain), loop: true })
  const sieve = new BiquadFilterNode(context, { type, frequency: hertz, Q: 0.7 })
  const breath = new OscillatorNode(context, { frequency: slow })
  const level = new GainNode(context, { gain: 0 })
  const heave = new GainNode(context, { gain: 1 })
  breath.connect(new GainNode(context, { gain: sway })).connect(sieve.frequency)
  breath.connect(new GainNode(context, { gain: 0.35 })).connect(heave.gain)
  source.connect(sieve).connect(heave).connect(level).connect(out)
  source.start()
  breath.start()
  return {
    level: level.gain,
    stop() {
      level.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
      source.stop(context.currentTime + FADE * 2)
      breath.stop(context.currentTime + FADE * 2)
    },
  }
}

/** A voice now and then, never quite at the same time. */
function nowAndThen(room: Room, out: AudioNode, voice: Voice, least: number, most: number): Layer {
  let timer: ReturnType<typeof setTimeout>
  const here = { ...room, near: out }
  const again = () => {
    timer = setTimeout(
      () => {
        if (room.context.state === 'running')
          play(here, voice, room.context.currentTime, Math.random() * 4 - 2)
        again()
      },
      (least + Math.random() * (most - least)) * 1000,
    )
  }
  again()
  return { set: () => undefined, stop: () => clearTimeout(timer) }
}

const LAYERS: { readonly [L in LayerName]: (room: Room, out: AudioNode) => Layer } = {
  swell(room, out) {
    const { level, stop } = breathing(room, out, 'brown', 'lowpass', 540, 160, 0.11)
    return { set: ({ wind }) => glide(room, level, 0.2 + wind * 0.12), stop }
  },
  wind(room, out) {
    const { level, stop } = breathing(room, out, 'pink', 'bandpass', 780, 300, 0.07)
    return { set: ({ wind }) => glide(room, level, 0.015 + wind * 0.16), stop }
  },
  town(room, out) {
    const { level, stop } = breathing(room, out, 'pink', 'bandpass', 340, 90, 0.23)
    const hammer = nowAndThen(room, out, HAMMER, 9, 24)
    return {
      set: ({ night }) => glide(room, level, night ? 0.012 : 0.03),
      stop() {
        stop()
        hammer.stop()
      },
    }
  },
  gulls: (room, out) => nowAndThen(room, out, GULL, 18, 40),
  rigging: (room, out) => nowAndThen(room, out, CREAK, 7, 16),
  crickets(room, out) {
    const { context } = room
    const chirp = new OscillatorNode(context, { frequency: 4100 })
    const gate = new OscillatorNode(context, { frequency: 17, type: 'square' })
    const slow = new OscillatorNode(context, { frequency: 0.7, type: 'square' })
    const [quick, seldom, level] = [0, 0, 0].map((gain) => new GainNode(context, { gain }))
    gate.connect(new GainNode(context, { gain: 0.5 })).connect(quick.gain)
    slow.connect(new GainNode(context, { gain: 0.5 })).connect(seldom.gain)
    chirp.connect(quick).connect(seldom).connect(level).connect(out)
    const all = [chirp, gate, slow]
    for (const one of all) one.start()
    return {
      set: () => glide(room, level.gain, 0.012),
      stop() {
        level.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
        for (const one of all) one.stop(context.currentTime + FADE * 2)
      },
    }
  },
  fifth(room, out) {
    const { context } = room
    const level = new GainNode(context, { gain: 0 })
    const tones = [110, 164.8].map((frequency) => new OscillatorNode(context, { frequency }))
    for (const tone of tones) {
      tone.connect(level)
      tone.start()
    }
    level.connect(out)
    return {
      set: ({ night }) => level.gain.setTargetAtTime(night ? 0.03 : 0, context.currentTime, 4),
      stop() {
        level.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
        for (const tone of tones) tone.stop(context.currentTime + FADE * 2)
      },
    }
  },
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
