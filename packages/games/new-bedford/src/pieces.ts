import { names, range } from '@gam/kernel'

export const SEATS = { min: 2, max: 4 }
export const SEAT = range('seat', 0, SEATS.max - 1)
export const LAST_ROUND = 12
export const ROUND = range('round', 1, LAST_ROUND)

export const GOODS = names('good', ['wood', 'food', 'brick'])
export const WOOD = 0
export const FOOD = 1
export const BRICK = 2
/** NB-05, NB-18: what a wood, a food and a brick are worth. */
export const WORTH: readonly number[] = [1, 1, 2]

/** Of each good, and of money: more than all rounds together could bring a player. */
export const MOST_GOODS = 300
export const MOST_MONEY = 1000

/** Whales first, the one that is best to have last; then what is no whale. */
export const TOKENS = names('token', [
  'right',
  'bowhead',
  'white',
  'sperm',
  'blue',
  'sea',
  'ambergris',
  'castaway',
])
export const RIGHT = 0
export const BOWHEAD = 1
export const WHITE = 2
export const SPERM = 3
export const BLUE = 4
export const EMPTY_SEA = 5
export const AMBERGRIS = 6
export const CASTAWAY = 7
/** How many kinds of token are whales. */
export const WHALES = 5
/** NB-03, WW-10, WW-11, by token. */
export const LAY: readonly number[] = [2, 4, 0, 8, 12, 0, 0, 0]
export const POINTS: readonly number[] = [1, 2, 4, 4, 6, 0, 0, 0]

/** The tokens that every game has, each seat so many of them. */
export const COMMON_TOKENS = names('token', ['right', 'bowhead', 'sperm', 'sea'])
/** Those of the White Whale promo, one of each. */
export const PROMO_TOKENS: readonly number[] = [WHITE, BLUE, AMBERGRIS, CASTAWAY]

export const SHIPS = names('ship', ['ship 1', 'ship 2'])
/** Every ship of every seat: seat × 2 + ship. */
export const VESSELS = names(
  'vessel',
  ['0 ship 1', '0 ship 2', '1 ship 1', '1 ship 2', '2 ship 1', '2 ship 2', '3 ship 1', '3 ship 2'],
  { seatOf: (vessel) => Math.trunc(vessel / SHIPS.size) },
)

/** Where a ship can be: space n of the whaling track is the place SHORE + n. */
export const PLACES = names('place', [
  'home',
  'bottle',
  'dock',
  'return',
  'space 0',
  'space 1',
  'space 2',
  'space 3',
  'space 4',
  'space 5',
  'space 6',
])
export const HOME = 0
/** SL-29 */
export const BOTTLE = 1
export const DOCK = 2
export const RETURN = 3
export const SHORE = 4
export const FARTHEST = 10
export const MOST_ON_SPACE = 3
/** SL-26: the place of a ship that sails in a column of its own. */
export const BESIDE = 7

/** A space of the whaling track by its number. */
export const WATERS = range('waters', 0, 6)
