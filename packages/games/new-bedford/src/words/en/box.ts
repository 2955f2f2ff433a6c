import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
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
}
