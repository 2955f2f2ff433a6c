import {
  type Amended,
  bag,
  counts,
  each,
  flag,
  integer,
  later,
  list,
  maybe,
  one,
  type Play,
  perSeat,
  row,
  type Shape,
  struct,
} from '@gam/kernel'
import type { AMENDMENTS } from './amendments.ts'
import type { Board } from './captains/board.ts'
import { HELM } from './captains/headings.ts'
import type { Box } from './components.ts'
import type { Expansions } from './expansion.ts'
import { BUILDINGS_OF_2, CARDS_OF_2 } from './frozen.ts'
import { mask } from './mask.ts'
import type { NewBedfordOptions } from './options.ts'
import type { Action } from './piece.ts'
import { MOST_GOODS, MOST_MONEY, PLACES, ROUND, SEAT, SHIPS, TOKENS, VESSELS } from './pieces.ts'
import type { Placer } from './placer.ts'
import { CARD_PLACES, CARDS } from './ships-log/deck.ts'
import { BUILDINGS, type BuildingName, POSTS, SPACES } from './town.ts'
import { ANSWERS, type actions, type events, type refusals } from './vocabulary.ts'

export interface Ship {
  /** Home, on the dock, on a space of the track, or in Return. */
  at: number
  /** Its order among the ships on its space, 0 for the 1st place; 7 in a column of its own (SL-26). */
  place: number
  /** The tokens aboard. */
  whales: number[]
}

export interface Seat {
  money: number
  wood: number
  food: number
  brick: number
  /** Where each worker is. */
  workers: number[]
  ships: Ship[]
  /** The tokens landed; Ambergris and Castaway once their ship has returned. */
  whales: number[]
  /** NB-73: a ship that returns in this round may still land right whales for free. */
  tryworks: boolean
  /** The heading on which a Captain's token stands. */
  helm: number
  /** By version 2 of the rules: does not want to be asked for log cards again in this round. */
  quiet: boolean
  /** SL-78: what this seat has chosen and not carried out yet. */
  answer: number
  /** SL-75: insured, but has chosen to be held fast by the Ice Sheet in this movement. */
  frozen: boolean
}

export interface State {
  agenda: number[]
  round: number
  /** Who begins this round, and who of the people comes first. Without Captains the same. */
  first: number
  firstPerson: number
  /** The ocean bag. */
  ocean: number[]
  /** The tokens that lie out since the last whaling phase. */
  out: number[]
  /** The tokens that left the game. */
  gone: number[]
  /** The whales of a returning ship that are for sale. */
  sale: number[]
  /** Who owns each building; nobody: not built. */
  owners: number[]
  /** NB-13: which buildings were used this round. */
  used: boolean[]
  /** WW-13: those of them that are free again since their worker went overboard, a bit each. */
  freed: number
  /** LO-02: the order in which Captains look for buildings. */
  line: number[]
  /** LO-50: where a Captain placed a worker last in this round. */
  lastOrder: number
  /** The space whose action the worker on Turner's Mill repeats. */
  milled: number
  /** SL-01: where each card of the Ship's Log lies; empty where the log is not in play. */
  log: number[]
  /** SL-27: the omen against which Calm Seas was played. */
  calmed: number
  /** SL-44: the buildings that nobody can use until clean-up, a bit each. */
  closed: number
  /** WW-13, SL-22: where the Castaway and the worker of The Coffin stand, home if nowhere. */
  castaway: number
  coffin: number
  /** WW-14: the Castaway's action is being carried out. */
  castawayActs: boolean
  /** WW-14: the ship that brought it, while that is being handled. */
  castawayFrom: number
  /** The ships that returned in this round, a bit each. */
  returned: number
  /** SL-79: the ships as they stood when cards began to move them in this movement phase. */
  fleet: number[]
  /** SL-24: how many empty seas were drawn in this round. */
  seasDrawn: number
  /** NB-81: the movement after the last round has begun. */
  lastReturns: boolean
  seats: Seat[]
}

/** Wood, food, brick, money. */
export type Cost = readonly [number, number, number, number]

export interface Facts {
  /** The seats below this number are people, the others Captains. */
  readonly people: number
  readonly secondPrinting: boolean
  readonly inPlay: readonly boolean[]
  /** For the pieces themselves: the number of a building, and the actions by their spaces. */
  buildingNamed(name: BuildingName): number
  readonly spaces: readonly Action[]
  /** The buildings in play. */
  readonly tiles: readonly number[]
  readonly costs: readonly Cost[]
  /** All tokens of this game. */
  readonly tokens: readonly number[]
  /** The food for a launch to each space. */
  readonly launchFood: readonly number[]
  readonly die: readonly number[]
  /** One for each Captain, in seat order. */
  readonly boards: readonly Board[]
  readonly challenge: boolean
  /** The Ship's Log is in play. */
  readonly log: boolean
  /** What the expansions in play change. */
  readonly expansions: Expansions
  /** By grounds: who places a worker. */
  readonly placers: readonly Placer[]
  /** SL-01: the cards of Providence and those of the Omens. */
  readonly decks: readonly (readonly number[])[]
  /** Which changes of the rules hold at this table. */
  readonly amended: Amended<typeof AMENDMENTS>
}

export interface NewBedford {
  state: State
  facts: Facts
  options: NewBedfordOptions
  components: Box
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

export type G = Play<NewBedford>

const amount = integer(0, MOST_GOODS)

/** The cards by their names, or nothing without the log. */
function logShape(always: readonly string[]): Shape<number[]> {
  const places = each(CARDS, one(CARD_PLACES), always)
  return {
    ...places,
    blank: () => [],
    write: (value) => (value.length === 0 ? null : places.write(value)),
    read: (json, at) => (json === null ? [] : places.read(json, at)),
    schema: () => ({ anyOf: [{ type: 'null' }, places.schema()] }),
  }
}

/** The shape of the state by one version of the rules. */
export function stateAt(rules: number) {
  const written = rules <= 2
  return stateShape(written ? BUILDINGS_OF_2 : [], written ? CARDS_OF_2 : [], written ? flag : later(flag))
}

/** With the names that are written although they are blank, and with what only the second version has. */
const stateShape = (buildings: readonly string[], cards: readonly string[], quiet: Shape<boolean>) => ({
  round: one(ROUND),
  first: one(SEAT),
  firstPerson: one(SEAT),
  ocean: bag(TOKENS),
  out: bag(TOKENS),
  gone: counts(TOKENS),
  sale: counts(TOKENS),
  owners: each(BUILDINGS, maybe(SEAT), buildings),
  used: each(BUILDINGS, flag, buildings),
  line: list(one(BUILDINGS), BUILDINGS.size),
  freed: later(mask(BUILDINGS)),
  lastOrder: maybe(SPACES),
  milled: maybe(SPACES),
  log: logShape(cards),
  calmed: maybe(CARDS),
  closed: mask(BUILDINGS),
  castaway: one(POSTS),
  coffin: one(POSTS),
  castawayActs: flag,
  castawayFrom: later(maybe(VESSELS)),
  returned: mask(VESSELS),
  fleet: list(one(VESSELS), VESSELS.size),
  seasDrawn: integer(0, 1000),
  lastReturns: flag,
  seats: perSeat(
    struct<Seat>({
      money: integer(0, MOST_MONEY),
      wood: amount,
      food: amount,
      brick: amount,
      workers: row(2, one(POSTS)),
      ships: row(SHIPS.size, struct<Ship>({ at: one(PLACES), place: integer(0, 7), whales: counts(TOKENS) })),
      whales: counts(TOKENS),
      tryworks: flag,
      // Where the die has a side for the whole helm, it stands there at first.
      helm: integer(0, HELM),
      quiet,
      answer: one(ANSWERS),
      frozen: later(flag),
    }),
  ),
})
