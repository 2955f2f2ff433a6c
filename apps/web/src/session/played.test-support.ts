import { type Game, type Json, type Offered, Sfc32, Sitting, type Types } from '@gam/kernel'
import type { Moment, TableInfo } from './session.ts'

export type ChosenOptions = { readonly [option: string]: Json }

/** A decision of a game that is being played, as the seat that is asked sees it, and what is about to be chosen. */
export interface Played<T extends Types = Types> {
  readonly sitting: Sitting<T>
  readonly moment: Moment<T>
  readonly table: TableInfo
  readonly chosen: Offered<T>
  readonly after: Sitting<T>
}

/** Every decision of a game in which all choose at random. */
export function* played<T extends Types>(
  game: Game<T>,
  names: readonly string[],
  options: ChosenOptions,
  nth: number,
): Generator<Played<T>> {
  const chance = new Sfc32(nth)
  let sitting = Sitting.begin(game, { seats: names, seed: `played ${nth}`, options })
  const table = tableOf(sitting, options)
  while (sitting.decision) {
    const { seat, options: all } = sitting.decision
    const open = all.filter(({ refusal }) => !refusal)
    const chosen = open[chance.below(open.length)]
    const after = sitting.submit(seat, chosen.text)
    yield { sitting, moment: momentOf(sitting), table, chosen, after }
    sitting = after
  }
}

/** What the seat that is asked sees; at the end, the first. */
export function momentOf<T extends Types>(sitting: Sitting<T>): Moment<T> {
  const { decision } = sitting
  const seat = decision?.seat ?? 0
  return {
    moves: sitting.codes.length,
    viewer: seat,
    view: sitting.view(seat),
    decision,
    asked: decision && { seat, step: decision.step },
    veiled: null,
    events: sitting.eventsFor(seat),
    marks: sitting.marks,
    movers: sitting.movers,
    standings: sitting.standings(),
    undo: 'possible',
    undoable: 1,
    undone: [],
  }
}

function tableOf<T extends Types>(sitting: Sitting<T>, options: ChosenOptions): TableInfo {
  return {
    id: 'table',
    game: sitting.game.id,
    rules: sitting.game.rulesVersion,
    seats: sitting.seats.map((name, seat) => ({ name, flag: seat + 1, bot: null })),
    players: sitting.people,
    options,
    components: sitting.config.components.id,
    componentSet: null,
    shared: false,
  }
}
