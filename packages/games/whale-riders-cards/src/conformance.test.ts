import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { cardGame } from './game.ts'
import { rules } from './rules.ts'

describe('the card game keeps the laws of every game', () => {
  for (const law of conformance(cardGame, { rules })) test(law.title, law.check)
})
