import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { whaleRiders } from './game.ts'
import { RULES } from './rules.ts'

/** `npm run trials` plays more of the same. */
const PLAYS = process.env.TRIALS === 'long' ? 30 : 6

describe('the laws of every game', () => {
  for (const law of conformance(whaleRiders, { rules: RULES, plays: PLAYS })) test(law.title, law.check)
})
