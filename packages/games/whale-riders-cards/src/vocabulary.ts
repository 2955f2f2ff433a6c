import { Actions, ids, names, range, secret } from '@gam/kernel'
import { CARDS, GOODS, MOST_GAMES, SEAT } from './cards.ts'
import { PORTS } from './ports.ts'

export const STEP = ids(['deal', 'openRound', 'turn', 'draw', 'endGame'])
export const STREAM = ids(['dealer', 'deal', 'ports'])

export const ENDINGS = names('ending', ['last sale', 'no cards', 'no pile', 'nothing playable'])
export const ENDING = { lastSale: 0, noCards: 1, noPile: 2, nothingPlayable: 3 }

const AMOUNT = range('amount', 0, 1_000_000)
const GAME_NUMBER = range('game number', 1, MOST_GAMES)

export const actions = new Actions({ play: { card: CARDS } })
export const PLAY = actions.verbs.play

export const events = {
  dealerChosen: { seat: SEAT },
  gameBegun: { game: GAME_NUMBER, dealer: SEAT },
  cardDealt: { seat: SEAT, card: secret(CARDS, 'seat') },
  portsShuffled: {},
  portRevealed: { port: PORTS },
  cardPlayed: { seat: SEAT, card: CARDS },
  stormStruck: { good: GOODS, cards: AMOUNT },
  cardLanded: { seat: SEAT, card: CARDS },
  goodsSold: { good: GOODS, goods: AMOUNT },
  cardsWon: { seat: SEAT, cards: AMOUNT, points: AMOUNT },
  cardsRemoved: { cards: AMOUNT },
  cardDrawn: { seat: SEAT, card: secret(CARDS, 'seat') },
  pileEmptied: {},
  cardShown: { seat: SEAT, card: CARDS },
  handRedrawn: { seat: SEAT, cards: AMOUNT },
  turnSkipped: { seat: SEAT },
  gameEnded: { ending: ENDINGS },
  gameScored: { seat: SEAT, points: AMOUNT, total: AMOUNT },
}

export const eventRules = {
  gameBegun: 'CG-02',
  portsShuffled: 'CG-40',
  portRevealed: 'CG-30',
  stormStruck: 'CG-07',
  cardLanded: 'CG-32',
  goodsSold: 'CG-04',
  pileEmptied: 'CG-08',
  handRedrawn: 'CG-34',
  turnSkipped: 'CG-10',
  gameScored: 'CG-11',
}

export const refusals = {
  goodBanned: { good: GOODS, port: PORTS },
  bonusBanned: { port: PORTS },
  stormBanned: { port: PORTS },
}

export const refusalRules = { goodBanned: 'CG-31', bonusBanned: 'CG-33', stormBanned: 'CG-33' }
