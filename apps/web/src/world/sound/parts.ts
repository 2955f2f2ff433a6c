/** One tone of a voice: where it begins and where it goes in Hz, when and how long in seconds, how loud. */
export interface Tone {
  readonly pitch: readonly number[]
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly wave?: OscillatorType
  /** Seconds until it is at its loudest, and how many it stays so. */
  readonly rise?: number
  readonly hold?: number
  /** Nothing above this is heard of it, in Hz. */
  readonly below?: number
  /** How far it trembles, in Hz. */
  readonly tremble?: number
  /** How much of it comes back from afar, 0 to 1. */
  readonly far?: number
}

/** A breath of air: what colour it has, around which Hz it lies and where it goes. */
export interface Air {
  readonly grain: 'white' | 'pink' | 'brown'
  readonly filter: 'bandpass' | 'lowpass' | 'highpass'
  readonly band: readonly number[]
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly narrow?: number
  readonly rise?: number
  readonly hold?: number
  readonly far?: number
  /** From right (1) to left (-1). */
  readonly pan?: readonly [number, number]
}

export interface Voice {
  readonly tones?: readonly Tone[]
  readonly airs?: readonly Air[]
  /** Again and again within a moment it climbs by so many semitones. */
  readonly climbs?: number
  /** No hand does the same thing twice: higher or lower by up to so many semitones. */
  readonly varies?: number
}
