import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { newBedford } from './game.ts'
import { RULES } from './rules.ts'

/** `npm run trials` plays more of the same. */
const PLAYS = process.env.TRIALS === 'long' ? 24 : 5

describe('New Bedford keeps the laws of every game', () => {
  for (const law of conformance(newBedford, { rules: RULES, plays: PLAYS })) test(law.title, law.check)
})
