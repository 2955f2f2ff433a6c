import { say } from '@gam/kernel'
import { type PieceWords, SIGN } from '../piece-words.ts'

const { wood: WOOD, food: FOOD, brick: BRICK, coin: COIN, right: RIGHT } = SIGN

/** In the terminal: what it does on a line of its own, and where there is little room. */
interface InTerminal {
  readonly line: string
  readonly short?: string
  readonly second?: string
}

export const pieces: PieceWords<InTerminal, InTerminal & { readonly bonus: string }> = {
  farm: {
    name: 'Farm',
    effect: say`2 ${FOOD}`,
    deed: 'take 2 food',
    bonus: { effect: say`+1 ${FOOD}`, deed: '1 food more' },
    own: { line: '2 food', bonus: '+1' },
  },
  forest: {
    name: 'Forest',
    effect: say`2 ${WOOD}`,
    deed: 'take 2 wood',
    bonus: { effect: say`+1 ${WOOD}`, deed: '1 wood more' },
    own: { line: '2 wood', bonus: '+1' },
  },
  'general store': {
    name: 'General Store',
    effect: say`sell goods`,
    deed: 'sell goods: wood and food for 1 dollar, brick for 2',
    bonus: { effect: say`+1 ${COIN}`, deed: '1 dollar more' },
    own: { line: 'sell goods', bonus: '+$1' },
  },
  'town hall': {
    name: 'Town Hall',
    effect: say`build`,
    deed: 'build a building',
    bonus: { effect: say`−1 good`, deed: '1 good of the cost saved' },
    own: { line: 'build', bonus: '−1' },
  },
  warehouse: {
    name: 'Warehouse',
    effect: say`1 ${BRICK}`,
    deed: 'take 1 brick',
    bonus: { effect: say`+1 any`, deed: '1 good of your choice more' },
    own: { line: '1 brick', bonus: '+1' },
  },
  dockyard: {
    name: 'Dockyard',
    effect: say`2 ${WOOD} a ship onto the dock`,
    deed: 'prepare a ship: it goes onto the dock for 2 wood',
    bonus: { effect: say`−1 ${WOOD}`, deed: '1 wood saved' },
    own: { line: 'prepare, 2 wood', bonus: '−1' },
  },
  'city pier': {
    name: 'City Pier',
    effect: say`launch a ship from the dock`,
    deed: 'launch a ship from the dock, for the food of the space it goes to',
    bonus: { effect: say`−1 ${FOOD}`, deed: '1 food saved' },
    own: { line: 'launch for food', bonus: '−1' },
  },
  bank: {
    name: 'Bank',
    effect: say`5 ${COIN}`,
    deed: 'take 5 dollars',
    own: { line: '$5' },
  },
  'dry dock': {
    name: 'Dry Dock',
    effect: say`prepare, launch`,
    deed: 'prepare and launch a ship, for 2 wood and the food',
    own: { line: 'prepare and launch a ship', short: 'prep. + launch' },
  },
  lighthouse: {
    name: 'Lighthouse',
    effect: say`ship 1 farther`,
    deed: 'move a ship one space farther out, into the 1st place there',
    own: { line: 'a ship one space farther out', short: 'ship out' },
  },
  'lumber mill': {
    name: 'Lumber Mill',
    effect: say`sell ${WOOD} at 2 ${COIN}`,
    deed: 'sell wood for 2 dollars each',
    own: { line: 'sell wood at $2', short: 'wood at $2' },
  },
  schoolhouse: {
    name: 'Schoolhouse',
    effect: say`2 ${WOOD} 2 ${FOOD}`,
    deed: 'take 2 wood and 2 food',
    own: { line: '2 wood and 2 food', short: '2 wood 2 food' },
  },
  tavern: {
    name: 'Tavern',
    effect: say`seas for 4/6 ${COIN}`,
    deed: 'remove 1 or 2 empty seas for 4 or 6 dollars',
    own: { line: 'remove empty seas for $4 or $6', short: 'seas for $4/$6' },
  },
  tryworks: {
    name: 'Tryworks',
    effect: say`3 ${RIGHT} for free`,
    deed: 'up to 3 right whales of a ship that returns land for free',
    second: {
      effect: say`3 ${RIGHT} at sea free`,
      deed: 'up to 3 right whales of one of your ships at sea land for free',
    },
    own: {
      line: '3 right whales of a returning ship land for free',
      short: '3R land free',
      second: '3 right whales of a ship at sea land for free',
    },
  },
  wharf: {
    name: 'Wharf',
    effect: say`launch, half ${FOOD}`,
    deed: 'launch a ship for half the food, rounded up',
    own: { line: 'launch for half the food', short: 'launch at half' },
  },
  bakery: {
    name: 'Bakery',
    effect: say`4 ${FOOD}`,
    deed: 'take 4 food',
    own: { line: '4 food' },
  },
  brickyard: {
    name: 'Brickyard',
    effect: say`3 ${BRICK}`,
    deed: 'take 3 brick',
    own: { line: '3 brick' },
  },
  chandlery: {
    name: 'Chandlery',
    effect: say`1 ${COIN} 1 ${WOOD} 1 ${FOOD} 1 ${BRICK}`,
    deed: 'take 1 dollar, 1 wood, 1 food and 1 brick',
    own: { line: '$1 and 1 of each good', short: '$1 1w 1f 1b' },
  },
  cooperage: {
    name: 'Cooperage',
    effect: say`1 ${COIN} per whale`,
    deed: 'take 1 dollar for each whale of one of your ships',
    own: { line: '$1 for each whale of one ship', short: '$1 a whale' },
  },
  courthouse: {
    name: 'Courthouse',
    effect: say`build, 2 less`,
    deed: 'build for 2 goods less',
    own: { line: 'build for 2 goods less', short: 'build −2 goods' },
  },
  inn: {
    name: 'Inn',
    effect: say`workers again`,
    deed: 'when all workers are placed, take yours up and place them again',
    own: { line: 'place both workers again later', short: 'place again' },
  },
  market: {
    name: 'Market',
    effect: say`sell, first ×2`,
    deed: 'sell goods, the first of each kind for double',
    own: { line: 'sell goods, the first of a kind at double price', short: 'sell, 1st ×2' },
  },
  'post office': {
    name: 'Post Office',
    effect: say`2 ${COIN} a round`,
    deed: 'take it over; its owner takes 2 dollars at the end of every round',
    own: { line: 'its owner takes $2 each round', short: 'take it over' },
  },
  'turners mill': {
    name: 'Turner’s Mill',
    effect: say`like a Captain`,
    deed: 'for 1 dollar repeat what a Captain did last',
    own: { line: 'repeat a Captain’s last action for $1', short: 'like Captain' },
  },
  library: {
    name: 'Library',
    effect: say`take a log card`,
    deed: 'take an open card of the Ship’s Log, or one from an earlier round',
    own: { line: 'take a card of the log, open or put under its deck', short: 'a log card' },
  },
  'insurance co': {
    name: 'Insurance Co.',
    effect: say`3 ${COIN}, insured`,
    deed: 'take 3 dollars; while your worker stands there you may ignore what bad log cards do',
    own: { line: '$3, and omens can be ignored while the worker is there', short: '$3, no omens' },
  },
  'counting house': {
    name: 'Counting House',
    effect: say`1 pt per 2 ${RIGHT}`,
    deed: '1 point for each two right whales you have landed',
    own: { line: 'a point for 2 right whales', short: 'point per 2R' },
  },
  mansion: {
    name: 'Mansion',
    effect: say`4 points`,
    deed: '4 points',
    own: { line: '4 points' },
  },
  'municipal office': {
    name: 'Municipal Office',
    effect: say`1 pt per 2 built`,
    deed: '1 point for each two buildings you own',
    own: { line: 'a point for 2 buildings', short: 'per 2 built' },
  },
  'seamens bethel': {
    name: 'Seamen’s Bethel',
    effect: say`5 points`,
    deed: '5 points',
    own: { line: '5 points' },
  },
  newspaper: {
    name: 'Newspaper',
    effect: say`1 pt per 2 pages`,
    deed: '1 point for each two pages of the log',
    own: { line: 'a point for 2 pages of the log', short: 'per 2 pages' },
  },
}
