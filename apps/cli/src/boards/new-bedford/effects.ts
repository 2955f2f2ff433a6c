import { BUILDINGS, SPACES } from '@gam/new-bedford'
import type { SeenTown } from './seen.ts'

/** What the spaces of the boards do: alone, with the bonus, and what the bonus is. */
const TOWN: { readonly [space: string]: readonly [string, string, string] } = {
  farm: ['2 food', '3 food', '+1'],
  forest: ['2 wood', '3 wood', '+1'],
  'general store': ['sell goods', 'sell goods, $1 more', '+$1'],
  'town hall': ['build', 'build, a good less', '−1 good'],
  warehouse: ['1 brick', '1 brick and 1 good', '+1 good'],
  dockyard: ['prepare, 2 wood', 'prepare for 1 wood', '−1'],
  'city pier': ['launch for food', 'launch for 1 food less', '−1'],
}

const BUILT: { readonly [building: string]: string } = {
  bank: '$5',
  'dry dock': 'prepare and launch for 2 wood and food',
  lighthouse: 'a ship one space farther out',
  'lumber mill': 'sell wood at $2',
  schoolhouse: '2 wood and 2 food',
  tavern: 'remove empty seas for $4 or $6',
  tryworks: '3 right whales of a returning ship land free',
  wharf: 'launch for half the food',
  bakery: '4 food',
  brickyard: '3 brick',
  chandlery: '$1 and 1 of each good',
  cooperage: '$1 for each whale of one ship',
  courthouse: 'build for 2 goods less',
  inn: 'place both workers again later',
  market: 'sell goods, the first of a kind double',
  'post office': 'takes it over: $2 each round',
  'turners mill': 'repeat a Captain’s last action for $1',
  'counting house': 'a point for 2 right whales',
  mansion: '4 points',
  'municipal office': 'a point for 2 buildings',
  'seamens bethel': '5 points',
}

const TRYWORKS_AT_SEA = '3 right whales of a ship at sea land free'

/** Without the bonus. */
export function plainEffect(space: number): string {
  return TOWN[SPACES.value(space)][0]
}

export function bonusOf(space: number): string {
  return TOWN[SPACES.value(space)][2]
}

/** What a worker would do there now. */
export function effectOf(seen: SeenTown, space: string, bonus: boolean): string {
  const board = TOWN[space]
  return board === undefined ? buildingEffect(seen, space) : board[bonus ? 1 : 0]
}

export function buildingEffect({ facts }: SeenTown, building: string): string {
  if (building === 'tryworks' && facts.secondPrinting) return TRYWORKS_AT_SEA
  return BUILT[building]
}

const VICTORY = BUILDINGS.names.filter((name) => SPACES.indexOf(name) < 0)

export function isVictory(building: string): boolean {
  return VICTORY.some((name) => name === building)
}
