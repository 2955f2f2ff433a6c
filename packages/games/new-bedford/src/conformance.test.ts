import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { newBedford } from './game.ts'

describe('New Bedford keeps the laws of every game', () => {
  for (const law of conformance(newBedford, { plays: 24 })) test(law.title, law.check)
})
