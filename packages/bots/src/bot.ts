import type { Config, Decision, Game, Judgement, Statement, Types, View } from '@gam/kernel'

/** What a seat sees and may do, never the state behind it, and how long is thought about it. */
export interface Question<T extends Types = Types> {
  readonly game: Game<T>
  readonly config: Config<T>
  readonly view: View<T>
  readonly decision: Decision<T>
  /** The same ask with the same seed and iterations gets the same answer. */
  readonly seed: number
  readonly budget: Budget
}

/** What a bot is asked, and what it goes by. */
export interface Ask<T extends Types = Types> extends Question<T> {
  readonly judgement: Judgement<T>
}

/** Left out: what the bot takes for a move by itself. With both, whichever is used up first. */
export interface Budget {
  readonly ms?: number
  readonly iterations?: number
}

export interface Advice {
  /** One of the open options, in notation. */
  readonly text: string
  /** A short reason in plain words, if there is one. */
  readonly why: string | null
  /** The same as statements, the weightiest first: the game's own (`judgement.reasons`), or one of COMMON_REASONS. */
  readonly because?: readonly Statement[]
  /** What the bot thought of the options it looked at, the best first; none where it did not look. */
  readonly found?: readonly Thought[]
}

export interface Thought {
  readonly text: string
  /** The share of its time that went to this option. */
  readonly share: number
  /** From 0 to 1: about how often the seat wins after it. */
  readonly worth: number
  /** The points each seat may expect at the end. */
  readonly points: readonly number[]
}

export type Bot = (ask: Ask) => Advice
