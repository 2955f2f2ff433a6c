import { ChaCha, type Fact, type Game, keyOf, Play, Reading, redact, type Sitting, view } from '@gam/kernel'
import type { News } from '@gam/protocol/wire'
import { standingsOf } from './eyes.ts'

/** A game played again in place: much quicker than one sitting after the other. */
class Rerun {
  readonly events: Fact[] = []
  readonly marks: number[] = []
  readonly #sitting: Sitting
  readonly #play: Play

  constructor(sitting: Sitting) {
    const { game, config, facts, seed } = sitting
    this.#sitting = sitting
    const { from } = sitting
    const chance = new ChaCha(keyOf(seed), game.nonces, from?.draws ?? game.nonces.map(() => 0))
    const start = from
      ? game.shape.read(from.state, new Reading(config.seats))
      : game.shape.blank(config.seats)
    this.#play = new Play(game, start, facts, chance, (fact) => this.events.push(fact))
    if (!from) game.setup(this.#play)
    this.#settle()
  }

  get game(): Game {
    return this.#sitting.game
  }

  view(viewer: number | null) {
    return view(this.game, this.#play.state, viewer)
  }

  standings(viewer: number | null) {
    return standingsOf(this.game, this.#sitting.facts, this.view(viewer).state)
  }

  get asked(): { seat: number; step: string } | null {
    const { seat, step } = this.#play
    return this.#open ? { seat, step: this.game.stepNames[step] } : null
  }

  #open = false

  step(code: number): void {
    this.#play.take(code)
    this.#settle()
  }

  #settle(): void {
    this.#open = this.#play.settle()
    this.marks.push(this.events.length)
  }
}

/** The table after so many actions, for the same eyes as now. */
export function momentAt(
  sitting: Sitting,
  moves: number,
  viewer: number | null,
  about: Pick<News, 'seq' | 'clock'>,
): News {
  const rerun = new Rerun(sitting)
  for (const code of sitting.codes.slice(0, moves)) rerun.step(code)
  const { game, asked, events, marks } = rerun
  const over = moves === sitting.codes.length && sitting.over
  return {
    ...about,
    moves,
    viewer,
    view: rerun.view(viewer),
    decision: null,
    asked,
    kept: -1,
    marks,
    movers: sitting.movers.slice(0, moves),
    events: events.map((fact) => redact(game.events, fact, viewer)),
    standings: over ? sitting.standings() : rerun.standings(viewer),
    undo: 'other',
    undoable: 0,
  }
}

/** The points of every seat after each action, as far as these eyes can count them. */
export function totalsFor(sitting: Sitting, viewer: number | null): number[][] {
  const rerun = new Rerun(sitting)
  const totals = () => rerun.standings(viewer).map(({ total }) => total)
  const line = [totals()]
  for (const code of sitting.codes) {
    rerun.step(code)
    line.push(totals())
  }
  if (sitting.over) line[line.length - 1] = sitting.standings().map(({ total }) => total)
  return line
}
