import type { GameWords } from '@gam/kernel'
import {
  domainOf,
  type Fact,
  type Fields,
  type Game,
  phrase,
  plain,
  redact,
  Sitting,
  sentence,
  type Types,
  termOf,
  type Vocabulary,
  type Words,
} from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { table as town } from '@gam/new-bedford/words/de/table'
import { whaleRiders } from '@gam/whale-riders'
import { table as coast } from '@gam/whale-riders/words/de/table'
import { cardGame } from '@gam/whale-riders-cards'
import { table as cards } from '@gam/whale-riders-cards/words/de/table'
import { describe, expect, test } from 'vitest'
import { faultsIn } from './german.test-support.ts'

interface Seating {
  readonly seats: number
  readonly options: { readonly [option: string]: unknown }
}

interface Told {
  readonly game: Game
  readonly de: GameWords
  readonly tables: readonly Seating[]
}

const EVERYTHING = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true, shipsLog: true }
const NAMES = ['Ilse', 'Benedikt', 'Tomasz', 'Mara', 'Franziska', 'Jo']

function anyGame<T extends Types>(game: Game<T>): Game {
  return game
}

const GAMES: readonly Told[] = [
  {
    game: anyGame(cardGame),
    de: cards,
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: { advanced: true, match: 'three' } },
    ],
  },
  {
    game: anyGame(whaleRiders),
    de: coast,
    tables: [
      { seats: 2, options: {} },
      { seats: 3, options: { edition: 'first', decree: true, magic: true } },
      { seats: 6, options: { decree: true, magic: true } },
    ],
  },
  {
    game: anyGame(newBedford),
    de: town,
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: { printing: 'second' } },
      { seats: 3, options: EVERYTHING },
      { seats: 1, options: { captains: ['ahab', 'flask'], turnersMill: true, challenge: true } },
      {
        seats: 2,
        options: { captains: ['starbuck', 'stubb'], turnersMill: true, expert: true, ...EVERYTHING },
      },
    ],
  },
]

/** A small generator of its own, so that the same games are played every time. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

type Sayings = 'actions' | 'events' | 'refusals'

function german(sitting: Sitting, words: Words, sayings: Sayings, fact: Fact): string {
  return plain(phrase(sitting.game, words, sayings, fact), (token) => termOf(sitting, words, token))
}

/** Every sentence of a game of random moves, said in German; an English twin is a fault of its own. */
function* saidIn(
  { game, de: { words } }: Told,
  { seats, options }: Seating,
  seed: number,
): Generator<string> {
  const below = dice(seed)
  let sitting = Sitting.begin(game, { seats: NAMES.slice(0, seats), options, seed: String(seed) })
  let told = 0
  const say = (sayings: Sayings, fact: Fact) => {
    const text = german(sitting, words, sayings, fact)
    return text === sentence(sitting, sayings, fact) ? `${text} (undefined in German)` : text
  }
  for (;;) {
    for (const fact of sitting.events.slice(told)) {
      yield say('events', fact)
      yield say('events', redact(game.events, fact, null))
    }
    told = sitting.events.length
    const { decision } = sitting
    if (decision === null) return
    yield words.prompts[decision.step]
    for (const { action, refusal } of decision.options) {
      yield say('actions', action)
      if (refusal) yield say('refusals', refusal.reason)
    }
    const open = decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(decision.seat, open[below(open.length)].text)
  }
}

const AMOUNTS = [0, 1, 2, 7, 21]
const MOST_VALUES = 60

/** Every way to say a row of a table, with numbers that need singular and plural. */
function factsOf(type: string, fields: Fields, seats: number): Fact[] {
  let facts: Fact[] = [{ type }]
  for (const [name, field] of Object.entries(fields)) {
    const { least, size, value } = domainOf(field)
    const isNumber = typeof value(least) === 'number'
    const values = isNumber
      ? AMOUNTS.filter((n) => n >= least && n < size && (domainOf(field).kind !== 'seat' || n < seats))
      : Array.from({ length: Math.min(size, MOST_VALUES) }, (_, i) => value(i))
    facts = facts.flatMap((fact) => values.map((one) => ({ ...fact, [name]: one })))
  }
  return facts
}

/** Every text that needs nothing to be said; of a phrase the words, with something in the place of its tokens. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (Array.isArray(tree)) return [tree.map((part) => (typeof part === 'string' ? part : '…')).join('')]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : []
}

describe.each(GAMES)('$game.title in German', (told) => {
  const { game, de, tables } = told

  test.each(tables)('random games with $seats people and $options', (table) => {
    const sentences = new Set<string>()
    for (let seed = 0; seed < 3; seed++) for (const text of saidIn(told, table, seed)) sentences.add(text)
    expect([...sentences].flatMap(faultsIn)).toEqual([])
    expect(sentences.size).toBeGreaterThan(100)
  })

  test('every sentence with every name and with singular and plural numbers', () => {
    const { seats, options } = tables[tables.length - 1]
    const sitting = Sitting.begin(game, { seats: NAMES.slice(0, seats), options, seed: 'all' })
    const rows: readonly (readonly [Sayings, Vocabulary])[] = [
      ['actions', game.actions.table],
      ['events', game.events],
      ['refusals', game.refusals],
    ]
    const faults = new Set<string>()
    for (const [sayings, table] of rows)
      for (const [type, fields] of Object.entries(table))
        for (const fact of factsOf(type, fields, sitting.seats.length))
          for (const fault of faultsIn(german(sitting, de.words, sayings, fact))) faults.add(fault)
    expect([...faults]).toEqual([])
  })

  test('rules, options, help, and all that the table says', () => {
    expect(textsIn(de).flatMap(faultsIn)).toEqual([])
  })
})

describe('what counts as a fault', () => {
  test.each([
    'Ilse nimmt 1 Münzen.',
    'Ilse nimmt 2 Münze.',
    'Ilse takes 2 wood.',
    'Ilse nimmt  2 Holz.',
    'Ilse nimmt undefined.',
    'Ilse nimmt meat2.',
    'Ilse nimmt 2 Holz .',
    'Dir fehlen 1 Holz.',
    'Dir fehlt 2 Holz.',
    'Ilse setzt einen Arbeiter in das Rathaus.',
    '',
  ])('%s', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  test.each(['Ilse nimmt 1 Münze.', 'Dir fehlen 21 Holz.', '1 Seemanns\u00ADkirche'])('not: %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
