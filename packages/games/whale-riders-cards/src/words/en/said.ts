import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { CardTypes } from '../../state.ts'

type CardWords = Words<CardTypes['actions'], CardTypes['events'], CardTypes['refusals']>

const ENDINGS: { readonly [ending: string]: string } = {
  'last sale': 'The last sale is made.',
  'no cards': 'Nobody has a card left.',
  'no pile': 'No card in that hand may be played, and there is no pile to draw another from.',
  'nothing playable': 'No card in that hand or in the pile may be played here.',
}

function cards(count: Token): Phrase {
  return count.value === 1 ? say`1 card` : say`${count} cards`
}

function points(count: Token): Phrase {
  return count.value === 1 ? say`1 point` : say`${count} points`
}

/** Shells and pearls are many, kelp, meat and pottery are one. */
function areOf(good: Token): string {
  return good.value === 'shells' || good.value === 'pearls' ? 'are' : 'is'
}

export const said: CardWords = {
  terms: {
    good: { shells: 'shells', kelp: 'kelp', meat: 'meat', pottery: 'pottery', pearls: 'pearls' },
    card: {
      shells: 'shells',
      'shells bonus': 'the shells bonus',
      'shells storm': 'the shells storm',
      kelp: 'kelp',
      'kelp bonus': 'the kelp bonus',
      'kelp storm': 'the kelp storm',
      meat: 'meat',
      'meat bonus': 'the meat bonus',
      'meat storm': 'the meat storm',
      pottery: 'pottery',
      'pottery bonus': 'the pottery bonus',
      'pottery storm': 'the pottery storm',
      pearls: 'pearls',
      'pearls bonus': 'the pearls bonus',
      'pearls storm': 'the pearls storm',
    },
    port: {
      'swordfish shells': 'Swordfish Port: no shells may be played',
      'swordfish kelp': 'Swordfish Port: no kelp may be played',
      'ray shells': 'Ray Port: shells are won as they are played',
      'ray kelp': 'Ray Port: kelp is won as it is played',
      'urchin bonus': 'Urchin Port: no bonus cards may be played',
      'urchin storm': 'Urchin Port: no snow storms may be played',
      'seagull pair': 'Seagull Port: a sale takes two kinds at once',
      'seagull all': 'Seagull Port: a sale brings everything before you',
      'seahorse one': 'Seahorse Port: a sale takes one good more',
      'seahorse two': 'Seahorse Port: a sale takes two goods more',
      'coral five': 'Coral Port: every sale takes five goods',
      'coral six': 'Coral Port: every sale takes six goods',
    },
    ending: ENDINGS,
  },
  prompts: { turn: 'Play a card' },
  actions: { play: ({ card }) => say`Play ${card}` },
  events: {
    dealerChosen: ({ seat }) => say`${seat} deals first.`,
    gameBegun: ({ game, dealer }) =>
      game.value === 1
        ? say`${dealer} deals six cards to everyone.`
        : say`Game ${game}. ${dealer} deals six cards to everyone.`,
    cardDealt: ({ seat, card }) => (card ? say`${seat} is dealt ${card}.` : say`${seat} is dealt a card.`),
    portsShuffled: () => say`All twelve ports are shuffled again.`,
    portRevealed: ({ port }) => say`${port}.`,
    cardPlayed: ({ seat, card }) => say`${seat} plays ${card}.`,
    stormStruck: ({ good, cards: blown }) =>
      blown.value === 0
        ? say`There ${areOf(good)} no ${good} on the table for the storm to take.`
        : say`The storm takes all ${good}: ${cards(blown)}.`,
    cardLanded: ({ seat, card }) => say`${seat} wins ${card} at once.`,
    goodsSold: ({ good, goods }) => say`${good} sold: ${goods} goods.`,
    cardsWon: ({ seat, cards: won, points: worth }) => say`${seat} wins ${cards(won)}, ${points(worth)}.`,
    cardsRemoved: ({ cards: gone }) => say`The table is cleared of ${cards(gone)}.`,
    cardDrawn: ({ seat, card }) => (card ? say`${seat} draws ${card}.` : say`${seat} draws a card.`),
    pileEmptied: () => say`That was the last card of the pile: the next sale ends the game.`,
    cardShown: ({ seat, card }) => say`${seat} shows ${card}.`,
    handRedrawn: ({ seat, cards: changed }) =>
      say`${seat} may play none of them, and changes ${cards(changed)} for others from the pile.`,
    turnSkipped: ({ seat }) => say`${seat} has no card and is skipped.`,
    gameEnded: ({ ending }) => say`${ending}`,
    gameScored: ({ seat, points: scored, total }) =>
      scored.value === total.value
        ? say`${seat} has ${points(scored)}.`
        : say`${seat} has ${points(scored)} in this game, ${total} in all.`,
  },
  refusals: {
    goodBanned: ({ good, port }) => say`No ${good} may be played here. ${port}.`,
    bonusBanned: ({ port }) => say`${port}.`,
    stormBanned: ({ port }) => say`${port}.`,
  },
  second: {
    you: 'you',
    and: 'and',
    verbs: {
      deals: 'deal',
      is: 'are',
      plays: 'play',
      wins: 'win',
      draws: 'draw',
      shows: 'show',
      may: 'may',
      changes: 'change',
      has: 'have',
    },
  },
  parts: {
    shells: 'Shells',
    kelp: 'Kelp',
    meat: 'Meat',
    pottery: 'Pottery',
    pearls: 'Pearls',
    earlier: 'Earlier games',
  },
}
