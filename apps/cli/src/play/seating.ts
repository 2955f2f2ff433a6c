import { userInfo } from 'node:os'
import { levels, readBotName, STANDARD_LEVEL, troubleWithBot } from '@gam/bots'
import { oneAt } from '@gam/kernel'
import { mistake } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { type Room, readCount, readNames } from '../table-options.ts'

export const PERSON = 'person'

export interface Seating {
  readonly seats: readonly string[]
  /** For each seat PERSON, or the level of its bot. */
  readonly players: readonly string[]
}

interface Wishes {
  readonly players?: string | undefined
  readonly seats?: string | undefined
  readonly people?: string | undefined
  readonly bots?: string | undefined
}

const USUAL = 3
const BOT_NAMES = ['Peleg', 'Queequeg', 'Bildad', 'Pip', 'Tashtego', 'Daggoo', 'Dough-Boy', 'Elijah']

/** People first, then bots; or, where all seats are named, everyone on the seat of that name. */
export function seatingOf(
  { min, max, automatons }: Room,
  wishes: Wishes,
  styles: readonly string[],
): Seating {
  const count = wishes.players === undefined ? undefined : readCount(wishes.players, '--players', 1, max)
  const people = wishes.people === undefined ? undefined : readNames(wishes.people, '--people', automatons)
  const bots = wishes.bots === undefined ? undefined : readLevels(wishes.bots, styles)
  const seats = wishes.seats
    ? readNames(wishes.seats, '--seats', automatons)
    : namesFor(people ?? [ownName()], count ?? seatsFor(people, bots))
  if (count !== undefined && count !== seats.length)
    throw mistake(`--players ${count} does not go with ${seats.length} names.`)
  for (const name of people ?? [])
    if (!seats.includes(name)) throw mistake(`--people: ${name} has no seat in --seats.`)
  const persons = new Set(people ?? [seats[0]])
  const level = levelOf(bots, seats.length - persons.size)
  let bot = 0
  return { seats, players: seats.map((name) => (persons.has(name) ? PERSON : level(bot++))) }

  function seatsFor(named: readonly string[] | undefined, list: readonly string[] | undefined): number {
    const persons = named?.length ?? 1
    if (list && list.length > 1) return persons + list.length
    const alone = persons === 1 && automatons.length === 0
    return Math.max(alone ? Math.min(USUAL, max) : persons, min)
  }
}

/** A bot as a person writes it: its level, and the style it plays in if there is one. */
export function readLevel(given: string, styles: readonly string[]): string {
  const { level, style } = readBotName(given)
  if (!Object.hasOwn(levels, level)) throw unknown('bot', level, Object.keys(levels))
  const trouble = troubleWithBot(given, styles)
  if (trouble === null) return given
  const mistyped = style !== null && !styles.includes(style) && nearest(style, styles) !== undefined
  throw mistyped ? unknown('style', style, styles) : mistake(trouble)
}

/** There is nothing of that name, but perhaps something like it. */
export function unknown(sort: string, name: string, known: readonly string[]): Error {
  const near = nearest(name, known)
  const there = known.length === 0 ? 'There is none for this game.' : `There are: ${known.join(', ')}.`
  return mistake(`There is no ${sort} "${name}".${near ? ` Did you mean ${near}?` : ''} ${there}`)
}

function readLevels(given: string, styles: readonly string[]): string[] {
  return given.split(',').map((level) => readLevel(level.trim(), styles))
}

/** One level for all, or one for each. */
function levelOf(given: readonly string[] | undefined, bots: number): (bot: number) => string {
  const list = given ?? [STANDARD_LEVEL]
  if (list.length !== 1 && list.length !== bots)
    throw mistake(`--bots names ${list.length} levels for ${bots} bots; give one for all, or one for each.`)
  return (bot) => oneAt(list, list.length === 1 ? 0 : bot)
}

function namesFor(people: readonly string[], count: number): string[] {
  if (people.length > count) throw mistake(`${people.length} people do not fit on ${count} seats.`)
  const free = BOT_NAMES.filter((name) => !people.some((one) => one.toLowerCase() === name.toLowerCase()))
  return [...people, ...Array.from({ length: count - people.length }, (_, i) => free[i] ?? `Bot ${i + 1}`)]
}

/** How the person is called in the log unless they say it. */
function ownName(): string {
  try {
    const name = userInfo().username
    if (/^[a-z]{2,20}$/i.test(name) && name !== 'root') return name.charAt(0).toUpperCase() + name.slice(1)
  } catch {
    // a machine without user names
  }
  return 'Ann'
}
