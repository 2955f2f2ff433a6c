import { type Phrase, say, type Token } from '@gam/kernel'
import { cardGame } from '../../game.ts'
import type { CardWords, Winner } from '../table-words.ts'
import { said } from './said.ts'

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

const GOODS: { readonly [good: string]: string } = {
  shells: 'Shells',
  kelp: 'Kelp',
  meat: 'Meat',
  pottery: 'Pottery',
  pearls: 'Pearls',
}

function listed(parts: readonly Phrase[], last = ' and '): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? last : ', ']), ...part])
}

/** "You score 10. Ben and Ilse 5 each." */
function scores(winners: readonly Winner[]): Phrase {
  const me = winners.find((winner) => winner.me)
  const others = winners.filter((winner) => !winner.me)
  const mine: Phrase = me ? say`You score ${String(me.points)}.` : say`You score nothing.`
  const amounts = [...new Set(others.map(({ points }) => points))].sort((a, b) => b - a)
  const theirs = amounts.map((points): Phrase => {
    const seats = others.filter((winner) => winner.points === points).map(({ seat }): Phrase => [seat])
    return seats.length === 1 ? [...seats[0], ` ${points}`] : [...listed(seats), ` ${points} each`]
  })
  return theirs.length === 0 ? mine : [...mine, ' ', ...listed(theirs, ', '), '.']
}

function isPlural({ value }: Token): boolean {
  return value === 'shells' || value === 'pearls'
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

function gameOf(at: number, of: number | null): string {
  return of === null ? `game ${at}` : of === 1 ? 'one game' : `game ${at} of ${of}`
}

export const table: CardWords = {
  title: cardGame.title,
  about: cardGame.about,
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  options: cardGame.options,
  sets: Object.fromEntries(cardGame.components.sets.map(({ id, title }) => [id, title])),
  presets: {
    first: { name: 'First game', about: 'Goods and snow storms, one game.' },
    family: { name: 'Family', about: 'Three games in a row, every card won counts 1.' },
    full: { name: 'Full', about: 'Port cards, three games, printed values.' },
  },
  confirm: 'Play it',
  help: { turn: 'A good is sold when enough of it lies on the table; only those who offered it earn.' },
  market: 'The market',
  goods: GOODS,
  storm: 'Snow storm',
  stormCard: 'Snow storm',
  stormBrief: 'Storm',
  worth: (points) => `worth ${points}`,
  count: (have, need) => `${have} of ${need}`,
  closed: 'closed',
  landing: 'won at once',
  waits: 'waits',
  played: 'Played',
  lastSale: 'last sale',
  leave: (cards) => (cards === 1 ? '1 card leaves' : `${cards} cards leave`),
  isSold: {
    shells: 'Shells are sold',
    kelp: 'Kelp is sold',
    meat: 'Meat is sold',
    pottery: 'Pottery is sold',
    pearls: 'Pearls are sold',
  },
  areSold: (goods) => `${goods.join(' and ')} are sold`,
  takeOwn: 'Everybody takes their own cards',
  newPort: 'The fleet reaches a new port',
  toDraw: (cards) => (cards === 1 ? '1 card to draw' : `${cards} cards to draw`),
  draw: 'to draw',
  ports: 'ports',
  you: 'you',
  inHand: (cards) => (cards === 1 ? '1 card in hand' : `${cards} cards in hand`),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  pointsShort: 'points',
  wonShort: (cards) => (cards === 1 ? 'card won' : 'cards won'),
  cardsWon: (cards) => (cards === 1 ? '1 card won' : `${cards} cards won`),
  portsLeft: (ports) => (ports === 1 ? '1 port left' : `${ports} ports left`),
  hand: 'Your hand',
  handHidden: 'The hand is hidden.',
  handEmpty: 'You have no cards left.',
  refused: {
    goodBanned: (good) => `no ${good.toLowerCase()} here`,
    bonusBanned: () => 'no bonus here',
    stormBanned: () => 'no storms here',
  },
  portNames: {
    swordfish: 'Swordfish Port',
    ray: 'Ray Port',
    urchin: 'Urchin Port',
    seagull: 'Seagull Port',
    seahorse: 'Seahorse Port',
    coral: 'Coral Port',
  },
  portCustoms: {
    'swordfish shells': 'No shells may be played until the next sale.',
    'swordfish kelp': 'No kelp may be played until the next sale.',
    'ray shells': 'Shells are won as soon as they are played.',
    'ray kelp': 'Kelp is won as soon as it is played.',
    'urchin bonus': 'No bonus cards may be played until the next sale.',
    'urchin storm': 'No snow storms may be played until the next sale.',
    'seagull pair': 'Nothing is sold until two kinds can be sold together.',
    'seagull all': 'The next sale brings you everything before you.',
    'seahorse one': 'The next sale takes one good more than printed.',
    'seahorse two': 'The next sale takes two goods more than printed.',
    'coral five': 'Every kind is sold at five goods.',
    'coral six': 'Every kind is sold at six goods.',
  },
  portBrief: {
    'swordfish shells': 'no shells until the next sale',
    'swordfish kelp': 'no kelp until the next sale',
    'ray shells': 'shells are won at once',
    'ray kelp': 'kelp is won at once',
    'urchin bonus': 'no bonus cards',
    'urchin storm': 'no snow storms',
    'seagull pair': 'two goods are sold together',
    'seagull all': 'a sale brings everything',
    'seahorse one': 'one good more for a sale',
    'seahorse two': 'two goods more for a sale',
    'coral five': 'five goods for every sale',
    'coral six': 'six goods for every sale',
  },
  game: (advanced, at, of) => `${advanced ? 'Port cards' : 'Basic game'}, ${gameOf(at, of)}`,
  gameShort: (at, of) => {
    const text = gameOf(at, of)
    return text[0].toUpperCase() + text.slice(1)
  },
  cell: (player, good, cards) =>
    cards === 0 ? `${player}, no ${good.toLowerCase()}` : `${player}, ${good.toLowerCase()}: ${cards}`,
  playing: (name) => `Play ${name}`,
  cardName: (good, face) => {
    const name = GOODS[good].toLowerCase()
    return face === 'storm' ? `snow storm of ${name}` : face === 'bonus' ? `${name} bonus` : name
  },
  sold: (goods, winners) =>
    say`${listed(goods.map((good): Phrase => [good]))} sold: ${listed(
      winners.map(({ seat, points }): Phrase => [seat, ` ${points}`]),
      ', ',
    )}.`,
  proposals: {
    plain: (card, good, have, need) =>
      say`Play ${card}: ${String(have)} of ${String(need)} ${GOODS[good].toLowerCase()} on the table`,
    sale: (card, goods, count) =>
      goods.length === 1
        ? say`Play ${card}: the ${ORDINALS[count - 1] ?? `number ${count}`}, so all ${goods[0]} ${isPlural(goods[0]) ? 'are' : 'is'} sold`
        : say`Play ${card}: ${listed(goods.map((good): Phrase => [good]))} are sold together`,
    storm: (card, good, blown) =>
      blown === 0
        ? say`Play ${card}: there is nothing for it to take`
        : say`Play ${card}: all ${good} ${isPlural(good) ? 'go' : 'goes'}`,
    landed: (card) => say`Play ${card}: you win it at once`,
  },
  outcomes: {
    sale: (winners, others) =>
      others ? [...scores(winners), ' All other cards on the table go.'] : scores(winners),
    storm: (cards) =>
      cards === 0
        ? say`It leaves the game.`
        : cards === 1
          ? say`1 card leaves the table. Other goods stay.`
          : say`${String(cards)} cards leave the table. Other goods stay.`,
    landed: 'It goes straight to your score. This is no sale: the round goes on.',
    next: (draws, next) => {
      if (next === 'other') return draws ? 'Then you draw a card.' : 'There is no card left to draw.'
      const drawn = draws ? 'You draw a card' : 'There is no card to draw'
      return next === 'same' ? `${drawn}, and it is your turn again.` : `${drawn}.`
    },
    over: 'Then the game is over.',
  },
  spoken: {
    mine: (cards, points) =>
      `${counted(cards.length, 'card', 'cards')}: ${cards.join(', ')}.${points === null ? '' : ` You have ${counted(points, 'point', 'points')}.`}`,
    column: (good, have, need, closed) => (closed ? `${good}: closed.` : `${good}: ${have} of ${need}.`),
    player: (name, points, cards, lying) =>
      `${name}: ${points === null ? '' : `${counted(points, 'point', 'points')}, `}${counted(cards, 'card', 'cards')} in hand; on the table ${lying.length === 0 ? 'nothing' : lying.join(', ')}.`,
  },
  looks: {
    plain: (good, worth) =>
      `Counts once towards a sale of ${good.toLowerCase()}. If you win it, it is worth ${worth}.`,
    bonus: (good, worth) =>
      `Counts twice towards a sale of ${good.toLowerCase()}. If you win it, it is worth ${worth}, once.`,
    storm: (good) => `Takes all ${good.toLowerCase()} off the table, everybody’s. Then it is gone.`,
    standing: (good, have, need) =>
      have === 0
        ? `No ${good.toLowerCase()} on the table yet; ${need} are sold together.`
        : `${good}: ${have} of ${need} on the table, ${need - have} to go.`,
    closed: (good) => `${good} may not be played at this port.`,
    lands: (good) => `${good}: at this port a card is won as soon as it is played.`,
    earn: 'When it is sold, everybody wins their own cards of it; all others leave the table.',
    lying: (player, cards) => `Before ${player}: ${cards.length === 0 ? 'nothing' : cards.join(', ')}.`,
    pileTitle: 'Draw pile',
    port: 'About this port',
    pile: (cards) =>
      cards === 0
        ? 'The pile is empty: nobody draws any more, and the next sale ends the game.'
        : `${cards === 1 ? '1 card is' : `${cards} cards are`} left. When the last is drawn, one more sale ends the game.`,
    portPile: (cards) =>
      `${cards === 1 ? '1 port is' : `${cards} ports are`} still to come. After each sale a new one is turned over.`,
  },
}
