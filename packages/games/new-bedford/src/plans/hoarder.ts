import { planBy } from './wishes.ts'

/** Money above all: the buildings that bring it, then the purse, and whales that others cannot pay. */
export const hoarder = planBy({
  stock: [0, 0, 2],
  sails: 0,
  shipsFirst: false,
  builds: ['bank', 'market', 'lumber mill', 'mansion'],
  purse: 500,
})
