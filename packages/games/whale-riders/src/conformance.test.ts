import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { whaleRiders } from './game.ts'

describe('the laws of every game', () => {
  for (const law of conformance(whaleRiders, { plays: 30 })) test(law.title, law.check)
})
