import { say } from '@gam/kernel'
import type { PageWords } from '../page-words.ts'
import { COIN } from '../table-words.ts'

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function tally(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

export const pages: PageWords = {
  title: 'Ship’s Log',
  decks: { providence: 'Providence', omen: 'Omen' },
  taken: 'Taken; the next page comes with the next round.',
  tally,
  waiting: 'still to be used',
  acting: 'in force',
  used: 'used',
  open: 'lies open',
  under: 'lay open in an earlier round; the Library can give it',
  toCome: 'still in its deck',
  mine: 'yours',
  of: (name) => `${name}’s`,
  more: (cards) => (cards === 1 ? '1 more page' : `${cards} more pages`),
  standing: { waiting: 'ready', acting: 'in force', used: 'used' },
  atTheEnd: 'at the end',
  short: {
    'desert isle': '3 wood and 3 food',
    'beached whale': '1 or 2 right whales at $2',
    coffin: 'a worker more at the end',
    windfall: '$4 to $8, others $4 less',
    scrimshaw: '$3 per empty sea drawn',
    'news from town': 'build a house now',
    'sleigh ride': 'this ship beyond 6, with a bowhead',
    'calm seas': 'once: cancels an omen',
    'gulf stream': 'your ships up to 2 farther out',
    'ship in a bottle': 'a ship for good: 2 points',
    'trade winds': 'this ship 3 out; sell goods',
    corpusants: '1 point per sperm whale',
    'whale pod': 'a whale from the bag',
    gam: 'a ship joins the other',
    'under weigh': 'prepare and launch now',
    'message in a bottle': '1 point per 2 pages',
    'man overboard': 'a worker misses a round; 1 point',
    'mast-head': 'once: right whales go back; 1 point',
    'port fees': 'others pay you $1 a return',
    rats: 'once: others lose food or a whale',
    'refinery fire': 'once: closes houses for a round',
    'dice of fate': 'once: no bonuses; 1 point',
    'stove boat': 'once: others pay 1 wood a whale',
    sermon: 'with the Bethel: $1 each',
    'burned oil': 'once: all lose a whale',
    sharks: 'once: the best whale is gone',
    'ice sheet': 'once: ships on 4 to 6 freeze in',
    reef: 'once: all 1 wood or 1 to port',
    'sea ice': 'once: no bowheads for others',
    typhoon: 'once: all move a ship 1 to port',
    'broken mast': '3 wood or a ship returns; 1 point',
    'wreck of the essex': 'once: others 1 food or 1 to port',
  },
  card: (name, moment, text, lies) => `${name}, ${lies}. ${capital(moment)}: ${text}`,
  tokens: {
    white: {
      effect: 'It lands at once, 4 points, but its ship is lost with all aboard and goes back to your board.',
      rule: 'WW-10',
    },
    blue: { effect: 'Its ship takes nothing more before it is home.', rule: 'WW-11' },
    ambergris: { effect: 'It brings 8 dollars when its ship returns.', rule: 'WW-12' },
    castaway: { effect: 'When its ship returns it can be placed like a worker.', rule: 'WW-13' },
  },
  beside: 'in a column of its own',
  bottled: 'in a bottle for good',
  closed: 'closed',
  closedNow: 'It is closed after the fire, until the end of the round.',
  castaway: 'The Castaway',
  asks: {
    play: (card) => `Play ${card}?`,
    window: {
      round: 'The round begins.',
      movement: 'The ships are about to move.',
      whaling: 'The tokens are drawn; nobody has selected yet.',
    },
    castaway: 'Place the Castaway',
    castawayHelp: say`like a worker, now or never; ships that return in this round cannot be used`,
    coffin: 'The Coffin: place one worker more',
    coffinHelp: say`the last action of the game, before the last ships come home`,
    select: (space) => `Choose for your ship on space ${space}: a token or a card`,
    selectHelp: say`A card of the log takes the place of a whale in this round.`,
    fire: (owner) =>
      owner === null ? 'Which of your own buildings closes?' : `Which building of ${owner} closes?`,
    ship: 'Choose a ship on the track',
  },
  panels: {
    library: 'Library',
    struck: 'An omen strikes you',
    windfall: 'Windfall',
    beached: 'Beached Whale',
    pay: (amount, good) => say`Pay ${String(amount)} ${{ kind: 'good', value: good }}`,
    lose: (whale, ship) => `Give up a ${whale.toLowerCase()} of ship ${ship + 1}`,
    drift: (ship, from) =>
      from === 0
        ? `Ship ${ship + 1} goes from space 0 to Return`
        : `Ship ${ship + 1} goes from space ${from} to ${from - 1}`,
    returns: (ship) => `Ship ${ship + 1} returns at once`,
    worker: (where) => (where === null ? 'The worker at home' : `The worker at the ${where}`),
    ignore: 'Ignore it, you are insured',
    calm: (card) => `Calm Seas against ${card}`,
    others: (money) => say`the others ${String(money)} ${COIN}`,
  },
  spoken: {
    open: (cards) =>
      cards.length === 0 ? 'No card of the log lies open.' : `Cards lying open: ${cards.join(' ')}`,
    held: (cards, count) => `Your log, ${tally(count)}: ${listed(cards)}.`,
    cards: (name, cards, count) => `Log of ${name}, ${tally(count)}: ${listed(cards)}.`,
  },
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
