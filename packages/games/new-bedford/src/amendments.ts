/** The newest version of the rules, and the oldest that can still be played. */
export const RULES = 3
export const OLDEST_RULES = 2

/**
 * The changes of the rules, each with the version that brought it. Where a rule lives it asks `facts.amended`; a
 * table plays to its end by the version with which it began.
 */
export const AMENDMENTS = {
  /** WW-13: a building whose worker went overboard is no longer free for the Castaway. */
  castawayFindsItUsed: 3,
  /** WW-14, NB-36: the Castaway's Tryworks serves the ship that brought it alone. */
  castawayTriesOwnShip: 3,
  /** WW-15: in the last returns the Castaway acts before the first ship is handled, and nothing sails any more. */
  castawayActsFirst: 3,
  /** NB-36: nobody goes to the first printing's Tryworks who could not profit. */
  tryworksNeedsProfit: 3,
  /** LO-35: a Captain takes the Post Office at his limit of buildings too. */
  postOfficeAtLimit: 3,
  /** SL-27: Calm Seas is offered only against what strikes its holder, and before every fee. */
  calmSeasWhereStruck: 3,
  /** SL-74: Insurance Co. answers Refinery Fire and The Dice of Fate too. */
  insuredAgainstFire: 3,
  /** SL-75, SL-80: an insured player is asked before the Ice Sheet holds ships fast, and no card moves a frozen ship. */
  iceHoldsFast: 3,
  /** SL-81: Stove Boat takes its wood for the whales of Whale Pod and Sleigh Ride too. */
  stoveBoatForAdded: 3,
  /** SL-05: who does not want to be asked says so to the table, and the game knows nothing of it. */
  askedInPrivate: 3,
  /** SL-72: a card of which nothing but harm to its holder could come is not asked for. */
  noHarmToHolder: 3,
  /** SL-84: Gam goes as far as there is room. */
  gamAsFarAsPossible: 3,
} as const
