import { createHash, hkdfSync } from 'node:crypto'
import { canonical } from '@gam/kernel'
import { expect, test } from 'vitest'
import { commitmentToKey, commitmentToShare, randomHex, SCHEMES, seedOf, termsHash } from './index.ts'
import { key, one, table, two } from './record.test-support.ts'

const first = { scheme: 'gam-fair-1', name: table } as const
const second = { scheme: 'gam-fair-2', name: table } as const
const both = [
  { seat: 0, share: one },
  { seat: 2, share: two },
]
const terms = {
  game: 'pebbles',
  rules: 3,
  options: { short: true },
  components: { id: 'river', title: 'River' },
  seats: [
    { name: 'Ann', flag: 1, bot: null, program: false, commitment: commitmentToShare(second, one) },
    { name: 'Marlow', flag: 2, bot: 'normal', program: false, commitment: null },
    { name: 'Cy', flag: 3, bot: null, program: false, commitment: commitmentToShare(second, two) },
  ],
}

test('the test vectors of docs/fairness.md', () => {
  expect({
    key: commitmentToKey(first, key),
    share: commitmentToShare(first, one),
    alone: seedOf(first, key, [], null),
    both: seedOf(first, key, both, null),
  }).toMatchInlineSnapshot(`
    {
      "alone": "5d08c001d941fc6956a4bb70ba76997da85b51aa66ef8ffbb8bce201e979b487",
      "both": "5604e4a8f1d9017db58c028123ca9b30a4dd3f8ca677bcba8a28288768996860",
      "key": "4c39fc28d4ff461fb1985ca2535b03dc30f76dcb460f02ba18dae82db51ebbfb",
      "share": "6ed8bd644533c2e0e4a2ddcf29771146fee59b61f3e4a20cf0a444d556525455",
    }
  `)
  expect({
    terms: canonical(terms),
    key: commitmentToKey(second, key),
    share: commitmentToShare(second, one),
    bound: termsHash(second, terms, null),
    both: seedOf(second, key, both, termsHash(second, terms, null)),
  }).toMatchInlineSnapshot(`
    {
      "both": "ba3ba07aefe3cca54e8426cdbffd86713c1ec60aebff0193790b12ee858c8df3",
      "bound": "57256c02ea6ed2cd4e78572fcd58444a2ac5e05388a014acf5eccdb69a1f9ce0",
      "key": "417e238ee58c59800cba6f68f74ecea02cecf67fb4e4f7f0f8bf4aedfdf67c83",
      "share": "a53303993ee8b7e0130bb00d3a1e66963187b58d61923f9e1d5d1410966d0bf3",
      "terms": "{"components":{"id":"river","title":"River"},"game":"pebbles","options":{"short":true},"rules":3,"seats":[{"bot":null,"commitment":"a53303993ee8b7e0130bb00d3a1e66963187b58d61923f9e1d5d1410966d0bf3","flag":1,"name":"Ann","program":false},{"bot":"normal","commitment":null,"flag":2,"name":"Marlow","program":false},{"bot":null,"commitment":"14a7f34aaead85e2fd2146bf0853461422a337a98cdbb24e229cbbae3d7de45b","flag":3,"name":"Cy","program":false}]}",
    }
  `)
})

test.each(SCHEMES)('%s: another implementation of the same words gives the same bytes', (scheme) => {
  const deal = { scheme, name: table }
  const sha = (part: string, bytes: Buffer) =>
    createHash('sha256').update(`${scheme} ${part} ${table} `).update(bytes).digest('hex')
  expect(commitmentToKey(deal, key)).toBe(sha('key', Buffer.from(key, 'hex')))
  expect(commitmentToShare(deal, one)).toBe(sha('share', Buffer.from(one, 'hex')))
  const bound = scheme === 'gam-fair-1' ? null : termsHash(deal, terms, null)
  if (bound !== null) expect(bound).toBe(sha('terms', Buffer.from(canonical(terms))))
  const secret = Buffer.from(`${key}00${one}02${two}`, 'hex')
  const info = bound === null ? `${scheme} seed` : `${scheme} seed ${bound}`
  const seed = Buffer.from(hkdfSync('sha256', secret, table, info, 32)).toString('hex')
  expect(seedOf(deal, key, both.toReversed(), bound)).toBe(seed)
})

test('key, share, table, seat, terms and scheme each change what comes out', () => {
  const bound = termsHash(second, terms, null)
  const base = seedOf(second, key, [{ seat: 0, share: one }], bound)
  const others = [
    seedOf(second, one, [{ seat: 0, share: one }], bound),
    seedOf(second, key, [{ seat: 1, share: one }], bound),
    seedOf(second, key, [{ seat: 0, share: two }], bound),
    seedOf(second, key, [], bound),
    seedOf({ ...second, name: 'another table' }, key, [{ seat: 0, share: one }], bound),
    seedOf(second, key, [{ seat: 0, share: one }], termsHash(second, { ...terms, rules: 4 }, null)),
    seedOf(first, key, [{ seat: 0, share: one }], null),
  ]
  expect(new Set([base, ...others]).size).toBe(8)
  expect(commitmentToKey(second, one)).not.toBe(commitmentToShare(second, one))
  expect(randomHex(crypto)).toMatch(/^[0-9a-f]{64}$/)
})

test('where a table begins in the middle of another game is a part of what is bound', () => {
  const hashes = [null, 3, 4].map((at) =>
    termsHash(second, terms, at === null ? null : { replay: { game: 'pebbles' }, at, deal: 'anew' }),
  )
  expect(new Set(hashes).size).toBe(3)
})
