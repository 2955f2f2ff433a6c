import { BUILDING_LIST } from '../town.ts'

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
  /** Points for a wood, a food, a brick that no plan needs. */
  readonly wood: number
  readonly food: number
  readonly brick: number
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
  /** Wood that preparing a ship takes, the good that a bonus saves, and rounds in port between two voyages. */
  readonly preparing: number
  readonly saved: number
  readonly inPort: number
  /** How much a plan loses by every placement that it is away. */
  readonly risk: number
  /** Points for a right whale aboard to the owner of the Counting House. */
  readonly counted: number
}

/** What buildings are to their owners, at a table of two or at a larger one. */
function usesFor(size: 0 | 1): NamedWeights {
  return Object.fromEntries(
    BUILDING_LIST.flatMap((tile) => (tile.space !== null && tile.uses ? [[tile.name, tile.uses[size]]] : [])),
  )
}

/**
 * For tables of up to two people. Fitted with the descent of `gam tune` to 31,752 positions of 720 games between
 * searches of 250 iterations that judged by four sets of weights, one set by hand and three of earlier fits (`fits/`).
 */
const FOR_TWO: Weights = {
  action: 0.6822,
  lastAction: 0.6497,
  perGood: 0.3454,
  perBrick: 1.291,
  perDollar: 0.2087,
  wood: 0.3538,
  food: 0.283,
  brick: 0.3989,
  dollar: 0.2256,
  dollarEarly: -0.01222,
  owed: 0.08243,
  income: 0.1534,
  toCatch: 0.9606,
  voyage: 0.3252,
  risk: 0.1097,
  counted: 0.4602,
  preparing: 2.939,
  saved: 0.9026,
  inPort: 2.35,
  ...usesFor(0),
}

/**
 * For larger tables, where more hands reach for the same buildings. Fitted likewise, from those for two, to 35,203
 * positions of 560 games of two to four players who judged by those and by two earlier fits.
 */
const FOR_MORE: Weights = {
  action: 0.7228,
  lastAction: 0.7226,
  perGood: 0.3433,
  perBrick: 1.02,
  perDollar: 0.2842,
  wood: 0.2514,
  food: 0.2326,
  brick: 0.2924,
  dollar: 0.2156,
  dollarEarly: -0.1843,
  owed: 0.2189,
  income: 0.5945,
  toCatch: 1.164,
  voyage: 0.3433,
  risk: 0.08815,
  counted: 0.6029,
  preparing: 3.033,
  saved: 1.005,
  inPort: 2.35,
  ...usesFor(1),
}

/** The weights of both sizes of table in one list: `two bank`, `more bank`. */
export interface NamedWeights {
  readonly [name: string]: number
}

export const NAMED_WEIGHTS: NamedWeights = { ...listed('two', FOR_TWO), ...listed('more', FOR_MORE) }

export function weightsForTwo(weights: NamedWeights): Weights {
  return { ...FOR_TWO, ...taken('two', weights) }
}

export function weightsForMore(weights: NamedWeights): Weights {
  return { ...FOR_MORE, ...taken('more', weights) }
}

function listed(size: string, weights: Weights): NamedWeights {
  return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${size} ${name}`, weight]))
}

function taken(size: string, weights: NamedWeights): NamedWeights {
  const mine = Object.entries(weights).filter(([name]) => name.startsWith(`${size} `))
  return Object.fromEntries(mine.map(([name, weight]) => [name.slice(size.length + 1), weight]))
}

/** By building: points for each round to come in which a player owns it, its one point apart. */
export type Uses = readonly number[]

/** The weights, and those of the buildings by number; one that is not named brings its owner nothing more. */
export function withUses(weights: Weights): { readonly weights: Weights; readonly uses: Uses } {
  return { weights, uses: BUILDING_LIST.map(({ name }) => weights[name] ?? 0) }
}
