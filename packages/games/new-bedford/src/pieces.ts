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

/** Whales first, the most valuable last; then what is no whale. */
export const TOKENS = names('token', ['right', 'bowhead', 'sperm', 'sea'])
export const RIGHT = 0
export const EMPTY_SEA = 3
/** How many kinds of token are whales. */
export const WHALES = 3
/** NB-03, by token. */
export const LAY: readonly number[] = [2, 4, 8, 0]
export const POINTS: readonly number[] = [1, 2, 4, 0]

export const SHIPS = names('ship', ['ship 1', 'ship 2'])

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

/** The buildings with an action come first: building b is the space BOARD + b. */
export const BUILDINGS = names('building', [...ACTION_BUILDINGS, TURNERS_MILL_NAME, ...VICTORY_BUILDINGS])
export const SPACES = names('space', [...BOARD_SPACES, ...ACTION_BUILDINGS, TURNERS_MILL_NAME])

export function spaceNamed(name: (typeof SPACES.names)[number]): number {
  return SPACES.indexOf(name)
}

export function buildingNamed(name: (typeof BUILDINGS.names)[number]): number {
  return BUILDINGS.indexOf(name)
}

export const INN = spaceNamed('inn')
export const TRYWORKS = spaceNamed('tryworks')
export const TURNERS_MILL = spaceNamed('turners mill')
export const POST_OFFICE = buildingNamed('post office')

/** Where a worker can be: space s is the post s + 1. */
export const POSTS = names('post', ['home', ...SPACES.names, 'aside'])
export const WORKER_HOME = 0
export const WORKER_ASIDE = POSTS.size - 1

/** Where a ship can be: space n of the whaling track is the place SHORE + n. */
export const PLACES = names('place', [
  'home',
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
export const DOCK = 1
export const RETURN = 2
export const SHORE = 3
export const FARTHEST = 9
export const MOST_ON_SPACE = 3

/** A space of the whaling track by its number. */
export const WATERS = range('waters', 0, 6)
