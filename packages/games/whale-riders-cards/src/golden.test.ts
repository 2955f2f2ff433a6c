import { golden, writtenOut } from '@gam/testkit'
import { test } from 'vitest'
import { cardGame } from './game.ts'

const [ANN_AND_BEN, THREE, FOUR, FIVE] = [2, 3, 4, 5].map((n) =>
  ['Ann', 'Ben', 'Cy', 'Dot', 'Eve'].slice(0, n),
)

const games = [
  { name: 'basic-2p', seats: ANN_AND_BEN, seed: 'basic for two' },
  { name: 'basic-5p', seats: FIVE, seed: 'basic for five' },
  { name: 'advanced-3p', seats: THREE, seed: 'ports for three', options: { advanced: true } },
  {
    name: 'advanced-simplified-4p',
    seats: FOUR,
    seed: 'ports for four',
    options: { advanced: true, simplified: true },
  },
  { name: 'match-three-2p', seats: ANN_AND_BEN, seed: 'three games for two', options: { match: 'three' } },
  {
    name: 'match-target-advanced-simplified-4p',
    seats: FOUR,
    seed: 'to the target for four',
    options: { advanced: true, simplified: true, match: 'target' },
  },
]

// They were recorded when open scores were the standard (CG-50), and say so.
const recorded = games.map((game) => ({ ...game, options: { ...game.options, openScores: true } }))

for (const law of golden(cardGame, new URL('../golden/', import.meta.url), recorded))
  test(law.title, law.check)

const { title, check } = writtenOut(cardGame, new URL('./overwrite.ts', import.meta.url))
test(title, check)
