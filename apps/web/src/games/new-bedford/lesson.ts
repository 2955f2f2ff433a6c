import type { Fact } from '@gam/kernel'
import type { Lesson } from '../lesson.ts'

const places = (space: string) => (action: Fact) => action.type === 'place' && action.space === space
const takes = (good: string) => (action: Fact) => action.type === 'take' && action.good === good
const sells = (amount: number, good: string) => (action: Fact) =>
  action.type === 'sell' && action.amount === amount && action.good === good

/** Two players, three rounds: goods, a ship, a whale, a building, money, and the ship comes home. */
export const lesson: Lesson = {
  game: 'new-bedford',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'easy' },
  ],
  options: {},
  seed: 'town 7',
  opening: ['stock 2 wood', 'stock 2 food', 'stock 2 wood', 'stock 1 food', 'stock 1 brick'],
  steps: [
    { id: 'welcome' },
    { id: 'forest', wants: places('forest'), others: ['place farm'] },
    { id: 'dockyard', wants: places('dockyard') },
    {
      id: 'prepare',
      wants: ({ type, ship }) => type === 'prepare' && ship === 'ship 1',
      others: ['place warehouse', 'take wood', 'place forest'],
    },
    { id: 'round' },
    { id: 'pier', wants: places('city pier') },
    {
      id: 'launch',
      wants: ({ type, space }) => type === 'launch' && space === 1,
      others: ['place dockyard', 'prepare ship 1'],
    },
    { id: 'warehouse', wants: places('warehouse') },
    { id: 'brick', wants: takes('brick') },
    { id: 'whaling', wants: ({ type, token }) => type === 'select' && token === 'bowhead' },
    { id: 'hall', wants: places('town hall') },
    { id: 'build', wants: ({ type, building }) => type === 'build' && building === 'schoolhouse' },
    { id: 'save', wants: ({ type, good }) => type === 'save' && good === 'wood', others: ['place farm'] },
    { id: 'lay' },
    { id: 'store', wants: places('general store') },
    { id: 'sell', wants: sells(2, 'wood') },
    { id: 'enough', wants: sells(0, 'brick'), others: ['place city pier', 'launch ship 1 2'] },
    {
      id: 'home',
      wants: ({ type, amount, token }) => type === 'sellWhales' && amount === 0 && token === 'bowhead',
    },
    { id: 'end' },
  ],
}
