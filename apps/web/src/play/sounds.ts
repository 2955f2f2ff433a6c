import type { SoundName } from '../games/board.ts'

type Stroke = readonly [hertz: number, at: number, length: number, loud: number]

/** Short and quiet, made on the spot: strokes of a bell, wood, paper, wind. */
const SOUNDS: {
  readonly [name in SoundName]: { strokes?: readonly Stroke[]; noise?: readonly [number, number] }
} = {
  turn: { strokes: [[988, 0, 0.28, 0.1]] },
  card: { noise: [2400, 0.09] },
  sale: {
    strokes: [
      [784, 0, 0.26, 0.09],
      [1175, 0.12, 0.28, 0.08],
    ],
  },
  storm: { noise: [500, 0.3] },
  refused: { strokes: [[150, 0, 0.09, 0.14]] },
  won: { strokes: [[131, 0, 0.3, 0.14]] },
}

let context: AudioContext | null = null

export function make(name: SoundName): void {
  context ??= new AudioContext()
  const { strokes = [], noise } = SOUNDS[name]
  for (const [hertz, at, length, loud] of strokes) {
    const tone = new OscillatorNode(context, { frequency: hertz, type: 'sine' })
    fade(context, tone, at, length, loud)
    tone.start(context.currentTime + at)
    tone.stop(context.currentTime + at + length)
  }
  if (noise) {
    const [hertz, length] = noise
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    const rush = new AudioBufferSourceNode(context, { buffer })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.8 })
    rush.connect(filter)
    fade(context, filter, 0, length, 0.12)
    rush.start()
  }
}

function fade(audio: AudioContext, source: AudioNode, at: number, length: number, loud: number): void {
  const gain = new GainNode(audio, { gain: 0 })
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  source.connect(gain).connect(audio.destination)
}
