import { Fault, isRecord, type Json, Sfc32 } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'
import { type Evidence, verdictOf, verify } from '@gam/protocol/fairness'
import type { GameRecord } from '@gam/protocol/wire'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, test } from 'vitest'
import { changedSeat, type TableDoc } from '../model/table-doc.ts'
import { amountOf } from './amounts.test-support.ts'
import { type Dealing, dealt, keptBy } from './dealt-records.test-support.ts'
import { type Tampered, tamperings } from './tampering.test-support.ts'

// Many records, each changed in some way, held against what a player's browser kept: all are caught, and by
// the check that the changed field belongs to. What nothing can bind is told apart, here and in docs/fairness.md.

const hex = (byte: string) => byte.repeat(32)
const values = { plain: { kelp: 9, meat: 9, shells: 9, pottery: 3 }, bonus: {}, storm: { kelp: 1 } }
const cards: Dealing = {
  game: cardGame,
  plan: { options: { simplified: true }, components: { id: 'my-box', title: 'Ann’s box', values } },
  guests: [
    { name: 'Ann', share: hex('a1') },
    { name: 'Ben', share: hex('b2'), late: true },
  ],
  bots: [{ name: 'Marlow', bot: 'normal' }],
  key: hex('0c'),
}
const two = [
  { name: 'Ann', share: hex('a1') },
  { name: 'Ben', share: hex('b2') },
]
const source = dealt(cards)
const takenUp = { ...cards, plan: {}, source }

const KINDS: { readonly [kind: string]: Dealing } = {
  'The Card Game': cards,
  'Whale Riders': { game: whaleRiders, plan: { options: { decree: true } }, guests: two, key: hex('0d') },
  'New Bedford': {
    ...{ game: newBedford, plan: { options: { whiteWhale: true } }, guests: two },
    ...{ bots: [{ name: 'Dory', bot: 'novice' }], key: hex('0e') },
  },
  'taken up, dealt anew': { ...takenUp, plan: { from: { table: source.table, at: 6, deal: 'anew' } } },
  'taken up, the same deal': { ...takenUp, plan: { from: { table: source.table, at: 6, deal: 'same' } } },
  'daily challenge': {
    ...{ game: cardGame, plan: {}, guests: [{ name: 'Ann' }], day: '2026-02-28' },
    ...{ bots: [{ name: 'Dory', bot: 'normal' }], key: hex('0f') },
  },
  'the first scheme': { ...{ game: cardGame, plan: {}, guests: two, first: true }, key: hex('0a') },
}

/** To which check a field belongs; `form`: it is no record any more. The first that fits counts. */
const OWNERS: readonly (readonly [field: RegExp, checks: readonly string[]])[] = [
  [/^(format|version|table|ended)$|^fairness$|^fairness\.(deal|until|scheme)$/, ['form']],
  [/^game$/, ['result', 'terms']],
  [/^(totals|winners)/, ['result']],
  [/^seats(\[\])?$/, ['result', 'terms']],
  [/^seats\[\]\./, ['terms']],
  [/^fairness\.(key|commitment)$/, ['key']],
  [/^fairness\.contributions/, ['shares', 'seed']],
  [/^fairness\.terms$|^terms/, ['terms']],
  [/^replay\.seed$/, ['seed']],
  [/^replay\.(seats|rules)/, ['terms', 'moves', 'result']],
  [/^replay\.(options|components)/, ['terms', 'moves']],
  [/^replay\.from/, ['start']],
  [/^from/, ['start', 'terms']],
  [/^replay/, ['moves']],
]

/** What nothing can bind, as docs/fairness.md lists it. */
function isUnbound(kind: string, field: string, { how }: Tampered): boolean {
  // What is no time, name or switch any more is no record either.
  const whole = /(longer|empty|the other|digits for nothing|one more|one less|ten times)$/.test(how)
  if (field === 'ended') return whole
  // The first scheme binds what the game comes to, and not what it is called.
  if (kind === 'the first scheme')
    return (
      /^seats\[\]\.|^replay\.(seats|options|components|rules)/.test(field) ||
      /^fairness\.(deal|until): left out$|^seats: two swapped$/.test(how)
    )
  // Later everybody may be called otherwise, leave their seat, or have a bot play for them; a bot's own seat stays.
  const person = Number(how.split('.')[1]) < (KINDS[kind]?.guests.length ?? 0)
  const later = kind === 'daily challenge' ? /^seats\[\]\.name$/ : /^seats\[\]\.(name|bot|program|out)$/
  if (later.test(field) && person) return whole
  // Every table of a day has the same deal, whoever plays it and wherever.
  if (kind === 'daily challenge') return whole && (field === 'table' || how.startsWith('replay.seats.0:'))
  // Nothing is dealt, so it makes no difference who showed a share.
  if (kind === 'taken up, the same deal') return /^fairness\.contributions\.\d\.share: nothing$/.test(how)
  return false
}

function caughtBy({ game }: Dealing, json: unknown, evidence: Evidence): string[] {
  try {
    const checks = verify(game, json, evidence)
    const wrong = checks.filter(({ ok }) => !ok).map(({ name }) => name)
    expect(verdictOf(checks, json, evidence) === 'wrong').toBe(wrong.length > 0)
    return wrong
  } catch (error) {
    if (error instanceof Fault) return ['form']
    throw error
  }
}

function ownersOf(field: string): readonly string[] {
  return OWNERS.find(([pattern]) => pattern.test(field))?.[1] ?? []
}

/** So many of them, every field in its turn. */
function some(all: readonly Tampered[], count: number): Tampered[] {
  const chance = new Sfc32(11)
  const fields = [...Map.groupBy(all, ({ field }) => field).values()].map((group) => [...group])
  const chosen: Tampered[] = []
  while (chosen.length < count && fields.some((group) => group.length > 0))
    for (const group of fields)
      if (group.length > 0 && chosen.length < count)
        chosen.push(...group.splice(chance.below(group.length), 1))
  return chosen
}

/** Records that agree with themselves in everything: the whole game is another. */
const FORGERIES: readonly (readonly [what: string, check: string, forge: (honest: Dealing) => Dealing])[] = [
  ['the key exchanged after it was committed to', 'key', (it) => ({ ...it, key: hex('ee') })],
  ['my share made up by the server', 'shares', (it) => withGuest(it, 0, { share: hex('ee') })],
  ['another’s share made up by the server', 'terms', (it) => withGuest(it, 1, { share: hex('ee') })],
  ['another name at the start', 'terms', (it) => withGuest(it, 1, { name: 'Eve' })],
  ['another flag', 'terms', (it) => changing(it, (doc) => changedSeat(doc, 1, { flag: 6 }))],
  ['a bot said to be a person', 'terms', (it) => changing(it, (doc) => changedSeat(doc, 2, { level: null }))],
  ['other options', 'terms', (it) => changing(it, (doc) => ({ ...doc, options: otherOptions(doc.options) }))],
  [
    'another title of the box',
    'terms',
    (it) => changing(it, (doc) => ({ ...doc, components: retitled(doc) })),
  ],
  ['the first scheme instead', 'key', (it) => ({ ...it, first: true })],
  ['the record of another table', 'key', (it) => ({ ...it, table: 'BBECAwQFBgcICQoLDA0ODw' })],
]

function withGuest(dealing: Dealing, seat: number, change: Partial<Dealing['guests'][number]>): Dealing {
  return { ...dealing, guests: dealing.guests.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

function changing(dealing: Dealing, change: (doc: TableDoc) => TableDoc): Dealing {
  return { ...dealing, change }
}

/** The one that says only what is shown, or another piece in the game. */
function otherOptions(options: Json): Json {
  if (!isRecord(options)) return options
  return 'openScores' in options
    ? { ...options, openScores: options.openScores !== true }
    : { ...options, ambergris: true }
}

function retitled({ components }: TableDoc): Json {
  return isRecord(components) ? { ...components, id: 'another', title: 'Another box' } : components
}

const EACH = amountOf('tampered records of each kind')
const records = new Map(Object.entries(KINDS).map(([kind, dealing]) => [kind, dealt(dealing)]))

describe('tampered records', () => {
  test.each(Object.entries(KINDS))('%s: every field that was changed is found', (kind, dealing) => {
    const record = recordOf(kind)
    const evidence = keptBy(dealing, record)
    expect(caughtBy(dealing, record, evidence)).toEqual([])
    const all = tamperings(record)
    const chosen = some(
      all.filter((one) => !isUnbound(kind, one.field, one)),
      EACH,
    )
    expect(chosen).toHaveLength(EACH)
    for (const { field, how, json } of chosen) {
      const found = caughtBy(dealing, json, evidence)
      const owners = ownersOf(field)
      expect(
        found.some((name) => name === 'form' || owners.includes(name)),
        `${kind}: ${how}: found by ${found.join(', ') || 'nobody'}, belongs to ${owners.join(', ')}`,
      ).toBe(true)
    }
  })

  test.each(FORGERIES)('%s: dealt and played anew, so that only what was kept tells', (_, check, forge) => {
    for (const kind of ['The Card Game', 'New Bedford']) {
      const honest = KINDS[kind]
      const evidence = keptBy(honest, recordOf(kind))
      const forged = dealt(forge(honest))
      // Nothing is wrong with it for whoever has kept nothing.
      expect(caughtBy(honest, forged, {})).toEqual([])
      expect(verdictOf(verify(honest.game, forged), forged, {})).toBe('consistent')
      expect(caughtBy(honest, forged, evidence), kind).toContain(check)
    }
  })
})

/** Fewer things are bound there. */
const SPECIAL = new Set(['taken up, the same deal', 'daily challenge', 'the first scheme'])

test('what nothing can bind passes: it is listed in docs/fairness.md', () => {
  const passing = new Set<string>()
  for (const [kind, dealing] of Object.entries(KINDS)) {
    const record = recordOf(kind)
    const evidence = keptBy(dealing, record)
    const unbound = tamperings(record).filter((one) => isUnbound(kind, one.field, one))
    const groups = Map.groupBy(unbound, ({ field }) => field)
    for (const [field, group] of groups)
      if (group.some(({ json }) => caughtBy(dealing, json, evidence).length === 0))
        passing.add(SPECIAL.has(kind) ? `${kind}: ${field}` : field)
  }
  expect([...passing].toSorted()).toMatchInlineSnapshot(`
    [
      "daily challenge: ended",
      "daily challenge: replay.seats[]",
      "daily challenge: seats[].name",
      "daily challenge: table",
      "ended",
      "seats[].bot",
      "seats[].name",
      "seats[].out",
      "seats[].program",
      "taken up, the same deal: ended",
      "taken up, the same deal: fairness.contributions[].share",
      "taken up, the same deal: seats[].bot",
      "taken up, the same deal: seats[].name",
      "taken up, the same deal: seats[].out",
      "taken up, the same deal: seats[].program",
      "the first scheme: ended",
      "the first scheme: fairness.deal",
      "the first scheme: replay.components.id",
      "the first scheme: replay.components.title",
      "the first scheme: replay.options",
      "the first scheme: replay.options.advanced",
      "the first scheme: replay.options.match",
      "the first scheme: replay.options.openScores",
      "the first scheme: replay.options.simplified",
      "the first scheme: replay.seats",
      "the first scheme: replay.seats[]",
      "the first scheme: seats",
      "the first scheme: seats[].bot",
      "the first scheme: seats[].flag",
      "the first scheme: seats[].name",
      "the first scheme: seats[].out",
      "the first scheme: seats[].program",
    ]
  `)
})

test('a share that was left out shows nothing, and the deal is not called fair', () => {
  const evidence = keptBy(cards, source)
  expect(verdictOf(verify(cardGame, source, evidence), source, evidence)).toBe('fair')
  const late = dealt(withGuest(cards, 0, { late: true }))
  const kept = { ...evidence, terms: late.fairness.terms }
  expect(caughtBy(cards, late, kept)).toEqual([])
  expect(verdictOf(verify(cardGame, late, kept), late, kept)).toBe('consistent')
})

function recordOf(kind: string): GameRecord {
  const record = records.get(kind)
  if (!record) throw new Error(`there is no ${kind}`)
  return record
}
