import type { Config, Decision, Game, View } from '@gam/kernel'

// What the engine needs of a bot; the bots themselves live elsewhere and fit without knowing of it.

export interface BotAsk {
  readonly game: Game
  readonly config: Config
  readonly view: View
  readonly decision: Decision
  readonly seed: number
  readonly budget: BotBudget
  /** The style it plays in, one of those of the game; null: as it sees fit. */
  readonly style: string | null
}

/** Left out: whatever that bot takes for a move by itself. */
export interface BotBudget {
  readonly ms?: number
  readonly iterations?: number
}

export type EngineBot = (ask: BotAsk) => { readonly text: string; readonly why: string | null }
