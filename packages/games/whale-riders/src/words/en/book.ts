import type { BookWords } from '@gam/kernel'

export const book = {
  chapters: {
    start: 'What it is about',
    box: 'The coast and the pieces',
    setup: 'Setting up',
    turn: 'A turn',
    paying: 'Paying for contracts',
    replenishing: 'After your actions',
    end: 'End and points',
    decrees: 'Variant: The Clan’s Decree',
    magic: 'Variant: The Magic of the Whales',
    editions: 'The two editions',
  },
  sections: {
    goal: {
      title: 'The aim',
      lead: 'You ride along the Ice Coast to its last port and back, buy goods where they are cheap, and turn them into contracts that pay coins and pearls. Back at the Sun Port the starting pearls are for sale; when the last of them is gone the game is over. Most pearls win.',
    },
    coast: {
      title: 'Eight ports',
      caption: 'The way out, from the sun to the lobster. The way home is the same, backwards.',
    },
    tiles: {
      title: 'Tiles',
      caption: 'Goods with one to three icons, a crystal, a pearl.',
    },
    storms: { title: 'Snow storms', caption: 'It lies in the way and cannot be bought.' },
    pearls: {
      title: 'The starting pearls',
      lead: 'The goal of the journey: dearer the later they are bought, unless others have made room before you.',
      caption: 'The Sun Port at the start, from the sun outwards, with what each tile costs.',
    },
    contracts: {
      title: 'Contracts',
      caption: 'Three kinds of request; below the line what fulfilling them brings, in coins and in pearls.',
    },
    hidden: { title: 'What is secret' },
    'laying-out': {
      title: 'Before the first turn',
      lead: 'The first three ports are kept modest, so that nobody is made rich by sitting first.',
    },
    actions: {
      title: 'Two actions',
      lead: 'Five things can be done, and two of them are done in each turn.',
    },
    advance: { title: 'Sail', caption: 'Riders look the way they go: out, and home.' },
    buy: { title: 'Buy a tile', caption: 'A port as it lies: the number is the price of the space.' },
    coin: { title: 'Take a coin' },
    discard: { title: 'Discard contracts' },
    fulfil: { title: 'Fulfil contracts' },
    pictured: { title: 'Goods that are pictured', caption: 'Paid exactly by a double and a single.' },
    'any-goods': { title: 'Goods of any type', caption: 'Any mixture that shows enough goods.' },
    'any-tiles': { title: 'Tiles of any kind', caption: 'Three tiles, whatever they show.' },
    crystals: { title: 'Crystals', caption: 'The crystal stands in for the kelp.' },
    'which-tiles': { title: 'Which tiles pay' },
    'new-cards': { title: 'New contracts' },
    'new-tiles': { title: 'New tiles' },
    sliding: {
      title: 'An example',
      caption:
        'Above, before the purchase; below, at the end of the turn. The last tile came out of the bag.',
    },
    'last-pearl': { title: 'The last starting pearl' },
    scoring: { title: 'Pearls and ties' },
    clan: {
      title: 'First come',
      lead: 'Open goals for everybody; each goes to whoever reaches it first.',
    },
    goals: { title: 'The decrees', caption: 'All seven; each edition has six of them.' },
    choosing: {
      title: 'An ability for everyone',
      lead: 'Whoever moves last chooses first.',
    },
    differences: {
      title: 'Side by side',
      lead: 'Which edition is played is chosen at set-up. Without the variants it makes no difference.',
    },
  },
  tables: {
    storms: {
      caption: 'Snow storms by players',
      head: ['Players', '2', '3', '4', '5', '6'],
      rows: [
        { cells: ['left in the box', '0', '2', '4', '6', '8'] },
        { cells: ['in the bag', '24', '22', '20', '18', '16'] },
      ],
    },
    differences: {
      caption: 'Where the editions differ',
      head: ['', 'First edition', 'Second edition'],
      rows: [
        { cells: ['Coins in the box', 'worth 65', 'worth 115; neither is a limit here'], rule: 'WR-11' },
        {
          cells: ['Decrees laid out', '3 with two to four players, 4 with five or six', '4'],
          rule: 'WR-60',
        },
        { cells: ['A decree of its own', 'First back at the Sun Port: 3 pearls', '–'], rule: 'WR-63' },
        { cells: ['A decree of its own', '–', 'Three tiles with three goods: 3 coins'], rule: 'WR-64' },
        {
          cells: ['Bargain', 'single icons cost 1 coin at most', 'single icons cost nothing'],
          rule: 'WR-74',
        },
        { cells: ['Alchemist', 'every goods tile', 'only tiles with a single good'], rule: 'WR-77' },
      ],
    },
  },
} satisfies BookWords
