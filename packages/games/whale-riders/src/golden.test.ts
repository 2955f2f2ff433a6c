import { flattened, golden, writtenOut } from '@gam/testkit'
import { test } from 'vitest'
import { components } from './components.ts'
import { whaleRiders } from './game.ts'

const people = (n: number) => ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Fay'].slice(0, n)
const first = { edition: 'first' } as const

const games = [
  { name: 'plain-2p', seats: people(2), seed: 'plain for two' },
  { name: 'more-triples-3p', seats: people(3), seed: 'triples for three', components: components.sets[1] },
  { name: 'decree-4p', seats: people(4), seed: 'decrees for four', options: { decree: true } },
  { name: 'first-magic-3p', seats: people(3), seed: 'old magic', options: { ...first, magic: true } },
  {
    name: 'first-all-6p',
    seats: people(6),
    seed: 'everything old',
    options: { ...first, decree: true, magic: true },
  },
  { name: 'all-4p', seats: people(4), seed: 'everything', options: { decree: true, magic: true } },
]

for (const law of golden(whaleRiders, new URL('../golden/', import.meta.url), games))
  test(law.title, law.check)

for (const { title, check } of [
  writtenOut(whaleRiders, new URL('./overwrite.ts', import.meta.url)),
  flattened(whaleRiders, new URL('./judgement/flatten.ts', import.meta.url)),
])
  test(title, check)
