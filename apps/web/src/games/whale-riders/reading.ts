import { type GameWords, isRecord, NONE, readOptions, type Statement, sizeOf } from '@gam/kernel'
import {
  type Ability,
  CONTRACTS,
  type Facts,
  ICONS,
  NO_MAGIC,
  PORTS,
  type Rider,
  type RiderTypes,
  STOPS,
  type State,
  TILES,
  whaleRiders,
} from '@gam/whale-riders'
import type { RiderWords, Way } from '@gam/whale-riders/words/table-words'
import { setOf } from '../../session/component-sets.ts'
import type { Moment, TableInfo } from '../../session/session.ts'

export type RiderMoment = Moment<RiderTypes>

/** What a panel is given is of whatever game: these say that it is this one. */
export function isRiderMoment(moment: Moment): moment is RiderMoment {
  return isRecord(moment.view.state) && 'ports' in moment.view.state
}

export function isRiderWords(words: GameWords): words is RiderWords {
  return 'portNames' in words
}

export const STORM = TILES.indexOf('storm')
export const SUN = PORTS.indexOf('sun')

function factsFor(table: TableInfo): Facts {
  const game = whaleRiders.atRules(table.rules)
  return game.facts({
    options: readOptions(game.options, table.options),
    components: setOf(game, table),
    seats: table.seats.length,
  })
}

const KNOWN = new WeakMap<TableInfo, Facts>()

/** What is in the box and which variants are played. */
export function factsOf(table: TableInfo): Facts {
  const known = KNOWN.get(table) ?? factsFor(table)
  KNOWN.set(table, known)
  return known
}

/** The tiles of a heap one by one, in the order of what they show. */
export function tilesIn(tiles: readonly number[]): number[] {
  const pieces: number[] = []
  for (let tile = 0; tile < TILES.size; tile++) for (let n = tiles[tile]; n > 0; n--) pieces.push(tile)
  return pieces
}

/** The contracts of a hand one by one; those face down are not among them. */
export function contractsIn(hand: readonly number[]): number[] {
  const cards: number[] = []
  for (let card = 0; card < CONTRACTS.size; card++) for (let n = hand[card]; n > 0; n--) cards.push(card)
  return cards
}

/** What a tile shows, without how often: meat, crystal, pearl, storm. */
export function thingOn(tile: number): string {
  return TILES.value(tile).replace(/\d$/, '')
}

export function iconsOn(tile: number): number {
  return ICONS[tile]
}

export function abilityOf(facts: Facts, { ability }: Rider): Ability {
  return facts.abilities[ability] ?? NO_MAGIC
}

export function portOf({ route }: Facts, { journey }: Rider): number {
  return route[journey]
}

/** The port a rider would reach next; null when the journey is over. */
export function nextPortOf({ route }: Facts, { journey }: Rider): number | null {
  return route[journey + 1] ?? null
}

/** Where a rider is heading: out, home, or back already. */
export function wayOf({ route }: Facts, { journey }: Rider): Way {
  const whole = route.length - 1
  if (journey === whole) return 'back'
  return journey * 2 >= whole ? 'home' : 'out'
}

/** What a rider pays for the tile on a space. */
export function priceOf({ mostPaid }: Ability, tile: number, space: number): number {
  return Math.min(mostPaid[tile], space)
}

/** The ports from the Sun Port outwards. */
export function coastOf({ route }: Facts): readonly number[] {
  return route.slice(0, STOPS)
}

export function stormsAt(spaces: readonly number[]): number {
  return spaces.filter((tile) => tile === STORM).length
}

/** How far winter has come: the storms that lie on the coast, and all of this game. */
export function winterOf({ ports, bag }: State): { readonly lying: number; readonly all: number } {
  const lying = ports.reduce((n, spaces, port) => n + (port === SUN ? 0 : stormsAt(spaces)), 0)
  return { lying, all: lying + bag[STORM] }
}

/** Who is at a port, the one who looks first. */
export function ridersAt(port: number, table: TableInfo, { view, viewer }: RiderMoment) {
  const facts = factsOf(table)
  return view.state.seats
    .map((rider, seat) => ({ rider, seat }))
    .filter(({ rider }) => portOf(facts, rider) === port)
    .sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer))
}

/** Nothing but storms is left: the port is closed. */
export function isClosed(port: number, spaces: readonly number[]): boolean {
  return port !== SUN && stormsAt(spaces) > 0 && spaces.every((tile) => tile === STORM || tile === NONE)
}

interface Turn {
  /** How many actions are left. */
  readonly left: number
  /** Is the next advance free? */
  readonly free: boolean
  /** Tiles that were laid for the contract that is being paid. */
  readonly laid: string
}

/** Where the turn that is being played stands. */
export function turnOf(state: State): Turn {
  const written = whaleRiders.shape.write(state)
  const agenda = isRecord(written) && Array.isArray(written.agenda) ? written.agenda.filter(isRecord) : []
  const turn = agenda.find(({ step }) => step === 'turn')
  const pay = agenda.find(({ step }) => step === 'pay')
  return {
    left: Number(turn?.left ?? 0),
    free: turn?.sail === 1,
    laid: String(pay?.laid ?? 'nothing'),
  }
}

/** The others in turn order, after the one who looks. */
export function othersOf(seats: number, viewer: number | null): number[] {
  const all = Array.from({ length: seats }, (_, i) => ((viewer ?? -1) + 1 + i) % seats)
  return viewer === null ? all : all.slice(0, -1)
}

export function inHand({ hand }: Rider): number {
  return sizeOf(hand)
}

export function numberIn(statement: Statement, field: string): number {
  return Number(statement[field])
}
