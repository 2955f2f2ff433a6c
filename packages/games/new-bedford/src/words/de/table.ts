import { type Phrase, type Statement, say } from '@gam/kernel'
import { BESIDE, TOKENS } from '../../pieces.ts'
import { COIN, FOOD, type ShipSaid, type TownWords } from '../table-words.ts'
import { harbour } from './harbour.ts'
import { house } from './house.ts'
import { pages } from './pages.ts'
import { pieces } from './pieces.ts'
import { said } from './said.ts'

const ORDINALS = ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.']
const HEADINGS: { readonly [heading: string]: string } = {
  wood: 'Holz',
  food: 'Nahrung',
  brick: 'Ziegel',
  money: 'Geld',
  prepare: 'ein Schiff zum Ausrüsten',
  launch: 'ein Schiff zum Auslaufen',
  'prepare and launch': 'Ausrüsten und Auslaufen',
  building: 'ein Gebäude',
  victory: 'ein Siegpunktgebäude',
}

const ENOUGH = {
  own: 'Das reicht dir.',
  bonus: 'Mit dem Bonus des Rathauses reicht es.',
  now: 'Mit dem, was du jetzt sparst, reicht es.',
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

function points(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`
}

function amounts([wood, food, brick, money]: readonly number[]): string {
  const parts = [
    [wood, `${wood} Holz`],
    [food, `${food} Nahrung`],
    [brick, `${brick} Ziegel`],
    [money, `${money} Dollar`],
  ] as const
  return listed(parts.flatMap(([n, text]) => (n > 0 ? [text] : []))) || 'nichts'
}

/** Eine Sache fehlt, zwei und mehr fehlen. */
function missing(lack: readonly number[]): string {
  const things = lack.reduce((sum, n) => sum + n, 0)
  return `Dir ${things === 1 ? 'fehlt' : 'fehlen'} ${amounts(lack)}.`
}

const TOKEN_WORDS: { readonly [token: string]: readonly [string, string] } = {
  right: ['1 Glattwal', 'Glattwale'],
  bowhead: ['1 Grönlandwal', 'Grönlandwale'],
  white: ['der Weiße Wal', 'Weiße Wale'],
  sperm: ['1 Pottwal', 'Pottwale'],
  blue: ['der Blauwal', 'Blauwale'],
  sea: ['1 leere See', 'leere Seen'],
  ambergris: ['Ambra', 'Ambra'],
  castaway: ['der Schiffbrüchige', 'Schiffbrüchige'],
}

function cargo(counts: readonly number[]): string {
  return listed(
    TOKENS.names.flatMap((token, i) => (counts[i] > 0 ? [counted(counts[i], ...TOKEN_WORDS[token])] : [])),
  )
}

function shipWhere({ where, place }: ShipSaid): string {
  if (where === 'home') return 'zu Hause'
  if (where === 'bottle') return pages.bottled
  if (where === 'dock') return 'am Anleger'
  if (where === 'return') return 'heimgekehrt'
  if (place === BESIDE) return `auf Feld ${where}, ${pages.beside}`
  return `auf Feld ${where}, ${ORDINALS[place]} Platz`
}

function ship(said: ShipSaid): string {
  const whose = said.owner === null ? 'Dein Schiff' : `Schiff ${said.ship + 1} von ${said.owner}`
  const load = cargo(said.cargo)
  const name = said.owner === null ? `${whose} ${said.ship + 1}` : whose
  return `${name}, ${shipWhere(said)}${load === '' ? '' : `, mit ${load}`}.`
}

const SHORT_PLACES: { readonly [place: string]: string } = {
  home: 'zu Hause',
  bottle: 'in der Flasche',
  dock: 'am Anleger',
  return: 'heimgekehrt',
}

const needs = (statement: Statement, what: string) => `braucht ${statement.need} ${what}`

export const table: TownWords = {
  ...house,
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  pieces,
  goods: { wood: 'Holz', food: 'Nahrung', brick: 'Ziegel', coin: 'Geld' },
  whales: {
    right: 'Glattwal',
    bowhead: 'Grönlandwal',
    sperm: 'Pottwal',
    sea: 'Leere See',
    white: 'Weißer Wal',
    blue: 'Blauwal',
    ambergris: 'Ambra',
    castaway: 'Schiffbrüchiger',
  },
  phases: {
    setup: 'Startwaren',
    action: 'Aktionen',
    movement: 'Fahrt',
    whaling: 'Walfang',
    end: 'Rundenende',
    last: 'Letzte Heimkehr',
    over: 'Ende',
  },
  round: (round, of) => `Runde ${round} von ${of}`,
  roundShort: (round) => `Runde ${round}`,
  first: (name) => `Zuerst: ${name}`,
  regions: {
    sea: 'Fanggründe und Hafen',
    town: 'Die Stadt',
    others: 'Die anderen',
    mine: 'Deine Sachen',
    panel: 'Was gefragt ist',
    seats: 'Wer mitspielt',
    tabs: 'Teile des Tisches',
  },
  townAndPiers: 'Stadt und Hafen',
  taken: 'belegt',
  onDock: 'Am Anleger',
  returning: 'Heimkehr',
  leftOut: 'Vom letzten Walfang übrig',
  inBag: (tokens) => `Im Beutel: ${tokens}`,
  free: 'frei',
  you: 'du',
  captain: 'Kapitän',
  workersLeft: (count) => (count === 1 ? 'noch 1 Arbeiter' : `noch ${count} Arbeiter`),
  whalesHome: 'Angelandete Wale',
  pointsWord: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  whereShort: (where) => SHORT_PLACES[where] ?? `auf See, Feld ${where}`,
  points,
  doing: {
    stock: 'wählt Startwaren',
    place: 'setzt einen Arbeiter',
    purchase: 'kauft vielleicht ein',
    takeGood: 'nimmt eine Ware',
    sell: 'verkauft Waren',
    build: 'baut',
    save: 'baut',
    prepare: 'rüstet ein Schiff aus',
    launch: 'lässt auslaufen',
    moveOut: 'zieht ein Schiff hinaus',
    removeSeas: 'entfernt leere Seen',
    countWhales: 'zählt Wale',
    landFree: 'landet Wale an',
    tryworks: 'landet Wale an',
    nameWhales: 'behält oder verkauft',
    buyWhale: 'kauft vielleicht',
    select: 'wählt einen Wal',
    direct: 'lenkt einen Kapitän',
    playLog: 'spielt vielleicht eine Karte',
    struck: 'wird von einem Omen getroffen',
    fire: 'schließt ein Gebäude',
    library: 'nimmt eine Karte',
    nameShip: 'wählt ein Schiff',
    beachWhales: 'landet Wale an',
    windfall: 'nimmt Geld',
    newsFromTown: 'baut vielleicht',
    gulfStream: 'fährt vielleicht hinaus',
    tradeWinds: 'fährt vielleicht hinaus',
    gam: 'führt Schiffe zusammen',
    mayPrepare: 'rüstet vielleicht aus',
    mayLaunch: 'lässt vielleicht auslaufen',
    haul: 'zahlt für einen Wal oder nicht',
  },
  whys: {
    noShipHome: () => 'keins daheim',
    shipsReturned: () => 'eben heimgekehrt',
    innForWorkers: () => 'nur für Arbeiter',
    noRightWhaleReturns: () => 'kein Glattwal',
    castawaysShipEmpty: () => 'kein Glattwal an Bord',
    feeFirst: () => 'erst Hafengeld',
    goodsShort: (statement) => `${statement.wood} Holz und ${statement.food} Nahrung nötig`,
    noShipDocked: () => 'keins gerüstet',
    noFreePlace: () => 'die See ist voll',
    nothingToSell: () => 'keine Waren',
    noWoodToSell: () => 'kein Holz',
    nothingToBuild: () => 'alles zu teuer',
    woodShort: (statement) => needs(statement, 'Holz'),
    foodShort: (statement) => needs(statement, 'Nahrung'),
    moneyShort: (statement) => needs(statement, '$'),
    feeShort: () => 'kostet 1 $',
    noSeaOut: () => 'keine leere See',
    noWhaleAboard: () => 'nichts an Bord',
    noRightWhaleAboard: () => 'kein Glattwal an Bord',
    noShipToMoveOut: () => 'kein Schiff dafür',
    noCaptainYet: () => 'noch kein Kapitän',
    ownPostOffice: () => 'schon deins',
    boardsOnly: () => 'nicht vom Gasthof',
    buildingUsed: () => 'benutzt',
    buildingClosed: () => 'geschlossen',
    innPast: () => 'zu spät',
    noShipLeft: () => 'kein Schiff mehr',
    noCardLeft: () => 'keine Karte da',
  },
  tabs: { town: 'Stadt', sea: 'See', players: 'Alle' },
  said: {
    space: ({ name, deed, bonus, by }) =>
      `${name}: ${deed}.${by.length > 0 ? ` Bonus vergeben; dort steht ${listed(by)}.` : bonus === null ? '' : ` Bonus offen: ${bonus}.`}`,
    built: ({ name, deed, owner, victory, used, by, fee }) =>
      `${name}, ${owner === null ? 'deins' : `von ${owner}`}: ${deed}.${
        victory
          ? ''
          : used
            ? by.length > 0
              ? ` In dieser Runde benutzt von ${listed(by)}.`
              : ' In dieser Runde benutzt.'
            : `${fee ? ' Kostet dich 1 Dollar.' : ''} Frei.`
      }`,
    offer: ({ name, deed, cost, lack, enough }) =>
      `${name}, zu bauen für ${amounts(cost)}: ${deed}. ${enough ? ENOUGH[enough] : missing(lack)}`,
    ship,
    waters: (space, food, ships) =>
      `Feld ${space}${food === null ? '' : food === 0 ? ', umsonst' : `, für ${food} Nahrung`}: ${
        ships.length === 0 ? 'kein Schiff dort' : `dort ${listed(ships)}`
      }.`,
    token: (name, lay, worth) => `${name}: Heuer ${lay} Dollar, ${points(worth)}.`,
    amounts,
    cargo,
    seat: (name, total, goods, whales) =>
      `${name}: ${points(total)}, ${amounts(goods)}; angelandet ${cargo(whales) || 'kein Wal'}.`,
    captainSeat: (name, total, whales) =>
      `Kapitän ${name}: ${points(total)}; angelandet ${cargo(whales) || 'kein Wal'}.`,
  },
  asks: {
    place: (which, again) =>
      `Setze deinen ${which === 1 ? 'ersten' : 'zweiten'} Arbeiter${again ? ' noch einmal' : ''}`,
    placeHelp: (dear) => [`Ort, Plan oder Seefeld mit Ring${dear ? '; gestrichelt: 3 Dollar mehr' : ''}.`],
    againHelp: say`Der Gasthof: auf ein Feld der Stadt oder des Hafens, mit Bonus, wenn es leer ist.`,
    purchase: (money) =>
      say`Du hast ${String(money)} Dollar. Was du kaufst, kannst du gleich für diese Aktion verwenden.`,
    buy2: (good) => say`2 ${good} für 3 $`,
    stock: say`Wähle deine Startwaren`,
    stockHelp: say`Waren im Wert von 5 Dollar, gemischt wie du magst; der Rest bleibt Geld.`,
    sell: say`Was verkaufst du?`,
    sellHelp: say`Holz und Nahrung bringen je 1 Dollar, Ziegel 2.`,
    sellTwice: say`Das Erste jeder Sorte bringt das Doppelte.`,
    build: (savings) =>
      savings === 0
        ? say`Wähle ein Gebäude`
        : savings === 1
          ? say`Wähle ein Gebäude, eine Ware sparst du`
          : say`Wähle ein Gebäude, zwei Waren sparst du`,
    save: (building) => say`Welche Ware sparst du? Gebaut wird: ${building}`,
    launch: say`Auf welches Feld läuft dein Schiff aus?`,
    launchHelp: (food) =>
      say`Du hast ${String(food)} ${FOOD}. Weiter draußen wählt es früher und bleibt länger.`,
    select: (space) => say`Wähle einen Wal für dein Schiff auf Feld ${String(space)}`,
    selectHelp: (after) =>
      say`${after === 0 ? '' : `Nach dir ${after === 1 ? 'wählt 1 Schiff' : `wählen ${after} Schiffe`}. `}Daheim zahlst du die Heuer und behältst ihn oder verkaufst ihn für die Hälfte.`,
    name: say`Welche Wale behältst du?`,
    nameHelp: say`Behalten kostet die Heuer. Verkauft bringt ein Wal die Hälfte, und die anderen dürfen ihn kaufen.`,
    buy: (seller) => say`Kauf einen Wal von ${seller} oder passe`,
    buyHelp: (money) =>
      say`Du hast ${String(money)} Dollar. Ein gekaufter Wal ist gleich angelandet und zählt voll.`,
    direct: (captain, heading) => say`Wohin geht ${captain}? Er sucht ${HEADINGS[heading] ?? heading}`,
    directHelp: say`Mehrere Felder passen gleich gut, also entscheidest du für ihn.`,
    tryworks: (aboard) =>
      say`Wie viele von ${counted(aboard, '1 Glattwal', 'Glattwalen')} landest du umsonst an?`,
  },
  panels: {
    back: (n) => `Schiff ${n + 1} ist heimgekehrt`,
    market: 'Walmarkt',
    sells: (seller, whales) =>
      say`${seller} verkauft ${counted(whales, '1 Wal', 'Wale')}; reihum kauft jemand einen oder passt.`,
    keep: (count) => `${count} behalten`,
    pay: 'zahle',
    get: 'bekomme',
    kept: 'behalten:',
    sold: 'verkauft:',
    later: 'danach',
    lays: (money, of) => say`Du zahlst ${String(money)} ${COIN} von ${String(of)} ${COIN}`,
    left: (money) => say`bleiben ${String(money)} ${COIN}`,
    lands: (count) => (count === 0 ? 'Jetzt keinen' : `${count} anlanden`),
    passed: 'hat gepasst',
    bought: (whales) => (whales === 1 ? 'hat einen gekauft' : `hat ${whales} gekauft`),
    yourTurn: 'du bist dran',
    thinks: 'ist gefragt',
    waits: 'kommt noch',
    youHave: (money) => say`Du hast ${String(money)} ${COIN}.`,
    due: (lay) => say`Deine Schiffe auf See haben Wale mit ${String(lay)} ${COIN} Heuer an Bord.`,
    passIsNotFinal: 'Passen gilt nicht für immer, solange andere noch kaufen.',
    price: (lay) => say`${String(lay)} ${COIN}`,
    less: (kind) => `Weniger ${kind}`,
    more: (kind) => `Mehr ${kind}`,
    all: 'alles',
    ofMost: (most) => `von ${most}`,
    sellFor: (money) => say`Für ${String(money)} $ verkaufen`,
    sellsFor: (money) => `für ${money} $`,
    take: 'Nehmen',
    mixes: { even: 'Von allem', whaler: 'Walfang', builder: 'Bauen', purse: 'Bares' },
    mixHelp: {
      even: 'für fast alles gerüstet',
      whaler: 'gleich ein Schiff auf See',
      builder: 'gleich ein Haus',
      purse: 'alles bleibt Geld',
    },
    spent: (money, of) => say`${String(money)} von ${String(of)} ${COIN}`,
  },
  removesSeas: (count) => (count === 1 ? '1 leere See' : `${count} leere Seen`),
  captains: {
    turn: 'Der Kapitän ist am Zug',
    lastTurn: 'Sein letzter Zug',
    noTurnYet: 'Er war noch nicht am Zug.',
    manner: {
      starbuck: 'der alles gut kann',
      stubb: 'der Baumeister',
      flask: 'der Walfänger',
      ahab: 'den niemand durchschaut',
    },
    limit: (have, most) => (most === null ? `${have}` : `${have} von ${most}`),
    reach: (space) => `läuft bis Feld ${space} aus`,
    helm: (name, heading) => `Steuerrad von ${name}: ${HEADINGS[heading] ?? heading}`,
    seeks: (heading) => `sucht ${HEADINGS[heading] ?? heading}`,
    built: 'Gebäude',
    whales: 'Wale',
    orders: 'Seine Befehle',
    why(turn, name) {
      const [first, ...changes] = turn.headings
      const sought = changes.map((heading) => HEADINGS[heading] ?? heading).join(' und dann ')
      const rolled =
        turn.die === null
          ? `In der letzten Runde gibt seine Tafel den Kurs vor: ${HEADINGS[first] ?? first}.`
          : `Er würfelt ${turn.die} und sucht ${HEADINGS[first] ?? first}.`
      const changed = changes.length > 0 ? ` Dafür fand er nichts, also suchte er ${sought}.` : ''
      const failed = turn.tried.filter(({ misfit }) => misfit !== null).at(-1)
      const because = failed
        ? ` ${capital(name('order', failed.order))}: ${name('misfit', failed.misfit ?? '')}.`
        : ''
      const chooser = turn.chooser === null ? '' : name('seat', turn.chooser)
      if (chooser !== '' && turn.space === null)
        return `${rolled}${changed}${because} Mehrere Felder passen ihm gleich gut, also entscheidet ${chooser}.`
      if (chooser !== '' && turn.space !== null)
        return `${rolled}${changed}${because} Mehrere Felder passten ihm gleich gut, und ${chooser} hat gewählt: ${name('space', turn.space)}.`
      if (turn.space !== null)
        return `${rolled}${changed}${because} Sein Arbeiter geht also hierhin: ${name('space', turn.space)}.`
      return turn.aside
        ? `${rolled}${changed}${because} Sein Arbeiter bleibt diesmal beiseite.`
        : `${rolled}${changed}`
    },
    lastRound: (headings) =>
      `In der letzten Runde sucht er ${headings.map((heading) => HEADINGS[heading] ?? heading).join(', dann ')}.`,
  },
  harbour,
  pages,
  drawnLine: (tokens) =>
    say`Aus dem Beutel: ${tokens.flatMap(
      ({ token, count }, i): Phrase => [
        i === 0 ? '' : ', ',
        `${count} `,
        token,
        count === 1 ? '' : token.value === 'sea' ? 'n' : 'e',
      ],
    )}.`,
  proposals: {
    brings(gain, cost) {
      const got = gain.some((n) => n > 0) ? `Du bekommst ${amounts(gain)}.` : ''
      const paid = cost.some((n) => n > 0) ? `Du zahlst ${amounts(cost)}.` : ''
      return [paid, got].filter((text) => text !== '').join(' ')
    },
    buys: (good) => `Du kaufst 2 ${good} für 3 Dollar.`,
    next: 'Dann ist jemand anderes dran.',
    over: 'Dann ist die Partie zu Ende.',
    noUndo: 'Das lässt sich nicht zurücknehmen.',
    noUndoFor: {
      dieRolled: 'Ein Kapitän würfelt: Das lässt sich nicht zurücknehmen.',
      tokenDrawn: 'Es wird aus dem Beutel gezogen: Das lässt sich nicht zurücknehmen.',
      cardRevealed: 'Eine neue Seite des Logbuchs wird aufgeschlagen: Das lässt sich nicht zurücknehmen.',
    },
  },
  inspected: {
    costs: (cost) => `Zu bauen für ${amounts(cost)}.`,
    bonus: (deed) => `Wer es leer findet, hat den Bonus: ${deed}.`,
    owner: (seat) => say`Es gehört ${seat}.`,
    mine: 'Es gehört dir.',
    unbuilt: 'Noch niemand hat es gebaut.',
    lacking: missing,
    enough: ENOUGH,
    fee: (captains) =>
      `Es zu benutzen kostet dich 1 Dollar, zuvor an ${captains ? 'den Vorrat' : 'den Besitzer'}.`,
    usedNow: 'In dieser Runde wurde es schon benutzt.',
    lay: (lay, worth) => `Die Heuer ist ${lay} Dollar; angelandet zählt er ${points(worth)}.`,
    inBag: (count) => `${count} im Beutel.`,
    out: (count) => (count === 1 ? 'Einer liegt aus.' : `${count} liegen aus.`),
    bag: 'In jedem Walfang wird ein Plättchen gezogen und eins mehr für jedes Schiff auf See. Was im Beutel ist, wissen alle, nur nicht, in welcher Folge es kommt.',
    track: (space, food) =>
      `Nach Feld ${space} auszulaufen kostet ${food} Nahrung. Weiter draußen wählt ein Schiff früher und bleibt länger.`,
    trackShore: 'Von hier kehren die Schiffe als Nächstes heim. Nach Feld 0 läuft niemand aus.',
    returns: 'Heimgekehrte Schiffe werden eins nach dem anderen abgewickelt: Heuer zahlen, Wale verkaufen.',
    dock: 'Hier warten ausgerüstete Schiffe, bis sie auslaufen.',
    workers: (count) => (count === 1 ? 'Noch 1 Arbeiter zu setzen.' : `Noch ${count} Arbeiter zu setzen.`),
    owns: (buildings) => `Besitzt: ${listed(buildings)}.`,
    stands: (seat) => say`Dort steht ein Arbeiter von ${seat}.`,
    space: (space) => `Feld ${space} der Fangleiste`,
    goods: {
      wood: 'Mit Holz baust du und rüstest Schiffe aus. Verkauft bringt es 1 Dollar.',
      food: 'Mit Nahrung baust du und lässt Schiffe auslaufen. Verkauft bringt sie 1 Dollar.',
      brick: 'Mit Ziegeln baust du. Verkauft bringt einer 2 Dollar.',
      coin: 'Mit Geld zahlst du Heuer und Gebühren; am Ende zählen je volle 5 Dollar 1 Punkt.',
    },
  },
  spoken: {
    mine: ([wood, food, brick, money], workers, ships, total) =>
      [
        `Holz ${wood}, Nahrung ${food}, Ziegel ${brick}, ${money} Dollar.`,
        workers === 0 ? 'Kein Arbeiter mehr.' : `Noch ${workers} Arbeiter.`,
        ...ships.map((one) => ship(one)),
        `${points(total)}.`,
      ].join(' '),
    build: (enough, withBonus, left) =>
      [
        enough.length === 0 ? 'Du kannst kein Gebäude bezahlen.' : `Du kannst bezahlen: ${listed(enough)}.`,
        withBonus.length === 0 ? '' : ` Mit dem Bonus des Rathauses: ${listed(withBonus)}.`,
        ` Noch ${left} Gebäude zu bauen.`,
      ].join(''),
    waters: (space, ships) => `Feld ${space}: ${listed(ships)}.`,
    seaEmpty: 'Kein Schiff ist auf See.',
    dock: (ships) => (ships.length === 0 ? 'Der Anleger ist leer.' : `Am Anleger: ${listed(ships)}.`),
    out: (tokens) => (tokens === '' ? 'Nichts liegt aus.' : `Es liegen aus: ${tokens}.`),
    bag: (tokens) => `Im Beutel: ${tokens === '' ? 'nichts' : tokens}.`,
  },
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
