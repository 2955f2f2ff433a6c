import { tablePlan } from '@gam/protocol/schemas'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { failureOf } from '../denied.ts'
import { answer, askForBot, cameBack, grant, granted, openAsks } from './asks.ts'
import { docOf } from './plan.ts'
import * as seating from './seating.ts'
import type { TableDoc } from './table-doc.ts'
import type { TableNow } from './table-now.ts'

const MINUTE = 60_000
const [ann, ben, cy, dora] = ['Ann', 'Ben', 'Cy', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }))

/** Ann, Ben and, where there are three seats, Cy in the middle of a game that waits for Ben. */
function table(seats: 2 | 3, plan: object = {}): TableDoc {
  const empty = tablePlan.parse({
    game: cardGame.id,
    seats: Array.from({ length: seats }, () => ({ bot: null })),
    ...plan,
  })
  let doc = docOf(cardGame, empty, ann)
  for (const one of [ben, cy].slice(0, seats - 1))
    doc = seating.join({ doc, status: 'open', game: null, now: 0, at: 0 }, one, {})
  return doc
}

function at(doc: TableDoc, minutes: number, seq = 4, asked = 1): TableNow {
  return { doc, status: 'playing', game: { seq, moves: 3, asked }, now: minutes * MINUTE, at: 0 }
}

const here =
  (...people: { id: string }[]) =>
  (person: string) =>
    people.some(({ id }) => id === person)

function refusal(act: () => unknown): string {
  try {
    act()
    return 'done'
  } catch (error) {
    return failureOf(error)?.why ?? String(error)
  }
}

const since = { since: 0 }
const askBot = (doc: TableDoc, minutes: number, who = ann) =>
  askForBot(at(doc, minutes), who.id, 1, 'normal', since)

test('where there is a clock, the clock alone decides', () => {
  const doc = table(3, { clock: { kind: 'days', days: 3 } })
  expect(refusal(() => askBot(doc, 100))).toMatch(/the clock alone decides/)
})

test('a bot is asked for after ten minutes, where the table waits, by those who play', () => {
  const doc = table(3)
  expect(refusal(() => askBot(doc, 9.5))).toMatch(/in 30 seconds/)
  expect(refusal(() => askForBot(at(doc, 11), 'ann', 1, 'normal', { since: null }))).toMatch(/Ben is here/)
  expect(refusal(() => askForBot(at(doc, 11, 4, 2), 'ann', 1, 'normal', since))).toMatch(/does not wait/)
  expect(refusal(() => askBot(doc, 11, dora))).toMatch(/Only those who play/)
  expect(refusal(() => askForBot(at(doc, 11), 'ann', 1, 'easy', since))).toMatch(/at least/)
  expect(refusal(() => askBot(table(3, { absence: 3600 }), 11))).toMatch(/has not been away for long/)
  expect(refusal(() => askBot(table(3, { absence: 60 }), 1))).toBe('done')
})

test('all who are here agree, and the absent person has had a last call', () => {
  const asked = askBot(table(3), 10)
  expect(granted(at(asked, 30), here(ann, cy))).toEqual([])
  const agreed = answer(at(asked, 10), 'ann', 'cy', true)
  expect(granted(at(agreed, 10), here(ann, cy))).toEqual([])
  const [ask] = granted(at(agreed, 11), here(ann, cy))
  const stood = grant(at(agreed, 11), ask)
  expect(stood.seats[1].standIn).toBe('normal')
  expect(stood.asks).toEqual([])
  expect(stood.happenings).toMatchObject([{ kind: 'bot', name: 'Ben', by: [0, 2], moves: 3 }])
})

test('who decides alone waits as long again', () => {
  for (const seats of [2, 3] as const) {
    const asked = askBot(table(seats), 10)
    expect(granted(at(asked, 19), here(ann))).toEqual([])
    expect(granted(at(asked, 20), here(ann))).toHaveLength(1)
  }
})

test('one no is enough, the asker can leave it, and who asks twice asks once', () => {
  const asked = askBot(table(3), 10)
  expect(openAsks(at(answer(at(asked, 11), 'ann', 'cy', false), 11))).toEqual([])
  expect(openAsks(at(answer(at(asked, 11), 'ann', 'ann', false), 11))).toEqual([])
  expect(refusal(() => answer(at(asked, 11), 'ann', 'ann', true))).toMatch(/for the others/)
  expect(refusal(() => answer(at(asked, 11), 'ann', 'dora', true))).toMatch(/Only those who play/)
  expect(askBot(asked, 11)).toBe(asked)
  expect(askBot(asked, 11, cy).asks).toMatchObject([
    { person: 'ann', at: 10 * MINUTE, agreed: ['ann', 'cy'] },
  ])
})

test('who comes back, or plays from elsewhere, ends the question', () => {
  const asked = askBot(table(2), 10)
  expect(cameBack(at(asked, 12), 'ben').asks).toEqual([])
  expect(openAsks(at(asked, 12, 5, 0))).toEqual([])
  expect(refusal(() => answer(at(asked, 12, 5, 0), 'ann', 'ben', true))).toMatch(/not asked any more/)
})

const left = (seats: 2 | 3) => seating.leave(at(table(seats), 5), 'ben')

test('a seat that was left is asked for; until the table agrees whoever asks has none', () => {
  const asked = seating.join(at(left(3), 6), dora, { seat: 1 })
  expect(asked.seats[1]).toMatchObject({ person: 'ben', left: true })
  expect(granted(at(asked, 6), here(ann, cy, dora))).toEqual([])
  const half = answer(at(asked, 6), 'dora', 'cy', true)
  expect(granted(at(half, 6), here(ann, cy))).toEqual([])
  expect(granted(at(half, 6), here(cy))).toHaveLength(1)
  const whole = answer(at(asked, 6), 'dora', 'ann', true)
  const [ask] = granted(at(whole, 6), here(ann, cy))
  const taken = grant(at(whole, 6), ask)
  expect(taken.seats[1]).toMatchObject({
    person: 'dora',
    owner: 'ben',
    name: 'Dora',
    before: { name: 'Ben', program: false },
    left: false,
  })
  expect(taken.happenings?.at(-1)).toMatchObject({ kind: 'taken', name: 'Dora', from: 'Ben' })
  const back = seating.leave(at(taken, 7), 'dora')
  expect(back.seats[1]).toMatchObject({ person: 'ben', name: 'Ben', left: true })
  expect(seating.join(at(back, 8), ben, {}).seats[1]).toMatchObject({ person: 'ben', left: false })
})

test('who was told no asks later; whose seat it is need not ask', () => {
  const asked = seating.join(at(left(3), 6), dora, {})
  const told = answer(at(asked, 6), 'dora', 'cy', false)
  expect(openAsks(at(told, 6))).toEqual([])
  expect(refusal(() => seating.join(at(told, 7), dora, {}))).toMatch(/would rather not/)
  expect(openAsks(at(seating.join(at(told, 17), dora, {}), 17))).toHaveLength(1)
  const back = seating.join(at(asked, 7), ben, {})
  expect(back.seats[1]).toMatchObject({ person: 'ben', left: false, standIn: null })
  expect(openAsks(at(back, 7))).toEqual([])
})

test('where nobody is here to agree, nobody sits down, but for the word of the host', () => {
  const empty = seating.leave(at(left(2), 5), 'ann')
  const asked = seating.join(at(empty, 6), dora, { seat: 1 })
  expect(granted(at(asked, 999), here(dora))).toEqual([])
  const word = answer(at(asked, 7), 'dora', 'ann', true)
  expect(granted(at(word, 7), here(dora))).toHaveLength(1)
})
