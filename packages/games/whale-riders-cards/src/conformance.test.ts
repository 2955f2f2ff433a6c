import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { cardGame } from './game.ts'
import { RULES } from './rules.ts'

describe('the card game keeps the laws of every game', () => {
  for (const law of conformance(cardGame, { rules: RULES })) test(law.title, law.check)
})
