import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    coast: { title: 'The coast', about: 'The ports in their order, from the Sun Port on.' },
    spaces: { title: 'Spaces of the ports', about: 'How many tiles lie at each port.' },
    tiles: { title: 'Resource tiles', about: 'How many tiles of each kind are in the bag.' },
    contracts: { title: 'Contracts', about: 'What each card asks for and what it brings.' },
  },
  names: {
    asks: 'Asks for',
    coins: 'Coins',
    pearls: 'Pearls',
    copies: 'Cards',
    any: 'goods of any type',
    tiles: 'tiles of any kind',
  },
  places: {},
  sources: {},
}
