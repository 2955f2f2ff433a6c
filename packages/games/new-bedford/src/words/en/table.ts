import { type Phrase, type Statement, say } from '@gam/kernel'
import { BESIDE, TOKENS } from '../../pieces.ts'
import { COIN, FOOD, type ShipSaid, type TownWords } from '../table-words.ts'
import { harbour } from './harbour.ts'
import { house } from './house.ts'
import { pages } from './pages.ts'
import { pieces } from './pieces.ts'
import { said } from './said.ts'

const GOODS = { wood: 'Wood', food: 'Food', brick: 'Brick', coin: 'Money' }
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th']
const HEADINGS: { readonly [heading: string]: string } = {
  wood: 'wood',
  food: 'food',
  brick: 'brick',
  money: 'money',
  prepare: 'preparing a ship',
  launch: 'launching a ship',
  'prepare and launch': 'preparing and launching',
  building: 'building',
  victory: 'a victory building',
}

const ENOUGH = {
  own: 'You have enough.',
  bonus: 'Enough with the bonus of the Town Hall.',
  now: 'Enough with what you save now.',
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function dollars(money: number): string {
  return money === 1 ? '1 dollar' : `${money} dollars`
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

function amounts([wood, food, brick, money]: readonly number[]): string {
  const parts = [
    [wood, `${wood} wood`],
    [food, `${food} food`],
    [brick, `${brick} brick`],
    [money, dollars(money)],
  ] as const
  return listed(parts.flatMap(([n, text]) => (n > 0 ? [text] : []))) || 'nothing'
}

const TOKEN_WORDS: { readonly [token: string]: readonly [string, string] } = {
  right: ['right whale', 'right whales'],
  bowhead: ['bowhead', 'bowheads'],
  white: ['White Whale', 'White Whales'],
  sperm: ['sperm whale', 'sperm whales'],
  blue: ['Blue Whale', 'Blue Whales'],
  sea: ['empty sea', 'empty seas'],
  ambergris: ['Ambergris', 'Ambergris'],
  castaway: ['Castaway', 'Castaways'],
}

function cargo(counts: readonly number[]): string {
  return listed(
    TOKENS.names.flatMap((token, i) => (counts[i] > 0 ? [counted(counts[i], ...TOKEN_WORDS[token])] : [])),
  )
}

function shipWhere({ where, place }: ShipSaid): string {
  if (where === 'home') return 'at home'
  if (where === 'bottle') return pages.bottled
  if (where === 'dock') return 'on the dock'
  if (where === 'return') return 'back in Return'
  if (place === BESIDE) return `on space ${where}, ${pages.beside}`
  return `on space ${where}, ${ORDINALS[place]} place`
}

function ship(said: ShipSaid): string {
  const whose = said.owner === null ? 'Your' : `${said.owner}’s`
  const load = cargo(said.cargo)
  return `${whose} ship ${said.ship + 1}, ${shipWhere(said)}${load === '' ? '' : `, with ${load}`}.`
}

const SHORT_PLACES: { readonly [place: string]: string } = {
  home: 'at home',
  bottle: 'in a bottle',
  dock: 'on the dock',
  return: 'back home',
}

const needs = (statement: Statement, what: string) => `needs ${statement.need} ${what}`

export const table: TownWords = {
  ...house,
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  pieces,
  goods: GOODS,
  whales: {
    right: 'Right whale',
    bowhead: 'Bowhead',
    sperm: 'Sperm whale',
    sea: 'Empty sea',
    white: 'White Whale',
    blue: 'Blue Whale',
    ambergris: 'Ambergris',
    castaway: 'Castaway',
  },
  phases: {
    setup: 'Starting goods',
    action: 'Action',
    movement: 'Movement',
    whaling: 'Whaling',
    end: 'End of round',
    last: 'Last returns',
    over: 'Over',
  },
  round: (round, of) => `Round ${round} of ${of}`,
  roundShort: (round) => `Round ${round}`,
  first: (name) => `First: ${name}`,
  regions: {
    sea: 'The whaling grounds and the harbour',
    town: 'The town',
    others: 'The other players',
    mine: 'Your things',
    panel: 'What is asked',
    seats: 'Players',
    tabs: 'Parts of the table',
  },
  townAndPiers: 'Town and piers',
  taken: 'taken',
  onDock: 'On the dock',
  returning: 'Return',
  leftOut: 'Left from last whaling',
  inBag: (tokens) => `In the bag, ${tokens}`,
  free: 'free',
  you: 'you',
  captain: 'Captain',
  workersLeft: (count) => counted(count, 'worker left', 'workers left'),
  whalesHome: 'Whales home',
  pointsWord: (points) => (points === 1 ? 'point' : 'points'),
  whereShort: (where) => SHORT_PLACES[where] ?? `at sea, space ${where}`,
  points: (points) => counted(points, 'point', 'points'),
  doing: {
    stock: 'chooses starting goods',
    place: 'places a worker',
    purchase: 'may buy goods',
    takeGood: 'takes a good',
    sell: 'sells goods',
    build: 'builds',
    save: 'builds',
    prepare: 'prepares a ship',
    launch: 'launches a ship',
    moveOut: 'moves a ship out',
    removeSeas: 'removes empty seas',
    countWhales: 'counts whales',
    landFree: 'lands whales',
    tryworks: 'lands whales',
    nameWhales: 'keeps or sells whales',
    buyWhale: 'may buy a whale',
    select: 'chooses a whale',
    direct: 'decides for a Captain',
    playLog: 'may play a card',
    struck: 'is struck by an omen',
    fire: 'closes a building',
    library: 'takes a card',
    nameShip: 'names a ship',
    beachWhales: 'lands beached whales',
    windfall: 'takes money',
    newsFromTown: 'may build',
    gulfStream: 'may sail out',
    tradeWinds: 'may sail out',
    gam: 'brings ships together',
    mayPrepare: 'may prepare a ship',
    mayLaunch: 'may launch a ship',
    haul: 'pays for a whale, or not',
  },
  whys: {
    noShipHome: () => 'no ship home',
    shipsReturned: () => 'came home this round',
    innForWorkers: () => 'for workers only',
    noRightWhaleReturns: () => 'no right whale',
    castawaysShipEmpty: () => 'no right whale aboard',
    feeFirst: () => 'port fee first',
    goodsShort: (statement) => `needs ${statement.wood} wood, ${statement.food} food`,
    noShipDocked: () => 'none prepared',
    noFreePlace: () => 'the sea is full',
    nothingToSell: () => 'nothing to sell',
    noWoodToSell: () => 'no wood to sell',
    nothingToBuild: () => 'all too dear',
    woodShort: (statement) => needs(statement, 'wood'),
    foodShort: (statement) => needs(statement, 'food'),
    moneyShort: (statement) => `needs $${statement.need}`,
    feeShort: () => 'costs $1',
    noSeaOut: () => 'no empty sea',
    noWhaleAboard: () => 'none aboard',
    noRightWhaleAboard: () => 'no right whale aboard',
    noShipToMoveOut: () => 'no ship to move',
    noCaptainYet: () => 'no Captain yet',
    ownPostOffice: () => 'yours already',
    boardsOnly: () => 'not from the Inn',
    buildingUsed: () => 'used',
    buildingClosed: () => 'closed',
    innPast: () => 'too late',
    noShipLeft: () => 'no ship left',
    noCardLeft: () => 'no card left',
  },
  tabs: { town: 'Town', sea: 'Sea', players: 'Players' },
  said: {
    space: ({ name, deed, bonus, by }) =>
      `${name}: ${deed}.${by.length > 0 ? ` Bonus taken; ${listed(by)} there.` : bonus === null ? '' : ` Bonus open: ${bonus}.`}`,
    built: ({ name, deed, owner, victory, used, by, fee }) =>
      `${name}, ${owner === null ? 'yours' : `${owner}’s`}: ${deed}.${
        victory
          ? ''
          : used
            ? by.length > 0
              ? ` Used by ${listed(by)} this round.`
              : ' Used this round.'
            : `${fee ? ' Costs you 1 dollar.' : ''} Free.`
      }`,
    offer: ({ name, deed, cost, lack, enough }) =>
      `${name}, to be built for ${amounts(cost)}: ${deed}. ${enough ? ENOUGH[enough] : `You lack ${amounts(lack)}.`}`,
    ship,
    waters: (space, food, ships) =>
      `Space ${space}${food === null ? '' : `, ${food === 0 ? 'for free' : `for ${food} food`}`}: ${
        ships.length === 0 ? 'no ship there' : `${listed(ships)} there`
      }.`,
    token: (name, lay, points) =>
      `${name}: lay ${dollars(lay)}, ${points === 1 ? '1 point' : `${points} points`}.`,
    amounts,
    cargo,
    seat: (name, points, goods, whales) =>
      `${name}: ${counted(points, 'point', 'points')}, ${amounts(goods)}; landed ${cargo(whales) || 'no whale'}.`,
    captainSeat: (name, points, whales) =>
      `Captain ${name}: ${counted(points, 'point', 'points')}; landed ${cargo(whales) || 'no whale'}.`,
  },
  asks: {
    place: (which, again) => `Place your ${which === 1 ? 'first' : 'second'} worker${again ? ' again' : ''}`,
    placeHelp: (dear) => [`A ringed place, plan or space at sea${dear ? '; dashed costs $3 more' : ''}.`],
    againHelp: say`The Inn: on a space of the town or the harbour, with its bonus if it is empty.`,
    purchase: (money) => say`You have $${String(money)}. What you buy can serve this very action.`,
    buy2: (good) => say`2 ${good} for $3`,
    stock: say`Choose your starting goods`,
    stockHelp: say`Goods worth $5 in any mix; what you do not spend stays money.`,
    sell: say`What do you sell?`,
    sellHelp: say`Wood and food bring $1 each, brick $2.`,
    sellTwice: say`The first of each kind brings double.`,
    build: (savings) =>
      savings === 0
        ? say`Choose a building`
        : savings === 1
          ? say`Choose a building, one good of its cost is saved`
          : say`Choose a building, two goods of its cost are saved`,
    save: (building) => say`Which good do you save on the ${building}?`,
    launch: say`To which space does your ship go?`,
    launchHelp: (food) =>
      say`You have ${String(food)} ${FOOD}. Farther out it selects earlier and stays longer.`,
    select: (space) => say`Choose a whale for your ship on space ${String(space)}`,
    selectHelp: (after) =>
      say`${after === 0 ? '' : `${after === 1 ? '1 ship chooses' : `${after} ships choose`} after you. `}Home again, you pay the lay and keep it, or sell it for half.`,
    name: say`Which whales do you keep?`,
    nameHelp: say`Kept, a whale costs its lay. Sold, it brings half of that, and the others may buy it.`,
    buy: (seller) => say`Buy a whale from ${seller}, or pass`,
    buyHelp: (money) => say`You have $${String(money)}. A bought whale lands at once and counts in full.`,
    direct: (captain, heading) => say`Where does ${captain} go? He seeks ${HEADINGS[heading] ?? heading}`,
    directHelp: say`Several spaces suit him equally well, so you decide for him.`,
    tryworks: (aboard) => say`How many of ${counted(aboard, 'right whale', 'right whales')} land for free?`,
  },
  panels: {
    back: (n) => `Ship ${n + 1} is home`,
    market: 'Whale market',
    sells: (seller, whales) =>
      say`${seller} sells ${counted(whales, 'whale', 'whales')}; the others buy one at a time, or pass.`,
    keep: (count) => `keep ${count}`,
    pay: 'pay',
    get: 'get',
    kept: 'kept',
    sold: 'sold',
    later: 'next',
    lays: (money, of) => say`You owe ${String(money)} ${COIN} of your ${String(of)} ${COIN}`,
    left: (money) => say`leaves ${String(money)} ${COIN}`,
    lands: (count) => (count === 0 ? 'None now' : `Land ${count}`),
    passed: 'passed',
    bought: (whales) => (whales === 1 ? 'bought one' : `bought ${whales}`),
    yourTurn: 'your turn',
    thinks: 'is asked',
    waits: 'comes next',
    youHave: (money) => say`You have ${String(money)} ${COIN}.`,
    due: (lay) => say`Your ships at sea carry whales with a lay of ${String(lay)} ${COIN}.`,
    passIsNotFinal: 'A pass is not final while others still buy.',
    price: (lay) => say`${String(lay)} ${COIN}`,
    less: (kind) => `Less ${kind.toLowerCase()}`,
    more: (kind) => `More ${kind.toLowerCase()}`,
    all: 'all',
    ofMost: (most) => `of ${most}`,
    sellFor: (money) => say`Sell for $${String(money)}`,
    sellsFor: (money) => `sell for $${money}`,
    take: 'Take',
    mixes: { even: 'Of each', whaler: 'Whaler', builder: 'Builder', purse: 'Purse' },
    mixHelp: {
      even: 'ready for most things',
      whaler: 'a ship at sea at once',
      builder: 'a house at once',
      purse: 'all of it stays money',
    },
    spent: (money, of) => say`${String(money)} of ${String(of)} ${COIN}`,
  },
  removesSeas: (count) => (count === 1 ? '1 empty sea' : `${count} empty seas`),
  captains: {
    turn: 'Captain’s turn',
    lastTurn: 'His last turn',
    noTurnYet: 'He has not had a turn yet.',
    manner: {
      starbuck: 'steady at everything',
      stubb: 'the builder',
      flask: 'the whaler',
      ahab: 'whom nobody can foresee',
    },
    limit: (have, most) => (most === null ? `${have}` : `${have} of ${most}`),
    reach: (space) => `launches as far as space ${space}`,
    helm: (name, heading) => `Helm of ${name}: ${HEADINGS[heading] ?? heading}`,
    seeks: (heading) => `seeks ${HEADINGS[heading] ?? heading}`,
    built: 'buildings',
    whales: 'whales',
    orders: 'His orders',
    why(turn, name) {
      const [first, ...changes] = turn.headings
      const sought = changes.map((heading) => HEADINGS[heading] ?? heading).join(' and then ')
      const rolled =
        turn.die === null
          ? `In the last round his board sets the heading: ${HEADINGS[first] ?? first}.`
          : `He rolled a ${turn.die} and turned to ${HEADINGS[first] ?? first}.`
      const changed = changes.length > 0 ? ` Nothing served that, so he sought ${sought} instead.` : ''
      const failed = turn.tried.filter(({ misfit }) => misfit !== null).at(-1)
      const because = failed
        ? ` ${capital(name('order', failed.order))}: ${name('misfit', failed.misfit ?? '')}.`
        : ''
      const chooser = turn.chooser === null ? '' : name('seat', turn.chooser)
      if (chooser !== '' && turn.space === null)
        return `${rolled}${changed}${because} Several spaces suit him equally well, so ${chooser} chooses.`
      if (chooser !== '' && turn.space !== null)
        return `${rolled}${changed}${because} Several spaces suited him equally well, and ${chooser} chose the ${name('space', turn.space)}.`
      if (turn.space !== null)
        return `${rolled}${changed}${because} So his worker goes to the ${name('space', turn.space)}.`
      return turn.aside ? `${rolled}${changed}${because} So his worker is set aside.` : `${rolled}${changed}`
    },
    lastRound: (headings) =>
      `In the last round he seeks ${headings.map((heading) => HEADINGS[heading] ?? heading).join(', then ')}.`,
  },
  harbour,
  pages,
  drawnLine: (tokens) =>
    say`Out of the bag: ${tokens.flatMap(
      ({ token, count }, i): Phrase => [i === 0 ? '' : ', ', `${count} `, token, count === 1 ? '' : 's'],
    )}.`,
  proposals: {
    brings(gain, cost) {
      const got = gain.some((n) => n > 0) ? `You get ${amounts(gain)}.` : ''
      const paid = cost.some((n) => n > 0) ? `You pay ${amounts(cost)}.` : ''
      return [paid, got].filter((text) => text !== '').join(' ')
    },
    buys: (good) => `You buy 2 ${good} for 3 dollars.`,
    next: 'Then somebody else goes on.',
    over: 'Then the game is over.',
    noUndo: 'This cannot be taken back.',
    noUndoFor: {
      dieRolled: 'A Captain rolls the die: this cannot be taken back.',
      tokenDrawn: 'Tokens are drawn out of the bag: this cannot be taken back.',
      cardRevealed: 'A new page of the log is turned over: this cannot be taken back.',
    },
  },
  inspected: {
    costs: (cost) => `To build it costs ${amounts(cost)}.`,
    bonus: (deed) => `Whoever finds it empty has the bonus: ${deed}.`,
    owner: (seat) => say`It belongs to ${seat}.`,
    mine: 'It is yours.',
    unbuilt: 'Nobody has built it yet.',
    lacking: (lack) => `You lack ${amounts(lack)}.`,
    enough: ENOUGH,
    fee: (captains) => `Using it costs you 1 dollar, paid to ${captains ? 'the supply' : 'its owner'} first.`,
    usedNow: 'It was used this round already.',
    lay: (lay, points) =>
      `Its lay is ${dollars(lay)}; landed it counts ${counted(points, 'point', 'points')}.`,
    inBag: (count) => `${count} in the bag.`,
    out: (count) => `${count} of them ${count === 1 ? 'lies' : 'lie'} out.`,
    bag: 'One token is drawn in every whaling phase, and one more for each ship at sea. What is in the bag is known to all, only not in which order it comes.',
    track: (space, food) =>
      `A launch to space ${space} costs ${food} food. Farther out a ship selects earlier and stays longer.`,
    trackShore: 'From here the ships come home next. Nobody launches to space 0.',
    returns: 'Ships that came home are handled one after the other: lays are paid, whales are sold.',
    dock: 'Prepared ships wait here until they are launched.',
    workers: (count) => `${counted(count, 'worker', 'workers')} still to be placed.`,
    owns: (buildings) => `Owns ${listed(buildings)}.`,
    stands: (seat) => say`${seat} has a worker there.`,
    space: (space) => `Space ${space} of the track`,
    goods: {
      wood: 'Wood builds, and prepares ships. It sells for 1 dollar.',
      food: 'Food builds, and launches ships. It sells for 1 dollar.',
      brick: 'Brick builds. It sells for 2 dollars.',
      coin: 'Money pays lays and fees; at the end each full 5 dollars count 1 point.',
    },
  },
  spoken: {
    mine: ([wood, food, brick, money], workers, ships, points) =>
      [
        `Wood ${wood}, food ${food}, brick ${brick}, ${dollars(money)}.`,
        workers === 0 ? 'No worker left.' : `${counted(workers, 'worker', 'workers')} left.`,
        ...ships.map((one) => ship(one)),
        `${counted(points, 'point', 'points')}.`,
      ].join(' '),
    build: (enough, withBonus, left) =>
      [
        enough.length === 0 ? 'You can pay for no building.' : `You can pay for: ${listed(enough)}.`,
        withBonus.length === 0 ? '' : ` With the bonus of the Town Hall: ${listed(withBonus)}.`,
        ` ${counted(left, 'building', 'buildings')} left to build.`,
      ].join(''),
    waters: (space, ships) => `Space ${space}: ${listed(ships)}.`,
    seaEmpty: 'No ship is at sea.',
    dock: (ships) => (ships.length === 0 ? 'The dock is empty.' : `On the dock: ${listed(ships)}.`),
    out: (tokens) => (tokens === '' ? 'Nothing lies out.' : `Lying out: ${tokens}.`),
    bag: (tokens) => `In the bag: ${tokens === '' ? 'nothing' : tokens}.`,
  },
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
