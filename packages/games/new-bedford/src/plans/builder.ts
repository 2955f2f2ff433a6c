import { BUILDINGS } from '../town.ts'
import { planBy } from './wishes.ts'

/** Never goes to sea: first what brings goods, then what counts most, then whatever there is. */
export const builder = planBy({
  stock: [0, 0, 2],
  sails: 0,
  shipsFirst: false,
  builds: [
    'brickyard',
    'seamens bethel',
    'mansion',
    'municipal office',
    'counting house',
    ...BUILDINGS.names,
  ],
  purse: 0,
})
