import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { cardGame } from './game.ts'

describe('the card game keeps the laws of every game', () => {
  for (const law of conformance(cardGame)) test(law.title, law.check)
})
