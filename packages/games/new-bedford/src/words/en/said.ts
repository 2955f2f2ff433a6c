import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { NewBedford } from '../../state.ts'
import { CARD_MOMENTS, CARD_NAMES, CARD_TEXTS } from './log.ts'
import { pieces } from './pieces.ts'

type NewBedfordWords = Words<NewBedford['actions'], NewBedford['events'], NewBedford['refusals']>

export const CAPTAIN_NAMES = { starbuck: 'Starbuck', stubb: 'Stubb', flask: 'Flask', ahab: 'Ahab' } as const

const PIECES = Object.fromEntries(Object.entries(pieces).map(([piece, { name }]) => [piece, name]))

const MISFITS = {
  'no buildings': 'none is built',
  'nothing serves': 'nothing there serves that heading',
  'not built': 'not built',
  used: 'already used this round',
  'cannot be done': 'it cannot be carried out now',
  'limit reached': 'his limit of buildings is reached',
  'already sought': 'he has sought that already',
  closed: 'it is closed after the fire',
  'no action for him': 'no building there has an action for him',
}

function dollars(money: Token): Phrase {
  return say`$${money}`
}

function counted(count: Token, one: string, many: string): Phrase {
  return count.value === 1 ? say`1 ${one}` : say`${count} ${many}`
}

function goods(amount: Token, good: Token): Phrase {
  return say`${amount} ${good}`
}

/** A right whale, 2 right whales: the names of tokens are in the singular. */
function tokens(amount: Token, token: Token): Phrase {
  return amount.value === 1 ? say`1 ${token}` : say`${amount} ${token}s`
}

/** At the Bank, in the Forest. */
function at(space: Token): Phrase {
  return space.value === 'forest' ? say`in the ${space}` : say`at the ${space}`
}

/** A bowhead, the White Whale, Ambergris. */
function oneOf(token: Token): Phrase {
  if (token.value === 'ambergris') return say`${token}`
  return ['white', 'blue', 'castaway'].includes(String(token.value)) ? say`the ${token}` : say`a ${token}`
}

/** 2 wood and $1: only what is missing. */
function lacking(...parts: readonly (readonly [Token, Phrase])[]): Phrase {
  const named = parts.filter(([amount]) => amount.value !== 0).map(([, named]) => named)
  let phrase = say``
  for (const [i, part] of named.entries())
    phrase = i === 0 ? part : i === named.length - 1 ? say`${phrase} and ${part}` : say`${phrase}, ${part}`
  return phrase
}

export const said: NewBedfordWords = {
  terms: {
    good: { wood: 'wood', food: 'food', brick: 'brick' },
    purchase: { wood: 'wood', food: 'food', nothing: 'nothing' },
    token: {
      right: 'right whale',
      bowhead: 'bowhead',
      white: 'White Whale',
      sperm: 'sperm whale',
      blue: 'Blue Whale',
      sea: 'empty sea',
      ambergris: 'Ambergris',
      castaway: 'Castaway',
    },
    card: CARD_NAMES,
    'card moment': CARD_MOMENTS,
    'card text': CARD_TEXTS,
    window: {
      round: 'start of the round',
      movement: 'before the ships move',
      whaling: 'before the ships select',
    },
    ship: { 'ship 1': 'Ship 1', 'ship 2': 'Ship 2' },
    building: PIECES,
    space: PIECES,
    captain: CAPTAIN_NAMES,
    heading: {
      wood: 'wood',
      food: 'food',
      brick: 'brick',
      money: 'money',
      prepare: 'prepare',
      launch: 'launch',
      'prepare and launch': 'prepare and launch',
      building: 'building',
      victory: 'victory building',
    },
    order: {
      own: 'his own buildings',
      others: 'the others’ buildings',
      town: 'the town',
      most: 'the building that brings most',
      ...PIECES,
      'heading wood': 'seek wood',
      'heading food': 'seek food',
      'heading brick': 'seek brick',
      'heading money': 'seek money',
      'heading prepare': 'prepare a ship',
      'heading launch': 'launch a ship',
      'heading prepare and launch': 'prepare and launch',
      'heading building': 'seek a building',
      'heading victory': 'seek a victory building',
      'next heading': 'seek what comes next on his helm',
      'last resort': 'his last resort',
    },
    misfit: MISFITS,
  },
  prompts: {
    stock: 'Take goods for your five dollars',
    place: 'Place a worker',
    purchase: 'Buy 2 wood or 2 food for $3?',
    takeGood: 'Take one good more',
    sell: 'How many do you sell?',
    build: 'Build a building',
    save: 'Which good do you save?',
    prepare: 'Which ship do you prepare?',
    launch: 'Launch a ship',
    moveOut: 'Which ship moves farther out?',
    removeSeas: 'How many empty seas do you remove?',
    countWhales: 'The whales of which ship do you count?',
    landFree: 'Land right whales for free',
    tryworks: 'How many right whales of this ship land for free?',
    nameWhales: 'How many do you sell?',
    buyWhale: 'Buy one of the whales?',
    select: 'Select a whale',
    direct: 'Where does the Captain go?',
    playLog: 'Play a card of your log?',
    struck: 'An omen strikes you',
    fire: 'Which building does the fire close?',
    library: 'Take a card of the log',
    nameShip: 'For which of your ships?',
    beachWhales: 'How many right whales do you land?',
    windfall: 'How much do you take?',
    newsFromTown: 'Build an action building?',
    gulfStream: 'Sail out with the Gulf Stream?',
    tradeWinds: 'Sail out with the trade winds?',
    gam: 'Which ship joins the other?',
    mayPrepare: 'Prepare a ship for 2 wood?',
    mayLaunch: 'Launch a ship?',
    haul: 'Pay a wood for the whale?',
  },
  actions: {
    stock: ({ amount, good }) =>
      amount.value === 0 ? say`Take no ${good}` : say`Take ${goods(amount, good)}`,
    place: ({ space }) => say`Place a worker ${at(space)}`,
    purchase: ({ purchase }) =>
      purchase.value === 'nothing' ? say`Buy nothing` : say`Buy 2 ${purchase} for $3`,
    take: ({ good }) => say`Take 1 ${good}`,
    sell: ({ amount, good }) =>
      amount.value === 0 ? say`Sell no ${good}` : say`Sell ${goods(amount, good)}`,
    build: ({ building }) => say`Build the ${building}`,
    save: ({ good }) => say`Save 1 ${good}`,
    prepare: ({ ship }) => say`Prepare ${ship}`,
    launch: ({ ship, space }) => say`Launch ${ship} to space ${space}`,
    moveOut: ({ ship }) => say`Move ${ship} farther out`,
    removeSeas: ({ amount }) => say`Remove ${counted(amount, 'empty sea', 'empty seas')}`,
    count: ({ ship }) => say`Count the whales of ${ship}`,
    land: ({ amount, ship }) =>
      amount.value === 0 ? say`Not with ${ship}` : say`Land ${amount} of ${ship} for free`,
    sellWhales: ({ amount, token }) =>
      amount.value === 0 ? say`Sell no ${token}` : say`Sell ${tokens(amount, token)}`,
    buy: ({ token }) => say`Buy ${oneOf(token)}`,
    select: ({ token }) => say`Select the ${token}`,
    send: ({ space }) => say`To the ${space}`,
    pass: () => say`Pass`,
    takeCard: ({ card }) => say`Take ${card}`,
    play: ({ card }) => say`Play ${card}`,
    dontAsk: () => say`Do not ask me again this round`,
    calm: ({ card }) => say`Calm Seas against ${card}`,
    ignore: () => say`Ignore it, you are insured`,
    pay: () => say`Pay`,
    lose: ({ ship, token }) => say`Give up ${oneOf(token)} of ${ship}`,
    drift: ({ ship }) => say`${ship} goes towards port`,
    overboard: ({ worker }) => say`Worker ${String(Number(worker.value) + 1)} goes overboard`,
    close: ({ building }) => say`Close the ${building}`,
    name: ({ ship }) => say`${ship}`,
    sail: ({ ship, space }) => say`${ship} to space ${space}`,
    beach: ({ amount }) => say`Land ${counted(amount, 'right whale', 'right whales')}`,
    claim: ({ amount }) => say`Take $${amount}`,
  },
  events: {
    firstChosen: ({ seat }) => say`${seat} is the first player.`,
    firstPersonChosen: ({ seat }) => say`Of the people ${seat} comes first.`,
    goodsStocked: ({ seat, amount, good }) =>
      amount.value === 0
        ? say`${seat} starts without ${good}.`
        : say`${seat} starts with ${goods(amount, good)}.`,
    buildingLined: ({ building }) => say`Next in the line of buildings: ${building}.`,
    roundBegun: ({ round, seat }) => say`Round ${round}. ${seat} begins.`,
    workerPlaced: ({ seat, space }) => say`${seat} places a worker ${at(space)}.`,
    bonusEarned: ({ seat, space }) => say`${seat} is first there and has the bonus of the ${space}.`,
    feePaid: ({ seat, owner, building }) => say`${seat} pays ${owner} $1 for the ${building}.`,
    feeToSupply: ({ seat, building }) => say`${seat} pays $1 for the ${building} to the supply.`,
    feeFromSupply: ({ seat, building }) => say`${seat} takes $1 from the supply for the ${building}.`,
    goodsPurchased: ({ seat, good }) => say`${seat} buys 2 ${good} for $3.`,
    goodsTaken: ({ seat, amount, good }) => say`${seat} takes ${goods(amount, good)}.`,
    goodsPaid: ({ seat, amount, good }) => say`${seat} pays ${goods(amount, good)}.`,
    goodsSold: ({ seat, amount, good, money }) =>
      say`${seat} sells ${goods(amount, good)} for ${dollars(money)}.`,
    moneyTaken: ({ seat, money }) => say`${seat} takes ${dollars(money)}.`,
    moneyPaid: ({ seat, money }) => say`${seat} pays ${dollars(money)}.`,
    buildingBuilt: ({ seat, building }) => say`${seat} builds the ${building}.`,
    shipPrepared: ({ seat, ship }) => say`${seat} prepares ${ship}.`,
    shipLaunched: ({ seat, ship, space }) => say`${seat} launches ${ship} to space ${space}.`,
    shipMovedOut: ({ seat, ship, space }) =>
      say`${ship} of ${seat} moves out to the 1st place of space ${space}.`,
    seasRemoved: ({ seat, amount }) =>
      say`${seat} removes ${counted(amount, 'empty sea', 'empty seas')} from the game.`,
    postOfficeMoved: ({ seat }) => say`The Post Office moves to ${seat}.`,
    workersLifted: ({ seat }) => say`The Inn: ${seat} lifts both workers and places them again.`,
    shipsMoved: () => say`All ships move one space towards home.`,
    shipMoved: ({ seat, ship, space }) => say`${ship} of ${seat} comes to space ${space}.`,
    shipReturned: ({ seat, ship }) => say`${ship} of ${seat} returns.`,
    whalesFreed: ({ seat, amount }) =>
      say`${seat} lands ${counted(amount, 'right whale', 'right whales')} for free.`,
    whalesSold: ({ seat, amount, token, money }) =>
      say`${seat} sells ${tokens(amount, token)} for ${dollars(money)}.`,
    whalesKept: ({ seat, amount, token, money }) =>
      money.value === 0
        ? say`${seat} lands ${tokens(amount, token)}.`
        : say`${seat} pays a lay of ${dollars(money)} and lands ${tokens(amount, token)}.`,
    whaleBought: ({ seat, token, money }) => say`${seat} buys ${oneOf(token)} for ${dollars(money)}.`,
    salePassed: ({ seat }) => say`${seat} passes.`,
    whalesUnsold: ({ amount, token }) =>
      amount.value === 1
        ? say`${tokens(amount, token)} finds no buyer and leaves the game.`
        : say`${tokens(amount, token)} find no buyer and leave the game.`,
    shipReached: ({ seat, ship }) => say`${ship} of ${seat} is home again.`,
    tokensReturned: ({ amount }) => say`${counted(amount, 'token goes', 'tokens go')} back into the bag.`,
    tokenDrawn: ({ token }) => say`Out of the bag: ${token}.`,
    whaleSelected: ({ seat, ship, token }) => say`${seat} takes ${oneOf(token)} aboard ${ship}.`,
    nothingSelected: ({ seat, ship }) => say`${seat} takes nothing aboard ${ship}.`,
    postOfficePaid: ({ seat, money }) => say`The Post Office pays ${seat} ${dollars(money)}.`,
    wheelPassed: ({ seat }) => say`The workers go home; the wheel passes to ${seat}.`,
    lastReturnsBegun: () => say`The last round is over: all ships still at sea come home.`,
    seatScored: ({ seat, points }) => say`${seat} has ${counted(points, 'point', 'points')}.`,
    helmSet: ({ seat, die, heading }) => say`${seat} rolls ${die} and starts on his heading “${heading}”.`,
    dieRolled: ({ seat, die }) => say`${seat} rolls ${die}.`,
    headingSought: ({ seat, heading }) => say`${seat}’s heading is “${heading}”.`,
    orderFailed: ({ seat, order, misfit }) => say`${seat}: ${order}? No: ${misfit}.`,
    orderFollowed: ({ seat, order, space }) => say`${seat}: ${order}? Yes: ${space}.`,
    directionAsked: ({ seat, person }) => say`Several spaces suit ${seat} equally well: ${person} chooses.`,
    headingChanged: ({ seat, heading }) => say`${seat} changes his heading to “${heading}”.`,
    workerSetAside: ({ seat }) => say`${seat} finds nothing to do and sets the worker aside.`,
    whaleHauled: ({ seat, ship, token }) => say`${seat} hauls ${oneOf(token)} out of the bag onto ${ship}.`,
    nothingHauled: ({ seat }) => say`${seat} can haul no whale out of the bag.`,
    markerMoved: ({ round }) => say`A Captain has reached his limits: round ${round} is next.`,
    shipDestroyed: ({ seat, ship }) =>
      say`${ship} of ${seat} is lost: the White Whale lands, and the ship is back on its owner’s board.`,
    tokensLost: ({ seat, amount, token }) => say`${seat} loses ${tokens(amount, token)}: out of the game.`,
    ambergrisPaid: ({ seat, money }) => say`The Ambergris brings ${seat} ${dollars(money)}.`,
    castawayPlaced: ({ seat, space }) => say`The Castaway works for ${seat} ${at(space)}.`,
    castawayStayed: ({ seat }) => say`${seat} has nothing for the Castaway to do.`,
    coffinPlaced: ({ seat, space }) => say`The Coffin: ${seat} places one worker more ${at(space)}.`,
    cardRevealed: ({ card }) => say`A new page of the log: ${card}.`,
    cardBuried: ({ card }) => say`${card} goes under its deck.`,
    cardTaken: ({ seat, card }) => say`${seat} takes ${card}.`,
    cardPlayed: ({ seat, card }) => say`${seat} plays ${card}.`,
    cardIdle: ({ seat, card }) => say`${card} does nothing for ${seat}.`,
    omenCalmed: ({ seat, card }) => say`${seat} plays Calm Seas: ${card} does nothing more to ${seat}.`,
    omenIgnored: ({ seat, card }) => say`${seat} is insured and ignores ${card}.`,
    whalesBeached: ({ seat, amount, money }) =>
      say`${seat} lands ${counted(amount, 'beached right whale', 'beached right whales')} for ${dollars(money)}.`,
    whalesReleased: ({ amount, token }) => say`${tokens(amount, token)}: back into the bag.`,
    whaleDevoured: ({ token }) => say`The sharks devour ${oneOf(token)}: out of the game.`,
    shipSailed: ({ seat, ship, space }) => say`${ship} of ${seat} sails out to space ${space}.`,
    shipBeside: ({ seat, ship }) => say`${ship} of ${seat} is dragged to the right of space 6.`,
    shipWaits: ({ seat, ship }) => say`${ship} of ${seat} waits in Return.`,
    shipBottled: ({ seat, ship }) => say`${seat} puts ${ship} in a bottle, for good.`,
    workerOverboard: ({ seat, worker }) =>
      say`Worker ${String(Number(worker.value) + 1)} of ${seat} goes overboard.`,
    workerRescued: ({ seat }) => say`The worker of ${seat} who went overboard is home again.`,
    buildingClosed: ({ seat, building }) => say`The ${building} of ${seat} is closed until clean-up.`,
    buildingsOpened: () => say`The closed buildings open again.`,
    portFeePaid: ({ seat, owner }) => say`${seat} pays ${owner} $1 of port fees.`,
    portFeeFromSupply: ({ seat, owner }) =>
      say`${owner} takes $1 of port fees from the supply for the ship of ${seat}.`,
    woodForWhale: ({ seat, owner }) => say`Stove Boat: ${seat} owes ${owner} a wood for the whale.`,
    whaleForgone: ({ seat }) => say`Stove Boat: ${seat} goes without the whale.`,
    wheelStays: ({ seat }) => say`The workers go home; the wheel stays with ${seat}.`,
    leadPassed: ({ seat }) => say`Of the people ${seat} comes first now.`,
    woodFromSupply: ({ seat, owner }) =>
      say`Stove Boat: ${owner} takes a wood from the supply for the whale of ${seat}.`,
  },
  refusals: {
    notBuilt: ({ building }) => say`The ${building} is not built yet.`,
    buildingUsed: ({ building }) => say`The ${building} was used this round already.`,
    boardsOnly: ({ building }) =>
      say`From the Inn workers go to town and whaling board only, not to the ${building}.`,
    feeShort: ({ building, owner }) =>
      say`The ${building} belongs to ${owner}: using it costs $1, and you have none.`,
    ownPostOffice: () => say`The Post Office is yours already.`,
    woodShort: ({ need, have }) => say`That takes ${need} wood; you have ${have}.`,
    foodShort: ({ need, have }) => say`That takes ${need} food; you have ${have}.`,
    moneyShort: ({ need, have }) => say`That takes ${dollars(need)}; you have ${dollars(have)}.`,
    noShipHome: () => say`None of your ships is at home to be prepared.`,
    noShipDocked: () => say`None of your ships is on the dock.`,
    noFreePlace: () => say`No space of the track has a free place.`,
    nothingToSell: () => say`You have no goods to sell.`,
    noWoodToSell: () => say`You have no wood to sell.`,
    nothingToBuild: () => say`There is no building that you could pay for.`,
    noSeaOut: () => say`No empty sea lies out.`,
    oneSeaOnly: () => say`Only one empty sea lies out.`,
    noWhaleAboard: () => say`None of your ships has a whale aboard.`,
    noRightWhaleAboard: () => say`None of your ships at sea has a right whale aboard.`,
    noShipToMoveOut: () => say`None of your ships at sea can move farther out.`,
    noCaptainYet: () => say`No Captain has placed a worker in this round yet.`,
    purchaseNeeded: () => say`Without buying something you could not carry out this action.`,
    purchaseUseless: ({ good }) => say`With 2 ${good} you still could not carry out this action.`,
    purchaseTooDear: ({ money }) =>
      say`You would be left with ${dollars(money)}, too little for this action.`,
    sellSomething: () => say`You must sell at least one good.`,
    built: ({ building, owner }) => say`The ${building} is built already and belongs to ${owner}.`,
    costShort: ({ wood, food, brick, money }) =>
      say`For that you lack ${lacking([wood, say`${wood} wood`], [food, say`${food} food`], [brick, say`${brick} brick`], [money, dollars(money)])}.`,
    notInCost: ({ good, building }) => say`There is no ${good} left to save in the cost of the ${building}.`,
    savingShort: ({ wood, food, brick }) =>
      say`Then you would still lack ${lacking([wood, say`${wood} wood`], [food, say`${food} food`], [brick, say`${brick} brick`])}.`,
    shipNotHome: ({ ship }) => say`${ship} is not at home.`,
    shipNotDocked: ({ ship }) => say`${ship} is not on the dock.`,
    shipNotAtSea: ({ ship }) => say`${ship} is not at sea.`,
    shipFarthest: ({ ship }) => say`${ship} is on the farthest space already.`,
    spaceFull: ({ space }) => say`Three ships are on space ${space} already.`,
    shipEmpty: ({ ship }) => say`${ship} has no whale aboard.`,
    layShort: ({ need, have }) => say`You would owe ${dollars(need)} and have ${dollars(have)}.`,
    emptySea: () => say`An empty sea cannot be taken.`,
    buildingClosed: ({ building }) => say`The ${building} is closed for this round after the fire.`,
    innPast: () => say`The Inn’s moment in this round is past.`,
    noShipLeft: () => say`All ships are on their way home: there is none left to prepare, launch or move.`,
    noCardLeft: () => say`No card of the log is there to be taken.`,
    seaIce: () => say`Sea Ice: in this phase you cannot select a bowhead.`,
    iceSheet: () => say`Ice Sheet: ships on the spaces 4, 5 and 6 select no whale.`,
    stoveBoat: ({ owner }) =>
      say`Stove Boat: a whale costs a wood, to be paid to ${owner}, and you have none.`,
    strikesNobody: ({ card }) => say`${card} would strike nobody and nothing now.`,
    strikesYouAlone: ({ card }) => say`${card} would strike nobody but yourself now.`,
    feeFirst: () => say`You have no money for the port fee, so a whale of this ship must be left to sell.`,
    bonusBuilding: ({ building }) =>
      say`The ${building} has no action; only action buildings can be built now.`,
    goodsShort: ({ wood, food, haveWood, haveFood }) =>
      say`That takes ${wood} wood and ${food} food; you have ${haveWood} and ${haveFood}.`,
    shipsReturned: () => say`Your ships at home returned in this round: the Castaway cannot prepare them.`,
    shipReturned: ({ ship }) => say`${ship} returned in this round: the Castaway cannot use it.`,
    innForWorkers: () => say`The Inn takes in workers; the Castaway cannot go there.`,
    noRightWhaleReturns: () => say`None of your ships on space 0 has a right whale aboard.`,
    castawaysShipEmpty: () => say`The ship that brought the Castaway has no right whale aboard.`,
    shipLaden: ({ ship }) => say`${ship} has the Blue Whale aboard and takes nothing more.`,
  },
  orders: {
    notThisRound: () => say`Do not ask me again this round`,
    hold: ({ card }) => say`Not ${card ?? ''} until I say so`,
  },
  second: {
    you: 'you',
    and: 'and',
    verbs: {
      is: 'are',
      has: 'have',
      starts: 'start',
      begins: 'begin',
      places: 'place',
      pays: 'pay',
      takes: 'take',
      buys: 'buy',
      sells: 'sell',
      builds: 'build',
      prepares: 'prepare',
      launches: 'launch',
      removes: 'remove',
      lifts: 'lift',
      lands: 'land',
      passes: 'pass',
      loses: 'lose',
      plays: 'play',
      ignores: 'ignore',
      puts: 'put',
      owes: 'owe',
      goes: 'go',
      chooses: 'choose',
    },
    after: { to: 'you', for: 'you', with: 'you', pays: 'you', owes: 'you', brings: 'you', of: 'yours' },
  },
  parts: {
    whales: 'Whales',
    buildings: 'Buildings',
    victory: 'Victory buildings',
    money: 'Money',
    log: 'Ship’s Log',
  },
}
