import { Actions, ids, names, range, secret } from '@gam/kernel'
import { ABILITIES } from './abilities/abilities.ts'
import { PORTS, SPACES } from './coast.ts'
import { CONTRACTS, NEEDS, PAYMENTS } from './contracts.ts'
import { DECREES } from './decrees/decrees.ts'
import { ROUND } from './rounds.ts'
import { SEAT } from './seats.ts'
import { PAYABLE, TILES } from './tiles.ts'

export const STEP = ids([
  'chooseAbility',
  'startOut',
  'beginTurn',
  'turn',
  'buyMore',
  'fulfilMore',
  'pay',
  'discardMore',
  'endTurn',
])
export const STREAM = ids(['starter', 'tiles', 'contracts', 'decrees', 'abilities'])

const ENDINGS = names('ending', ['last pearl', 'last round'])
export const ENDING = { lastPearl: 0, lastRound: 1 }

const AMOUNT = range('amount', 0, 100_000)

export const actions = new Actions({
  choose: { ability: ABILITIES },
  advance: {},
  buy: { tile: TILES, space: SPACES },
  takeCoin: {},
  fulfil: { contract: CONTRACTS },
  pay: { payment: PAYMENTS },
  lay: { tile: PAYABLE },
  discard: { contract: CONTRACTS },
  swap: { near: SPACES, far: SPACES },
  done: {},
})

export const {
  choose: CHOOSE,
  buy: BUY,
  fulfil: FULFIL,
  pay: PAY,
  lay: LAY,
  discard: DISCARD,
  swap: SWAP,
} = actions.verbs
export const ADVANCE = actions.verbs.advance.of()
export const TAKE_COIN = actions.verbs.takeCoin.of()
export const DONE = actions.verbs.done.of()

export const events = {
  starterDrawn: { seat: SEAT },
  tileLaid: { port: PORTS, space: SPACES, tile: TILES },
  stormsAdded: { storms: AMOUNT },
  contractDealt: { seat: SEAT, contract: secret(CONTRACTS, 'seat') },
  decreeLaid: { decree: DECREES },
  abilityLaid: { ability: ABILITIES },
  abilityChosen: { seat: SEAT, ability: ABILITIES },
  roundBegun: { round: ROUND },
  riderAdvanced: { seat: SEAT, port: PORTS },
  tileBought: { seat: SEAT, tile: TILES, port: PORTS, price: AMOUNT },
  coinsTaken: { seat: SEAT, coins: AMOUNT },
  contractNamed: { seat: SEAT, contract: CONTRACTS },
  contractFulfilled: { seat: SEAT, contract: CONTRACTS, payment: PAYMENTS },
  fulfillingEnded: { seat: SEAT },
  contractDiscarded: { seat: SEAT, contract: CONTRACTS },
  tilesSwapped: { seat: SEAT, port: PORTS, near: SPACES, far: SPACES },
  decreeClaimed: { seat: SEAT, decree: DECREES },
  deckShuffled: { cards: AMOUNT },
  contractDrawn: { seat: SEAT, contract: secret(CONTRACTS, 'seat') },
  gapsClosed: { port: PORTS },
  tileDrawn: { port: PORTS, space: SPACES, tile: TILES },
  bagEmptied: {},
  gameEnded: { ending: ENDINGS },
  pearlsCounted: { seat: SEAT, pearls: AMOUNT },
}

export const eventRules = {
  starterDrawn: 'WR-12',
  tileLaid: 'WR-08',
  stormsAdded: 'WR-09',
  contractDealt: 'WR-10',
  decreeLaid: 'WR-60',
  abilityLaid: 'WR-70',
  abilityChosen: 'WR-70',
  riderAdvanced: 'WR-21',
  tileBought: 'WR-23',
  coinsTaken: 'WR-27',
  contractNamed: 'WR-36',
  contractFulfilled: 'WR-30',
  fulfillingEnded: 'WR-38',
  contractDiscarded: 'WR-28',
  tilesSwapped: 'WR-76',
  decreeClaimed: 'WR-61',
  deckShuffled: 'WR-45',
  contractDrawn: 'WR-40',
  gapsClosed: 'WR-41',
  tileDrawn: 'WR-42',
  bagEmptied: 'WR-43',
  pearlsCounted: 'WR-51',
}

export const refusals = {
  noActionLeft: {},
  riderIsBack: {},
  tooDear: { price: AMOUNT, coins: AMOUNT },
  stormInTheWay: {},
  notBackYet: { port: PORTS },
  goodsMissing: { needs: NEEDS, missing: AMOUNT },
  anyGoodsMissing: { asked: AMOUNT, missing: AMOUNT },
  tilesMissing: { asked: AMOUNT, missing: AMOUNT },
  sameTiles: { tile: TILES },
  tooFarInLine: { ability: ABILITIES },
}

export const refusalRules = {
  noActionLeft: 'WR-20',
  riderIsBack: 'WR-22',
  tooDear: 'WR-23',
  stormInTheWay: 'WR-24',
  notBackYet: 'WR-26',
  goodsMissing: 'WR-31',
  anyGoodsMissing: 'WR-32',
  tilesMissing: 'WR-33',
  sameTiles: 'WR-76',
  tooFarInLine: 'WR-70',
}
