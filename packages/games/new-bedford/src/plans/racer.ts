import { planBy } from './wishes.ts'

/** Short voyages one after the other, and the buildings that make something of many small whales. */
export const racer = planBy({
  stock: [3, 2, 0],
  sails: 2,
  shipsFirst: true,
  builds: ['wharf', 'counting house', 'tryworks', 'municipal office', 'mansion'],
  purse: 2,
})
