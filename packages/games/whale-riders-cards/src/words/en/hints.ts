import { type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  sells: ({ good, mine, most }) =>
    most.value === 0
      ? say`It sells the ${good}: ${points(mine)}, and nothing for anybody else.`
      : say`It sells the ${good}: ${points(mine)}, against ${most} for the best of the others.`,
  clears: ({ points: lost }) => say`The others lose goods worth ${points(lost)} that are not sold.`,
  stormTakes: ({ good, theirs, mine }) =>
    mine.value === 0
      ? say`The storm takes ${good} worth ${points(theirs)} from the others.`
      : say`The storm takes ${good} worth ${points(theirs)} from the others, at a price of ${mine}.`,
  stormSpent: ({ good }) => say`It gets rid of a storm while none of its own ${good} can be hit.`,
  lands: ({ points: won }) => say`It is won at once: ${points(won)}.`,
  oneShort: ({ good, mine, most }) =>
    say`One more good sells the ${good}, for ${points(mine)} against ${most} for the best of the others.`,
  backed: ({ good, cards }) =>
    cards.value === 1
      ? say`Another card of ${good} is in hand to follow it.`
      : say`${cards} more cards of ${good} are in hand to follow it.`,
  joins: ({ good, short }) => say`It brings ${good} within ${short} goods of a sale.`,
  safe: () => say`It brings no sale within anybody’s reach.`,
  waits: ({ good }) => say`Then the ${good} are ready and wait for a second kind.`,
  begins: ({ good }) => say`It is the first of the ${good}, so nobody else gains by it yet.`,
  cheapest: ({ points: worth }) =>
    say`If it is lost, it is the cheapest that could be played: ${points(worth)}.`,
}

function points(amount: Token) {
  return amount.value === 1 ? say`1 point` : say`${amount} points`
}
