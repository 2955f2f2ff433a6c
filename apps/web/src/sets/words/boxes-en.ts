import type { BoxWords } from './set-words.ts'

export const boxes: { readonly [game: string]: BoxWords } = {
  'whale-riders-cards': {
    data: {
      plain: { title: 'Plain cards', about: 'How many plain cards there are of each good.' },
      bonus: { title: 'Bonus cards', about: 'Cards that show their good twice.' },
      storm: { title: 'Snow storms', about: 'Storm cards of each good.' },
    },
    names: {},
    places: {},
    sources: {},
  },
  'whale-riders': {
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
  },
  'new-bedford': {
    data: {
      ocean: { title: 'Ocean bag', about: 'The tokens that each seat adds to the bag.' },
      launchFood: {
        title: 'Food for a launch',
        about: 'What a launch to each space of the whaling track costs.',
      },
      die: { title: 'Heading die', about: 'How far a Captain’s helm turns, by the side of the die.' },
      helms: { title: 'Helms', about: 'The eight headings of each Captain, clockwise from the leftmost.' },
      changesAfter: {
        title: 'Change of the helms',
        about: 'The last round in which the early headings hold.',
      },
      starbuckOrders: { title: 'Starbuck’s orders', about: 'Where he looks for a space, in this order.' },
      stubbOrders: { title: 'Stubb’s orders', about: 'Where he looks for a space, in this order.' },
      flaskOrders: { title: 'Flask’s orders', about: 'Where he looks for a space, in this order.' },
      ahabOrders: { title: 'Ahab’s orders', about: 'Where he looks for a space, in this order.' },
      reach: { title: 'Reach', about: 'The farthest space each Captain launches to.' },
      mostBuildings: {
        title: 'Most buildings',
        about: 'How many buildings each Captain builds at the most.',
      },
      mostWhales: { title: 'Most whales', about: 'How many whales each Captain takes at the most.' },
      lastHeadings: {
        title: 'Last round',
        about: 'The headings of each Captain’s two workers in the last round.',
      },
      plans: { title: 'Building plans', about: 'The action buildings each Captain builds.' },
      victoryOrder: { title: 'Victory buildings', about: 'The order in which Captains build them.' },
    },
    names: { early: 'early', late: 'late' },
    places: {
      launchFood: (n) => `Space ${n}`,
      die: (n) => `Side ${n}`,
      lastHeadings: (n) => (n === 1 ? 'First worker' : 'Second worker'),
    },
    sources: {},
  },
}
