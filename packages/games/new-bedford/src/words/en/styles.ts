import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Coaster',
    about: 'Short voyages one after the other, and what makes something of many small whales.',
  },
  whaler: {
    title: 'Whaler',
    about: 'Both ships far out, money for the crews, and the town with what is left.',
  },
  builder: { title: 'Builder', about: 'The town first: what brings goods, then what counts most.' },
  hoarder: { title: 'Hoarder', about: 'Money above all: the buildings that bring it, and a full purse.' },
}
