import type { Rule } from '@gam/kernel'

/** The rules of the White Whale promo, in our own words. */
export const promoRules: { readonly [id: string]: Rule } = {
  'WW-01': {
    text: 'The promo has four tokens: White Whale, Blue Whale, Castaway and Ambergris. One of each that is in play goes into the bag.',
    ruling: true,
  },
  'WW-02': { text: 'With the Blue Whale the bag has 2 right whales and 2 bowheads less.' },
  'WW-03': { text: 'With the Ship’s Log each promo token that a player has is a page.' },
  'WW-04': { text: 'Promo tokens are drawn and selected in the whaling phase like whales.' },
  'WW-10': {
    text: 'White Whale, 4 points: it lands at once and for free, but the ship that selects it goes back to its owner’s board, to be prepared again, and all else aboard leaves the game. This is no return: nothing that a return brings or costs happens, and ships behind it on its space move up.',
    ruling: true,
  },
  'WW-11': {
    text: 'Blue Whale, 6 points for a lay of $12: from then on its ship selects nothing, no log card either, and nothing else is put aboard. It still counts for the number of tokens drawn.',
  },
  'WW-12': {
    text: 'Ambergris has no points. When its ship returns it brings $8, which may pay for whales of that ship.',
  },
  'WW-13': {
    text: 'The Castaway has no points. When its ship returns, its owner may at once place it like a worker, or never: with the purchase, with the $1 for another’s building, and not where the action cannot be carried out. A building used this round is taken, also where the Inn or Man Overboard took the worker away; a space of the boards gives its bonus if it is empty. It stays until clean-up.',
    ruling: true,
  },
  'WW-14': {
    text: 'Money from the Castaway’s action may pay for whales of that ship, and the Tryworks serves that ship alone. Preparing, launching and moving cannot be done with the returning ship, but with others that do not return this round.',
  },
  'WW-15': {
    text: 'All last returns are one phase. A Castaway whose ship is still out acts at their very start, before the first ship is handled, and for all ships of its owner: its money may pay for any of them, and the Tryworks may serve any one. Only the space of The Coffin’s worker is taken then. Every ship is on its way home, so Dockyard, City Pier, Dry Dock, Wharf and Lighthouse cannot be chosen, and no card moves a ship or puts a whale aboard. Ambergris pays when its own ship is handled, so not for this action.',
    ruling: true,
  },
  'WW-16': {
    text: 'Ambergris and Castaway are no whales and cannot be sold. The Blue Whale sells for $6. The White Whale never returns on a ship.',
    ruling: true,
  },
  'WW-17': {
    text: 'White and Blue Whale count as whale tokens for ties, the Blue one also for the Cooperage. They are not right whales, bowheads or sperm whales.',
    ruling: true,
  },
  'WW-20': {
    text: 'Promo tokens left out go back into the bag like all others. Ambergris and Castaway stay with their player as pages when their ship has returned. A Blue Whale that is bought is the buyer’s page; a token out of the game is nobody’s.',
    ruling: true,
  },
  'WW-21': {
    text: 'A returning ship is handled in this order: Ambergris pays; the Castaway is placed and acts; whales are named for sale; Port Fees and lays are paid; the others buy; the ship goes home.',
    ruling: true,
  },
  'WW-22': {
    text: 'The Castaway cannot go to the Inn, which takes in workers; when ships return its moment is past besides. Every other building works as for a worker. Whales still aboard the returning ship count for the Cooperage and, in the second printing, may land by the Tryworks.',
    ruling: true,
  },
  'WW-23': {
    text: 'A ship with the Blue Whale never takes another promo token. Named with the Library it may sail by Sleigh Ride, without the bowhead, or by Trade Winds, but has no part in Whale Pod. Ahab’s last resort goes to his other ship or is lost. Cards move it and take other whales from it as from any ship.',
    ruling: true,
  },
  'WW-24': {
    text: 'A Captain’s ship takes the whale with most points: Blue 6, sperm 4, White 4, bowhead 2, right 1, a sperm whale before the White one. If the White Whale is the best, he takes it and loses ship and load. All count towards his limit. He never takes Ambergris or the Castaway, and in Ahab’s last resort promo tokens go back.',
    ruling: true,
  },
}
