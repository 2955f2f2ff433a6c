import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import { ASK, CONTRACTS, type Contract } from '../../contracts.ts'
import { piecesOf } from '../../multisets.ts'
import type { Facts, RiderTypes } from '../../state.ts'
import { GOODS, ICONS, TILES } from '../../tiles.ts'

type RiderWords = Words<RiderTypes['actions'], RiderTypes['events'], RiderTypes['refusals'], Facts>

const NOUNS: { readonly [thing: string]: readonly [string, string] } = {
  meat: ['meat', 'meat'],
  kelp: ['kelp', 'kelp'],
  pottery: ['pottery', 'pottery'],
  shells: ['shell', 'shells'],
  crystal: ['crystal', 'crystals'],
  pearl: ['pearl', 'pearls'],
  coin: ['coin', 'coins'],
  good: ['good', 'goods'],
  tile: ['tile', 'tiles'],
  contract: ['contract', 'contracts'],
  storm: ['snow storm', 'snow storms'],
}

function counted(n: number, thing: string): string {
  return `${n} ${NOUNS[thing][n === 1 ? 0 : 1]}`
}

/** The same around a token, so that an interface can show the number in its own way. */
function several(count: Token, thing: string): Phrase {
  return say`${count} ${NOUNS[thing][count.value === 1 ? 0 : 1]}`
}

function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function tile(name: string | number): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'the snow storm' : counted(icons, String(name).slice(0, -1))
}

/** `meat meat kelp` is 2 meat and 1 kelp. */
function goods(value: string | number): string {
  const pieces = piecesOf(String(value))
  if (pieces.length === 0) return 'nothing'
  const shown = GOODS.names.filter((good) => pieces.includes(good))
  return and(shown.map((good) => counted(pieces.filter((piece) => piece === good).length, good)))
}

function payment(value: string | number): string {
  const pieces = piecesOf(String(value))
  return pieces.length === 0 ? 'nothing' : pieces.map(tile).join(' + ')
}

function asked({ ask, amount, goods: pictured }: Contract): string {
  if (ask === ASK.tiles) return `any ${amount} tiles`
  if (ask === ASK.any) return `any ${amount} goods`
  return GOODS.names.flatMap((good, i) => (pictured[i] > 0 ? [counted(pictured[i], good)] : [])).join(' + ')
}

function contract(number: string | number, { contracts }: Facts): string {
  const row = contracts[CONTRACTS.indexOf(number)]
  // a set may have fewer different cards than there are numbers
  if (row === undefined) return `contract ${number}`
  return `${asked(row)}: ${counted(row.coins, 'coin')}, ${counted(row.pearls, 'pearl')}`
}

const ABILITIES: { readonly [ability: string]: string } = {
  'two coins': 'Two Coins (taking a coin gives 2)',
  'free sail': 'Free Sail (the first advance of a turn is no action)',
  'bulk buy': 'Bulk Buy (any number of tiles with one action)',
  haggler: 'Haggler (contracts paid in goods need one good fewer)',
  'tide turner': 'Tide-turner (may swap two tiles at the rider’s port as an action)',
  'six contracts': 'Six Contracts (a hand of six)',
}

const PEARL_TILE = TILES.indexOf('pearl1')
const DOUBLE_GOODS = TILES.indexOf('meat2')

function ability(name: string | number, { abilities }: Facts): string {
  if (name === 'bargain') {
    const price = Math.min(...abilities.map(({ mostPaid }) => mostPaid[PEARL_TILE]))
    return `Bargain (a tile with a single icon ${price === 0 ? 'is free' : `costs ${counted(price, 'coin')} at the most`})`
  }
  if (name === 'alchemist')
    return abilities.some(({ wild }) => wild[DOUBLE_GOODS] > 0)
      ? 'Alchemist (all goods tiles may stand as crystals)'
      : 'Alchemist (tiles with a single good may stand as crystals)'
  return ABILITIES[name]
}

export const said: RiderWords = {
  terms: {
    tile,
    goods,
    payment,
    contract,
    ability,
    good: { meat: 'meat', kelp: 'kelp', pottery: 'pottery', shells: 'shells' },
    port: {
      sun: 'the Sun Port',
      swordfish: 'Swordfish Port',
      ray: 'Ray Port',
      urchin: 'Urchin Port',
      seagull: 'Seagull Port',
      seahorse: 'Seahorse Port',
      coral: 'Coral Port',
      lobster: 'Lobster Port',
    },
    decree: {
      'three contracts': 'three contracts fulfilled (3 pearls)',
      'eight coins': 'eight coins (2 pearls)',
      'eight tiles': 'eight tiles (2 coins)',
      'eight pearls': 'eight pearls (3 coins)',
      'lobster port': 'first at Lobster Port (2 pearls)',
      'sun port': 'first back at the Sun Port (3 pearls)',
      'triple goods': 'three tiles of three goods (3 coins)',
    },
    ending: {
      'last pearl': 'The last starting pearl is sold: the game is over.',
      'last round': 'The last round is over, and so is the game.',
    },
  },
  prompts: {
    chooseAbility: 'Choose an ability',
    turn: 'Choose an action',
    buyMore: 'Buy another tile, or stop',
    fulfilMore: 'Fulfil another contract, or stop',
    pay: 'Choose the tiles to pay with',
    discardMore: 'Discard another contract, or stop',
  },
  actions: {
    choose: ({ ability: chosen }) => say`Take ${chosen}`,
    advance: () => say`Sail to the next port`,
    buy: ({ tile: bought, space }) => say`Buy ${bought} from space ${space}`,
    takeCoin: () => say`Take a coin`,
    fulfil: ({ contract: card }) => say`Fulfil ${card}`,
    pay: ({ payment: paid }) => say`Pay ${paid}`,
    lay: ({ tile: laid }) => say`Pay ${laid} and more`,
    discard: ({ contract: card }) => say`Discard ${card}`,
    swap: ({ near, far }) => say`Swap the tiles on spaces ${near} and ${far}`,
    done: () => say`Done`,
  },
  events: {
    starterDrawn: ({ seat }) => say`${seat} begins.`,
    tileLaid: ({ port, space, tile: laid }) => say`${port}, space ${space}: ${laid}.`,
    stormsAdded: ({ storms }) => say`${several(storms, 'storm')} go into the bag.`,
    contractDealt: ({ seat, contract: card }) =>
      card ? say`${seat} is dealt ${card}.` : say`${seat} is dealt a contract.`,
    decreeLaid: ({ decree }) => say`The clan’s decree: ${decree}.`,
    abilityLaid: ({ ability: laid }) => say`In the line: ${laid}.`,
    abilityChosen: ({ seat, ability: chosen }) => say`${seat} takes ${chosen}.`,
    roundBegun: ({ round }) => say`Round ${round}.`,
    riderAdvanced: ({ seat, port }) => say`${seat} arrives at ${port}.`,
    tileBought: ({ seat, tile: bought, port, price }) =>
      price.value === 0
        ? say`${seat} takes ${bought} at ${port} for nothing.`
        : say`${seat} buys ${bought} at ${port} for ${several(price, 'coin')}.`,
    coinsTaken: ({ seat, coins }) => say`${seat} takes ${several(coins, 'coin')}.`,
    contractNamed: ({ seat, contract: card }) => say`${seat} is going to fulfil ${card}.`,
    contractFulfilled: ({ seat, contract: card, payment: paid }) =>
      say`${seat} pays ${paid} and fulfils ${card}.`,
    fulfillingEnded: ({ seat }) => say`${seat} fulfils no more contracts.`,
    contractDiscarded: ({ seat, contract: card }) => say`${seat} discards ${card}.`,
    tilesSwapped: ({ seat, port, near, far }) =>
      say`${seat} swaps the tiles on spaces ${near} and ${far} at ${port}.`,
    decreeClaimed: ({ seat, decree }) => say`${seat} claims the decree: ${decree}.`,
    deckShuffled: ({ cards }) =>
      say`The discards are shuffled into a new deck: ${several(cards, 'contract')}.`,
    contractDrawn: ({ seat, contract: card }) =>
      card ? say`${seat} draws ${card}.` : say`${seat} draws a contract.`,
    gapsClosed: ({ port }) => say`The tiles at ${port} slide together.`,
    tileDrawn: ({ port, space, tile: drawn }) => say`From the bag to ${port}, space ${space}: ${drawn}.`,
    bagEmptied: () => say`The bag is empty: what is bought now leaves a space open for good.`,
    gameEnded: ({ ending }) => say`${ending}`,
    pearlsCounted: ({ seat, pearls }) => say`${seat} has ${several(pearls, 'pearl')}.`,
  },
  refusals: {
    noActionLeft: () => say`Both actions of this turn are used up; only the free sail is left.`,
    riderIsBack: () => say`A rider that has come back to the Sun Port stays there.`,
    tooDear: ({ price, coins }) => say`It costs ${several(price, 'coin')}, and you have ${coins}.`,
    stormInTheWay: () => say`Snow storms cannot be bought.`,
    notBackYet: ({ port }) =>
      say`The starting pearls at ${port} are for riders that have been to Lobster Port and back.`,
    goodsMissing: ({ needs, missing }) =>
      say`Beyond your own goods it asks for ${needs}; you are ${several(missing, 'good')} short.`,
    anyGoodsMissing: ({ asked: needed, missing }) =>
      say`It takes ${several(needed, 'good')}; you are ${several(missing, 'good')} short.`,
    tilesMissing: ({ asked: needed, missing }) =>
      say`It takes ${several(needed, 'tile')}; you are ${several(missing, 'tile')} short.`,
    sameTiles: ({ tile: shown }) => say`Both tiles show ${shown}; swapping them would change nothing.`,
    tooFarInLine: () => say`Only the first three abilities of the line are within reach.`,
  },
  second: {
    you: 'you',
    and: 'and',
    verbs: {
      begins: 'begin',
      is: 'are',
      takes: 'take',
      arrives: 'arrive',
      buys: 'buy',
      pays: 'pay',
      fulfils: 'fulfil',
      discards: 'discard',
      swaps: 'swap',
      claims: 'claim',
      draws: 'draw',
      has: 'have',
    },
  },
  parts: { tiles: 'Pearl tiles', contracts: 'Contracts', decrees: 'Decrees' },
}
