import { isRecord, readOptions, type Statement, type Token } from '@gam/kernel'
import {
  BOARD,
  BUILDINGS,
  bonusAt,
  CARDS,
  canPay,
  effectOf,
  type Facts,
  FEE,
  holderOf,
  type NewBedford,
  newBedford,
  PLACES,
  POSTS,
  type Purse,
  type Seat,
  SPACES,
  type State,
  stillMissing,
  TOKENS,
} from '@gam/new-bedford'
import type { Enough, Phase, TownWords } from '@gam/new-bedford/words/table-words'
import { setOf } from '../../session/component-sets.ts'
import type { Moment, TableInfo } from '../../session/session.ts'
import type { PanelProps } from '../board.ts'

export type TownMoment = Moment<NewBedford>
export type TownPanel = PanelProps<NewBedford, TownWords>

/** SL-29 */
export const BOTTLE = PLACES.indexOf('bottle')
export const DOCK = PLACES.indexOf('dock')
export const RETURN = PLACES.indexOf('return')
/** The place of space 0 of the track. */
export const SHORE = PLACES.indexOf('space 0')
export const SEA = TOKENS.indexOf('sea')
/** The tokens that are whales, the best last. */
const WHALES = TOKENS.names.slice(0, SEA)
export const WATERS = [0, 1, 2, 3, 4, 5, 6]
const WORKER_HOME = POSTS.indexOf('home')
const CASTAWAY = TOKENS.indexOf('castaway')
const COFFIN = CARDS.indexOf('coffin')

const TOWN_HALL = SPACES.indexOf('town hall')

/** What has been worked out of a thing that does not change is kept as long as the thing itself. */
export function kept<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key) ?? work(key)
    known.set(key, found)
    return found
  }
}

/** What is in the box of this table. */
export const factsOf = kept((table: TableInfo): Facts => {
  const game = newBedford.atRules(table.rules)
  return game.facts({
    options: readOptions(game.options, table.options),
    components: setOf(game, table),
    seats: table.seats.length,
  })
})

/** A step that is still to come, with its numbers by name. */
export interface Frame {
  readonly step: string
  readonly [field: string]: unknown
}

/** What is still to happen, next first. */
export const agendaOf = kept((state: State): readonly Frame[] => {
  const written = newBedford.shape.write(state)
  const agenda = isRecord(written) && Array.isArray(written.agenda) ? written.agenda : []
  return agenda.filter(isFrame).toReversed()
})

function isFrame(entry: unknown): entry is Frame {
  return isRecord(entry) && typeof entry.step === 'string'
}

export function phaseOf(moment: TownMoment): Phase {
  if (moment.asked === null) return 'over'
  const steps = new Set(agendaOf(moment.view.state).map(({ step }) => step))
  if (steps.has('finalMovement')) return 'last'
  if (steps.has('openRound')) return 'setup'
  if (steps.has('movement')) return 'action'
  return steps.has('whaling') ? 'movement' : 'whaling'
}

/** The seat whose things lie at the foot of the table. */
export function lowSeat({ viewer }: TownMoment, facts: Facts): number {
  return viewer !== null && viewer < facts.people ? viewer : 0
}

/** The others, in turn order. */
export function othersOf(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats)
}

/** The seats with a worker on a space, one for each worker. */
export function standing(state: State, space: number): number[] {
  const post = space + 1
  const workers = state.seats.flatMap((seat, i) => seat.workers.filter((at) => at === post).map(() => i))
  const castaway = isCastawayOn(state, space)
    ? state.seats.findIndex(({ whales }) => whales[CASTAWAY] > 0)
    : -1
  const coffin = state.coffin === post ? holderOf(state, COFFIN) : -1
  return [...workers, castaway, coffin].filter((seat) => seat >= 0)
}

/** WW-13: does the Castaway stand there, as one more worker of its player? */
export function isCastawayOn({ castaway }: State, space: number): boolean {
  return castaway === space + 1
}

export function workersLeft({ workers }: Seat): number {
  return workers.filter((post) => post === WORKER_HOME).length
}

export interface Vessel {
  readonly seat: number
  readonly ship: number
  readonly at: number
  readonly place: number
  readonly whales: readonly number[]
}

/** The ships in a place, the 1st first. */
export function shipsIn(state: State, at: number): Vessel[] {
  return state.seats
    .flatMap(({ ships }, seat) => ships.map((ship, i) => ({ seat, ship: i, ...ship })))
    .filter((vessel) => vessel.at === at)
    .sort((a, b) => a.place - b.place)
}

/** The ships that have yet to select, in order. */
export function selecting(state: State): string[] {
  return agendaOf(state)
    .filter(({ step }) => step === 'select' || step === 'captainSelect')
    .map(({ seat, ship }) => `${seat} ${Number(String(ship).slice(-1)) - 1}`)
}

/** The kinds of whale in this box, the best last. */
export function whaleKinds({ tokens }: Facts): string[] {
  return WHALES.filter((_, token) => tokens[token] > 0)
}

/** What these counts are worth, each token so much. */
export function worthOf(counts: readonly number[], worth: readonly number[]): number {
  return counts.slice(0, SEA).reduce((sum, n, token) => sum + n * worth[token], 0)
}

export function whalesIn(counts: readonly number[]): number {
  return counts.slice(0, SEA).reduce((sum, n) => sum + n, 0)
}

export function offered(state: State, facts: Facts): number[] {
  return buildingsWhere(facts, (building) => state.owners[building] < 0)
}

export function ownedBy(state: State, facts: Facts, seat: number): number[] {
  return buildingsWhere(facts, (building) => state.owners[building] === seat)
}

function buildingsWhere(facts: Facts, wanted: (building: number) => boolean): number[] {
  return BUILDINGS.names.flatMap((_, building) =>
    facts.inPlay[building] && wanted(building) ? [building] : [],
  )
}

/** How far a player's goods and money go towards a building. */
export interface Means {
  readonly enough: Enough | null
  /** What is missing of wood, food, brick and money. */
  readonly lack: readonly number[]
}

export function meansFor(
  moment: TownMoment,
  facts: Facts,
  seat: number,
  building: number,
  purse: Purse = moment.view.state.seats[seat],
): Means {
  const cost = facts.costs[building]
  if (canPay(purse, cost, 0)) return { enough: 'own', lack: NO_LACK }
  const option = moment.viewer === seat ? buildOption(moment, building) : undefined
  if (option) {
    const { refusal } = option
    if (!refusal) return { enough: 'now', lack: NO_LACK }
    if (refusal.reason.type === 'costShort')
      return { enough: null, lack: COST.map((good) => numberIn(refusal.reason, good)) }
  }
  const saved = savingsOpen(moment, facts, seat)
  return { enough: canPay(purse, cost, saved) ? 'bonus' : null, lack: stillMissing(purse, cost, saved) }
}

const NO_LACK: readonly number[] = [0, 0, 0, 0]

/** NB-27, NB-42: the most goods that a build saves at a place where this player's worker could go now. */
function savingsOpen({ view: { state } }: TownMoment, facts: Facts, seat: number): number {
  const court = BUILDINGS.indexOf('courthouse')
  const owner = state.owners[court]
  const usable = owner >= 0 && !state.used[court] && (owner === seat || state.seats[seat].money >= FEE)
  return usable ? 2 : bonusAt({ state, facts }, seat, TOWN_HALL)
}

const COST = ['wood', 'food', 'brick', 'money']

function buildOption({ decision }: TownMoment, building: number) {
  return decision?.options.find(
    ({ action }) => action.type === 'build' && action.building === BUILDINGS.value(building),
  )
}

/** The space of an action building; null where it has none. */
export function spaceOfBuilding(building: number): string | null {
  const name = BUILDINGS.value(building)
  return SPACES.indexOf(name) >= BOARD ? name : null
}

/** What a space or building does, as this box has it. */
export function deedOf({ words, facts }: { words: TownWords; facts: Facts }, name: string): string {
  return effectOf(words.pieces, name, facts.secondPrinting).deed
}

/** Names of places, as pieces carry them and sentences point to them. */
export function placeOfSpace(space: string): string {
  return BUILDINGS.indexOf(space) >= 0 ? `building ${space}` : `space ${space}`
}

export function numberIn(statement: Statement, field: string): number {
  return Number(statement[field])
}

export function seatToken(seat: number): Token {
  return { kind: 'seat', value: seat }
}

export function shipIndex(name: unknown): number {
  return Number(String(name).slice(-1)) - 1
}
