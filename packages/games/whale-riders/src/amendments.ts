/** The changes of the rules, each with the version that brought it. */
export const AMENDMENTS = {
  /** WR-38: whoever fulfils contracts is asked for more while cards are in hand, whether they can be paid or not. */
  askedWhileCardsInHand: 2,
} as const
