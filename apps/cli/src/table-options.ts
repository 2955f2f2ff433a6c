import { randomBytes } from 'node:crypto'
import {
  type ComponentSet,
  componentSet,
  type Game,
  isRecord,
  type Option,
  readComponentSet,
  readOptions,
} from '@gam/kernel'
import type { ArgDef, ArgsDef } from 'citty'
import { mistake } from './fault.ts'
import { kebab, valuesOf } from './flags.ts'
import { readJsonFile } from './json-file.ts'
import { nearest } from './nearest.ts'
import { isHarmless } from './text.ts'
import { listed } from './wording.ts'

/** What a table is made of; `Sitting.begin(game, table)` takes it as it is. */
export interface TableSetup {
  readonly seats: readonly string[]
  readonly seed: string
  readonly options: { readonly [name: string]: unknown }
  readonly components: ComponentSet<unknown>
}

/** The flags of every command that sets up a table. The options of the game itself join them: `optionArgs`. */
export const tableArgs = {
  players: { type: 'string', valueHint: 'N', description: 'How many play' },
  seats: { type: 'string', valueHint: 'Ann,Ben', description: 'Who plays, by name and in seat order' },
  seed: {
    type: 'string',
    valueHint: 'TEXT',
    description: 'Any text; the same seed gives the same shuffle (left out: a fresh one)',
  },
  components: {
    type: 'string',
    valueHint: 'ID|FILE',
    description: 'What is in the box: the name of a set, or a JSON file with your own',
  },
  set: {
    type: 'string',
    valueHint: 'NAME=VALUE…',
    description: 'An option of the game by its name; can be given several times',
  },
} as const satisfies ArgsDef

export const gameArg = {
  type: 'positional',
  required: false,
  description: 'Which game, by its id',
} as const satisfies ArgDef

export const languageArg = {
  type: 'string',
  valueHint: 'CODE',
  description: 'In which language; left out: as your machine speaks, where it can be, else English',
} as const satisfies ArgDef

/** Does a command take the options of a game as flags? */
export function takesGameOptions(defs: ArgsDef): boolean {
  return 'game' in defs && 'set' in defs
}

/** Every option of a game as a flag, save those whose name the command itself uses. */
export function optionArgs(game: Game, taken: ArgsDef): ArgsDef {
  const args: ArgsDef = {}
  for (const [name, option] of optionRows(game))
    if (!(kebab(name) in taken)) args[kebab(name)] = argOf(option)
  return args
}

/** Reads what `tableArgs` and `optionArgs` were given. `raw`: the checked arguments of the command. */
export function readTable(game: Game, raw: readonly string[]): TableSetup {
  const options = readGameOptions(game, raw)
  const room = roomAt(game, options)
  const seats = readSeats(room, valuesOf(raw, 'seats')[0], valuesOf(raw, 'players')[0])
  return {
    seats,
    seed: readSeed(valuesOf(raw, 'seed')[0]),
    options,
    components: readComponents(game, valuesOf(raw, 'components')[0], seats.length),
  }
}

/** The seats of a table: how many are free for people and bots, and who plays by the rules alone. */
export interface Room {
  readonly min: number
  readonly max: number
  readonly automatons: readonly string[]
}

export function roomAt(game: Game, options: { readonly [name: string]: unknown }): Room {
  const automatons = game.automatons?.(readOptions(game.options, options)) ?? []
  const { min, max } = game.seats
  const taken = automatons.length
  if (taken >= max)
    throw mistake(
      `${listed(automatons)} take all ${max} seats of ${game.title}; leave at least one for a player.`,
    )
  return { min: Math.max(1, min - taken), max: max - taken, automatons }
}

/** Names of people and bots, checked. `taken`: names that others at the table have. */
export function readNames(given: string, what: string, taken: readonly string[] = []): string[] {
  const names = given.split(',').map((name) => name.trim())
  for (const [i, name] of names.entries()) {
    if (name === '') throw mistake(`${what}: a name is missing; write them as Ann,Ben.`)
    if (name.length > 20) throw mistake(`${what}: "${name}" is too long; 20 letters are the most.`)
    if (!isHarmless(name)) throw mistake(`${what}: a name may not hold control characters.`)
    if (names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== i)
      throw mistake(`${what}: "${name}" is there twice; every player needs a name of their own.`)
    if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
      throw mistake(`${what}: ${name} is at the table already; every player needs a name of their own.`)
  }
  return names
}

export function readCount(given: string, what: string, min: number, max: number): number {
  const count = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (count >= min && count <= max) return count
  throw mistake(`${what} must be a whole number from ${min} to ${max}, not "${given}".`)
}

export function readSeed(given: string | undefined): string {
  if (given === undefined) return randomBytes(8).toString('hex')
  if (given.length > 100 || !isHarmless(given))
    throw mistake('--seed must be a text of at most 100 characters, on one line.')
  return given
}

/** A set by its id, or a file of one's own. */
export function readComponents(game: Game, given: string | undefined, seats: number): ComponentSet<unknown> {
  if (given === undefined || !/[./\\]/.test(given)) return componentSet(game.components, given)
  return readComponentSet(game.components, readJsonFile(given, 'the component set'), seats)
}

/** The options as plain data; whether they are right is for the game to say. */
export function readGameOptions(game: Game, raw: readonly string[]): { [name: string]: unknown } {
  const rows = new Map(optionRows(game))
  const options: { [name: string]: unknown } = {}
  for (const [name, option] of rows) {
    const [value] = valuesOf(raw, kebab(name))
    if (value !== undefined) options[name] = asValue(option, value)
    if (raw.includes(`--${kebab(name)}`)) options[name] = true
    if (raw.includes(`--no-${kebab(name)}`)) options[name] = false
  }
  for (const pair of valuesOf(raw, 'set')) {
    const [, typed, value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(pair) ?? []
    if (typed === undefined) throw mistake(`--set takes NAME=VALUE, not "${pair}".`)
    const name = [...rows.keys()].find((key) => key === typed || kebab(key) === typed.toLowerCase())
    const option = name === undefined ? undefined : rows.get(name)
    if (name === undefined || option === undefined) throw unknownOption(game, typed)
    if (name in options) throw mistake(`The option ${name} is given twice.`)
    options[name] = asValue(option, value)
  }
  return options
}

function readSeats(room: Room, seats: string | undefined, players: string | undefined): string[] {
  const { min, max, automatons } = room
  if (seats === undefined) {
    const count = players === undefined ? min : readCount(players, '--players', 1, max)
    return Array.from({ length: count }, (_, i) => SEAT_NAMES[i] ?? `Player ${i + 1}`)
  }
  const names = readNames(seats, '--seats', automatons)
  if (players !== undefined && readCount(players, '--players', 1, max) !== names.length)
    throw mistake(`--players ${players} and ${names.length} names in --seats: give one or the other.`)
  return names
}

const SEAT_NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Finn']

function optionRows(game: Game): [string, Option][] {
  return Object.entries<unknown>({ ...(isRecord(game.options) ? game.options : {}) }).filter(isRow)
}

function isRow(row: [string, unknown]): row is [string, Option] {
  return isRecord(row[1]) && 'standard' in row[1] && 'shape' in row[1]
}

function argOf(option: Option): ArgDef {
  const { title, standard, choices } = option
  const about = `${title}: ${option.about}`
  if (typeof standard === 'boolean') return { type: 'boolean', default: standard, description: about }
  const values = Object.keys(choices ?? {})
  if (Array.isArray(standard))
    return {
      type: 'string',
      valueHint: 'A,B',
      description: `${about} Any of ${values.map((name) => name.replaceAll(' ', '-')).join(', ')}.`,
    }
  if (values.length === 0) return { type: 'string', description: about, default: JSON.stringify(standard) }
  return { type: 'string', valueHint: values.join('|'), description: about, default: String(standard) }
}

function asValue(option: Option, text: string): unknown {
  const value = text.trim()
  if (typeof option.standard === 'boolean') {
    if (['true', 'yes', 'on'].includes(value)) return true
    return ['false', 'no', 'off'].includes(value) ? false : value
  }
  if (typeof option.standard === 'string') return value
  if (Array.isArray(option.standard)) return asList(option, value)
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** `starbuck,flask`, a JSON list, or nothing; `dry-dock` for a name with a space, which needs no quotes. */
function asList({ choices = {} }: Option, text: string): unknown {
  if (text === '') return []
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const known = new Map(Object.keys(choices).map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]))
  return text.split(',').map((part) => {
    const written = part.trim().toLowerCase().replaceAll(/\s+/g, '-')
    const name = known.get(written)
    if (name !== undefined) return name
    const near = nearest(written, [...known.keys()])
    throw mistake(
      `There is no "${part.trim()}".${near ? ` Did you mean ${near}?` : ''} Choose among ${[...known.keys()].join(', ')}.`,
    )
  })
}

function unknownOption(game: Game, typed: string): Error {
  const names = optionRows(game).map(([name]) => name)
  const near = nearest(typed, names)
  const all = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.'
  return mistake(`${game.title} has no option "${typed}".${near ? ` Did you mean ${near}?` : ''} ${all}`)
}
