import { readFileSync } from 'node:fs'
import { readComponentSet, readReplay } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { LessonPort } from '../learn/lesson-port.ts'
import { loadLesson } from '../learn/lessons.ts'
import type { Progress } from '../learn/progress.ts'
import { isCollection } from '../puzzles/collection.ts'
import type { TablePlan, Told } from '../session/session.ts'
import { answer } from './bots.ts'
import { gameOf, wholeGameOf } from './games.ts'
import { TableHost } from './host.ts'
import { readShelf, type Saved, type ShelfEntry } from './saved.ts'

// What version 0.1.0 left behind in a browser: games in the middle and one that was over, lessons, puzzles, a house
// set, plans. Nobody writes it anew.

interface Left {
  readonly tables: { readonly [label: string]: string }
  readonly saves: readonly Saved[]
  readonly shelf: readonly ShelfEntry[]
  readonly local: {
    readonly [lesson: `gam lesson ${string}`]: Progress
    readonly [plan: `gam last plan ${string}`]: TablePlan
    readonly 'gam component sets': readonly { readonly game: string }[]
    readonly 'gam puzzles': { readonly [id: string]: string }
  }
}
const left: Left = JSON.parse(readFileSync(new URL('../../golden/0.1.0.json', import.meta.url), 'utf8'))

function around() {
  const saves = new Map<string, unknown>(left.saves.map((saved) => [saved.id, saved]))
  const moments: Told[] = []
  const host = new TableHost({
    game: gameOf,
    wholeGame: wholeGameOf,
    load: async (id) => saves.get(id),
    keep: async (saved) => void saves.set(saved.id, structuredClone(saved)),
    ask: answer,
    changed: (moment) => void moments.push(moment),
    trouble: ({ detail }) => {
      throw new Error(detail)
    },
    kept: () => undefined,
    now: () => 0,
    random: () => 'seed of a test',
  })
  return { host, saves, moments }
}

/** Plays for the person, every third option that is open, until the game is over. */
async function playOut(
  { host, moments }: Pick<ReturnType<typeof around>, 'host' | 'moments'>,
  first: Told,
): Promise<Told> {
  let now = first
  while (now.asked !== null) {
    const open = now.decision?.options.filter(({ refusal }) => !refusal) ?? []
    if (open.length > 0) await host.submit([open[(now.moves * 3) % open.length].text])
    else await new Promise((resolve) => setTimeout(resolve, 1))
    now = moments.at(-1) ?? now
  }
  return now
}

test('every saved game is on the shelf', () => {
  const ids = left.saves.map(({ id }) => id)
  const { games, unreadable } = readShelf(ids, left.shelf)
  expect(games.map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(unreadable).toEqual([])
})

describe.each(Object.entries(left.tables))('the table "%s"', (_, id) => {
  const before = left.saves.find((saved) => saved.id === id)?.replay
  if (!before) throw new Error(`there is no ${id}`)

  test('opens as it was and is played to its end, bots and all, by the rules it began with', async () => {
    const table = around()
    const { table: info, moment } = await table.host.open(id)
    expect(info).toMatchObject({ game: before.game, rules: before.rules })
    expect(moment.moves).toBe(before.actions.length)
    await playOut(table, moment)
    const after = table.host.export()
    expect(after).toMatchObject({ rules: before.rules, over: true })
    expect(after.actions.slice(0, before.actions.length)).toEqual(before.actions)
    expect(readReplay(await gameOf(before.game), after).hash()).toBe(after.hash)
  })

  test('can be looked at, from every seat', async () => {
    const { host } = around()
    await host.look(before, [])
    expect(host.at(3, 0)).toMatchObject({ moves: 3, viewer: 0 })
    expect(host.export().hash).toBe(before.hash)
  })
})

test.each(['whale-riders', 'new-bedford', 'whale-riders-cards'])('the lesson of %s goes on', async (id) => {
  const taught = await loadLesson({ game: id, part: null }, 'en')
  if (!taught) throw new Error(`no lesson of ${id}`)
  const progress = left.local[`gam lesson ${id}`]
  const session = LessonPort.open(await gameOf(id), taught.lesson, progress, () => undefined)
  expect(session.port.progress).toEqual(progress)
})

test('what was played last can be played again, and the house set with it', async () => {
  for (const id of ['whale-riders', 'new-bedford', 'whale-riders-cards']) {
    const { host } = around()
    const { moment } = await host.begin('t', left.local[`gam last plan ${id}`])
    expect(moment.asked).not.toBeNull()
  }
  const [set] = left.local['gam component sets']
  const { components } = await gameOf(set.game)
  expect(readComponentSet(components, set, 3).values).toMatchObject({ plain: [7, 20, 11, 13, 15] })
})

test('the puzzle that was solved is still there', () => {
  const solved = Object.keys(left.local['gam puzzles'])
  const json: unknown = JSON.parse(
    readFileSync(new URL('../games/whale-riders-cards/puzzles.json', import.meta.url), 'utf8'),
  )
  if (!isCollection(json)) throw new Error('no collection')
  expect(json.puzzles.map(({ id }) => id)).toEqual(expect.arrayContaining(solved))
})
