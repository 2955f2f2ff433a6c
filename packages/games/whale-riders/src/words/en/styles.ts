import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Racer',
    about: 'Out and home as fast as it goes, to be first at the pearls of the Sun Port.',
  },
  trader: { title: 'Trader', about: 'Lives by its contracts: buys what they ask for.' },
  diver: { title: 'Diver', about: 'Every pearl along the coast, and coins for the next one.' },
  hoarder: {
    title: 'Hoarder',
    about: 'Takes what costs nothing, comes home with a full purse and buys the dearest pearls.',
  },
}
