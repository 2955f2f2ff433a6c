import { Sitting, writeReplay } from '@gam/kernel'
import { commitmentToKey, seedOf } from '@gam/protocol/fairness'
import { gameRecord } from '@gam/protocol/schemas'
import { Broken, Ledger } from '@gam/trials'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'

// Who watches the watchman: an auditor that never finds anything is worth nothing.

const table = 'AAECAwQFBgcICQoLDA0ODw'
const key = '01'.repeat(32)
const deal = { scheme: 'gam-fair-1', name: table } as const

function finished() {
  let sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: seedOf(deal, key, [], null) })
  while (sitting.decision) {
    const option = sitting.decision.options.find(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, option?.text)
  }
  const seat = { name: 'Ann', flag: 1, bot: null, out: false }
  const standings = sitting.standings()
  const totals = standings.map(({ total }) => total)
  const winners = standings.filter(({ rank }) => rank === 1).map((one) => one.seat)
  return gameRecord.parse({
    ...{ format: 'gam-record', version: 1, table, game: cardGame.id, ended: 1 },
    ...{ seats: [seat, seat], totals, winners, replay: writeReplay(sitting) },
    fairness: {
      ...{ scheme: 'gam-fair-1', deal: table, commitment: commitmentToKey(deal, key), contributions: [] },
      ...{ until: null, key },
    },
  })
}

const record = finished()
const actions = record.replay?.actions ?? []

/** All of the game's moves, acknowledged at their places, as many as there are. */
function ledgerOf(moves: readonly string[]): Ledger {
  const ledger = new Ledger(table)
  for (const [i, action] of moves.entries()) {
    ledger.tried(i + 2, action)
    ledger.done(`submission-${i}`, i + 2, action)
  }
  return ledger
}

const other = (action: string) => actions.find((one) => one !== action) ?? ''

test('a record that holds what was acknowledged, and nothing else, is in order', () => {
  expect(() => ledgerOf(actions).audit(record)).not.toThrow()
})

test('a move that is lost, invented, doubled or exchanged is found', () => {
  const audit = (moves: readonly string[]) => () => ledgerOf(moves).audit(record)
  expect(audit([...actions, 'play kelp'])).toThrow(/is lost/)
  expect(audit(actions.slice(0, -1))).toThrow(Broken)
  expect(audit(actions.with(3, other(actions[3])))).toThrow(/not what was played/)
  const doubled = { ...record, replay: record.replay && { ...record.replay, actions: doubledAt(4) } }
  expect(() => ledgerOf(actions).audit(doubled)).toThrow(Broken)
  const elsewhere = { ...record, replay: record.replay && { ...record.replay, hash: '00'.repeat(32) } }
  expect(() => ledgerOf(actions).audit(elsewhere)).toThrow(Broken)
})

function doubledAt(place: number): string[] {
  return [...actions.slice(0, place), ...actions.slice(place - 1)]
}

test('a second answer that differs, and two winners of one place, are found', () => {
  const ledger = ledgerOf(actions.slice(0, 3))
  expect(() => ledger.done('submission-0', 2, actions[0])).not.toThrow()
  expect(() => ledger.done('submission-0', 7, actions[0])).toThrow(/was answered with 2, then with 7/)
  expect(() => ledger.done('a rival', 4, actions[2])).toThrow(/two submissions/)
})
