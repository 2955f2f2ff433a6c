/** What bots make of a position of this game, in numbers. */
export interface Weights {
  [name: string]: number
  /** Points for a placement that no plan needs, early and in the last round. */
  readonly action: number
  readonly lastAction: number
  /** Placements that it takes to come by a wood or a food, a brick, a dollar. */
  readonly perGood: number
  readonly perBrick: number
  readonly perDollar: number
  /** Points for a dollar's worth of goods that no plan needs. */
  readonly stored: number
  /** Points for a dollar that neither lay nor plan needs: at the end, and what a game of rounds to come adds. */
  readonly dollar: number
  readonly dollarEarly: number
  /** Of a point aboard that only money still to be earned can pay for: the share that counts. */
  readonly owed: number
  /** Dollars that a placement earns towards a lay. */
  readonly income: number
  /** The share that counts of a point still to be caught; of one that a voyage to come may catch. */
  readonly toCatch: number
  readonly voyage: number
  /** How much a plan loses by every placement that it is away. */
  readonly risk: number
  /** Points for a round of use of an own building, for each dollar that its space is better than others. */
  readonly use: number
  /** Points for a round in which other players may pay for an own building. */
  readonly fee: number
  /** Points for a right whale aboard to the owner of the Counting House. */
  readonly counted: number
}

/**
 * Reckoned from the rules' own prices (a point of lay costs two dollars and the one of its sale; the Farm gives two or
 * three food) and settled in matches between searching bots. `gam tune` fits these numbers to games between greedy
 * bots: they foresee those better then, but a search plays clearly worse by them, for greedy bots waste what they hoard.
 */
export const POSITION: Weights = {
  action: 0.7,
  lastAction: 0.4,
  perGood: 0.37,
  perBrick: 0.6,
  perDollar: 0.33,
  stored: 0.18,
  dollar: 0.2,
  dollarEarly: 0.1,
  owed: 0.75,
  income: 1.8,
  toCatch: 0.95,
  voyage: 0.5,
  risk: 0.1,
  use: 0.1,
  fee: 0.03,
  counted: 0.4,
}
