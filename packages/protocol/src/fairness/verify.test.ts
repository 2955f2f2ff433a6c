import { Fault } from '@gam/kernel'
import { expect, test } from 'vitest'
import { pebbles } from '../pebbles.test-support.ts'
import {
  challengeDeal,
  commitmentToKey,
  commitmentToShare,
  type Evidence,
  recordGameId,
  SCHEMES,
  type Scheme,
  seedOf,
  termsHash,
  verdictOf,
  verify,
} from './index.ts'
import { key, one, record, table, two } from './record.test-support.ts'

type Game = ReturnType<typeof record>

function failing(json: unknown, evidence: Evidence = {}): string[] {
  return verify(pebbles, json, evidence)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)
}

function verdict(json: unknown, evidence: Evidence = {}): string {
  return verdictOf(verify(pebbles, json, evidence), json, evidence)
}

test('a record that agrees with itself and the rules is consistent, under either scheme', () => {
  expect(recordGameId(record('gam-fair-2'))).toBe('pebbles')
  const names = (scheme: Scheme) => verify(pebbles, record(scheme)).map(({ name, ok }) => [name, ok])
  const all = ['key', 'shares', 'terms', 'seed', 'moves', 'result']
  expect(names('gam-fair-2')).toEqual(all.map((name) => [name, true]))
  expect(names('gam-fair-1')).toEqual(all.filter((name) => name !== 'terms').map((name) => [name, true]))
  for (const scheme of SCHEMES) expect(verdict(record(scheme))).toBe('consistent')
})

test('fair is the word of whoever kept the commitment and has a share in the deal', () => {
  const game = record('gam-fair-2')
  const { commitment, terms } = game.fairness
  expect(verdict(game, { commitment, shares: [{ share: one }] })).toBe('fair')
  expect(verdict(game, { commitment, terms, shares: [{ share: one, seat: 1 }] })).toBe('fair')
  expect(verdict(game, { commitment })).toBe('consistent')
  expect(verdict(game, { shares: [{ share: one }] })).toBe('consistent')
  // It was bound and not shown in time: nothing is wrong, and nothing is shown by it.
  expect(verdict(game, { commitment, shares: [{ share: two }] })).toBe('consistent')
  expect(failing(game, { commitment, shares: [{ share: one, seat: 0 }] })).toEqual(['shares'])
  expect(failing(game, { commitment: one, shares: [{ share: one }] })).toEqual(['key'])
  expect(failing(game, { terms: one })).toEqual(['terms'])
})

/** Another key, and everything that follows from it. */
function withKey(game: Game, other: string): Game {
  const deal = { scheme: game.fairness.scheme, name: table }
  const again = record(game.fairness.scheme)
  const fairness = { ...again.fairness, key: other, commitment: commitmentToKey(deal, other) }
  const bound = again.terms ? termsHash(deal, again.terms, null) : null
  return {
    ...again,
    fairness,
    replay: { ...again.replay, seed: seedOf(deal, other, [{ seat: 1, share: one }], bound) },
  }
}

test('whatever was changed is found', () => {
  const changed = (change: (it: Game) => unknown) => failing(change(record('gam-fair-1')))
  expect(changed((it) => ({ ...it, fairness: { ...it.fairness, key: one } }))).toEqual(['key', 'seed'])
  expect(changed((it) => ({ ...it, fairness: { ...it.fairness, commitment: one } }))).toEqual(['key'])
  const swapped = (it: Game) =>
    it.fairness.contributions.map((each) => ({ ...each, share: each.share && two }))
  expect(changed((it) => ({ ...it, fairness: { ...it.fairness, contributions: swapped(it) } }))).toEqual([
    'shares',
    'seed',
  ])
  expect(changed((it) => ({ ...it, replay: { ...it.replay, seed: one } }))).toContain('seed')
  const short = (it: Game) => ({ ...it, replay: { ...it.replay, actions: it.replay.actions.slice(1) } })
  expect(changed(short)).toEqual(['moves', 'result'])
  expect(changed((it) => ({ ...it, totals: it.totals.map((n) => n + 1) }))).toEqual(['result'])
  expect(changed((it) => ({ ...it, winners: [...it.winners, 7] }))).toEqual(['result'])
  expect(changed((it) => ({ ...it, seats: it.seats.slice(1) }))).toEqual(['result'])
})

test('a seat that does not exist, or has two shares, gives nothing', () => {
  for (const scheme of SCHEMES) {
    const game = record(scheme)
    const extra = { seat: 5, commitment: commitmentToShare({ scheme, name: table }, two), share: null }
    const contributions = [...game.fairness.contributions, extra]
    expect(failing({ ...game, fairness: { ...game.fairness, contributions } })).toEqual(['shares'])
    const twice = [...game.fairness.contributions, game.fairness.contributions[1]]
    expect(failing({ ...game, fairness: { ...game.fairness, contributions: twice } })).toContain('shares')
  }
})

test('a key exchanged with all that follows from it is found by who saw the first commitment', () => {
  for (const scheme of SCHEMES) {
    const honest = record(scheme)
    const evidence = { commitment: honest.fairness.commitment, shares: [{ share: one }] }
    expect(failing(honest, evidence)).toEqual([])
    expect(failing(withKey(honest, two), evidence)).toContain('key')
  }
})

test('names, options and pieces are bound by the second scheme', () => {
  const game = record('gam-fair-2')
  const renamed = { ...game, replay: { ...game.replay, seats: ['Eve', 'Ben'] } }
  expect(failing(renamed)).toEqual(['terms'])
  const terms = game.terms && {
    ...game.terms,
    seats: game.terms.seats.map((s, i) => (i ? s : { ...s, name: 'Eve' })),
  }
  expect(failing({ ...renamed, terms })).toEqual(['terms', 'seed'])
  const hash = terms ? termsHash({ scheme: 'gam-fair-2', name: table }, terms, null) : ''
  expect(failing({ ...renamed, terms, fairness: { ...game.fairness, terms: hash } })).toEqual(['seed'])
  const flags = game.seats.map((seat) => ({ ...seat, flag: 6 }))
  expect(failing({ ...game, seats: flags })).toEqual(['terms'])
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
  const { fairness, ...rest } = record('gam-fair-2')
  expect(said(null)).toContain('"format"')
  expect(said({ ...rest, version: 2, fairness })).toContain('"version"')
  expect(said({ ...rest, fairness: { ...fairness, key: null } })).toContain('stays secret')
  expect(said({ ...rest, fairness: { ...fairness, key: 'x' } })).toContain('fairness.key')
  expect(said({ ...rest, fairness: { ...fairness, contributions: [{}] } })).toContain('contribution')
  expect(said({ ...rest, fairness: { ...fairness, until: 5 } })).toContain('fairness.until')
  expect(said({ ...rest, fairness, replay: null })).toContain('replay')
  expect(said({ ...rest, fairness, totals: null })).toContain('totals')
  expect(said({ ...rest, fairness, seats: [{}] })).toContain('seats')
  expect(said({ ...rest, fairness, ended: '' })).toContain('ended')
  expect(said({ ...rest, fairness: { ...fairness, scheme: 'x' } })).toContain('scheme')
  expect(said({ ...rest, fairness, terms: undefined })).toContain('"terms"')
  expect(said({ ...rest, fairness: { ...fairness, scheme: 'gam-fair-1' } })).toContain('knows no "terms"')
  // A table could not tell otherwise which deal it is bound to.
  expect(said({ ...rest, fairness: { ...fairness, deal: 'another' } })).toContain('fairness.deal')
})

test('the tables of a challenge share the deal of their day, whoever plays them', () => {
  for (const scheme of SCHEMES) {
    const game = record(scheme, challengeDeal('2026-02-28'), false)
    expect(failing(game)).toEqual([])
    expect(failing({ ...game, replay: { ...game.replay, seats: ['Eve', 'Ben'] } })).toEqual([])
    expect(game.fairness.commitment).toBe(commitmentToKey({ scheme, name: 'daily 2026-02-28' }, key))
  }
})
