import { planBy } from './wishes.ts'

/** Both ships as far out as they go, money for the crews, and the town with what is left. */
export const whaler = planBy({
  stock: [4, 1, 0],
  sails: 6,
  shipsFirst: true,
  builds: ['mansion', 'tryworks', 'wharf', 'seamens bethel', 'counting house', 'lighthouse'],
  purse: 4,
})
