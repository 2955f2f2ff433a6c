import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { HEADINGS } from '../../captains/headings.ts'
import type { TOKENS } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { wordsOf } from '../piece-words.ts'
import { CARD_MOMENTS, CARD_NAMES, CARD_TEXTS } from './log.ts'
import { type Gender, pieces } from './pieces.ts'

type NewBedfordWords = Words<NewBedford['actions'], NewBedford['events'], NewBedford['refusals']>
type Heading = (typeof HEADINGS.names)[number]
type TokenName = (typeof TOKENS.names)[number]

const names = Object.fromEntries(Object.entries(pieces).map(([piece, { name }]) => [piece, name]))

const HEADING_NAMES: { readonly [K in Heading]: string } = {
  wood: 'Holz',
  food: 'Nahrung',
  brick: 'Ziegel',
  money: 'Geld',
  prepare: 'Ausrüsten',
  launch: 'Auslaufen',
  'prepare and launch': 'Ausrüsten und Auslaufen',
  building: 'Gebäude',
  victory: 'Siegpunkt\u00ADgebäude',
}

const TOKEN_NAMES: { readonly [K in TokenName]: string } = {
  right: 'Glattwal',
  bowhead: 'Grönlandwal',
  white: 'Weißer Wal',
  sperm: 'Pottwal',
  blue: 'Blauwal',
  sea: 'leere See',
  ambergris: 'Ambra',
  castaway: 'Schiffbrüchiger',
}

const ARTICLES = { m: ['Der', 'den'], f: ['Die', 'die'], n: ['Das', 'das'] } as const

function genderOf(building: Token): Gender {
  const { own } = wordsOf(pieces, String(building.value))
  return 'gender' in own ? own.gender : 'n'
}

/** Am Anfang eines Satzes: Die Bank. */
function the(building: Token): Phrase {
  return say`${ARTICLES[genderOf(building)][0]} ${building}`
}

/** Im Akkusativ: den Markt. */
function theOne(building: Token): Phrase {
  return say`${ARTICLES[genderOf(building)][1]} ${building}`
}

function to(space: Token): Phrase {
  return say`${wordsOf(pieces, String(space.value)).own.way[0]} ${space}`
}

function at(space: Token): Phrase {
  return say`${wordsOf(pieces, String(space.value)).own.way[1]} ${space}`
}

function dollars(money: Token): Phrase {
  return say`${money} Dollar`
}

function goods(amount: Token, good: Token): Phrase {
  return say`${amount} ${good}`
}

function none(good: Token): string {
  return good.value === 'wood' ? 'Kein' : 'Keine'
}

function seas(amount: Token): Phrase {
  return amount.value === 1 ? say`1 leere See` : say`${amount} leere Seen`
}

/** Im Akkusativ, wofür zwei Namen sich beugen: einen Glattwal, den Weißen Wal. */
function one(token: Token): Phrase {
  if (token.value === 'white') return say`den Weißen Wal`
  if (token.value === 'castaway') return say`einen Schiffbrüchigen`
  if (token.value === 'ambergris') return say`${token}`
  return token.value === 'sea' ? say`eine ${token}` : say`einen ${token}`
}

function capital([first, ...rest]: Phrase): Phrase {
  return typeof first === 'string'
    ? [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest]
    : [first, ...rest]
}

/** Die Namen stehen in der Einzahl; die Mehrzahl der Wale endet auf e, und was es nur einmal gibt, hat keine. */
function whales(amount: Token, token: Token): Phrase {
  if (token.value === 'sea') return seas(amount)
  if (token.value === 'white' || token.value === 'castaway' || token.value === 'ambergris') return one(token)
  return amount.value === 1 ? say`1 ${token}` : say`${amount} ${token}e`
}

function rightWhales(amount: Token): Phrase {
  return amount.value === 1 ? say`1 Glattwal` : say`${amount} Glattwale`
}

type Part = readonly [amount: Token, named: Phrase]

/** 2 Holz und 1 Dollar: nur, was fehlt. */
function listed(parts: readonly Part[]): Phrase {
  const named = parts.filter(([amount]) => amount.value !== 0).map(([, phrase]) => phrase)
  if (named.length === 0) return say`nichts`
  return named.flatMap((part, i) => [...(i === 0 ? [] : [i === named.length - 1 ? ' und ' : ', ']), ...part])
}

/** Eine Sache fehlt, zwei und mehr fehlen. */
function lack(parts: readonly Part[]): string {
  return parts.reduce((sum, [amount]) => sum + Number(amount.value), 0) > 1 ? 'fehlen' : 'fehlt'
}

function shortOf(wood: Token, food: Token, brick: Token): readonly Part[] {
  return [
    [wood, say`${wood} Holz`],
    [food, say`${food} Nahrung`],
    [brick, say`${brick} Ziegel`],
  ]
}

function only(have: Token, nothing: string): Phrase {
  return have.value === 0 ? say`${nothing}` : say`nur ${have}`
}

export const said: NewBedfordWords = {
  terms: {
    good: { wood: 'Holz', food: 'Nahrung', brick: 'Ziegel' },
    purchase: { wood: 'Holz', food: 'Nahrung', nothing: 'nichts' },
    token: TOKEN_NAMES,
    card: CARD_NAMES,
    'card moment': CARD_MOMENTS,
    'card text': CARD_TEXTS,
    window: {
      round: 'zu Beginn der Runde',
      movement: 'bevor die Schiffe fahren',
      whaling: 'bevor die Schiffe wählen',
    },
    ship: { 'ship 1': 'Schiff 1', 'ship 2': 'Schiff 2' },
    building: names,
    space: names,
    captain: { starbuck: 'Starbuck', stubb: 'Stubb', flask: 'Flask', ahab: 'Ahab' },
    heading: HEADING_NAMES,
    order: {
      own: 'eigene Gebäude',
      others: 'fremde Gebäude',
      town: 'die Stadt',
      most: 'das einträglichste Gebäude',
      ...names,
      ...Object.fromEntries(
        Object.entries(HEADING_NAMES).map(([heading, name]) => [`heading ${heading}`, `Kurs auf „${name}“`]),
      ),
      'next heading': 'der nächste Kurs auf dem Steuerrad',
      'last resort': 'der letzte Ausweg',
    },
    misfit: {
      'no buildings': 'noch keines gebaut',
      'nothing serves': 'nichts passt zum Kurs',
      'not built': 'noch nicht gebaut',
      used: 'in dieser Runde schon benutzt',
      'cannot be done': 'das geht jetzt nicht',
      'limit reached': 'mehr Gebäude darf er nicht haben',
      'already sought': 'das hat er schon versucht',
      closed: 'in dieser Runde geschlossen',
      'no action for him': 'keines davon hat eine Aktion für ihn',
    },
  },
  prompts: {
    stock: 'Nimm Waren für deine fünf Dollar',
    place: 'Setze einen Arbeiter ein',
    purchase: '2 Holz oder 2 Nahrung für 3 Dollar kaufen?',
    takeGood: 'Nimm noch eine Ware',
    sell: 'Wie viel verkaufst du?',
    build: 'Welches Gebäude baust du?',
    save: 'Welche Ware sparst du?',
    prepare: 'Welches Schiff rüstest du aus?',
    launch: 'Welches Schiff läuft aus, und wie weit?',
    moveOut: 'Welches Schiff fährt weiter hinaus?',
    removeSeas: 'Wie viele leere Seen nimmst du aus dem Spiel?',
    countWhales: 'Auf welchem Schiff zählst du die Wale?',
    landFree: 'Lande Glattwale ohne Heuer an',
    tryworks: 'Wie viele Glattwale dieses Schiffes landest du ohne Heuer an?',
    nameWhales: 'Wie viele verkaufst du?',
    buyWhale: 'Kaufst du einen der Wale?',
    select: 'Was holst du an Bord?',
    direct: 'Wohin geht der Kapitän?',
    playLog: 'Spielst du eine Karte aus?',
    struck: 'Ein Omen trifft dich: Was nimmst du hin?',
    fire: 'Welches Gebäude brennt?',
    library: 'Welche Karte nimmst du?',
    nameShip: 'Welchem deiner Schiffe gilt die Karte?',
    beachWhales: 'Wie viele Glattwale landest du an?',
    windfall: 'Wie viel nimmst du?',
    newsFromTown: 'Baust du ein Gebäude?',
    gulfStream: 'Welches Schiff fährt hinaus, und wie weit?',
    tradeWinds: 'Wie weit fährt das Schiff hinaus?',
    gam: 'Welches Schiff fährt zum anderen?',
    mayPrepare: 'Rüstest du ein Schiff aus?',
    mayLaunch: 'Lässt du ein Schiff auslaufen?',
    haul: 'Zahlst du 1 Holz für den Wal?',
  },
  actions: {
    stock: ({ amount, good }) =>
      amount.value === 0 ? say`${none(good)} ${good} nehmen` : say`${goods(amount, good)} nehmen`,
    place: ({ space }) => say`Arbeiter ${to(space)} setzen`,
    purchase: ({ purchase }) =>
      purchase.value === 'nothing' ? say`Nichts kaufen` : say`2 ${purchase} für 3 Dollar kaufen`,
    take: ({ good }) => say`1 ${good} nehmen`,
    sell: ({ amount, good }) =>
      amount.value === 0 ? say`${none(good)} ${good} verkaufen` : say`${goods(amount, good)} verkaufen`,
    build: ({ building }) => say`${building} bauen`,
    save: ({ good }) => say`1 ${good} sparen`,
    prepare: ({ ship }) => say`${ship} ausrüsten`,
    launch: ({ ship, space }) => say`${ship} bis Feld ${space} auslaufen lassen`,
    moveOut: ({ ship }) => say`${ship} weiter hinausschicken`,
    removeSeas: ({ amount }) => say`${seas(amount)} entfernen`,
    count: ({ ship }) => say`Wale auf ${ship} zählen`,
    land: ({ amount, ship }) =>
      amount.value === 0
        ? say`Nicht mit ${ship}`
        : say`${rightWhales(amount)} von ${ship} ohne Heuer anlanden`,
    sellWhales: ({ amount, token }) =>
      amount.value === 0 ? say`Keinen ${token} verkaufen` : say`${whales(amount, token)} verkaufen`,
    buy: ({ token }) => say`${capital(one(token))} kaufen`,
    select: ({ token }) => say`${capital(one(token))} nehmen`,
    send: ({ space }) => say`Arbeiter ${to(space)} schicken`,
    pass: () => say`Passen`,
    takeCard: ({ card }) => say`„${card}“ nehmen`,
    play: ({ card }) => say`„${card}“ ausspielen`,
    dontAsk: () => say`In dieser Runde nicht mehr fragen`,
    calm: ({ card }) => say`„${card}“ mit „Ruhige See“ abwenden`,
    ignore: () => say`Dank der Versicherung nicht beachten`,
    pay: () => say`Zahlen`,
    lose: ({ ship, token }) => say`${capital(one(token))} von ${ship} verlieren`,
    drift: ({ ship }) => say`${ship} heimwärts treiben lassen`,
    overboard: ({ worker }) =>
      worker.value === 0
        ? say`Den ersten Arbeiter über Bord gehen lassen`
        : say`Den zweiten Arbeiter über Bord gehen lassen`,
    close: ({ building }) => say`${building} schließen`,
    name: ({ ship }) => say`${ship} wählen`,
    sail: ({ ship, space }) => say`${ship} auf Feld ${space} fahren lassen`,
    beach: ({ amount }) => say`${rightWhales(amount)} anlanden`,
    claim: ({ amount }) => say`${dollars(amount)} nehmen`,
  },
  events: {
    firstChosen: ({ seat }) => say`${seat} ist in der ersten Runde zuerst an der Reihe.`,
    firstPersonChosen: ({ seat }) => say`Von den Menschen kommt ${seat} zuerst.`,
    goodsStocked: ({ seat, amount, good }) =>
      amount.value === 0
        ? say`${seat} beginnt ohne ${good}.`
        : say`${seat} beginnt mit ${goods(amount, good)}.`,
    buildingLined: ({ building }) => say`Als Nächstes in der Gebäudereihe: ${building}.`,
    roundBegun: ({ round, seat }) => say`Runde ${round}. ${seat} beginnt.`,
    workerPlaced: ({ seat, space }) => say`${seat} setzt einen Arbeiter ${to(space)}.`,
    bonusEarned: ({ seat, space }) => say`${seat} ist zuerst ${at(space)} und bekommt den Bonus.`,
    feePaid: ({ seat, owner, building }) => say`${seat} zahlt für ${theOne(building)} 1 Dollar an ${owner}.`,
    feeToSupply: ({ seat, building }) => say`${seat} zahlt für ${theOne(building)} 1 Dollar in den Vorrat.`,
    feeFromSupply: ({ seat, building }) =>
      say`${seat} bekommt für ${theOne(building)} 1 Dollar aus dem Vorrat.`,
    goodsPurchased: ({ seat, good }) => say`${seat} kauft 2 ${good} für 3 Dollar.`,
    goodsTaken: ({ seat, amount, good }) => say`${seat} nimmt ${goods(amount, good)}.`,
    goodsPaid: ({ seat, amount, good }) => say`${seat} zahlt ${goods(amount, good)}.`,
    goodsSold: ({ seat, amount, good, money }) =>
      say`${seat} verkauft ${goods(amount, good)} für ${dollars(money)}.`,
    moneyTaken: ({ seat, money }) => say`${seat} nimmt ${dollars(money)}.`,
    moneyPaid: ({ seat, money }) => say`${seat} zahlt ${dollars(money)}.`,
    buildingBuilt: ({ seat, building }) => say`${seat} baut ${theOne(building)}.`,
    shipPrepared: ({ seat, ship }) => say`${seat} rüstet ${ship} aus.`,
    shipLaunched: ({ seat, ship, space }) => say`${seat} lässt ${ship} bis Feld ${space} auslaufen.`,
    shipMovedOut: ({ seat, ship, space }) =>
      say`${ship} von ${seat} fährt hinaus auf Feld ${space} und liegt dort auf dem 1. Platz.`,
    seasRemoved: ({ seat, amount }) => say`${seat} nimmt ${seas(amount)} aus dem Spiel.`,
    postOfficeMoved: ({ seat }) => say`Das Postamt zieht um zu ${seat}.`,
    workersLifted: ({ seat }) => say`${seat} nimmt im Gasthof beide Arbeiter zurück und setzt sie neu ein.`,
    shipsMoved: () => say`Alle Schiffe fahren ein Feld heimwärts.`,
    shipMoved: ({ seat, ship, space }) => say`${ship} von ${seat} kommt auf Feld ${space}.`,
    shipReturned: ({ seat, ship }) => say`${ship} von ${seat} kehrt heim.`,
    whalesFreed: ({ seat, amount }) => say`${seat} landet ${rightWhales(amount)} ohne Heuer an.`,
    whalesSold: ({ seat, amount, token, money }) =>
      say`${seat} verkauft ${whales(amount, token)} für ${dollars(money)}.`,
    whalesKept: ({ seat, amount, token, money }) =>
      money.value === 0
        ? say`${seat} landet ${whales(amount, token)} an.`
        : say`${seat} zahlt ${dollars(money)} Heuer und landet ${whales(amount, token)} an.`,
    whaleBought: ({ seat, token, money }) => say`${seat} kauft ${one(token)} für ${dollars(money)}.`,
    salePassed: ({ seat }) => say`${seat} passt.`,
    whalesUnsold: ({ amount, token }) => say`Unverkauft und aus dem Spiel: ${whales(amount, token)}.`,
    shipReached: ({ seat, ship }) => say`${ship} ist wieder daheim bei ${seat}.`,
    tokensReturned: ({ amount }) =>
      amount.value === 1
        ? say`1 Plättchen kommt zurück in den Beutel.`
        : say`${amount} Plättchen kommen zurück in den Beutel.`,
    tokenDrawn: ({ token }) => say`Aus dem Beutel: ${token}.`,
    whaleSelected: ({ seat, ship, token }) => say`${seat} holt ${one(token)} an Bord von ${ship}.`,
    nothingSelected: ({ seat, ship }) => say`${seat} holt nichts an Bord von ${ship}.`,
    postOfficePaid: ({ seat, money }) => say`Das Postamt zahlt ${dollars(money)} an ${seat}.`,
    wheelStays: ({ seat }) => say`Die Arbeiter gehen nach Hause; das Steuer bleibt bei ${seat}.`,
    leadPassed: ({ seat }) => say`Von den Menschen kommt jetzt ${seat} zuerst.`,
    whaleForgone: ({ seat }) => say`${seat} lässt den Wal ziehen (Zertrümmertes Boot).`,
    wheelPassed: ({ seat }) => say`Die Arbeiter gehen nach Hause; das Steuer geht an ${seat}.`,
    lastReturnsBegun: () =>
      say`Die letzte Runde ist vorbei: Alle Schiffe, die noch auf See sind, kommen heim.`,
    seatScored: ({ seat, points }) =>
      points.value === 1 ? say`${seat} hat 1 Punkt.` : say`${seat} hat ${points} Punkte.`,
    helmSet: ({ seat, die, heading }) => say`${seat} würfelt ${die} und beginnt mit Kurs auf „${heading}“.`,
    dieRolled: ({ seat, die }) => say`${seat} würfelt ${die}.`,
    headingSought: ({ seat, heading }) => say`${seat} nimmt Kurs auf „${heading}“.`,
    orderFailed: ({ seat, order, misfit }) => say`${seat}: ${order}? Nein, ${misfit}.`,
    orderFollowed: ({ seat, order, space }) => say`${seat}: ${order}? Ja, ${to(space)}.`,
    directionAsked: ({ seat, person }) => say`Für ${seat} passen mehrere Felder gleich gut; ${person} wählt.`,
    headingChanged: ({ seat, heading }) => say`${seat} wechselt den Kurs auf „${heading}“.`,
    workerSetAside: ({ seat }) => say`${seat} findet nichts zu tun und legt den Arbeiter beiseite.`,
    whaleHauled: ({ seat, ship, token }) => say`${seat} zieht ${one(token)} aus dem Beutel auf ${ship}.`,
    nothingHauled: ({ seat }) => say`${seat} kann keinen Wal aus dem Beutel ziehen.`,
    markerMoved: ({ round }) =>
      say`Ein Kapitän hat seine Grenzen erreicht: Als Nächstes kommt Runde ${round}.`,
    shipDestroyed: ({ seat, ship }) => say`Der Weiße Wal zerstört ${ship} von ${seat}.`,
    tokensLost: ({ seat, amount, token }) => say`${seat} verliert ${whales(amount, token)}.`,
    ambergrisPaid: ({ seat, money }) => say`Die Ambra bringt ${seat} ${dollars(money)}.`,
    castawayPlaced: ({ seat, space }) => say`${seat} setzt den Schiffbrüchigen ${to(space)}.`,
    castawayStayed: ({ seat }) => say`${seat} setzt den Schiffbrüchigen nicht ein.`,
    coffinPlaced: ({ seat, space }) => say`${seat} setzt dank „Der Sarg“ noch einen Arbeiter ${to(space)}.`,
    cardRevealed: ({ card }) => say`Aufgedeckt: „${card}“.`,
    cardBuried: ({ card }) => say`„${card}“ kommt unter den Stapel.`,
    cardTaken: ({ seat, card }) => say`${seat} nimmt „${card}“.`,
    cardPlayed: ({ seat, card }) => say`${seat} spielt „${card}“ aus.`,
    cardIdle: ({ seat, card }) => say`„${card}“ bewirkt bei ${seat} nichts.`,
    omenCalmed: ({ seat, card }) => say`${seat} wendet „${card}“ mit „Ruhige See“ ab.`,
    omenIgnored: ({ seat, card }) => say`${seat} ist versichert und beachtet „${card}“ nicht.`,
    whalesBeached: ({ seat, amount, money }) =>
      say`${seat} zahlt ${dollars(money)} Heuer und landet ${rightWhales(amount)} aus dem Beutel an.`,
    whalesReleased: ({ amount, token }) => say`Zurück in den Beutel: ${whales(amount, token)}.`,
    whaleDevoured: ({ token }) => say`Haie fressen ${one(token)}.`,
    shipSailed: ({ seat, ship, space }) => say`${ship} von ${seat} fährt auf Feld ${space}.`,
    shipBeside: ({ seat, ship }) => say`${ship} von ${seat} fährt von nun an neben den anderen her.`,
    shipWaits: ({ seat, ship }) => say`${ship} von ${seat} wartet in der Heimkehr.`,
    shipBottled: ({ seat, ship }) => say`${ship} von ${seat} wird zum Buddelschiff.`,
    workerOverboard: ({ seat }) => say`Ein Arbeiter von ${seat} geht über Bord.`,
    workerRescued: ({ seat }) => say`Der Arbeiter von ${seat} ist aus dem Wasser gerettet.`,
    buildingClosed: ({ building }) => say`${the(building)} brennt und bleibt in dieser Runde geschlossen.`,
    buildingsOpened: () => say`Die geschlossenen Gebäude öffnen wieder.`,
    portFeePaid: ({ seat, owner }) => say`${seat} zahlt 1 Dollar Hafengebühr an ${owner}.`,
    portFeeFromSupply: ({ seat, owner }) =>
      say`${owner} bekommt 1 Dollar Hafengebühr für ${seat} aus dem Vorrat.`,
    woodForWhale: ({ seat, owner }) => say`${seat} zahlt für den Wal 1 Holz an ${owner}.`,
    woodFromSupply: ({ seat, owner }) => say`${owner} bekommt 1 Holz für den Wal von ${seat} aus dem Vorrat.`,
  },
  refusals: {
    notBuilt: ({ building }) => say`${the(building)} ist noch nicht gebaut.`,
    buildingUsed: ({ building }) => say`${the(building)} wurde in dieser Runde schon benutzt.`,
    boardsOnly: ({ building }) =>
      say`Vom Gasthof gehen Arbeiter nur auf die Felder in der Stadt und am Hafen, nicht ${to(building)}.`,
    feeShort: ({ building, owner }) =>
      say`${the(building)} gehört ${owner}: Das kostet dich 1 Dollar, und du hast keinen.`,
    ownPostOffice: () => say`Das Postamt gehört dir schon.`,
    woodShort: ({ need, have }) => say`Dafür brauchst du ${need} Holz; du hast ${only(have, 'keines')}.`,
    foodShort: ({ need, have }) => say`Dafür brauchst du ${need} Nahrung; du hast ${only(have, 'keine')}.`,
    moneyShort: ({ need, have }) => say`Dafür brauchst du ${dollars(need)}; du hast ${only(have, 'keinen')}.`,
    noShipHome: () => say`Du hast kein Schiff zu Hause, das du ausrüsten könntest.`,
    noShipDocked: () => say`Keines deiner Schiffe liegt ausgerüstet am Anleger.`,
    noFreePlace: () => say`Auf der Fangleiste hat kein Feld mehr einen freien Platz.`,
    nothingToSell: () => say`Du hast keine Waren zu verkaufen.`,
    noWoodToSell: () => say`Du hast kein Holz zu verkaufen.`,
    nothingToBuild: () => say`Es gibt kein Gebäude, das du bezahlen könntest.`,
    noSeaOut: () => say`Es liegt keine leere See aus.`,
    oneSeaOnly: () => say`Es liegt nur eine leere See aus.`,
    noWhaleAboard: () => say`Keines deiner Schiffe hat einen Wal an Bord.`,
    noRightWhaleAboard: () => say`Keines deiner Schiffe auf See hat einen Glattwal an Bord.`,
    noShipToMoveOut: () => say`Keines deiner Schiffe auf See kann weiter hinaus.`,
    noCaptainYet: () => say`In dieser Runde hat noch kein Kapitän einen Arbeiter eingesetzt.`,
    purchaseNeeded: () => say`Ohne einen Kauf könntest du diese Aktion nicht ausführen.`,
    purchaseUseless: ({ good }) => say`Auch mit 2 ${good} mehr könntest du diese Aktion nicht ausführen.`,
    purchaseTooDear: ({ money }) =>
      money.value === 0
        ? say`Danach hättest du keinen Dollar mehr für diese Aktion.`
        : say`Danach hättest du nur noch ${dollars(money)}, zu wenig für diese Aktion.`,
    sellSomething: () => say`Du musst mindestens eine Ware verkaufen.`,
    built: ({ building, owner }) => say`${the(building)} steht schon und gehört ${owner}.`,
    costShort: ({ wood, food, brick, money }) => {
      const short: readonly Part[] = [...shortOf(wood, food, brick), [money, dollars(money)]]
      return say`Dir ${lack(short)} ${listed(short)}.`
    },
    notInCost: ({ good, building }) =>
      say`Am Preis für ${theOne(building)} ist ${good.value === 'food' ? 'keine' : 'kein'} ${good} mehr zu sparen.`,
    savingShort: ({ wood, food, brick }) => {
      const short = shortOf(wood, food, brick)
      return say`Dann ${lack(short)} dir immer noch ${listed(short)}.`
    },
    goodsShort: ({ wood, food, haveWood, haveFood }) =>
      say`Dafür brauchst du ${wood} Holz und ${food} Nahrung; du hast ${haveWood} Holz und ${haveFood} Nahrung.`,
    shipsReturned: () =>
      say`Deine Schiffe zu Hause sind in dieser Runde heimgekehrt: Der Schiffbrüchige kann sie nicht ausrüsten.`,
    shipReturned: ({ ship }) =>
      say`${ship} ist in dieser Runde heimgekehrt: Der Schiffbrüchige kann es nicht benutzen.`,
    innForWorkers: () => say`Der Gasthof nimmt nur Arbeiter auf; der Schiffbrüchige kann nicht dorthin.`,
    noRightWhaleReturns: () => say`Keines deiner Schiffe auf Feld 0 hat einen Glattwal an Bord.`,
    castawaysShipEmpty: () => say`Das Schiff, das den Schiffbrüchigen brachte, hat keinen Glattwal an Bord.`,
    shipNotHome: ({ ship }) => say`${ship} ist nicht zu Hause.`,
    shipNotDocked: ({ ship }) => say`${ship} liegt nicht am Anleger.`,
    shipNotAtSea: ({ ship }) => say`${ship} ist nicht auf See.`,
    shipFarthest: ({ ship }) => say`${ship} ist schon auf dem äußersten Feld.`,
    spaceFull: ({ space }) => say`Auf Feld ${space} liegen schon drei Schiffe.`,
    shipEmpty: ({ ship }) => say`${ship} hat keinen Wal an Bord.`,
    layShort: ({ need, have }) => say`Zu zahlen wären ${dollars(need)}; du hättest ${only(have, 'keinen')}.`,
    emptySea: () => say`Eine leere See kann kein Schiff an Bord holen.`,
    buildingClosed: ({ building }) => say`${the(building)} ist in dieser Runde geschlossen.`,
    innPast: () => say`Für den Gasthof ist es in dieser Runde zu spät.`,
    noShipLeft: () => say`Alle Schiffe kehren jetzt heim; dafür ist keines mehr da.`,
    noCardLeft: () => say`Es liegt keine Karte des Logbuchs bereit.`,
    seaIce: () => say`Treibeis: In diesem Walfang kommst du an keinen Grönlandwal heran.`,
    iceSheet: () => say`Packeis: Auf den Feldern 4, 5 und 6 kommt kein Schiff an einen Wal heran.`,
    stoveBoat: ({ owner }) =>
      say`Zertrümmertes Boot: Der Wal kostet dich 1 Holz an ${owner}, und du hast keines.`,
    strikesNobody: ({ card }) => say`„${card}“ würde jetzt niemanden treffen.`,
    strikesYouAlone: ({ card }) => say`„${card}“ würde jetzt nur dich selbst treffen.`,
    feeFirst: () =>
      say`Dir fehlt das Geld für die Hafengebühr: Ein Wal dieses Schiffes muss zum Verkaufen bleiben.`,
    bonusBuilding: ({ building }) =>
      say`${the(building)} hat keine Aktion; mit dieser Karte baust du nur Gebäude mit einer Aktion.`,
    shipLaden: ({ ship }) => say`${ship} hat den Blauwal an Bord und nimmt nichts mehr auf.`,
  },
  orders: {
    notThisRound: () => say`In dieser Runde nicht mehr fragen`,
    hold: ({ card }) => say`„${card ?? ''}“ nicht, bis ich es sage`,
  },
  second: {
    you: 'du',
    and: 'und',
    verbs: {
      ist: 'bist',
      hat: 'hast',
      beginnt: 'beginnst',
      setzt: 'setzt',
      bekommt: 'bekommst',
      zahlt: 'zahlst',
      kauft: 'kaufst',
      nimmt: 'nimmst',
      verkauft: 'verkaufst',
      baut: 'baust',
      rüstet: 'rüstest',
      lässt: 'lässt',
      landet: 'landest',
      passt: 'passt',
      holt: 'holst',
      verliert: 'verlierst',
      spielt: 'spielst',
      wendet: 'wendest',
      beachtet: 'beachtest',
      wählt: 'wählst',
    },
    after: { an: 'dich', für: 'dich', von: 'dir', bei: 'dir', zu: 'dir', bringt: 'dir' },
  },
  parts: {
    whales: 'Wale',
    buildings: 'Gebäude',
    victory: 'Siegpunktgebäude',
    money: 'Geld',
    log: 'Logbuch',
  },
}
