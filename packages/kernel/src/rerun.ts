import { ChaCha, keyOf } from './chacha.ts'
import type { Types } from './game.ts'
import { Play } from './play.ts'
import { ranks } from './score.ts'
import { Reading } from './shape.ts'
import type { Sitting, Standing } from './sitting.ts'
import { type View, view } from './view.ts'
import { redact, type Statement } from './vocabulary.ts'

/** A game played again from its beginning, in place: much quicker than one sitting after the other. */
export class Rerun<T extends Types = Types> {
  readonly events: Statement[] = []
  /** How many events there were after set-up, after the first action, after the second, and so on. */
  readonly marks: number[] = []
  readonly #sitting: Sitting<T>
  readonly #play: Play<T>
  readonly #codes: readonly number[]
  #asks = false

  constructor(sitting: Sitting<T>) {
    const { game, config, facts, seed, from } = sitting
    this.#sitting = sitting
    this.#codes = sitting.codes
    const chance = new ChaCha(keyOf(seed), game.nonces, from?.draws ?? game.nonces.map(() => 0))
    const start = from
      ? game.shape.read(from.state, new Reading(config.seats))
      : game.shape.blank(config.seats)
    this.#play = new Play(game, start, facts, chance, (statement) => this.events.push(statement))
    if (!from) game.setup(this.#play)
    this.#settle()
  }

  /** How many actions have been played again. */
  get moves(): number {
    return this.marks.length - 1
  }

  get asked(): { readonly seat: number; readonly step: string } | null {
    const { seat, step } = this.#play
    return this.#asks ? { seat, step: this.#sitting.game.stepNames[step] } : null
  }

  /** Plays on up to so many actions. */
  to(moves: number): this {
    while (this.moves < moves) {
      this.#play.take(this.#codes[this.moves])
      this.#settle()
    }
    return this
  }

  view(viewer: number | null): View<T> {
    return view(this.#sitting.game, this.#play.state, viewer)
  }

  eventsFor(viewer: number | null): Statement[] {
    const { events } = this.#sitting.game
    return this.events.map((statement) => redact(events, statement, viewer))
  }

  standings(viewer: number | null): Standing[] {
    return standingsIn(this.#sitting, this.view(viewer), this.asked === null)
  }

  #settle(): void {
    this.#asks = this.#play.settle()
    this.marks.push(this.events.length)
  }
}

/** While a game runs, the points as far as these eyes can count them: what lies face down counts nothing. */
export function standingsIn<T extends Types>(sitting: Sitting<T>, seen: View<T>, over: boolean): Standing[] {
  if (over) return sitting.standings()
  const scores = sitting.game.score(seen.state, sitting.facts)
  const places = ranks(scores)
  return scores.map((score, seat) => ({ seat, ...score, rank: places[seat] }))
}
