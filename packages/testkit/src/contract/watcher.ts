import { deepStrictEqual, ok } from 'node:assert/strict'
import { anyOf, type Decision, type Offered, oneAt, Sfc32 } from '@gam/kernel'
import { advance, type Course, type Moment } from '@gam/table'
import type { TriedTable, Way } from './tried-table.ts'

/** What a moment tells of the game; a table may tell other things beside it. */
const OF_THE_GAME = [
  'moves',
  'viewer',
  'view',
  'decision',
  'asked',
  'marks',
  'movers',
  'events',
  'standings',
  'undo',
  'undoable',
] as const

type OfTheGame = Pick<Course, (typeof OF_THE_GAME)[number]>

export function ofTheGame(course: OfTheGame): OfTheGame {
  const picked = Object.fromEntries(OF_THE_GAME.map((part) => [part, course[part]]))
  // As it would be on the wire: a part that is missing and one that is undefined are the same.
  return JSON.parse(JSON.stringify(picked))
}

/** One who comes one way, and has what was told there. */
export class Watcher {
  readonly way: Way
  /** Everything that was told, as it came. */
  readonly told: Moment[] = []
  #course: Course | null = null
  readonly #waiting = new Set<() => void>()

  constructor(way: Way) {
    this.way = way
    way.listen((told) => {
      this.told.push(told)
      this.#course = advance(this.#course, told)
      ok(this.#course, 'what is told does not fit what was told before')
      const waiting = [...this.#waiting]
      this.#waiting.clear()
      for (const next of waiting) next()
    })
  }

  get course(): Course {
    ok(this.#course, 'nothing has been told yet')
    return this.#course
  }

  /** What is asked of whoever comes this way. */
  get decision(): Decision | null {
    return this.#course?.decision ?? null
  }

  /** Until something else is told. */
  next(): Promise<void> {
    return new Promise((next) => this.#waiting.add(next))
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.next()
  }

  /** The whole as it is told to somebody who has heard nothing, with what was heard so far left alone. */
  async whole(): Promise<Moment> {
    const before = this.told.length
    this.way.tellAll()
    await this.until(() => this.told.slice(before).some(({ kept }) => kept < 0))
    const whole = this.told.slice(before).find(({ kept }) => kept < 0)
    ok(whole)
    return whole
  }
}

/** A table being tried, with somebody at each way to it. */
export class Company {
  readonly table: TriedTable
  readonly watchers: readonly Watcher[]
  readonly chance: Sfc32

  constructor(table: TriedTable, luck = 1) {
    this.table = table
    this.watchers = table.ways.map((way) => new Watcher(way))
    this.chance = new Sfc32(luck)
  }

  /** Whoever is to choose, once everybody has heard the same and nobody moves by themselves. Null: nobody any more. */
  async asked(): Promise<Watcher | null> {
    const { watchers, table } = this
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.told.length > 0)))
    if (table.prepare?.() === false) return null
    for (;;) {
      const { moves, asked } = oneAt(watchers, 0).course
      if (watchers.every(({ course }) => course.moves === moves)) {
        if (asked === null) return null
        const chooses = watchers.find(({ way, decision }) => way.seat === asked.seat && decision !== null)
        if (chooses) return chooses
      }
      await Promise.race(watchers.map((watcher) => watcher.next()))
    }
  }

  /** What they could choose, and the table is for. */
  openTo({ decision }: Watcher): Offered[] {
    const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
    return open.filter((option) => this.table.suits?.(option) ?? true)
  }

  anyFor(watcher: Watcher): string {
    const open = this.openTo(watcher)
    ok(open.length > 0, 'somebody is asked who has nothing to choose')
    return anyOf(this.chance, open).text
  }

  /** Does something or takes it back, and waits until everybody was told. */
  async change(act: () => Promise<unknown>): Promise<void> {
    const before = this.watchers.map(({ course }) => course.moves)
    await act()
    await Promise.all(
      this.watchers.map((watcher, i) => watcher.until(() => watcher.course.moves !== before[i])),
    )
  }

  /** Does something that is refused for one of these reasons, and changes nothing. */
  async refused(act: () => Promise<unknown>, ...codes: readonly string[]): Promise<void> {
    const before = this.watchers.map(({ course }) => ofTheGame(course))
    const code = await codeOf(act())
    ok(codes.includes(code), `${code} instead of ${codes.join(' or ')}`)
    for (const [i, watcher] of this.watchers.entries())
      deepStrictEqual(ofTheGame(await watcher.whole()), before[i])
  }

  /** One more move by lot. False: there is none. */
  async move(): Promise<boolean> {
    const watcher = await this.asked()
    if (watcher === null) return false
    await this.change(() => watcher.way.submit([this.anyFor(watcher)]))
    return true
  }
}

/** The code of what was refused; `done` where it was not. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'done'
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}
