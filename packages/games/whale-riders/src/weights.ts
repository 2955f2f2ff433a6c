/** What bots make of a position of this game, in numbers: pearls, or shares of pearls. */
export interface Weights {
  [name: string]: number
  /** For each pearl that a rider will probably buy at the Sun Port. */
  readonly sun: number
  /** How many actions pass for each port on the way there, and what a tile costs there, in coins. */
  readonly stretch: number
  readonly price: number
  /** For each advance that is behind a rider. */
  readonly advance: number
  /** For a coin of a well-filled purse, and for one beyond that. */
  readonly coin: number
  readonly spareCoin: number
  /** For a tile that shows no pearls, and for each good it stands for. */
  readonly tile: number
  readonly good: number
  /** For each coin that a contract pays. */
  readonly pay: number
  /** The part of a contract that counts before anything was bought for it, and what the last good or tile adds. */
  readonly open: number
  readonly ready: number
  /** The actions that each missing good takes, and the fulfilling. */
  readonly haste: number
  /** How much of the contracts in hand counts, the best one first: tiles pay only once. */
  readonly first: number
  readonly second: number
  readonly third: number
}

/**
 * Fitted to 20,503 positions of 600 games between searches of 300 iterations (2 to 4 players, every second one with
 * both variants): `gam tune whale-riders --bots normal:300 --mix decree,magic --games 600 --rounds 300 --seed wr2`,
 * begun from weights fitted to games in which searches with three judgements and a greedy bot sat
 * together.
 */
export const POSITION: Weights = {
  sun: 0.5335,
  stretch: 1.07,
  price: 0.4029,
  advance: -0.05232,
  coin: 0.3085,
  spareCoin: 0.1268,
  tile: 0.45,
  good: 0.374,
  pay: -0.1074,
  open: 0.9461,
  ready: 0.08559,
  haste: 1.79,
  first: 0.4991,
  second: 0.5924,
  third: 0.4603,
}

/** How a sensible player leans, as weights in the exponent: what speaks for an action. */
export interface Leanings {
  [name: string]: number
  readonly advance: number
  readonly coin: number
  /** For a contract that can be paid, and for each pearl it brings more than it takes; what it takes counts as much in a payment. */
  readonly fulfil: number
  readonly fulfilPearl: number
  /** For each pearl on a tile, and each coin of its price. */
  readonly pearl: number
  readonly pearlPrice: number
  /** For a tile that shows no pearls, and each coin of its price. */
  readonly tile: number
  readonly price: number
  /** For each pearl of a contract that it makes payable; for the part of one that it brings nearer. */
  readonly completes: number
  readonly nearer: number
  readonly discard: number
  readonly swap: number
}

/**
 * Fitted to what a search of 600 iterations preferred in 4,185 positions of 36 games (2 to 4 players, with and without
 * both variants): `gam tune whale-riders --leanings --mix decree,magic --games 36 --rounds 200 --seed leanings`.
 */
export const LEANINGS: Leanings = {
  advance: 1.728,
  coin: 0.1002,
  fulfil: 0.6276,
  fulfilPearl: 0.6897,
  pearl: 2.467,
  pearlPrice: -0.8126,
  tile: 0.6013,
  price: -0.7184,
  completes: 0.6852,
  nearer: 0.7921,
  discard: -1.505,
  swap: -0.9193,
}

/**
 * The same of two riders, fitted to what a search of 600 iterations with its net preferred in 7,105 positions of 80 games:
 * `gam tune whale-riders --leanings --players 2 --mix decree,magic --games 80 --rounds 300 --seed leanings2`. At larger
 * tables, where what the others do is drawn by leanings, they are too narrow.
 */
export const LEANINGS_OF_TWO: Leanings = {
  advance: 2.621,
  coin: 0.2095,
  fulfil: 0.395,
  fulfilPearl: 0.7891,
  pearl: 3.329,
  pearlPrice: -1.212,
  tile: 1.104,
  price: -1.075,
  completes: 0.8731,
  nearer: 0.8359,
  discard: -1.476,
  swap: -1.26,
}

/** How large a lead wins three games of four, in pearls: at the end, and more of it for each port that the first rider has before it. */
export interface Leads {
  [name: string]: number
  readonly last: number
  readonly port: number
}

export const LEADS: Leads = { last: 1.3, port: 0.12 }
