import { flattened, golden, writtenOut } from '@gam/testkit'
import { test } from 'vitest'
import { newBedford } from './game.ts'

const [ANN, TWO, THREE, FOUR] = [1, 2, 3, 4].map((n) => ['Ann', 'Ben', 'Cy', 'Dot'].slice(0, n))

const PROMO = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }

const games = [
  { name: 'base-2p', seats: TWO, seed: 'two in town' },
  { name: 'base-4p', seats: FOUR, seed: 'four in town' },
  { name: 'second-printing-3p', seats: THREE, seed: 'three in town', options: { printing: 'second' } },
  {
    name: 'own-buildings-2p',
    seats: TWO,
    seed: 'an inn of our own',
    options: { buildings: ['inn', 'market', 'bakery', 'courthouse', 'post office', 'mansion'] },
  },
  { name: 'starbuck-solo', seats: ANN, seed: 'alone with Starbuck', options: { captains: ['starbuck'] } },
  {
    name: 'three-captains-mill',
    seats: ANN,
    seed: 'alone with three',
    options: { captains: ['stubb', 'flask', 'ahab'], turnersMill: true },
  },
  {
    name: 'two-and-two-second-printing',
    seats: TWO,
    seed: 'two and two',
    options: { captains: ['ahab', 'starbuck'], printing: 'second', turnersMill: true, expert: true },
  },
  {
    name: 'challenge-3p',
    seats: THREE,
    seed: 'three and Flask',
    options: { captains: ['flask'], challenge: true },
  },
  { name: 'promo-3p', seats: THREE, seed: 'three and the white whale', options: PROMO },
  { name: 'log-2p', seats: TWO, seed: 'two and their log', options: { shipsLog: true } },
  {
    name: 'everything-4p',
    seats: FOUR,
    seed: 'four and everything 34',
    options: { ...PROMO, shipsLog: true },
  },
  {
    name: 'everything-with-captains',
    seats: TWO,
    seed: 'two, two and everything 42',
    options: {
      ...PROMO,
      shipsLog: true,
      captains: ['ahab', 'flask'],
      printing: 'second',
      turnersMill: true,
      expert: true,
    },
  },
]

for (const law of golden(newBedford, new URL('../golden/', import.meta.url), games))
  test(law.title, law.check)

for (const { title, check } of [
  writtenOut(newBedford, new URL('./overwrite.ts', import.meta.url)),
  flattened(newBedford, new URL('./judgement/flatten.ts', import.meta.url)),
])
  test(title, check)
