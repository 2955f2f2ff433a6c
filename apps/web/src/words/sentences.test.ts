import { GAMES } from '@gam/games'
import {
  domainOf,
  type Fields,
  type Game,
  LANGUAGES,
  phrase,
  plain,
  redact,
  Sitting,
  type Statement,
  sentence,
  termOf,
  type Vocabulary,
  type Words,
} from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './faults.test-support.ts'
import { HOUSE } from './language.ts'

interface Seating {
  readonly seats: number
  readonly options: { readonly [option: string]: unknown }
}

const EVERYTHING = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true, shipsLog: true }
const NAMES = ['Ilse', 'Benedikt', 'Tomasz', 'Mara', 'Franziska', 'Jo']

const TABLES: { readonly [game: string]: readonly Seating[] } = {
  'whale-riders-cards': [
    { seats: 2, options: {} },
    { seats: 4, options: { advanced: true, match: 'three' } },
  ],
  'whale-riders': [
    { seats: 2, options: {} },
    { seats: 3, options: { edition: 'first', decree: true, magic: true } },
    { seats: 6, options: { decree: true, magic: true } },
  ],
  'new-bedford': [
    { seats: 2, options: {} },
    { seats: 4, options: { printing: 'second' } },
    { seats: 3, options: EVERYTHING },
    { seats: 1, options: { captains: ['ahab', 'flask'], turnersMill: true, challenge: true } },
    {
      seats: 2,
      options: { captains: ['starbuck', 'stubb'], turnersMill: true, expert: true, ...EVERYTHING },
    },
  ],
}

/** A small generator of its own, so that the same games are played every time. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

type Sayings = 'actions' | 'events' | 'refusals'

function said(sitting: Sitting, words: Words, sayings: Sayings, statement: Statement): string {
  return plain(phrase(sitting.game, words, sayings, statement), (token) => termOf(sitting, words, token))
}

/** Every sentence of a game of random moves; what is left in English is a fault of its own. */
function* saidIn(game: Game, words: Words, { seats, options }: Seating, seed: number): Generator<string> {
  const below = dice(seed)
  let sitting = Sitting.begin(game, { seats: NAMES.slice(0, seats), options, seed: String(seed) })
  let told = 0
  const say = (sayings: Sayings, statement: Statement) => {
    const text = said(sitting, words, sayings, statement)
    return text === sentence(sitting, sayings, statement) ? `${text} (undefined)` : text
  }
  for (;;) {
    for (const statement of sitting.events.slice(told)) {
      yield say('events', statement)
      yield say('events', redact(game.events, statement, null))
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
function statementsOf(type: string, fields: Fields, seats: number): Statement[] {
  let statements: Statement[] = [{ type }]
  for (const [name, field] of Object.entries(fields)) {
    const { least, size, value } = domainOf(field)
    const isNumber = typeof value(least) === 'number'
    const values = isNumber
      ? AMOUNTS.filter((n) => n >= least && n < size && (domainOf(field).kind !== 'seat' || n < seats))
      : Array.from({ length: Math.min(size, MOST_VALUES) }, (_, i) => value(i))
    statements = statements.flatMap((statement) => values.map((one) => ({ ...statement, [name]: one })))
  }
  return statements
}

const isToken = (part: unknown) => typeof part === 'object' && part !== null && 'kind' in part

/** Every text that needs nothing to be said; of a phrase the words, with something in the place of its tokens. */
function textsIn(tree: unknown): string[] {
  // A mark stands between two others.
  if (typeof tree === 'string') return tree === '' ? [] : [tree.endsWith(' ') ? `…${tree}…` : tree]
  if (Array.isArray(tree) && tree.some(isToken))
    return [tree.map((part) => (typeof part === 'string' ? part : '…')).join('')]
  if (typeof tree !== 'object' || tree === null) return []
  // What stands where there is little room is no sentence: 1h 1n 1z.
  return Object.entries(tree).flatMap(([name, part]) => (name === 'short' ? [] : textsIn(part)))
}

/** English is what the rules themselves say. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

const SAID = GAMES.flatMap((registration) => TRANSLATIONS.map((language) => ({ language, ...registration })))

describe.each(SAID)('$id in $language', async ({ id, language, ...registration }) => {
  const game = await registration.game()
  const spoken = await registration.languages[language]()
  const table = await spoken.table()
  const faultsIn = await faultsOf(language)
  const tables = TABLES[id]

  test.each(tables)('random games with $seats people and $options', (seating) => {
    const sentences = new Set<string>()
    for (let seed = 0; seed < 3; seed++)
      for (const text of saidIn(game, table.words, seating, seed)) sentences.add(text)
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
    for (const [sayings, row] of rows)
      for (const [type, fields] of Object.entries(row))
        for (const statement of statementsOf(type, fields, sitting.seats.length))
          for (const fault of faultsIn(said(sitting, table.words, sayings, statement))) faults.add(fault)
    expect([...faults]).toEqual([])
  })

  test('the pitch', () => {
    expect(textsIn(spoken.pitch).flatMap(faultsIn)).toEqual([])
  })

  test.each(['table', 'rules', 'book', 'rulings', 'lesson', 'styles'] as const)('the %s', async (part) => {
    const texts = textsIn(await spoken[part]?.())
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap(faultsIn)).toEqual([])
  })
})

describe.each(TRANSLATIONS)('the house in %s', async (language) => {
  const faultsIn = await faultsOf(language)
  const house = await HOUSE[language]()

  test('on every page', () => {
    expect(textsIn(house.messages).flatMap(faultsIn)).toEqual([])
  })

  test.each(['remote', 'account', 'daily', 'puzzles', 'learn', 'replays', 'settings', 'rulebook'] as const)(
    '%s',
    async (part) => {
      expect(textsIn(await house[part]()).flatMap(faultsIn)).toEqual([])
    },
  )
})

const WRONG = [
  ['de', 'Ilse nimmt 1 Münzen.'],
  ['de', 'Ilse nimmt 2 Münze.'],
  ['de', 'Ilse takes 2 wood.'],
  ['de', 'Ilse nimmt  2 Holz.'],
  ['de', 'Ilse nimmt undefined.'],
  ['de', 'Ilse nimmt meat2.'],
  ['de', 'Ilse nimmt 2 Holz .'],
  ['de', 'Dir fehlen 1 Holz.'],
  ['de', 'Dir fehlt 2 Holz.'],
  ['de', 'Ilse setzt einen Arbeiter in das Rathaus.'],
  ['de', ''],
  ['fr', 'Ilse prend 1 pièces.'],
  ['fr', 'Ilse prend 0 pièces.'],
  ['fr', 'Ilse prend 2 pièce.'],
  ['fr', 'Ilse takes 2 bois.'],
  ['fr', 'La place de Ilse est libre.'],
  ['fr', 'Ilse joue à le Marché.'],
  ['fr', 'À vous de jouer !'],
  ['fr', 'À vous de jouer : Ilse.'],
  ['fr', 'À vous de jouer\u00A0: d’Mara.'],
  ['fr', "C'est permis."],
] as const

const RIGHT = [
  ['de', 'Ilse nimmt 1 Münze.'],
  ['de', 'Dir fehlen 21 Holz.'],
  ['de', '1 Seemanns\u00ADkirche'],
  ['fr', 'Ilse prend 0 pièce\u202F; à vous de jouer\u202F!'],
  ['fr', 'Il en coûte 3\u00A0$ à l’Auberge et 2 briques au Marché.'],
] as const

describe('what counts as a fault', () => {
  test.each(WRONG)('%s: %s', async (language, text) => {
    expect((await faultsOf(language))(text)).not.toEqual([])
  })

  test.each(RIGHT)('not in %s: %s', async (language, text) => {
    expect((await faultsOf(language))(text)).toEqual([])
  })
})
