import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { cardGame } from './game.ts'

describe('the card game keeps the laws of every game', () => {
  // CG-34: a hand of banned cards is shown to all and goes back into the pile.
  for (const law of conformance(cardGame, { reveals: ['cardShown'] })) test(law.title, law.check)
})
