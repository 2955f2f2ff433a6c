import {
  type ComponentSet,
  type Config,
  Fault,
  type Game,
  isRecord,
  type Json,
  type Option,
  oneAt,
  readOptions,
  Sitting,
  type Types,
} from '@gam/kernel'
import { bytes, messageOf } from './compare.ts'

/** One way to sit down to a game: how many people, which options, which box. */
export interface Table<T extends Types = Types> {
  readonly seats: readonly string[]
  readonly options: unknown
  readonly components: ComponentSet<T['components']>
  readonly label: string
  /** What follows from it, worked out once. */
  readonly config: Config<T>
  readonly facts: T['facts']
}

/** All tables of a game; the combinations that cannot be played; those at which setting up went wrong. */
export interface Tables<T extends Types = Types> {
  readonly tables: readonly Table<T>[]
  readonly refused: number
  readonly broken: readonly string[]
}

type Chosen = { readonly [key: string]: Json }

const PEOPLE = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lea']

/** Of a list with no more names than this every pair is tried as well. */
const FEW = 6
/** With more combinations of the other options than this, each list of names meets an even share of them. */
const MANY = 64

/**
 * Every number of people with every combination of options. A list of names is taken empty, with each name
 * alone, with each pair of a few, and as long as the table allows; boxes other than the standard one come with
 * the standard options.
 */
export function tablesOf<T extends Types>(game: Game<T>): Tables<T> {
  const known: Tables<T> | undefined = found.get(game)
  if (known !== undefined) return known
  const tables = findTables(game)
  found.set(game, tables)
  return tables
}

/** Every table is set up once to see whether it can be; there may be hundreds. */
const found = new WeakMap<object, Tables>()

function findTables<T extends Types>(game: Game<T>): Tables<T> {
  const rows = Object.entries(game.options) as [string, Option][]
  const search = new Search(game)
  const singles = product(rows)
  const lists = rows.filter(([, option]) => namesIn(option) !== null)
  const filled = lists.flatMap(([key, option]) =>
    aloneAndPaired(namesIn(option) ?? []).map((some) => ({ [key]: some })),
  )
  // Odd, so that every second combination is not always one with the same toggle.
  const share = Math.ceil(singles.length / MANY) | 1
  for (let people = 1; people <= game.seats.max; people++) {
    for (const set of game.components.sets.slice(1)) search.visit(people, {}, set)
    for (const [i, single] of singles.entries()) {
      search.visit(people, single)
      for (const [k, some] of filled.entries())
        if ((i + k) % share === 0) search.visit(people, { ...single, ...some })
      if (i % share !== 0) continue
      search.visit(people, search.longest(people, single, lists, false))
      search.visit(people, search.longest(people, single, lists, true))
    }
  }
  const { tables, refused, broken } = search
  return { tables: mixed([...tables.values()]), refused: refused.size, broken }
}

function aloneAndPaired(names: readonly Json[]): Json[][] {
  const alone = names.map((name) => [name])
  if (names.length > FEW) return alone
  return [...alone, ...names.flatMap((name, i) => names.slice(i + 1).map((other) => [name, other]))]
}

export function tableOf<T extends Types>(
  game: Game<T>,
  seats: readonly string[],
  chosen: unknown,
  components: ComponentSet<T['components']>,
): Table<T> {
  const options = readOptions<T['options']>(game.options, chosen)
  const automatons = game.automatons?.(options) ?? []
  const config: Config<T> = { options, components, seats: seats.length + automatons.length }
  const given = isRecord(chosen) ? chosen : {}
  const label = labelOf(seats.length, given, components.id)
  return { seats, options: chosen, components, label, config, facts: game.facts(config) }
}

/** The same list in another order, in which any few in a row are spread evenly over the whole. */
function mixed<V>(list: readonly V[]): V[] {
  let step = Math.max(1, Math.round(list.length * 0.618))
  while (divisor(step, list.length) > 1) step++
  return list.map((_, i) => oneAt(list, (i * step) % list.length))
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The tables with so many people and these options, whatever the others are. */
export function tablesWith<T extends Types>(
  game: Game<T>,
  people: number | undefined,
  options: { readonly [key: string]: unknown },
): readonly Table<T>[] {
  const wanted = Object.entries(options)
  const fits = ({ seats, config }: Table<T>): boolean => {
    const agreed: Readonly<Record<string, unknown>> = isRecord(config.options) ? config.options : {}
    return (
      (people === undefined || seats.length === people) &&
      wanted.every(([key, value]) => bytes(agreed[key]) === bytes(value))
    )
  }
  const listed = tablesOf(game).tables.filter(fits)
  const tables = mixed(listed.length > 0 ? listed : tablesJustSo(game, people, options))
  if (tables.length === 0) throw new Fault('bad-options', `${game.title} cannot be played like that.`)
  return tables
}

/** For options that no listed table has, such as a longer list of names. */
function tablesJustSo<T extends Types>(
  game: Game<T>,
  people: number | undefined,
  options: { readonly [key: string]: unknown },
): Table<T>[] {
  const search = new Search(game)
  const rows = Object.entries(game.options) as [string, Option][]
  const fixed = options as Chosen
  for (let n = people ?? 1; n <= (people ?? game.seats.max); n++)
    for (const single of product(rows)) search.visit(n, { ...single, ...fixed })
  return [...search.tables.values()]
}

class Search<T extends Types> {
  readonly tables = new Map<string, Table<T>>()
  readonly refused = new Set<string>()
  readonly broken: string[] = []
  readonly #game: Game<T>

  constructor(game: Game<T>) {
    this.#game = game
  }

  visit(people: number, options: Chosen, components = oneAt(this.#game.components.sets, 0)): boolean {
    const seats = PEOPLE.slice(0, people)
    const label = labelOf(people, options, components.id)
    if (this.tables.has(label)) return true
    try {
      Sitting.begin(this.#game, { seats, options, components, seed: label })
      this.tables.set(label, tableOf(this.#game, seats, options, components))
      return true
    } catch (error) {
      if (error instanceof Fault) this.refused.add(label)
      else this.broken.push(`${label}: ${messageOf(error)}`)
      return false
    }
  }

  /** Every list of names filled as far as the table allows, from the first name on or from the last. */
  longest(people: number, from: Chosen, lists: readonly [string, Option][], backwards: boolean): Chosen {
    let options = from
    for (const [key, option] of lists) {
      const names = namesIn(option) ?? []
      for (const name of backwards ? names.toReversed() : names) {
        const chosen = options[key]
        const more = { ...options, [key]: [...(Array.isArray(chosen) ? chosen : []), name] }
        if (this.visit(people, more)) options = more
      }
    }
    return options
  }
}

/** Every combination of the options that have a single value; lists of names are left out, as standard. */
function product(rows: readonly [string, Option][]): Chosen[] {
  let combinations: Chosen[] = [{}]
  for (const [key, option] of rows)
    if (namesIn(option) === null)
      combinations = combinations.flatMap((some) =>
        valuesOf(option).map((value) => ({ ...some, [key]: value })),
      )
  return combinations
}

function valuesOf({ shape, standard }: Option): readonly Json[] {
  const schema = shape.schema()
  if (schema.type === 'boolean') return [false, true]
  if (Array.isArray(schema.enum)) return schema.enum
  if (schema.type === 'integer')
    return [...new Set([schema.minimum ?? standard, standard, schema.maximum ?? standard])]
  return [standard]
}

function namesIn({ shape }: Option): readonly Json[] | null {
  const { type, items } = shape.schema()
  return type === 'array' && isRecord(items) && Array.isArray(items.enum) ? items.enum : null
}

function labelOf(people: number, options: Readonly<Record<string, unknown>>, box: string): string {
  const said = Object.entries(options).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : bytes(value)}`,
  )
  return [people === 1 ? '1 person' : `${people} people`, ...said, box].join(', ')
}
