import {
  type Amended,
  bag,
  counts,
  each,
  integer,
  list,
  maybe,
  one,
  type Play,
  perSeat,
  pile,
  struct,
} from '@gam/kernel'
import { ABILITIES } from './abilities/abilities.ts'
import type { Ability } from './abilities/ability.ts'
import type { AMENDMENTS } from './amendments.ts'
import { BOX_PORTS, MOST_SPACES, PORTS, WHOLE_JOURNEY } from './coast.ts'
import type { Box } from './components.ts'
import { CARDS, CONTRACT_POOL, CONTRACTS, type Contract } from './contracts.ts'
import type { Decree } from './decrees/decree.ts'
import { DECREES } from './decrees/decrees.ts'
import type { RiderOptions } from './options.ts'
import { MOST_ROUNDS } from './rounds.ts'
import { SEAT } from './seats.ts'
import { TILES } from './tiles.ts'
import type { actions, events, refusals } from './vocabulary.ts'

export interface Rider {
  /** How often the rider has advanced; the whole journey is out to Lobster Port and back. */
  journey: number
  coins: number
  tiles: number[]
  hand: number[]
  /** In the order in which they were fulfilled. */
  fulfilled: number[]
  decrees: number[]
  ability: number
}

export interface State {
  agenda: number[]
  round: number
  /** The player who began. */
  starter: number
  bag: number[]
  /** By port: what lies on its spaces, from the port icon outwards. */
  ports: number[][]
  /** The ports where something was bought this turn, in that order. */
  bought: number[]
  deck: number[]
  discards: number[]
  /** The contract that lies open and is being paid for. */
  due: number
  /** Tiles that were paid. */
  paid: number[]
  /** Decrees that nobody has claimed. */
  decrees: number[]
  /** Abilities that can still be chosen, in a line. */
  line: number[]
  seats: Rider[]
}

export interface Facts {
  readonly decree: boolean
  readonly magic: boolean
  /** The ports in the order of a journey, one more than there are advances. */
  readonly route: readonly number[]
  /** By port. */
  readonly spaces: readonly number[]
  /** Resource tiles by kind: what the bag holds at first. */
  readonly resources: readonly number[]
  readonly storms: number
  readonly contracts: readonly Contract[]
  /** How many cards of each contract there are. */
  readonly copies: readonly number[]
  readonly goals: readonly Decree[]
  /** The decrees of this edition, and how many of them are laid out. */
  readonly decrees: readonly number[]
  readonly decreesDealt: number
  readonly abilities: readonly Ability[]
  /** The abilities that are laid in the line. */
  readonly line: readonly number[]
  /** The amendments of the rules that hold at this table. */
  readonly amended: Amended<typeof AMENDMENTS>
}

export interface RiderTypes {
  state: State
  facts: Facts
  options: RiderOptions
  components: Box
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

export type G = Play<RiderTypes>

const port = list(maybe(TILES), MOST_SPACES)

export const stateShape = {
  round: integer(0, MOST_ROUNDS),
  starter: one(SEAT),
  bag: bag(TILES),
  ports: each(PORTS, port),
  bought: list(one(PORTS), PORTS.size),
  deck: pile(CONTRACT_POOL),
  discards: bag(CONTRACTS),
  due: maybe(CONTRACTS),
  paid: counts(TILES),
  decrees: list(one(DECREES), DECREES.size),
  line: list(one(ABILITIES), ABILITIES.size),
  seats: perSeat(
    struct<Rider>({
      journey: integer(0, WHOLE_JOURNEY),
      coins: integer(0, 100_000),
      tiles: counts(TILES),
      hand: pile(CONTRACT_POOL),
      fulfilled: list(one(CONTRACTS), CARDS),
      decrees: list(one(DECREES), DECREES.size),
      ability: maybe(ABILITIES),
    }),
  ),
}

/** Version 1 wrote every port, empty or not: the list of its ports is frozen here. */
export const stateShapeOf1 = { ...stateShape, ports: each(PORTS, port, BOX_PORTS) }
