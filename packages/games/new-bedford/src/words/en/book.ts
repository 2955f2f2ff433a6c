import type { BookWords } from '@gam/kernel'
import { captainRows, launchRows, whaleRows } from '../numbers.ts'

export const book = {
  chapters: {
    start: 'What it is about',
    box: 'The pieces',
    setup: 'Setting up',
    action: 'Action phase: workers',
    spaces: 'Town and harbour',
    buildings: 'Buildings one by one',
    movement: 'Movement phase: coming home',
    whaling: 'Whaling phase',
    end: 'End of round, end of game',
    printings: 'The two printings',
    captains: 'Captains',
    promo: 'White Whale promo',
    log: 'Ship’s Log',
    providence: 'Ship’s Log: Providence',
    omens: 'Ship’s Log: Omens',
  },
  sections: {
    goal: {
      title: 'The aim',
      lead: 'For twelve rounds your two workers gather goods and raise a town, and your two ships go whaling. A whale that comes home must be paid for: its lay. Who cannot pay has to sell, cheaply, and the others may buy. Whales, buildings and money count at the end.',
    },
    whales: {
      title: 'Whales and the bag',
      lead: 'What can be caught, and what it costs and counts. The bag is filled for the number of seats.',
      caption: 'Right whale, bowhead, sperm whale and empty sea; the number is the points.',
    },
    goods: { title: 'Goods and money', caption: 'Wood, food and brick; money is counted in dollars.' },
    track: {
      title: 'The whaling track',
      caption:
        'Ships sail in from the right. On space 2 the ship in the 1st place selects before the one behind it.',
    },
    hidden: { title: 'What is secret' },
    beginning: { title: 'What everyone has' },
    'which-buildings': { title: 'Which buildings are in the game' },
    placing: {
      title: 'One worker, then the other',
      lead: 'Each worker does at once what its space says. Being first on a space of the boards brings a little more.',
      caption: 'A worker stands on the Farm, so its bonus is gone; the others still show theirs.',
    },
    purchase: { title: 'The purchase' },
    order: { title: 'In this order' },
    owning: {
      title: 'Building and using',
      caption:
        'A building free to use, one that was used, and a victory building, which has no ring for a worker.',
    },
    sailing: { title: 'All ships move' },
    returning: {
      title: 'Ships in Return',
      caption: 'A ship with two bowheads and a right whale: a lay of $10 in all.',
    },
    lay: {
      title: 'Keep or sell',
      lead: 'Half a lay is little, but it is money at once and may save the better whales of the same ship.',
    },
    sale: { title: 'Buying what is sold' },
    draw: { title: 'What comes up', caption: 'Three ships at sea: four tokens are drawn.' },
    selecting: { title: 'Who takes what' },
    'round-end': { title: 'End of a round' },
    'last-returns': { title: 'The last returns' },
    scoring: { title: 'Points and ties' },
    differences: {
      title: 'Side by side',
      lead: 'Which printing is played is chosen at set-up; the first is the usual one.',
    },
    crew: {
      title: 'Who they are',
      lead: 'A Captain takes a seat and plays by the orders on his board. He is no bot: he does not plan, he follows his helm.',
      caption: 'Starbuck, Stubb, Flask and Ahab.',
    },
    'captain-setup': { title: 'Seats and turn order' },
    'captain-turn': {
      title: 'Helm and heading',
      caption: 'Starbuck’s helm: a 2 was rolled, and the token has come to food.',
    },
    'captain-orders': { title: 'His orders' },
    'captain-headings': { title: 'What fits, and what is best' },
    'captain-ships': { title: 'His ships' },
    'captain-builds': { title: 'What he builds' },
    'captain-uses': { title: 'Using spaces' },
    'captain-limits': { title: 'Limits and challenge' },
    'captain-score': { title: 'Winning against him' },
    tokens: { title: 'Four tokens', lead: 'Each is an option of its own at set-up.' },
    'promo-return': { title: 'A return in full' },
    'promo-count': { title: 'What counts as a whale' },
    'promo-captains': { title: 'Captains and these tokens' },
    decks: {
      title: 'Two decks',
      lead: 'Instead of a whale a ship may bring home a page of the log: kind ones of Providence, unkind ones of the Omens, of which most strike the others as well.',
    },
    'log-play': { title: 'When a card acts' },
    'log-struck': { title: 'Being struck, and being spared' },
    'log-moves': { title: 'Cards that move ships' },
    'log-pages': { title: 'Pages' },
    'log-captains': { title: 'Captains and the log' },
    'log-buildings': { title: 'Three more buildings' },
  },
  tables: {
    whales: {
      caption: 'Whales, and the bag with two, three and four seats',
      head: ['Token', 'Lay', 'Sold for', 'Points', '2', '3', '4'],
      rows: whaleRows(['Right whale', 'Bowhead', 'Sperm whale', 'Empty sea'], (n) => `$${n}`),
    },
    'captain-limits': {
      caption: 'What each of them may do',
      head: ['Captain', 'Buildings', 'Whales', 'Farthest launch'],
      rows: captainRows(),
    },
    'space-city-pier': {
      caption: 'Food for a launch to a space',
      head: ['To space', '1', '2', '3', '4', '5', '6'],
      rows: launchRows(['City Pier, Dry Dock', 'City Pier, bonus', 'Wharf']),
    },
    differences: {
      caption: 'Where the printings differ',
      head: ['', 'First printing', 'Second printing (2018)'],
      rows: [
        { cells: ['Municipal Office', '4 food and 4 brick', '4 wood and 4 brick'], rule: 'NB-49' },
        {
          cells: [
            'Tryworks',
            'serves one ship that returns this round, while the worker stands there',
            'serves one ship at sea, at once; the ship stays out',
          ],
          rule: 'NB-36',
        },
        {
          cells: [
            'Tryworks can be chosen',
            'with a right whale aboard a ship of yours on space 0',
            'with a right whale aboard a ship of yours at sea',
          ],
          rule: 'NB-36',
        },
        {
          cells: ['Inn and Tryworks', 'a worker taken away lands nothing', 'what was landed stays'],
          rule: 'NB-44',
        },
        { cells: ['Tryworks in the last returns', 'nothing', 'no placements then'], rule: 'NB-86' },
      ],
    },
  },
} satisfies BookWords
