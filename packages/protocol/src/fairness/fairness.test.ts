import { createHash, hkdfSync } from 'node:crypto'
import { Fault, Sitting, writeReplay } from '@gam/kernel'
import { expect, test } from 'vitest'
import { pebbles } from '../pebbles.test-support.ts'
import {
  challengeDeal,
  commitmentToKey,
  commitmentToShare,
  randomHex,
  recordGameId,
  seedOf,
  verify,
} from './index.ts'

const table = 'AAECAwQFBgcICQoLDA0ODw'
const key = '00'.repeat(31).concat('01')
const one = '11'.repeat(32)
const two = '22'.repeat(32)

test('the test vectors of docs/fairness.md', () => {
  expect({
    key: commitmentToKey(table, key),
    share: commitmentToShare(table, one),
    alone: seedOf(table, key, []),
    both: seedOf(table, key, [
      { seat: 0, share: one },
      { seat: 2, share: two },
    ]),
  }).toMatchInlineSnapshot(`
    {
      "alone": "5d08c001d941fc6956a4bb70ba76997da85b51aa66ef8ffbb8bce201e979b487",
      "both": "5604e4a8f1d9017db58c028123ca9b30a4dd3f8ca677bcba8a28288768996860",
      "key": "4c39fc28d4ff461fb1985ca2535b03dc30f76dcb460f02ba18dae82db51ebbfb",
      "share": "6ed8bd644533c2e0e4a2ddcf29771146fee59b61f3e4a20cf0a444d556525455",
    }
  `)
})

test('another implementation of the same words gives the same bytes', () => {
  const hash = createHash('sha256').update(`gam-fair-1 key ${table} `).update(Buffer.from(key, 'hex'))
  expect(commitmentToKey(table, key)).toBe(hash.digest('hex'))
  const secret = Buffer.from(`${key}00${one}02${two}`, 'hex')
  const seed = Buffer.from(hkdfSync('sha256', secret, table, 'gam-fair-1 seed', 32)).toString('hex')
  const shares = [
    { seat: 2, share: two },
    { seat: 0, share: one },
  ]
  expect(seedOf(table, key, shares)).toBe(seed)
})

test('key, share, table and seat each change what comes out', () => {
  const base = seedOf(table, key, [{ seat: 0, share: one }])
  const others = [
    seedOf(table, one, [{ seat: 0, share: one }]),
    seedOf(table, key, [{ seat: 1, share: one }]),
    seedOf(table, key, [{ seat: 0, share: two }]),
    seedOf(table, key, []),
    seedOf('another table', key, [{ seat: 0, share: one }]),
  ]
  expect(new Set([base, ...others]).size).toBe(6)
  expect(commitmentToKey(table, one)).not.toBe(commitmentToShare(table, one))
  expect(randomHex(crypto)).toMatch(/^[0-9a-f]{64}$/)
})

function record() {
  const seed = seedOf(table, key, [{ seat: 1, share: one }])
  let sitting: Sitting = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed })
  while (sitting.decision) {
    const option = sitting.decision.options.find(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, option?.text)
  }
  const contributions = [
    { seat: 0, commitment: commitmentToShare(table, two), share: null },
    { seat: 1, commitment: commitmentToShare(table, one), share: one },
  ]
  const fairness = { scheme: 'gam-fair-1', commitment: commitmentToKey(table, key), contributions, key }
  return { format: 'gam-record', version: 1, table, game: 'pebbles', fairness, replay: writeReplay(sitting) }
}

test('a game that was dealt fairly passes every check', () => {
  expect(recordGameId(record())).toBe('pebbles')
  expect(verify(pebbles, record()).map(({ name, ok }) => [name, ok])).toEqual([
    ['key', true],
    ['shares', true],
    ['seed', true],
    ['moves', true],
  ])
})

test('whatever was changed is found', () => {
  const failing = (change: (it: ReturnType<typeof record>) => unknown) =>
    verify(pebbles, change(record()))
      .filter(({ ok }) => !ok)
      .map(({ name }) => name)
  expect(failing((it) => ({ ...it, fairness: { ...it.fairness, key: one } }))).toEqual(['key', 'seed'])
  expect(failing((it) => ({ ...it, fairness: { ...it.fairness, commitment: one } }))).toEqual(['key'])
  const swapped = (it: ReturnType<typeof record>) =>
    it.fairness.contributions.map((each) => ({ ...each, share: each.share && two }))
  expect(failing((it) => ({ ...it, fairness: { ...it.fairness, contributions: swapped(it) } }))).toEqual([
    'shares',
    'seed',
  ])
  expect(failing((it) => ({ ...it, replay: { ...it.replay, seed: one } }))).toContain('seed')
  expect(failing((it) => ({ ...it, replay: { ...it.replay, actions: it.replay.actions.slice(1) } }))).toEqual(
    ['moves'],
  )
})

test('what cannot be checked is said', () => {
  const said = (json: unknown) => {
    try {
      verify(pebbles, json)
      return 'checked'
    } catch (error) {
      return error instanceof Fault ? error.message : 'broken'
    }
  }
  const { fairness, ...rest } = record()
  expect(said(null)).toContain('"format"')
  expect(said({ ...rest, version: 2, fairness })).toContain('"version"')
  expect(said({ ...rest, fairness: { ...fairness, key: null } })).toContain('stays secret')
  expect(said({ ...rest, fairness: { ...fairness, key: 'x' } })).toContain('fairness.key')
  expect(said({ ...rest, fairness: { ...fairness, contributions: [{}] } })).toContain('contribution')
  expect(said({ ...rest, fairness, replay: null })).toContain('replay')
  expect(said({ ...rest, fairness: { ...fairness, scheme: 'x' } })).toContain('scheme')
  // A table could not tell otherwise which deal it is bound to.
  expect(said({ ...rest, fairness: { ...fairness, deal: 'another' } })).toContain('fairness.deal')
})

test('the tables of a challenge share the deal of their day', () => {
  const deal = challengeDeal('2026-02-28')
  const sitting = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed: seedOf(deal, key, []) })
  const fairness = { ...record().fairness, deal, commitment: commitmentToKey(deal, key), contributions: [] }
  const checks = verify(pebbles, { ...record(), fairness, replay: writeReplay(sitting) })
  expect(checks.filter(({ ok }) => ok).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['key', 'seed']),
  )
})
