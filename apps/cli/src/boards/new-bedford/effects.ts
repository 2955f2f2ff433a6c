import { BUILDINGS, SPACES } from '@gam/new-bedford'
import type { SeenTown } from './seen.ts'

/** What the spaces of the boards do: alone, and what the bonus changes. */
const TOWN: { readonly [space: string]: readonly [string, string] } = {
  farm: ['2 food', '+1'],
  forest: ['2 wood', '+1'],
  'general store': ['sell goods', '+$1'],
  'town hall': ['build', '−1'],
  warehouse: ['1 brick', '+1'],
  dockyard: ['prepare, 2 wood', '−1'],
  'city pier': ['launch for food', '−1'],
}

/** What a building does, and the same in a few letters for where there is little room. */
const BUILT: { readonly [building: string]: readonly [string, string?] } = {
  bank: ['$5'],
  'dry dock': ['prepare and launch a ship', 'prep. + launch'],
  lighthouse: ['a ship one space farther out', 'ship out'],
  'lumber mill': ['sell wood at $2', 'wood at $2'],
  schoolhouse: ['2 wood and 2 food', '2 wood 2 food'],
  tavern: ['remove empty seas for $4 or $6', 'seas for $4/$6'],
  tryworks: ['3 right whales of a returning ship land for free', '3R land free'],
  wharf: ['launch for half the food', 'launch at half'],
  bakery: ['4 food'],
  brickyard: ['3 brick'],
  chandlery: ['$1 and 1 of each good', '$1 1w 1f 1b'],
  cooperage: ['$1 for each whale of one ship', '$1 a whale'],
  courthouse: ['build for 2 goods less', 'build −2 goods'],
  inn: ['place both workers again later', 'place again'],
  market: ['sell goods, the first of a kind at double price', 'sell, 1st ×2'],
  'post office': ['its owner takes $2 each round', 'take it over'],
  'turners mill': ['repeat a Captain’s last action for $1', 'like Captain'],
  'counting house': ['a point for 2 right whales', 'point per 2R'],
  mansion: ['4 points'],
  'municipal office': ['a point for 2 buildings', 'per 2 built'],
  'seamens bethel': ['5 points'],
  library: ['take a card of the log, open or put under its deck', 'a log card'],
  'insurance co': ['$3, and omens can be ignored while the worker is there', '$3, no omens'],
  newspaper: ['a point for 2 pages of the log', 'per 2 pages'],
}

const TRYWORKS_AT_SEA = '3 right whales of a ship at sea land for free'

/** Without the bonus. */
export function plainEffect(space: number): string {
  return TOWN[SPACES.value(space)][0]
}

export function bonusOf(space: number): string {
  return TOWN[SPACES.value(space)][1]
}

export function effectOf({ facts }: SeenTown, building: string): string {
  if (building === 'tryworks' && facts.secondPrinting) return TRYWORKS_AT_SEA
  return BUILT[building][0]
}

export function shortEffect(building: string): string {
  const [long, short] = BUILT[building]
  return short ?? long
}

const VICTORY = BUILDINGS.names.filter((name) => SPACES.indexOf(name) < 0)

export function isVictory(building: string): boolean {
  return VICTORY.some((name) => name === building)
}
