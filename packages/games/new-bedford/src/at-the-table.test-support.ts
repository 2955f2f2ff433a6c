import { type ComponentSet, readOptions } from '@gam/kernel'
import { RULES } from './amendments.ts'
import { type Box, components } from './components.ts'
import { newBedford } from './game.ts'
import type { NewBedfordOptions } from './options.ts'
import { BESIDE, PLACES, TOKENS } from './pieces.ts'
import { CARDS } from './ships-log/deck.ts'
import { BUILDINGS, SPACES } from './town.ts'

/** What lies at one seat; tokens in words: '2 right, sperm'. */
export interface Place {
  money?: number
  wood?: number
  food?: number
  brick?: number
  /** Where the workers stand: 'farm'; home unless told. */
  workers?: readonly string[]
  /** Where the ships are and what they carry: 'dock', 'space 3: 2 right', 'space 0 2nd: sperm', 'space 5 beside'. */
  ships?: readonly string[]
  whales?: string
  tryworks?: boolean
  helm?: number
  quiet?: boolean
}

export interface Frame {
  readonly step: string
  readonly [field: string]: string | number
}

export interface Given {
  /** Captains by their ids; they sit after the people. */
  captains?: NewBedfordOptions['captains']
  /** What lies at the Captains' seats, by their names. */
  boards?: { readonly [captain: string]: Place }
  options?: Partial<NewBedfordOptions>
  box?: ComponentSet<Box>
  round?: number
  first?: string
  firstPerson?: string
  out?: string
  gone?: string
  sale?: string
  /** Who owns what: { Ann: 'bank, inn' }. */
  built?: { readonly [player: string]: string }
  used?: string
  line?: readonly string[]
  lastOrder?: string
  milled?: string
  /** Where log cards lie, the others in their decks: { open: 'rats, gam', Ann: 'reef', 'acting Ben': 'port fees' }. */
  log?: { readonly [where: string]: string }
  calmed?: string
  closed?: string
  /** Where the Castaway and The Coffin's worker stand. */
  castaway?: string
  coffin?: string
  seasDrawn?: number
  lastReturns?: boolean
  returned?: readonly string[]
  /** The version of the rules; the newest unless told. */
  rules?: number
  /** The frames still to come, the next one first; a placement of the first player unless told. */
  next?: readonly Frame[]
  seed?: string
}

export function tokensOf(words: string): Record<string, number> {
  const tokens: Record<string, number> = {}
  for (const entry of listed(words)) {
    const [, n = '1', token] = /^(?:(\d+) )?(.+)$/.exec(entry) ?? []
    if (TOKENS.indexOf(token) < 0) throw new Error(`"${token}" is no token`)
    tokens[token] = (tokens[token] ?? 0) + Number(n)
  }
  return tokens
}

function listed(words: string): string[] {
  return words.split(', ').filter((word) => word !== '')
}

/** A ship's place in the order of its space is the next free one unless told. */
function shipOf(words: string, taken: Map<string, number>) {
  const [where, whales = ''] = words.split(': ')
  const [, at, , told] = /^(home|bottle|dock|return|space \d)( (\d)..| beside)?$/.exec(where) ?? []
  if (PLACES.indexOf(at) < 0) throw new Error(`"${where}" is no place for a ship`)
  if (where.endsWith(' beside')) return { at, place: BESIDE, whales: tokensOf(whales) }
  const next = taken.get(at) ?? 0
  taken.set(at, next + 1)
  const place =
    told === undefined ? (at === 'home' || at === 'dock' || at === 'bottle' ? 0 : next) : Number(told) - 1
  return { at, place, whales: tokensOf(whales) }
}

export function placing(seat: string): Frame {
  return { step: 'place', seat, grounds: 'anywhere' }
}

/** The arguments of `scenario`: a town that looks like this, and what is to come. */
export function inTown(places: { readonly [player: string]: Place }, given: Given = {}) {
  const people = Object.keys(places)
  const { captains = [], boards = {}, box = components.sets[0], seed = 'town' } = given
  const options = { captains: [...captains], ...(given.log && { shipsLog: true }), ...given.options }
  const agreed = readOptions<NewBedfordOptions>(newBedford.options, options)
  const all = [...people, ...(newBedford.automatons?.(agreed) ?? [])]
  const taken = new Map<string, number>()
  const seats = Object.fromEntries(
    all.map((name) => {
      const { workers = [], ships = [], whales = '', ...rest } = places[name] ?? boards[name] ?? {}
      return [
        name,
        {
          ...rest,
          workers: [workers[0] ?? 'home', workers[1] ?? 'home'],
          ships: [shipOf(ships[0] ?? 'home', taken), shipOf(ships[1] ?? 'home', taken)],
          whales: tokensOf(whales),
        },
      ]
    }),
  )
  const heaps = {
    out: tokensOf(given.out ?? ''),
    gone: tokensOf(given.gone ?? ''),
    sale: tokensOf(given.sale ?? ''),
  }
  const held = Object.values(seats).flatMap(({ ships, whales }) => [
    whales,
    ...ships.map((ship) => ship.whales),
  ])
  const { tokens } = newBedford.facts({ options: agreed, components: box, seats: all.length })
  const ocean = Object.fromEntries(TOKENS.names.map((token, i) => [token, tokens[i]]))
  for (const heap of [...Object.values(heaps), ...held])
    for (const [token, n] of Object.entries(heap)) ocean[token] -= n
  const owners: Record<string, number> = {}
  for (const [owner, buildings] of Object.entries(given.built ?? {}))
    for (const building of listed(buildings)) owners[building] = all.indexOf(owner)
  const late = [given.castaway ?? 'home', given.coffin ?? 'home']
  const standing = [...Object.values(seats).flatMap(({ workers }) => workers), ...late]
  const used = BUILDINGS.names.filter(
    (name) => standing.includes(name) || listed(given.used ?? '').includes(name),
  )
  const lead = captains.length > 0 ? all[people.length] : people[0]
  const next = given.next ?? [placing(people[0])]
  const state = {
    round: given.round ?? 1,
    first: all.indexOf(given.first ?? lead),
    firstPerson: all.indexOf(given.firstPerson ?? people[0]),
    ocean,
    ...heaps,
    owners,
    used: Object.fromEntries(used.map((name) => [name, true])),
    line: given.line ?? [],
    ...(given.lastOrder && { lastOrder: spaceNamed(given.lastOrder) }),
    ...(given.milled && { milled: spaceNamed(given.milled) }),
    ...(agreed.shipsLog && { log: cardPlaces(given.log ?? {}, all) }),
    ...(given.calmed && { calmed: given.calmed }),
    closed: listed(given.closed ?? ''),
    castaway: given.castaway ?? 'home',
    coffin: given.coffin ?? 'home',
    seasDrawn: given.seasDrawn ?? 0,
    lastReturns: given.lastReturns ?? false,
    returned: given.returned ?? [],
    seats,
    agenda: [...next].reverse(),
  }
  return [
    newBedford.atRules(given.rules ?? RULES),
    { seats: people, options, components: box, seed },
    state,
  ] as const
}

function cardPlaces(given: { readonly [where: string]: string }, all: readonly string[]) {
  const places: Record<string, string> = Object.fromEntries(CARDS.names.map((card) => [card, 'deck']))
  for (const [where, cards] of Object.entries(given)) {
    const [, state = 'with', who = ''] = /^(?:(acting|used) )?(.+)$/.exec(where) ?? []
    const place = where === 'open' || where === 'under' ? where : `${state} ${all.indexOf(who)}`
    for (const card of listed(cards)) {
      if (CARDS.indexOf(card) < 0) throw new Error(`"${card}" is no card of the log`)
      places[card] = place
    }
  }
  return places
}

function spaceNamed(name: string): string {
  if (SPACES.indexOf(name) < 0) throw new Error(`"${name}" is no space`)
  return name
}
