import { type Phrase, say, type Token } from '@gam/kernel'
import type { Facts } from '../../state.ts'
import { ICONS, TILES } from '../../tiles.ts'
import type { RiderWords } from '../table-words.ts'
import { house } from './house.ts'
import { said } from './said.ts'

const NOUNS: { readonly [thing: string]: readonly [string, string] } = {
  meat: ['meat', 'meat'],
  kelp: ['kelp', 'kelp'],
  pottery: ['pottery', 'pottery'],
  shells: ['shell', 'shells'],
  crystal: ['crystal', 'crystals'],
  pearl: ['pearl', 'pearls'],
  coin: ['coin', 'coins'],
  any: ['good', 'goods'],
  tile: ['tile', 'tiles'],
  contract: ['contract', 'contracts'],
  storm: ['snow storm', 'snow storms'],
}

const PORTS: { readonly [port: string]: string } = {
  sun: 'Sun',
  swordfish: 'Swordfish',
  ray: 'Ray',
  urchin: 'Urchin',
  seagull: 'Seagull',
  seahorse: 'Seahorse',
  coral: 'Coral',
  lobster: 'Lobster',
}

function count(n: number, thing: string): string {
  const [one, many] = NOUNS[thing] ?? [thing, thing]
  return `${n} ${n === 1 ? one : many}`
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function tile(name: string): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'snow storm' : count(icons, name.replace(/\d$/, ''))
}

function cost(price: number, was: number | null): string {
  const now = price === 0 ? 'free' : count(price, 'coin')
  return was === null ? now : `${now} instead of ${was}`
}

function termOf(kind: 'ability' | 'contract', value: string, facts: Facts): string {
  const named = terms[kind]
  return typeof named === 'function' ? named(value, facts) : (named[value] ?? value)
}

function tokens(parts: readonly Token[]): Phrase {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' and ' : ', ', part]))
}

/** The names of the abilities alone, for the log. */
const MAGIC: { readonly [ability: string]: string } = {
  'two coins': 'Two Coins',
  'free sail': 'Free Sail',
  'bulk buy': 'Bulk Buy',
  bargain: 'Bargain',
  haggler: 'Haggler',
  'tide turner': 'Tide-turner',
  alchemist: 'Alchemist',
  'six contracts': 'Six Contracts',
}

const { terms } = said

export const table: RiderWords = {
  ...house,
  marks: { colon: ': ', semicolon: '; ' },
  words: { ...said, terms: { ...terms, magic: MAGIC } },
  count,
  list,
  ports: PORTS,
  portNames: Object.fromEntries(Object.entries(PORTS).map(([port, name]) => [port, `${name} Port`])),
  decreeNames: {
    'three contracts': 'Three contracts',
    'eight coins': 'Eight coins',
    'eight tiles': 'Eight tiles',
    'eight pearls': 'Eight pearls',
    'lobster port': 'First at Lobster',
    'sun port': 'First back home',
    'triple goods': 'Three triple goods',
  },
  ability(id, facts) {
    const [name, effect = ''] = termOf('ability', id, facts).split(' (')
    return { name, effect: effect.replace(/\)$/, '') }
  },
  contract(card, facts) {
    const [asks, brings = ''] = termOf('contract', card, facts).split(': ')
    return { asks, brings }
  },
  tile,
  storm: 'snow storm',
  variants: (edition, decree, magic) =>
    [
      edition === 'first' ? 'First edition' : 'Second edition',
      ...(decree ? ['Clan’s Decree'] : []),
      ...(magic ? ['Magic of the Whales'] : []),
    ].join(', '),
  round: (n) => `Round ${n}`,
  inBag: (n) => (n === 1 ? '1 tile in the bag' : `${n} tiles in the bag`),
  inDeck: (n) => count(n, 'contract'),
  onCoast: (lying, all) => `${lying} of ${all} storms on the coast`,
  labels: {
    coast: 'Coast',
    others: 'Other players',
    mine: 'My things',
    contracts: 'Contracts',
    tiles: 'Your cargo',
    decrees: 'Decrees',
    coins: 'Coins',
    pearls: 'Pearls',
    players: 'Players',
    abilities: 'Abilities',
    ports: 'Ports',
  },
  noTiles: 'No tiles yet. Buy some at a port.',
  noContracts: 'You have no contracts.',
  handHidden: 'The contracts are hidden.',
  sail: 'Sail',
  sailTo: (port) => `Sail to ${port}`,
  free: 'free',
  buy: 'Buy',
  swap: 'Swap',
  swapStop: 'Leave it',
  ready: 'Ready',
  readyWays: (n) => (n > 1 ? `Ready, ${n} ways` : 'Ready'),
  ways: (n) => `${n} ways`,
  take: 'Take it',
  discard: 'Discard',
  discardAll: (n) => `Discard ${n}`,
  closed: 'closed by storms',
  toGo: () => 'to go',
  tilesOfAnyKind: 'tiles of any kind',
  goodsOfAnyKind: 'goods of any kind',
  claimedBy: (name) => `${name} has it`,
  yours: 'you have it',
  progress: (have, needed) => `${have} of ${needed}`,
  empty: 'empty space',
  way: { out: 'going out', home: 'going home', back: 'back home' },
  said: {
    port: (name, riders, closed) =>
      `${name} Port${closed ? ', closed by snow storms' : ''}. ${riders.length === 0 ? 'No riders.' : `Riders: ${list(riders)}.`}`,
    space: (port, name, price, was) => `${port}: ${name}, ${cost(price, was)}`,
    storm: (port) => `${port}: snow storm`,
    buy: (name, price, was) => `Buy ${name}, ${cost(price, was)}`,
    sail: (port, free) => `Sail to ${port} Port${free ? ', without using an action' : ''}`,
    swapFirst: (name) => `Swap ${name}`,
    swapWith: (name) => `Swap with ${name}`,
    contract: (asks, brings, state) => `Contract: ${asks}, for ${brings}. ${state}`,
    fulfil: (asks, brings) => `Fulfil the contract: ${asks}, for ${brings}`,
    discard: (asks) => `Discard the contract: ${asks}`,
    plate: (name, where, amounts, tiles, ability) =>
      `${name}, at ${where}: ${list(amounts)}. ${tiles.length === 0 ? 'No tiles.' : `Tiles: ${tiles.join(', ')}.`}${ability === null ? '' : ` ${ability}.`}`,
    decree: (name, brings, state) => `Decree, ${name}: ${brings}. ${state}`,
    ability: (name, effect) => `${name}: ${effect}`,
    rider: (name, way) => `${name} ${{ out: 'going out', home: 'going home', back: 'back home' }[way]}`,
    fulfilled: (n) => `${count(n, 'contract')} fulfilled`,
    inHand: (n) => `${count(n, 'contract')} in hand`,
  },
  ask: {
    first: 'Choose your first action',
    second: 'Choose your second action',
    freeSail: 'Sail on for free, or end your turn',
    actions: 'Buy a tile, sail on, fulfil a contract, or use a button',
    freeSailHelp: 'Both actions are used; the first sailing of a turn costs none',
    pay: (contract) => say`for ${contract}`,
    noneToPay: 'You can pay for no other contract now',
    noneToPayHelp: 'The others cannot tell: they only hear that you are done',
    line: (names) =>
      names.length === 0
        ? 'One of the first three in the line'
        : `One of the first three in the line. Then come ${list(names)}.`,
    fulfilling: 'Fulfil',
    buying: 'Buy',
    discarding: 'Discard',
  },
  pay: {
    pay: 'Pay',
    heading: (brings) => `Fulfil for ${brings}`,
    all: 'Pay, and that is all',
    another: 'Pay, and another',
    tap: 'tap tiles to change the payment',
    nth: (i, n) => `${i} of ${n}`,
    before: 'The way before',
    next: 'The next way',
    ways: (n) => (n === 1 ? '1 way to pay' : `${n} ways to pay, cheapest first`),
    crystalsAs: (crystals, good) =>
      crystals === 1 ? `Crystal as ${good.toLowerCase()}` : `${crystals} crystals as ${good.toLowerCase()}`,
    withCrystals: (crystals) => (crystals === 1 ? 'Spends a crystal' : `Spends ${crystals} crystals`),
    keepsCrystals: (crystals) => (crystals === 1 ? 'Keeps the crystal' : 'Keeps the crystals'),
    losesPearls: (pearls) => `Gives up ${count(pearls, 'pearl')}`,
    spends: (tiles) => `Spends ${count(tiles, 'tile')}`,
    exact: 'nothing is overpaid',
    lost: (n, thing) =>
      thing === null
        ? `${count(n, 'any')} ${n === 1 ? 'is' : 'are'} lost`
        : `${count(n, thing)} ${n === 1 ? 'is' : 'are'} lost`,
    leaves: (contracts) =>
      contracts === 1 ? 'leaves enough for another' : `leaves enough for any of ${contracts} others`,
    row: (tiles, about) => `Pay ${tiles.length === 0 ? 'nothing' : list(tiles)}. ${about.join(', ')}`,
  },
  magic: 'The Magic of the Whales',
  log: {
    storms: (port, storms) =>
      storms === 1
        ? say`A snow storm blows in at ${port}.`
        : say`${String(storms)} snow storms blow in at ${port}.`,
    took: (seat, ability) => say`${seat} takes ${ability}.`,
    drawn: (port, tiles) => say`New at ${port}: ${tokens(tiles)}.`,
  },
  propose: {
    advance: (port) => say`Sail to ${port}`,
    buy: (bought, port, price) =>
      price === 0
        ? say`Take ${bought} at ${port} for nothing`
        : say`Buy ${bought} at ${port} for ${count(price, 'coin')}`,
    coins: (n) => say`Take ${count(n, 'coin')}`,
    fulfil: (contract) => say`Fulfil ${contract}`,
    pay: (payment) => say`Pay ${payment}`,
    lay: (laid) => say`Lay ${laid}`,
    discard: (contract) => say`Discard ${contract}`,
    swap: (one, other) => say`Swap ${one} and ${other}`,
    choose: (ability) => say`Take ${ability}`,
    done: 'Done',
    coinsLeft: (n) => `You will have ${count(n, 'coin')}.`,
    paid: (payment) => say`You pay ${payment}.`,
    brings: (coins, pearls) => `It brings ${count(coins, 'coin')} and ${count(pearls, 'pearl')}.`,
    decree: (decree) => say`You claim ${decree}.`,
    turnEnds: {
      nothing: 'Then your turn is over.',
      tiles: 'Then new tiles come and your turn is over.',
      contract: 'Then a contract is drawn and your turn is over.',
      both: 'Then new tiles and a contract are drawn: your turn is over.',
    },
    gameEnds: {
      'last pearl': 'With the last starting pearl the game is over.',
      'last round': 'This was the last turn of the last round: the game is over.',
    },
    noUndo: 'This cannot be taken back.',
    noUndoFor: {
      newContract: 'A new contract is drawn: this cannot be taken back.',
      newTiles: 'New tiles are drawn: this cannot be taken back.',
      contractShown: 'Everybody sees the contract: this cannot be taken back.',
    },
  },
  looks: {
    bagEmpty: 'The bag is empty: what is bought now leaves a space open for good.',
    bagStorms: (storms, share) =>
      storms === 0
        ? 'No snow storm is among them.'
        : `${count(storms, 'storm')} ${storms === 1 ? 'is' : 'are'} among them: ${share} % of the bag.`,
    deck: (cards, discarded) =>
      `${count(cards, 'contract')} to draw, ${discarded} discarded. When the deck is empty the discards become a new one.`,
    port: (spaces) =>
      spaces.length === 0 ? 'Nothing lies here.' : `From the port outwards: ${spaces.join('; ')}.`,
    portRiders: (riders) => `Here now: ${list(riders)}.`,
    sun: 'Its pearls are for riders that have been to Lobster Port and back. When the last one is sold the game is over.',
    space: (price, was) =>
      was === null
        ? price === 0
          ? 'Free'
          : `Costs ${count(price, 'coin')}`
        : `Costs you ${price === 0 ? 'nothing' : count(price, 'coin')} instead of ${was}`,
    stormText: 'It cannot be bought and stays until the end. The more of them, the less a port has to offer.',
    about: {
      good: 'Goods pay for contracts.',
      crystal: 'A crystal stands for any good.',
      pearl: 'Pearls count at the end; most pearls win.',
    },
    twoCrystals: 'Two crystals on one tile stand for two of the same good.',
    contract: (asks, brings) => `Asks for ${asks} and brings ${brings}.`,
    ready: 'You can pay for it now.',
    lacks: (things) => `${list(things)} to go`,
    decree: (brings) => `The first to reach it gets ${brings}.`,
    decreeAll: (players, needed) => `So far: ${players.join(', ')} of ${needed}.`,
    rider: (where, way, left) =>
      way === 'back'
        ? `Back at the Sun Port.`
        : `At ${where}, ${way === 'out' ? 'going out' : 'going home'}; ${left} more to sail.`,
    has: (amounts) => `${list(amounts)}.`,
    hasTiles: (tiles) => (tiles.length === 0 ? 'No tiles.' : `Tiles: ${tiles.join(', ')}.`),
    hasFulfilled: (contracts) =>
      contracts.length === 0 ? 'No contract fulfilled yet.' : `Fulfilled: ${contracts.join('; ')}.`,
    hasDecrees: (decrees) => `Decrees: ${list(decrees)}.`,
    hasAbility: (name, effect) => `${name}: ${effect}.`,
    things: {
      meat: 'Meat',
      kelp: 'Kelp',
      pottery: 'Pottery',
      shells: 'Shells',
      crystal: 'Crystals',
      pearl: 'Pearls',
    },
  },
  spoken: {
    mine: (where, amounts, tiles) =>
      `You are at ${where}, with ${list(amounts)}. ${tiles.length === 0 ? 'No tiles.' : `Tiles: ${tiles.join(', ')}.`}`,
    contract: (asks, brings, state) => `Contract: ${asks}, for ${brings}: ${state}.`,
    port: (name, spaces, riders) =>
      `${name}: ${spaces.length === 0 ? 'empty' : spaces.join(', ')}.${riders.length === 0 ? '' : ` There: ${list(riders)}.`}`,
    price: (price, name) => `${price === 0 ? 'free' : count(price, 'coin')}: ${name}`,
    bag: (tiles, storms) => `In the bag: ${count(tiles, 'tile')}, ${storms} of them snow storms.`,
  },
}
