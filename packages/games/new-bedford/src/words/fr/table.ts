import { type Phrase, say } from '@gam/kernel'
import { BESIDE, TOKENS } from '../../pieces.ts'
import { COIN, FOOD, type ShipSaid, type TownWords } from '../table-words.ts'
import { capital, counted, listed, of, points } from './grammar.ts'
import { harbour } from './harbour.ts'
import { house } from './house.ts'
import { pages } from './pages.ts'
import { before, pieces } from './pieces.ts'
import { many, said, TOKEN_PLURALS } from './said.ts'

/** Après « il cherche ». */
const SOUGHT: { readonly [heading: string]: string } = {
  wood: 'du bois',
  food: 'des vivres',
  brick: 'des briques',
  money: 'de l’argent',
  prepare: 'à armer un navire',
  launch: 'à appareiller',
  'prepare and launch': 'à armer et appareiller',
  building: 'un bâtiment',
  victory: 'un bâtiment de victoire',
}

function sought(heading: string): string {
  return SOUGHT[heading] ?? heading
}

const ENOUGH = {
  own: 'Vous avez de quoi.',
  bonus: 'Cela suffit avec le bonus de l’Hôtel de ville.',
  now: 'Cela suffit avec ce que vous économisez.',
}

function amounts([wood, food, brick, money]: readonly number[]): string {
  const parts = [
    [wood, `${wood} bois`],
    [food, counted(food, 'vivre', 'vivres')],
    [brick, counted(brick, 'brique', 'briques')],
    [money, `${money} $`],
  ] as const
  return listed(parts.flatMap(([n, text]) => (n > 0 ? [text] : []))) || 'rien'
}

/** Au singulier, ce qui n’existe qu’une fois porte l’article défini. */
const TOKEN_WORDS: { readonly [token: string]: string } = {
  right: '1 baleine franche',
  bowhead: '1 baleine boréale',
  white: 'la Baleine blanche',
  sperm: '1 cachalot',
  blue: 'la Baleine bleue',
  sea: '1 mer vide',
  ambergris: 'l’ambre gris',
  castaway: 'le naufragé',
}

function cargo(counts: readonly number[]): string {
  return listed(
    TOKENS.names.flatMap((token, i) =>
      counts[i] > 0 ? [counts[i] === 1 ? TOKEN_WORDS[token] : `${counts[i]} ${TOKEN_PLURALS[token]}`] : [],
    ),
  )
}

function rank(place: number): string {
  return place === 0 ? '1er rang' : `${place + 1}e rang`
}

function shipWhere({ where, place }: ShipSaid): string {
  if (where === 'home') return 'au port'
  if (where === 'bottle') return pages.bottled
  if (where === 'dock') return 'à quai'
  if (where === 'return') return 'au Retour'
  return `en case ${where}, ${place === BESIDE ? pages.beside : rank(place)}`
}

function ship(said: ShipSaid): string {
  const number = said.ship + 1
  const name = said.owner === null ? `Votre navire ${number}` : `Navire ${number} ${of(said.owner)}`
  const load = cargo(said.cargo)
  return `${name}, ${shipWhere(said)}${load === '' ? '' : `, avec ${load}`}.`
}

const SHORT_PLACES: { readonly [place: string]: string } = {
  home: 'au port',
  bottle: 'en bouteille',
  dock: 'à quai',
  return: 'de retour',
}

export const table: TownWords = {
  ...house,
  marks: { colon: ' : ', semicolon: ' ; ' },
  words: said,
  pieces,
  goods: { wood: 'Bois', food: 'Vivres', brick: 'Briques', coin: 'Argent' },
  whales: {
    right: 'Baleine franche',
    bowhead: 'Baleine boréale',
    sperm: 'Cachalot',
    sea: 'Mer vide',
    white: 'Baleine blanche',
    blue: 'Baleine bleue',
    ambergris: 'Ambre gris',
    castaway: 'Naufragé',
  },
  phases: {
    setup: 'Départ',
    action: 'Actions',
    movement: 'Navigation',
    whaling: 'Chasse',
    end: 'Fin',
    last: 'Derniers retours',
    over: 'Terminé',
  },
  round: (round, last) => `Manche ${round} sur ${last}`,
  roundShort: (round) => `Manche ${round}`,
  first: (name) => `En premier : ${name}`,
  regions: {
    sea: 'Zone de chasse et port',
    town: 'La ville',
    others: 'Les autres joueurs',
    mine: 'Ce qui est à vous',
    panel: 'Ce qui est demandé',
    seats: 'Joueurs',
    tabs: 'Parties de la table',
  },
  townAndPiers: 'Ville et port',
  taken: 'pris',
  onDock: 'À quai',
  returning: 'Retour',
  leftOut: 'Reste de la dernière chasse',
  inBag: (tokens) => `Dans le sac : ${tokens}`,
  free: 'libre',
  you: 'vous',
  captain: 'Capitaine',
  workersLeft: (count) => counted(count, 'ouvrier restant', 'ouvriers restants'),
  whalesHome: 'Baleines débarquées',
  pointsWord: (count) => (count < 2 ? 'point' : 'points'),
  whereShort: (where) => SHORT_PLACES[where] ?? `en mer, case ${where}`,
  points,
  doing: {
    stock: 'choisit ses marchandises',
    place: 'place un ouvrier',
    purchase: 'peut acheter',
    takeGood: 'prend une marchandise',
    sell: 'vend des marchandises',
    build: 'construit',
    save: 'construit',
    prepare: 'arme un navire',
    launch: 'fait appareiller un navire',
    moveOut: 'envoie un navire au large',
    removeSeas: 'retire des mers vides',
    countWhales: 'compte les baleines',
    landFree: 'débarque des baleines',
    tryworks: 'débarque des baleines',
    nameWhales: 'garde ou vend',
    buyWhale: 'peut acheter une baleine',
    select: 'choisit une baleine',
    direct: 'guide un Capitaine',
    playLog: 'peut jouer une carte',
    struck: 'subit un Présage',
    fire: 'ferme un bâtiment',
    library: 'prend une carte',
    nameShip: 'choisit un navire',
    beachWhales: 'débarque des baleines',
    windfall: 'prend de l’argent',
    newsFromTown: 'peut construire',
    gulfStream: 'peut gagner le large',
    tradeWinds: 'peut gagner le large',
    gam: 'réunit des navires',
    mayPrepare: 'peut armer un navire',
    mayLaunch: 'peut appareiller',
    haul: 'paie une baleine ou non',
  },
  whys: {
    noShipHome: () => 'aucun au port',
    shipsReturned: () => 'à peine rentré',
    innForWorkers: () => 'ouvriers seuls',
    noRightWhaleReturns: () => 'aucune franche',
    castawaysShipEmpty: () => 'aucune franche à bord',
    feeFirst: () => 'd’abord les droits',
    goodsShort: (statement) => `il faut ${amounts([Number(statement.wood), Number(statement.food), 0, 0])}`,
    noShipDocked: () => 'aucun armé',
    noFreePlace: () => 'mer complète',
    nothingToSell: () => 'rien à vendre',
    noWoodToSell: () => 'pas de bois',
    nothingToBuild: () => 'tout trop cher',
    woodShort: (statement) => `il faut ${statement.need} bois`,
    foodShort: (statement) => `il faut ${amounts([0, Number(statement.need), 0, 0])}`,
    moneyShort: (statement) => `il faut ${statement.need} $`,
    feeShort: () => 'coûte 1 $',
    noSeaOut: () => 'pas de mer vide',
    noWhaleAboard: () => 'rien à bord',
    noRightWhaleAboard: () => 'aucune franche à bord',
    noShipToMoveOut: () => 'aucun navire',
    noCaptainYet: () => 'pas de Capitaine',
    ownPostOffice: () => 'déjà à vous',
    boardsOnly: () => 'pas de l’Auberge',
    buildingUsed: () => 'utilisé',
    buildingClosed: () => 'fermé',
    innPast: () => 'trop tard',
    noShipLeft: () => 'plus de navire',
    noCardLeft: () => 'plus de carte',
  },
  tabs: { town: 'Ville', sea: 'Mer', players: 'Joueurs' },
  said: {
    space: ({ name, deed, bonus, by }) =>
      `${name} : ${deed}.${by.length > 0 ? ` Bonus pris ; sur place : ${listed(by)}.` : bonus === null ? '' : ` Bonus disponible : ${bonus}.`}`,
    built: ({ name, deed, owner, victory, used, by, fee }) =>
      `${name}, ${owner === null ? 'à vous' : `à ${owner}`} : ${deed}.${
        victory
          ? ''
          : used
            ? by.length > 0
              ? ` Bâtiment déjà utilisé dans cette manche par ${listed(by)}.`
              : ' Bâtiment déjà utilisé dans cette manche.'
            : `${fee ? ' Vous coûte 1 $.' : ''} Libre.`
      }`,
    offer: ({ name, deed, cost, lack, enough }) =>
      `${name}, à construire pour ${amounts(cost)} : ${deed}. ${enough ? ENOUGH[enough] : lacking(lack)}`,
    ship,
    waters: (space, food, ships) =>
      `Case ${space}${food === null ? '' : food === 0 ? ', gratuite' : `, pour ${amounts([0, food, 0, 0])}`} : ${
        ships.length === 0 ? 'aucun navire' : listed(ships)
      }.`,
    token: (name, lay, worth) => `${name} : part de ${lay} $, ${points(worth)}.`,
    amounts,
    cargo,
    seat: (name, total, goods, whales) =>
      `${name} : ${points(total)}, ${amounts(goods)} ; à terre : ${cargo(whales) || 'aucune baleine'}.`,
    captainSeat: (name, total, whales) =>
      `Capitaine ${name} : ${points(total)} ; à terre : ${cargo(whales) || 'aucune baleine'}.`,
  },
  asks: {
    place: (which, again) =>
      `Placez${again ? ' de nouveau' : ''} votre ${which === 1 ? 'premier' : 'second'} ouvrier`,
    placeHelp: (dear) => [
      `Case, plan ou mer, s’ils sont cerclés${dear ? ' ; en pointillé, 3 $ de plus' : ''}.`,
    ],
    againHelp: say`L’Auberge : sur une case de la ville ou du port, avec son bonus si elle est vide.`,
    purchase: (money) =>
      say`Vous avez ${String(money)} $. Ce que vous achetez peut servir à cette action même.`,
    buy2: (good) => say`2 ${many(good)} pour 3 $`,
    stock: say`Choisissez vos marchandises de départ`,
    stockHelp: say`Pour 5 $ de marchandises, à votre guise ; ce qui n’est pas dépensé reste en argent.`,
    sell: say`Que vendez-vous ?`,
    sellHelp: say`Bois et vivres rapportent 1 $ pièce, les briques 2.`,
    sellTwice: say`La première de chaque sorte rapporte le double.`,
    build: (savings) =>
      savings === 0
        ? say`Choisissez un bâtiment`
        : savings === 1
          ? say`Choisissez un bâtiment, une marchandise du coût est épargnée`
          : say`Choisissez un bâtiment, deux marchandises du coût sont épargnées`,
    save: (building) =>
      say`Quelle marchandise économisez-vous pour ${before(String(building.value)).the}${building} ?`,
    launch: say`Vers quelle case votre navire appareille-t-il ?`,
    launchHelp: (food) =>
      say`Vous avez ${String(food)} ${food < 2 ? FOOD : many(FOOD)}. Plus au large, il choisit plus tôt et reste plus longtemps.`,
    select: (space) => say`Choisissez une baleine pour votre navire en case ${String(space)}`,
    selectHelp: (after) =>
      say`${after === 0 ? '' : `Après vous, ${counted(after, 'navire choisit', 'navires choisissent')}. `}Au retour, vous payez la part et la gardez, ou la vendez à moitié prix.`,
    name: say`Quelles baleines gardez-vous ?`,
    nameHelp: say`Garder coûte la part. Vendue, une baleine en rapporte la moitié, et les autres peuvent l’acheter.`,
    buy: (seller) => say`${seller} vend : achetez une baleine, ou passez`,
    buyHelp: (money) =>
      say`Vous avez ${String(money)} $. Une baleine achetée est débarquée aussitôt et compte pleinement.`,
    direct: (captain, goal) => say`Où va ${captain} ? Il cherche ${sought(goal)}`,
    directHelp: say`Plusieurs cases lui conviennent aussi bien : vous décidez pour lui.`,
    tryworks: (aboard) =>
      say`${counted(aboard, 'baleine franche', 'baleines franches')} à bord : combien en débarquez-vous gratuitement ?`,
  },
  panels: {
    back: (n) => `Le navire ${n + 1} est rentré`,
    market: 'Marché aux baleines',
    sells: (seller, whales) =>
      say`${seller} vend ${counted(whales, 'baleine', 'baleines')} ; les autres en achètent une à tour de rôle, ou passent.`,
    keep: (count) => `garder ${count}`,
    pay: 'payer',
    get: 'recevoir',
    kept: 'gardé :',
    sold: 'vendu :',
    later: 'ensuite',
    lays: (money, have) => say`Vous devez ${String(money)} ${COIN} sur vos ${String(have)} ${COIN}`,
    left: (money) => say`reste ${String(money)} ${COIN}`,
    lands: (count) => (count === 0 ? 'Aucune pour l’instant' : `En débarquer ${count}`),
    passed: 'a passé',
    bought: (whales) => `en a acheté ${whales}`,
    yourTurn: 'à vous',
    thinks: 'doit répondre',
    waits: 'vient ensuite',
    youHave: (money) => say`Vous avez ${String(money)} ${COIN}.`,
    due: (lay) => say`Vos navires en mer portent des baleines pour une part de ${String(lay)} ${COIN}.`,
    passIsNotFinal: 'Passer n’est pas définitif tant que d’autres achètent.',
    price: (lay) => say`${String(lay)} ${COIN}`,
    less: (kind) => `Moins : ${kind.toLowerCase()}`,
    more: (kind) => `Plus : ${kind.toLowerCase()}`,
    all: 'tout',
    ofMost: (most) => `sur ${most}`,
    sellFor: (money) => say`Vendre pour ${String(money)} $`,
    sellsFor: (money) => `pour ${money} $`,
    take: 'Prendre',
    mixes: { even: 'De tout', whaler: 'Baleinier', builder: 'Bâtisseur', purse: 'Bourse' },
    mixHelp: {
      even: 'paré pour presque tout',
      whaler: 'un navire en mer d’emblée',
      builder: 'une maison d’emblée',
      purse: 'tout reste en argent',
    },
    spent: (money, of) => say`${String(money)} sur ${String(of)} ${COIN}`,
  },
  removesSeas: (count) => (count < 2 ? '1 mer vide' : `${count} mers vides`),
  captains: {
    turn: 'Tour du Capitaine',
    lastTurn: 'Son dernier tour',
    noTurnYet: 'Il n’a pas encore joué.',
    manner: {
      starbuck: 'bon en tout',
      stubb: 'le bâtisseur',
      flask: 'le baleinier',
      ahab: 'que nul ne peut prévoir',
    },
    limit: (have, most) => (most === null ? `${have}` : `${have} sur ${most}`),
    reach: (space) => `va jusqu’en case ${space}`,
    helm: (name, goal) => `Barre ${of(name)} : il cherche ${sought(goal)}`,
    seeks: (goal) => `cherche ${sought(goal)}`,
    built: 'bâtiments',
    whales: 'baleines',
    orders: 'Ses ordres',
    why(turn, name) {
      const [first, ...changes] = turn.headings
      const changed =
        changes.length > 0
          ? ` Rien ne convenait : il a donc cherché ${changes.map(sought).join(', puis ')}.`
          : ''
      const rolled =
        turn.die === null
          ? `Dans la dernière manche, son plateau fixe le cap : il cherche ${sought(first)}.`
          : `Il a obtenu ${turn.die} au dé et cherche ${sought(first)}.`
      const failed = turn.tried.filter(({ misfit }) => misfit !== null).at(-1)
      const because = failed
        ? ` ${capital(name('order', failed.order))} : ${name('misfit', failed.misfit ?? '')}.`
        : ''
      const told = `${rolled}${changed}`
      const chooser = turn.chooser === null ? '' : name('seat', turn.chooser)
      const where = turn.space === null ? '' : `${before(turn.space).at}${name('space', turn.space)}`
      if (chooser !== '' && where === '')
        return `${told}${because} Plusieurs cases lui conviennent aussi bien : ${chooser} choisit.`
      if (chooser !== '')
        return `${told}${because} Plusieurs cases lui convenaient aussi bien : ${chooser} l’a envoyé ${where}.`
      if (where !== '') return `${told}${because} Son ouvrier va donc ${where}.`
      return turn.aside ? `${told}${because} Son ouvrier est donc mis de côté.` : told
    },
    lastRound: (headings) => `Dans la dernière manche, il cherche ${headings.map(sought).join(', puis ')}.`,
  },
  harbour,
  pages,
  drawnLine: (tokens) =>
    say`Tirage : ${tokens.flatMap(
      ({ token, count }, i): Phrase => [i === 0 ? '' : ', ', `${count} `, count < 2 ? token : many(token)],
    )}.`,
  proposals: {
    brings(gain, cost) {
      const got = gain.some((n) => n > 0) ? `Vous recevez ${amounts(gain)}.` : ''
      const paid = cost.some((n) => n > 0) ? `Vous payez ${amounts(cost)}.` : ''
      return [paid, got].filter((text) => text !== '').join(' ')
    },
    buys: (good) => `Vous achetez 2 ${good.endsWith('s') ? good : `${good}s`} pour 3 $.`,
    next: 'Ensuite, c’est à quelqu’un d’autre.',
    over: 'Ensuite, la partie est finie.',
    noUndo: 'Cela ne peut pas être annulé.',
    noUndoFor: {
      dieRolled: 'Un Capitaine lance le dé : cela ne peut pas être annulé.',
      tokenDrawn: 'Des jetons sont tirés du sac : cela ne peut pas être annulé.',
      cardRevealed: 'Une nouvelle page du Livre de bord est dévoilée : cela ne peut pas être annulé.',
    },
  },
  inspected: {
    costs: (cost) => `À construire pour ${amounts(cost)}.`,
    bonus: (deed) => `Bonus pour qui trouve la case vide : ${deed}.`,
    owner: (seat) => say`Propriétaire : ${seat}.`,
    mine: 'Ce bâtiment est à vous.',
    unbuilt: 'Ce bâtiment n’est pas encore construit.',
    lacking,
    enough: ENOUGH,
    fee: (captains) =>
      `L’utiliser vous coûte 1 $, à payer d’abord à ${captains ? 'la réserve' : 'son propriétaire'}.`,
    usedNow: 'Ce bâtiment a déjà servi dans cette manche.',
    lay: (lay, worth) => `Sa part est de ${lay} $ ; à terre, cela vaut ${points(worth)}.`,
    inBag: (count) => `${count} dans le sac.`,
    out: (count) => `${count} en vue.`,
    bag: 'À chaque chasse, un jeton est tiré, et un de plus par navire en mer. Tout le monde sait ce qu’il y a dans le sac, mais pas dans quel ordre cela en sort.',
    track: (space, food) =>
      `Appareiller vers la case ${space} coûte ${amounts([0, food, 0, 0])}. Plus au large, un navire choisit plus tôt et reste plus longtemps.`,
    trackShore: 'D’ici, les navires rentrent ensuite au port. Personne n’appareille vers la case 0.',
    returns: 'Les navires rentrés sont réglés l’un après l’autre : on paie les parts, on vend des baleines.',
    dock: 'Les navires armés attendent ici leur appareillage.',
    workers: (count) =>
      count === 0 ? 'Aucun ouvrier à placer.' : `Encore ${counted(count, 'ouvrier', 'ouvriers')} à placer.`,
    owns: (buildings) => `Possède : ${listed(buildings)}.`,
    stands: (seat) => say`${seat} y a un ouvrier.`,
    space: (space) => `Case ${space} de la piste`,
    goods: {
      wood: 'Le bois sert à construire et à armer les navires. Il se vend 1 $.',
      food: 'Les vivres servent à construire et à appareiller. Un vivre se vend 1 $.',
      brick: 'Les briques servent à construire. Une brique se vend 2 $.',
      coin: 'L’argent paie les parts et les droits ; à la fin, chaque tranche de 5 $ compte 1 point.',
    },
  },
  spoken: {
    mine: ([wood, food, brick, money], workers, ships, total) =>
      [
        `Bois ${wood}, vivres ${food}, briques ${brick}, ${money} $.`,
        workers === 0 ? 'Plus d’ouvrier.' : `Encore ${counted(workers, 'ouvrier', 'ouvriers')}.`,
        ...ships.map((one) => ship(one)),
        `${points(total)}.`,
      ].join(' '),
    build: (enough, withBonus, left) =>
      [
        enough.length === 0
          ? 'Vous ne pouvez payer aucun bâtiment.'
          : `Vous pouvez payer : ${listed(enough)}.`,
        withBonus.length === 0 ? '' : ` Avec le bonus de l’Hôtel de ville : ${listed(withBonus)}.`,
        ` Encore ${counted(left, 'bâtiment', 'bâtiments')} à construire.`,
      ].join(''),
    waters: (space, ships) => `Case ${space} : ${listed(ships)}.`,
    seaEmpty: 'Aucun navire n’est en mer.',
    dock: (ships) => (ships.length === 0 ? 'Le quai est vide.' : `À quai : ${listed(ships)}.`),
    out: (tokens) => (tokens === '' ? 'Rien en vue.' : `En vue : ${tokens}.`),
    bag: (tokens) => `Dans le sac : ${tokens === '' ? 'rien' : tokens}.`,
  },
}

function lacking(lack: readonly number[]): string {
  return `Il vous manque ${amounts(lack)}.`
}
