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
export const VESSELS = names('vessel', [
  '0 ship 1',
  '0 ship 2',
  '1 ship 1',
  '1 ship 2',
  '2 ship 1',
  '2 ship 2',
  '3 ship 1',
  '3 ship 2',
])

/** The spaces of town board and whaling board, which are always there. */
const BOARD_SPACES = [
  'farm',
  'forest',
  'general store',
  'town hall',
  'warehouse',
  'dockyard',
  'city pier',
] as const
export const BOARD = BOARD_SPACES.length

export const ACTION_BUILDINGS = [
  'bank',
  'dry dock',
  'lighthouse',
  'lumber mill',
  'schoolhouse',
  'tavern',
  'tryworks',
  'wharf',
  'bakery',
  'brickyard',
  'chandlery',
  'cooperage',
  'courthouse',
  'inn',
  'market',
  'post office',
] as const
export const TURNERS_MILL_NAME = 'turners mill'
export const VICTORY_BUILDINGS = ['counting house', 'mansion', 'municipal office', 'seamens bethel'] as const
/** SL-06: those of the Ship's Log; the Newspaper has no action. */
export const LOG_ACTION_BUILDINGS = ['library', 'insurance co'] as const
export const NEWSPAPER_NAME = 'newspaper'

/** The buildings with an action come first: building b is the space BOARD + b. */
export const BUILDINGS = names('building', [
  ...ACTION_BUILDINGS,
  TURNERS_MILL_NAME,
  ...LOG_ACTION_BUILDINGS,
  ...VICTORY_BUILDINGS,
  NEWSPAPER_NAME,
])
export const SPACES = names('space', [
  ...BOARD_SPACES,
  ...ACTION_BUILDINGS,
  TURNERS_MILL_NAME,
  ...LOG_ACTION_BUILDINGS,
])

export function spaceNamed(name: (typeof SPACES.names)[number]): number {
  return SPACES.indexOf(name)
}

export function buildingNamed(name: (typeof BUILDINGS.names)[number]): number {
  return BUILDINGS.indexOf(name)
}

export const INN = spaceNamed('inn')
export const TRYWORKS = spaceNamed('tryworks')
export const TURNERS_MILL = spaceNamed('turners mill')
export const INSURANCE = spaceNamed('insurance co')
export const POST_OFFICE = buildingNamed('post office')
export const BETHEL = buildingNamed('seamens bethel')
export const NEWSPAPER = buildingNamed('newspaper')

/** Where a worker can be: space s is the post s + 1. Set aside or overboard it stands nowhere. */
export const POSTS = names('post', ['home', ...SPACES.names, 'aside', 'overboard'])
export const WORKER_HOME = 0
export const WORKER_ASIDE = POSTS.size - 2
export const WORKER_OVERBOARD = POSTS.size - 1

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
