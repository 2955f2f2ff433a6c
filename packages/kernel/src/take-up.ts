import { ChaCha, keyOf, nonceOf } from './chacha.ts'
import type { Game, Types } from './game.ts'
import { readReplay } from './replay.ts'
import { Sitting } from './sitting.ts'
import { determinize } from './view.ts'

/**
 * What becomes of the unseen when a game is taken up in the middle: it lies as it did then and chance goes on as
 * it did, or all that was hidden is dealt anew and chance is another.
 */
export type Redeal = 'same' | 'anew'

interface TakingUp {
  /** How many of its actions are kept. */
  readonly at: number
  readonly deal: Redeal
  /** Who plays now. */
  readonly seats: readonly string[]
  /** Of what is dealt anew. */
  readonly seed: string
  /** What these eyes can see stays; null: only what everybody can. */
  readonly viewer: number | null
}

/** Another game that begins at a moment of this one, by the same rules: the same whoever works it out. */
export function takeUp<T extends Types>(known: Game<T>, replay: unknown, taking: TakingUp): Sitting<T> {
  const { at, deal, seats, seed, viewer } = taking
  const past = readReplay(known, replay, at)
  const { game } = past
  const { options, components } = past.config
  if (deal === 'same')
    return Sitting.at(game, { seats, seed: past.seed, options, components }, past.snapshot())
  const chance = new ChaCha(keyOf(`${seed} dealt anew`), [nonceOf('dealt anew')], [0])
  const state = determinize(game, past.view(viewer), chance)
  const draws = game.nonces.map(() => 0)
  return Sitting.at(game, { seats, seed, options, components }, { state: game.shape.write(state), draws })
}
