import type { ComponentSet } from '@gam/kernel'
import { PORTS, SUN_PORT, stormsFor } from './coast.ts'
import { type Box, components } from './components.ts'
import { ASKS } from './contracts.ts'
import { DECREES, GOALS } from './decrees/decrees.ts'
import { whaleRiders } from './game.ts'
import type { RiderOptions } from './options.ts'
import { RESOURCES, TILES } from './tiles.ts'

type Row = readonly (string | null)[]

/** What lies before one player, tiles in words: '2 meat2, kelp1'. */
interface Place {
  /** How often the rider has advanced: 1 is Swordfish, 7 Lobster, 14 home again. */
  journey?: number
  coins?: number
  tiles?: string
  hand?: readonly string[]
  fulfilled?: readonly string[]
  decrees?: readonly string[]
  ability?: string
}

interface Given {
  /** Whose turn begins; the first player's unless told. */
  turn?: string
  /** Who began the game; the last player unless told. */
  starter?: string
  round?: number
  /** What lies at some ports; at the Sun Port all pearls that nobody has, at the others nothing unless told. */
  ports?: { readonly [port: string]: Row }
  /** What the bag holds; all that is nowhere else unless told, and then the rest was paid. */
  bag?: string
  /** Which contracts lie in deck and discard pile; all that are nowhere else are in the deck unless told. */
  deck?: readonly string[]
  discards?: readonly string[]
  /** Who fulfilled the contracts that are nowhere else, where the deck is told. */
  fulfiller?: string
  /** The decrees on the table; the others of the game are the last player's. */
  decrees?: readonly string[]
  options?: Partial<RiderOptions>
  box?: ComponentSet<Box>
  seed?: string
}

export const standard = components.sets[0]

/** The number of a contract, by what it asks and, where that is not enough, what it brings. */
export function contract(asks: { [ask: string]: number }, coins?: number, pearls?: number): string {
  const wanted = ASKS.names.map((name) => asks[name] ?? 0).join()
  const at = standard.values.contracts.findIndex(
    (row) =>
      row.asks.join() === wanted &&
      (coins === undefined || row.coins === coins) &&
      (pearls === undefined || row.pearls === pearls),
  )
  if (at < 0) throw new Error(`there is no contract for ${JSON.stringify(asks)}`)
  return String(at + 1)
}

export function tilesOf(words: string): Record<string, number> {
  const tiles: Record<string, number> = {}
  for (const entry of words.split(', ').filter((text) => text !== '')) {
    const [, n = '1', tile] = /^(?:(\d+) )?(.+)$/.exec(entry) ?? []
    if (TILES.indexOf(tile) < 0) throw new Error(`"${tile}" is no tile`)
    tiles[tile] = (tiles[tile] ?? 0) + Number(n)
  }
  return tiles
}

function count(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1
  return counted
}

/** The arguments of `scenario`: a turn about to begin on a coast that looks like this. */
export function atTheCoast(places: { readonly [player: string]: Place }, given: Given = {}) {
  const players = Object.keys(places)
  const last = players[players.length - 1]
  const { turn = players[0], starter = last, round = 1, box = standard, seed = 'coast' } = given
  const options = {
    magic: Object.values(places).some(({ ability }) => ability !== undefined),
    decree: given.decrees !== undefined,
    ...given.options,
  }

  const bought = Object.values(places).some(({ tiles }) => tiles?.includes('pearl3')) ? ['pearl3'] : []
  const ports = Object.fromEntries(
    PORTS.names.map((port, i) => {
      const empty: Row = new Array<null>(box.values.spaces[i]).fill(null)
      const sun: Row = SUN_PORT.map((tile) => TILES.value(tile)).map((tile) =>
        bought.includes(tile) ? null : tile,
      )
      return [port, given.ports?.[port] ?? (port === 'sun' ? sun : empty)]
    }),
  )

  const tilesLeft = tilesOf('pearl3, 4 pearl1, 2 pearl2')
  for (const [i, tile] of RESOURCES.names.entries())
    tilesLeft[tile] = (tilesLeft[tile] ?? 0) + box.values.tiles[i]
  tilesLeft.storm = stormsFor(players.length) + 1
  const without = (left: Record<string, number>, some: Record<string, number>) => {
    for (const [name, n] of Object.entries(some)) left[name] -= n
    return some
  }
  without(tilesLeft, count(Object.values(ports).flatMap((row) => row.filter((tile) => tile !== null))))

  const cardsLeft = Object.fromEntries(box.values.contracts.map(({ copies }, i) => [String(i + 1), copies]))
  const fulfilled: Record<string, string[]> = {}
  const seats: Record<string, Record<string, unknown>> = {}
  for (const [player, place] of Object.entries(places)) {
    const { journey = 1, coins = 0, tiles = '', hand = [], decrees = [], ability = null } = place
    fulfilled[player] = [...(place.fulfilled ?? [])]
    without(cardsLeft, count([...hand, ...fulfilled[player]]))
    seats[player] = {
      journey,
      coins,
      tiles: without(tilesLeft, tilesOf(tiles)),
      hand: count(hand),
      decrees: [...decrees],
      ability,
    }
  }

  const { bag, deck, discards = [], fulfiller = last } = given
  const bagged = bag === undefined ? tilesLeft : without(tilesLeft, tilesOf(bag))
  without(cardsLeft, count([...discards, ...(deck ?? [])]))
  if (deck !== undefined)
    for (const [card, n] of Object.entries(cardsLeft))
      fulfilled[fulfiller].push(...new Array<string>(n).fill(card))
  for (const player of players) seats[player].fulfilled = fulfilled[player]

  if (given.decrees !== undefined) {
    const edition = options.edition ?? 'second'
    const dealt = edition === 'first' && players.length <= 4 ? 3 : 4
    const named = [...given.decrees, ...players.flatMap((player) => places[player].decrees ?? [])]
    const others = DECREES.names.filter(
      (name, i) => GOALS[i].editions.includes(edition) && !named.includes(name),
    )
    seats[last].decrees = [...(places[last].decrees ?? []), ...others.slice(0, dealt - named.length)]
  }

  const state = {
    round,
    starter: players.indexOf(starter),
    bag: bagged,
    paid: bag === undefined ? {} : tilesLeft,
    ports,
    deck: deck === undefined ? cardsLeft : count(deck),
    discards: count(discards),
    decrees: given.decrees ?? [],
    seats,
    agenda: [{ step: 'beginTurn', seat: turn }],
  }
  return [whaleRiders, { seats: players, options, components: box, seed }, state] as const
}

/** Four tiles that nobody minds. */
export const PLAIN_PORT: Row = ['meat1', 'kelp1', 'pottery1', 'shells1']
