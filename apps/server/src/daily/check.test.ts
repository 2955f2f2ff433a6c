import { componentSet, Sitting, writeComponentSet, writeReplay } from '@gam/kernel'
import { challengeDeal, seedOf } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { endOf } from '../model/day.ts'
import type { Entry } from '../model/log-entry.ts'
import { botSeat, freeSeat, seatedAt } from '../model/table-doc.ts'
import type { FinishedGame } from '../store/table-store.ts'
import { checked } from './check.ts'

const DAY = '2027-01-05'
const TABLE = 'AAECAwQFBgcICQoLDA0ODw'
const KEY = 'ab'.repeat(32)
const ended = endOf(DAY) - 1000

/** A whole game of first options: Ann against a bot. */
function played(): { finished: FinishedGame; entries: Entry[] } {
  const names = ['Ann', 'Marlow']
  const seed = seedOf({ scheme: 'gam-fair-1', name: challengeDeal(DAY) }, KEY, [], null)
  let sitting = Sitting.begin(cardGame, { seats: names, seed })
  const entry = (seq: number, deed: Entry['deed']): Entry => ({
    table: TABLE,
    seq,
    submission: `s${seq}`,
    deed,
    at: ended - 1000 + seq,
    time: ended - 1000 + seq,
  })
  const entries = [entry(1, { kind: 'begin', names, shares: [] })]
  while (sitting.decision) {
    const { seat, options } = sitting.decision
    const action = options.find(({ refusal }) => !refusal)?.text ?? ''
    sitting = sitting.submit(seat, action)
    const by = seat === 0 ? 'person' : 'bot'
    entries.push(entry(entries.length + 1, { kind: 'play', seat, actions: [action], by }))
  }
  const standings = sitting.standings()
  const finished: FinishedGame = {
    id: TABLE,
    key: KEY,
    ended,
    totals: standings.map(({ total }) => total),
    winners: [],
    replay: { ...writeReplay(sitting), seats: names, actions: [...writeReplay(sitting).actions] },
    doc: {
      game: cardGame.id,
      rules: cardGame.rulesVersion,
      options: {},
      components: writeComponentSet(cardGame.components, componentSet(cardGame.components, undefined)),
      public: false,
      spectators: false,
      clock: { kind: 'none' },
      late: 'move',
      revealKey: true,
      host: 'ann',
      seats: [seatedAt(freeSeat(1), { id: 'ann', name: 'Ann' }), botSeat(2, 'Marlow', 'normal')],
      dealing: null,
      vote: null,
      rematch: null,
      closed: false,
      challenge: { day: DAY, iterations: 10 },
    },
  }
  return { finished, entries }
}

test('a game that comes out the same counts, with its lead over the best of the others', () => {
  const { finished, entries } = played()
  const [mine, theirs] = finished.totals
  expect(checked(cardGame, finished, entries, true)).toEqual({
    outcome: 'counts',
    ended,
    name: 'Ann',
    points: mine,
    lead: mine - theirs,
  })
})

test('what was over after the day, or begun after it, does not count', () => {
  const { finished, entries } = played()
  const late = { ...finished, ended: endOf(DAY) }
  expect(checked(cardGame, late, entries, true).outcome).toBe('late')
  expect(checked(cardGame, finished, entries, false).outcome).toBe('practice')
})

test('what does not come out the same is void', () => {
  const { finished, entries } = played()
  const outcome = (change: Partial<FinishedGame>, log = entries) =>
    checked(cardGame, { ...finished, ...change }, log, true).outcome
  expect(outcome({ totals: [999, 0] })).toBe('void')
  expect(outcome({ key: 'cd'.repeat(32) })).toBe('void')
  expect(outcome({ replay: { ...finished.replay, hash: 'x' } })).toBe('void')
  expect(outcome({}, [])).toBe('void')
  expect(outcome({}, entries.slice(0, -1))).toBe('void')
  const byBot = entries.map((one) =>
    one.deed.kind === 'play' && one.deed.seat === 0
      ? { ...one, deed: { ...one.deed, by: 'late' as const } }
      : one,
  )
  expect(outcome({}, byBot)).toBe('void')
  const { challenge: _, ...ordinary } = finished.doc
  expect(outcome({ doc: ordinary })).toBe('void')
})
