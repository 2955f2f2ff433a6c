import type { Config, Decision, Game, Types, View } from '@gam/kernel'

/** What a bot is asked: what its seat sees and may do, never the state behind it. */
export interface Ask<T extends Types = Types> {
  readonly game: Game<T>
  readonly config: Config<T>
  readonly view: View<T>
  readonly decision: Decision<T>
  /** The same ask with the same seed and iterations gets the same answer. */
  readonly seed: number
  readonly budget: Budget
}

export interface Budget {
  readonly ms?: number
  readonly iterations?: number
}

export interface Advice {
  /** One of the open options, in notation. */
  readonly text: string
  /** A short reason in plain words, if there is one. */
  readonly why: string | null
}

export type Bot = (ask: Ask) => Advice
