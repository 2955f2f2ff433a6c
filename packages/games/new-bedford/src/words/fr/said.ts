import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { HEADINGS } from '../../captains/headings.ts'
import type { TOKENS } from '../../pieces.ts'
import type { NewBedford } from '../../state.ts'
import { CARD_MOMENTS, CARD_NAMES, CARD_TEXTS } from './log.ts'
import { before, pieces } from './pieces.ts'

type NewBedfordWords = Words<NewBedford['actions'], NewBedford['events'], NewBedford['refusals']>
type Heading = (typeof HEADINGS.names)[number]
type TokenName = (typeof TOKENS.names)[number]
type ByToken = { readonly [K in TokenName]: string }

const names = Object.fromEntries(Object.entries(pieces).map(([piece, { name }]) => [piece, name]))

const HEADING_NAMES: { readonly [K in Heading]: string } = {
  wood: 'bois',
  food: 'vivres',
  brick: 'briques',
  money: 'argent',
  prepare: 'armer',
  launch: 'appareiller',
  'prepare and launch': 'armer et appareiller',
  building: 'bâtiment',
  victory: 'bâtiment de victoire',
}

const TOKEN_NAMES: ByToken = {
  right: 'baleine franche',
  bowhead: 'baleine boréale',
  white: 'Baleine blanche',
  sperm: 'cachalot',
  blue: 'Baleine bleue',
  sea: 'mer vide',
  ambergris: 'ambre gris',
  castaway: 'naufragé',
}

export const TOKEN_PLURALS: ByToken = {
  right: 'baleines franches',
  bowhead: 'baleines boréales',
  white: 'Baleines blanches',
  sperm: 'cachalots',
  blue: 'Baleines bleues',
  sea: 'mers vides',
  ambergris: 'ambre gris',
  castaway: 'naufragés',
}

/** Ce qui n’existe qu’une fois porte l’article défini. */
const UNIQUE: { readonly [token: string]: string } = {
  white: 'la ',
  blue: 'la ',
  ambergris: 'l’',
  castaway: 'le ',
}

/** Le même mot au pluriel, avec la même image. */
export function many({ kind, value }: Token): Token {
  return { kind: `${kind} plural`, value }
}

function isSingular(amount: Token): boolean {
  return Number(amount.value) < 2
}

function counted(amount: Token, one: string, several: string): Phrase {
  return say`${amount} ${isSingular(amount) ? one : several}`
}

/** 1 brique, 2 briques. */
function goods(amount: Token, good: Token): Phrase {
  return say`${amount} ${isSingular(amount) ? good : many(good)}`
}

function foods(amount: Token): Phrase {
  return counted(amount, 'vivre', 'vivres')
}

function seas(amount: Token): Phrase {
  return counted(amount, 'mer vide', 'mers vides')
}

function rightWhales(amount: Token): Phrase {
  return counted(amount, 'baleine franche', 'baleines franches')
}

/** Une baleine franche, un cachalot, la Baleine blanche. */
function one(token: Token): Phrase {
  const article = UNIQUE[token.value] ?? (token.value === 'sperm' ? 'un ' : 'une ')
  return say`${article}${token}`
}

function whales(amount: Token, token: Token): Phrase {
  return token.value in UNIQUE ? one(token) : goods(amount, token)
}

function dollars(money: Token): Phrase {
  return say`${money} $`
}

function the(piece: Token): Phrase {
  return say`${before(String(piece.value)).the}${piece}`
}

function at(space: Token): Phrase {
  return say`${before(String(space.value)).at}${space}`
}

function of(piece: Token): Phrase {
  return say`${before(String(piece.value)).of}${piece}`
}

function capital([first, ...rest]: Phrase): Phrase {
  return typeof first === 'string'
    ? [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest]
    : [first, ...rest]
}

function quoted(name: Token): Phrase {
  return say`« ${name} »`
}

type Part = readonly [amount: Token, named: Phrase]

/** 2 bois et 1 $ : seulement ce qui manque. */
function listed(parts: readonly Part[]): Phrase {
  const named = parts.filter(([amount]) => amount.value !== 0).map(([, phrase]) => phrase)
  if (named.length === 0) return say`rien`
  return named.flatMap((part, i) => [...(i === 0 ? [] : [i === named.length - 1 ? ' et ' : ', ']), ...part])
}

function shortOf(wood: Token, food: Token, brick: Token): readonly Part[] {
  return [
    [wood, say`${wood} bois`],
    [food, foods(food)],
    [brick, counted(brick, 'brique', 'briques')],
  ]
}

function youHave(have: Token, verb = 'avez'): Phrase {
  return have.value === 0 ? say`vous n’en ${verb} pas` : say`vous n’en ${verb} que ${have}`
}

export const said: NewBedfordWords = {
  terms: {
    good: { wood: 'bois', food: 'vivre', brick: 'brique' },
    'good plural': { wood: 'bois', food: 'vivres', brick: 'briques' },
    purchase: { wood: 'bois', food: 'vivres', nothing: 'rien' },
    token: TOKEN_NAMES,
    'token plural': TOKEN_PLURALS,
    card: CARD_NAMES,
    'card moment': CARD_MOMENTS,
    'card text': CARD_TEXTS,
    window: {
      round: 'au début de la manche',
      movement: 'avant que les navires avancent',
      whaling: 'avant que les navires choisissent',
    },
    ship: { 'ship 1': 'navire 1', 'ship 2': 'navire 2' },
    building: names,
    space: names,
    captain: { starbuck: 'Starbuck', stubb: 'Stubb', flask: 'Flask', ahab: 'Ahab' },
    heading: HEADING_NAMES,
    order: {
      own: 'ses propres bâtiments',
      others: 'les bâtiments des autres',
      town: 'la ville',
      most: 'le bâtiment qui rapporte le plus',
      ...names,
      ...Object.fromEntries(
        Object.entries(HEADING_NAMES).map(([heading, name]) => [`heading ${heading}`, `cap sur « ${name} »`]),
      ),
      'next heading': 'le cap suivant de sa barre',
      'last resort': 'son dernier recours',
    },
    misfit: {
      'no buildings': 'aucun n’est construit',
      'nothing serves': 'rien n’y sert ce cap',
      'not built': 'reste à construire',
      used: 'a déjà servi dans cette manche',
      'cannot be done': 'impossible pour l’instant',
      'limit reached': 'sa limite de bâtiments est atteinte',
      'already sought': 'il a déjà tenté ce cap',
      closed: 'hors d’usage après l’incendie',
      'no action for him': 'aucun n’a d’action pour lui',
    },
  },
  prompts: {
    stock: 'Prenez des marchandises pour vos cinq dollars',
    place: 'Placez un ouvrier',
    purchase: 'Acheter 2 bois ou 2 vivres pour 3 $ ?',
    takeGood: 'Prenez une marchandise de plus',
    sell: 'Combien en vendez-vous ?',
    build: 'Quel bâtiment construisez-vous ?',
    save: 'Quelle marchandise économisez-vous ?',
    prepare: 'Quel navire armez-vous ?',
    launch: 'Quel navire appareille, et jusqu’où ?',
    moveOut: 'Quel navire gagne le large ?',
    removeSeas: 'Combien de mers vides retirez-vous ?',
    countWhales: 'De quel navire comptez-vous les baleines ?',
    landFree: 'Débarquez gratuitement des baleines franches',
    tryworks: 'Combien de baleines franches de ce navire débarquent gratuitement ?',
    nameWhales: 'Combien en vendez-vous ?',
    buyWhale: 'Acheter une des baleines ?',
    select: 'Choisissez une baleine',
    direct: 'Où va le Capitaine ?',
    playLog: 'Jouer une carte de votre Livre de bord ?',
    struck: 'Un Présage vous frappe',
    fire: 'Quel bâtiment l’incendie ferme-t-il ?',
    library: 'Prenez une carte du Livre de bord',
    nameShip: 'Pour lequel de vos navires ?',
    beachWhales: 'Combien de baleines franches débarquez-vous ?',
    windfall: 'Combien prenez-vous ?',
    newsFromTown: 'Construire un bâtiment d’action ?',
    gulfStream: 'Gagner le large avec le Gulf Stream ?',
    tradeWinds: 'Gagner le large avec les alizés ?',
    gam: 'Quel navire rejoint l’autre ?',
    mayPrepare: 'Armer un navire pour 2 bois ?',
    mayLaunch: 'Faire appareiller un navire ?',
    haul: 'Payer 1 bois pour la baleine ?',
  },
  actions: {
    stock: ({ amount, good }) =>
      amount.value === 0 ? say`Ne pas prendre de ${many(good)}` : say`Prendre ${goods(amount, good)}`,
    place: ({ space }) => say`Placer un ouvrier ${at(space)}`,
    purchase: ({ purchase }) =>
      purchase.value === 'nothing' ? say`Ne rien acheter` : say`Acheter 2 ${purchase} pour 3 $`,
    take: ({ good }) => say`Prendre 1 ${good}`,
    sell: ({ amount, good }) =>
      amount.value === 0 ? say`Ne pas vendre de ${many(good)}` : say`Vendre ${goods(amount, good)}`,
    build: ({ building }) => say`Construire ${the(building)}`,
    save: ({ good }) => say`Économiser 1 ${good}`,
    prepare: ({ ship }) => say`Armer le ${ship}`,
    launch: ({ ship, space }) => say`Faire appareiller le ${ship} vers la case ${space}`,
    moveOut: ({ ship }) => say`Envoyer le ${ship} plus au large`,
    removeSeas: ({ amount }) => say`Retirer ${seas(amount)}`,
    count: ({ ship }) => say`Compter les baleines du ${ship}`,
    land: ({ amount, ship }) =>
      amount.value === 0
        ? say`Pas avec le ${ship}`
        : say`Débarquer gratuitement ${rightWhales(amount)} du ${ship}`,
    sellWhales: ({ amount, token }) =>
      amount.value === 0
        ? say`Ne pas vendre ${token.value in UNIQUE ? one(token) : say`de ${many(token)}`}`
        : say`Vendre ${whales(amount, token)}`,
    buy: ({ token }) => say`Acheter ${one(token)}`,
    select: ({ token }) => say`Prendre ${one(token)}`,
    send: ({ space }) => say`L’envoyer ${at(space)}`,
    pass: () => say`Passer`,
    takeCard: ({ card }) => say`Prendre ${quoted(card)}`,
    play: ({ card }) => say`Jouer ${quoted(card)}`,
    dontAsk: () => say`Ne plus me demander dans cette manche`,
    calm: ({ card }) => say`« Mer calme » contre ${quoted(card)}`,
    ignore: () => say`L’ignorer, grâce aux Assurances`,
    pay: () => say`Payer`,
    lose: ({ ship, token }) => say`Perdre ${one(token)} du ${ship}`,
    drift: ({ ship }) => say`Ramener le ${ship} vers le port`,
    overboard: ({ worker }) => say`${worker.value === 0 ? 'Le premier' : 'Le second'} ouvrier tombe à la mer`,
    close: ({ building }) => say`Fermer ${the(building)}`,
    name: ({ ship }) => say`Le ${ship}`,
    sail: ({ ship, space }) => say`Le ${ship} vers la case ${space}`,
    beach: ({ amount }) => say`Débarquer ${rightWhales(amount)}`,
    claim: ({ amount }) => say`Prendre ${dollars(amount)}`,
  },
  events: {
    firstChosen: ({ seat }) => say`${seat} joue en premier.`,
    firstPersonChosen: ({ seat }) => say`Parmi les humains, ${seat} vient en premier.`,
    goodsStocked: ({ seat, amount, good }) =>
      amount.value === 0
        ? say`${seat} commence sans ${many(good)}.`
        : say`${seat} commence avec ${goods(amount, good)}.`,
    buildingLined: ({ building }) => say`Ensuite dans la rangée des bâtiments : ${building}.`,
    roundBegun: ({ round, seat }) => say`Manche ${round}. ${seat} commence.`,
    workerPlaced: ({ seat, space }) => say`${seat} place un ouvrier ${at(space)}.`,
    bonusEarned: ({ seat, space }) => say`${seat} arrive en premier et obtient le bonus ${of(space)}.`,
    feePaid: ({ seat, owner, building }) => say`${seat} paie 1 $ à ${owner} pour ${the(building)}.`,
    feeToSupply: ({ seat, building }) => say`${seat} paie 1 $ à la réserve pour ${the(building)}.`,
    feeFromSupply: ({ seat, building }) => say`${seat} prend 1 $ à la réserve pour ${the(building)}.`,
    goodsPurchased: ({ seat, good }) => say`${seat} achète 2 ${many(good)} pour 3 $.`,
    goodsTaken: ({ seat, amount, good }) => say`${seat} prend ${goods(amount, good)}.`,
    goodsPaid: ({ seat, amount, good }) => say`${seat} paie ${goods(amount, good)}.`,
    goodsSold: ({ seat, amount, good, money }) =>
      say`${seat} vend ${goods(amount, good)} pour ${dollars(money)}.`,
    moneyTaken: ({ seat, money }) => say`${seat} prend ${dollars(money)}.`,
    moneyPaid: ({ seat, money }) => say`${seat} paie ${dollars(money)}.`,
    buildingBuilt: ({ seat, building }) => say`${seat} construit ${the(building)}.`,
    shipPrepared: ({ seat, ship }) => say`${seat} arme le ${ship}.`,
    shipLaunched: ({ seat, ship, space }) => say`${seat} fait appareiller le ${ship} vers la case ${space}.`,
    shipMovedOut: ({ seat, ship, space }) => say`${seat} : le ${ship} gagne le 1er rang de la case ${space}.`,
    seasRemoved: ({ seat, amount }) => say`${seat} retire ${seas(amount)} de la partie.`,
    postOfficeMoved: ({ seat }) => say`La Poste passe à ${seat}.`,
    workersLifted: ({ seat }) => say`L’Auberge : ${seat} reprend ses deux ouvriers et les place de nouveau.`,
    shipsMoved: () => say`Tous les navires avancent d’une case vers le port.`,
    shipMoved: ({ seat, ship, space }) => say`${seat} : le ${ship} arrive en case ${space}.`,
    shipReturned: ({ seat, ship }) => say`${seat} : le ${ship} rentre.`,
    whalesFreed: ({ seat, amount }) => say`${seat} débarque gratuitement ${rightWhales(amount)}.`,
    whalesSold: ({ seat, amount, token, money }) =>
      say`${seat} vend ${whales(amount, token)} pour ${dollars(money)}.`,
    whalesKept: ({ seat, amount, token, money }) =>
      money.value === 0
        ? say`${seat} débarque ${whales(amount, token)}.`
        : say`${seat} paie une part de ${dollars(money)} et débarque ${whales(amount, token)}.`,
    whaleBought: ({ seat, token, money }) => say`${seat} achète ${one(token)} pour ${dollars(money)}.`,
    salePassed: ({ seat }) => say`${seat} passe.`,
    whalesUnsold: ({ amount, token }) =>
      isSingular(amount)
        ? say`${capital(one(token))} ne trouve pas d’acheteur et quitte la partie.`
        : say`${whales(amount, token)} ne trouvent pas d’acheteur et quittent la partie.`,
    shipReached: ({ seat, ship }) => say`${seat} : le ${ship} est de retour au port.`,
    tokensReturned: ({ amount }) =>
      say`${counted(amount, 'jeton retourne', 'jetons retournent')} dans le sac.`,
    tokenDrawn: ({ token }) => say`Tirage : ${token}.`,
    whaleSelected: ({ seat, ship, token }) => say`${seat} prend ${one(token)} à bord du ${ship}.`,
    nothingSelected: ({ seat, ship }) => say`${seat} ne prend rien à bord du ${ship}.`,
    postOfficePaid: ({ seat, money }) => say`La Poste verse ${dollars(money)} à ${seat}.`,
    wheelPassed: ({ seat }) => say`Les ouvriers rentrent ; le gouvernail passe à ${seat}.`,
    lastReturnsBegun: () =>
      say`La dernière manche est finie : tous les navires encore en mer rentrent au port.`,
    seatScored: ({ seat, points }) => say`${seat} a ${counted(points, 'point', 'points')}.`,
    helmSet: ({ seat, die, heading }) =>
      say`${seat} obtient ${die} au dé et commence au cap ${quoted(heading)}.`,
    dieRolled: ({ seat, die }) => say`${seat} obtient ${die} au dé.`,
    headingSought: ({ seat, heading }) => say`${seat} met le cap sur ${quoted(heading)}.`,
    orderFailed: ({ seat, order, misfit }) => say`${seat} : ${order} ? Non : ${misfit}.`,
    orderFollowed: ({ seat, order, space }) => say`${seat} : ${order} ? Oui : ${space}.`,
    directionAsked: ({ seat, person }) =>
      say`Plusieurs cases conviennent aussi bien à ${seat} : ${person} choisit.`,
    headingChanged: ({ seat, heading }) => say`${seat} change de cap : ${quoted(heading)}.`,
    workerSetAside: ({ seat }) => say`${seat} ne trouve rien à faire et met l’ouvrier de côté.`,
    whaleHauled: ({ seat, ship, token }) => say`${seat} hisse ${one(token)} du sac à bord du ${ship}.`,
    nothingHauled: ({ seat }) => say`${seat} ne peut tirer aucune baleine du sac.`,
    markerMoved: ({ round }) => say`Un Capitaine a atteint ses limites : la manche ${round} vient ensuite.`,
    shipDestroyed: ({ seat, ship }) =>
      say`${seat} : le ${ship} est perdu. La Baleine blanche est débarquée, et le navire revient sur le plateau de son propriétaire.`,
    tokensLost: ({ seat, amount, token }) => say`${seat} perd ${whales(amount, token)} (hors jeu).`,
    ambergrisPaid: ({ seat, money }) => say`L’ambre gris rapporte ${dollars(money)} à ${seat}.`,
    castawayPlaced: ({ seat, space }) => say`${seat} place le naufragé ${at(space)}.`,
    castawayStayed: ({ seat }) => say`${seat} n’a rien à confier au naufragé.`,
    coffinPlaced: ({ seat, space }) => say`« Le Cercueil » : ${seat} place un ouvrier de plus ${at(space)}.`,
    cardRevealed: ({ card }) => say`Nouvelle page du Livre de bord : ${quoted(card)}.`,
    cardBuried: ({ card }) => say`${quoted(card)} va sous sa pile.`,
    cardTaken: ({ seat, card }) => say`${seat} prend ${quoted(card)}.`,
    cardPlayed: ({ seat, card }) => say`${seat} joue ${quoted(card)}.`,
    cardIdle: ({ seat, card }) => say`${quoted(card)} reste sans effet pour ${seat}.`,
    omenCalmed: ({ seat, card }) => say`${seat} joue « Mer calme » : ${quoted(card)} ne lui fait plus rien.`,
    omenIgnored: ({ seat, card }) => say`${seat} ignore ${quoted(card)} grâce aux Assurances.`,
    whalesBeached: ({ seat, amount, money }) =>
      say`${seat} débarque ${counted(amount, 'baleine franche échouée', 'baleines franches échouées')} pour ${dollars(money)}.`,
    whalesReleased: ({ amount, token }) => say`Retour dans le sac : ${whales(amount, token)}.`,
    whaleDevoured: ({ token }) => say`Les requins dévorent ${one(token)} (hors jeu).`,
    shipSailed: ({ seat, ship, space }) => say`${seat} : le ${ship} gagne la case ${space}.`,
    shipBeside: ({ seat, ship }) => say`${seat} : le ${ship} est entraîné à droite de la case 6.`,
    shipWaits: ({ seat, ship }) => say`${seat} : le ${ship} attend au Retour.`,
    shipBottled: ({ seat, ship }) => say`${seat} met le ${ship} en bouteille, pour toujours.`,
    workerOverboard: ({ seat, worker }) =>
      say`${seat} : ${worker.value === 0 ? 'le premier' : 'le second'} ouvrier tombe à la mer.`,
    workerRescued: ({ seat }) => say`${seat} : l’ouvrier tombé à la mer est de retour.`,
    buildingClosed: ({ seat, building }) =>
      say`${seat} : l’incendie ferme ${the(building)} jusqu’au rangement.`,
    buildingsOpened: () => say`Les bâtiments fermés rouvrent.`,
    portFeePaid: ({ seat, owner }) => say`${seat} paie 1 $ de droits de port à ${owner}.`,
    portFeeFromSupply: ({ seat, owner }) =>
      say`Droits de port pour ${seat} : ${owner} prend 1 $ à la réserve.`,
    woodForWhale: ({ seat, owner }) =>
      say`« Chaloupe défoncée » : ${seat} doit 1 bois à ${owner} pour la baleine.`,
    whaleForgone: ({ seat }) => say`« Chaloupe défoncée » : ${seat} renonce à la baleine.`,
    wheelStays: ({ seat }) => say`Les ouvriers rentrent ; ${seat} garde le gouvernail.`,
    leadPassed: ({ seat }) => say`Parmi les humains, ${seat} vient désormais en premier.`,
    woodFromSupply: ({ seat, owner }) =>
      say`« Chaloupe défoncée » : ${owner} prend 1 bois à la réserve pour la baleine prise par ${seat}.`,
  },
  refusals: {
    notBuilt: ({ building }) => say`Personne n’a encore construit ${the(building)}.`,
    buildingUsed: ({ building }) => say`Quelqu’un a déjà utilisé ${the(building)} dans cette manche.`,
    boardsOnly: ({ building }) =>
      say`De l’Auberge, les ouvriers ne vont qu’en ville et au port, pas ${at(building)}.`,
    feeShort: ({ building, owner }) =>
      say`Utiliser ${the(building)} coûte 1 $, à payer à ${owner}, et vous n’avez pas d’argent.`,
    ownPostOffice: () => say`La Poste est déjà à vous.`,
    woodShort: ({ need, have }) => say`Il vous faut ${need} bois ; ${youHave(have)}.`,
    foodShort: ({ need, have }) => say`Il vous faut ${foods(need)} ; ${youHave(have)}.`,
    moneyShort: ({ need, have }) => say`Il vous faut ${dollars(need)} ; ${youHave(have)}.`,
    noShipHome: () => say`Vous n’avez aucun navire au port à armer.`,
    noShipDocked: () => say`Aucun de vos navires n’est à quai.`,
    noFreePlace: () => say`Aucune case de la piste n’a de rang libre.`,
    nothingToSell: () => say`Vous n’avez aucune marchandise à vendre.`,
    noWoodToSell: () => say`Vous n’avez pas de bois à vendre.`,
    nothingToBuild: () => say`Il n’y a aucun bâtiment que vous puissiez payer.`,
    noSeaOut: () => say`Aucune mer vide n’est en vue.`,
    oneSeaOnly: () => say`Une seule mer vide est en vue.`,
    noWhaleAboard: () => say`Aucun de vos navires n’a de baleine à bord.`,
    noRightWhaleAboard: () => say`Aucun de vos navires en mer n’a de baleine franche à bord.`,
    noShipToMoveOut: () => say`Aucun de vos navires en mer ne peut aller plus au large.`,
    noCaptainYet: () => say`Aucun Capitaine n’a encore placé d’ouvrier dans cette manche.`,
    purchaseNeeded: () => say`Sans achat, vous ne pourriez pas effectuer cette action.`,
    purchaseUseless: ({ good }) =>
      say`Même avec 2 ${many(good)} de plus, vous ne pourriez pas effectuer cette action.`,
    purchaseTooDear: ({ money }) =>
      money.value === 0
        ? say`Il ne vous resterait plus un dollar pour cette action.`
        : say`Il ne vous resterait que ${dollars(money)}, trop peu pour cette action.`,
    sellSomething: () => say`Vous devez vendre au moins une marchandise.`,
    built: ({ building, owner }) => say`${owner} possède déjà ${the(building)}.`,
    costShort: ({ wood, food, brick, money }) =>
      say`Il vous manque ${listed([...shortOf(wood, food, brick), [money, dollars(money)]])}.`,
    notInCost: ({ good, building }) =>
      say`Il ne reste pas de ${many(good)} à économiser dans le coût ${of(building)}.`,
    savingShort: ({ wood, food, brick }) =>
      say`Il vous manquerait encore ${listed(shortOf(wood, food, brick))}.`,
    shipNotHome: ({ ship }) => say`Le ${ship} n’est pas au port.`,
    shipNotDocked: ({ ship }) => say`Le ${ship} n’est pas à quai.`,
    shipNotAtSea: ({ ship }) => say`Le ${ship} n’est pas en mer.`,
    shipFarthest: ({ ship }) => say`Le ${ship} est déjà sur la case la plus lointaine.`,
    spaceFull: ({ space }) => say`Trois navires sont déjà sur la case ${space}.`,
    shipEmpty: ({ ship }) => say`Le ${ship} n’a pas de baleine à bord.`,
    layShort: ({ need, have }) => say`Il vous faudrait ${dollars(need)} ; ${youHave(have, 'auriez')}.`,
    emptySea: () => say`On ne peut pas prendre une mer vide.`,
    buildingClosed: ({ building }) => say`L’incendie a fermé ${the(building)} pour cette manche.`,
    innPast: () => say`Le moment de l’Auberge est passé pour cette manche.`,
    noShipLeft: () =>
      say`Tous les navires sont sur le chemin du retour : il n’en reste aucun à armer, à faire appareiller ou à déplacer.`,
    noCardLeft: () => say`Il n’y a aucune carte du Livre de bord à prendre.`,
    seaIce: () =>
      say`« Glaces dérivantes » : dans cette chasse, vous ne pouvez pas prendre de baleine boréale.`,
    iceSheet: () => say`« Banquise » : les navires des cases 4, 5 et 6 ne prennent pas de baleine.`,
    stoveBoat: ({ owner }) =>
      say`« Chaloupe défoncée » : une baleine coûte 1 bois, à payer à ${owner}, et vous n’en avez pas.`,
    strikesNobody: ({ card }) => say`${quoted(card)} ne frapperait rien ni personne pour l’instant.`,
    strikesYouAlone: ({ card }) => say`${quoted(card)} ne frapperait que vous pour l’instant.`,
    feeFirst: () =>
      say`Vous n’avez pas de quoi payer les droits de port : il faut garder une baleine de ce navire à vendre.`,
    bonusBuilding: ({ building }) =>
      say`${capital(the(building))} n’a pas d’action ; seuls des bâtiments d’action peuvent être construits ici.`,
    goodsShort: ({ wood, food, haveWood, haveFood }) =>
      say`Il vous faut ${wood} bois et ${foods(food)} ; vous avez ${haveWood} bois et ${foods(haveFood)}.`,
    shipsReturned: () =>
      say`Vos navires au port sont rentrés dans cette manche : le naufragé ne peut pas les armer.`,
    shipReturned: ({ ship }) =>
      say`Le ${ship} est rentré dans cette manche : le naufragé ne peut pas s’en servir.`,
    innForWorkers: () => say`L’Auberge accueille des ouvriers ; le naufragé ne peut pas y aller.`,
    noRightWhaleReturns: () => say`Aucun de vos navires en case 0 n’a de baleine franche à bord.`,
    castawaysShipEmpty: () => say`Le navire qui a ramené le naufragé n’a pas de baleine franche à bord.`,
    shipLaden: ({ ship }) => say`Le ${ship} a la Baleine bleue à bord et ne prend plus rien.`,
  },
  orders: {
    notThisRound: () => say`Ne plus me demander dans cette manche`,
    hold: ({ card }) => say`Pas « ${card ?? ''} » avant que je le dise`,
  },
  second: {
    you: 'vous',
    and: 'et',
    verbs: {
      joue: 'jouez',
      commence: 'commencez',
      place: 'placez',
      'les place': 'les placez',
      arrive: 'arrivez',
      obtient: 'obtenez',
      paie: 'payez',
      prend: 'prenez',
      'ne prend': 'ne prenez',
      achète: 'achetez',
      vend: 'vendez',
      construit: 'construisez',
      arme: 'armez',
      fait: 'faites',
      retire: 'retirez',
      'reprend ses': 'reprenez vos',
      débarque: 'débarquez',
      passe: 'passez',
      a: 'avez',
      'n’a': 'n’avez',
      perd: 'perdez',
      ignore: 'ignorez',
      met: 'mettez',
      doit: 'devez',
      renonce: 'renoncez',
      garde: 'gardez',
      vient: 'venez',
      choisit: 'choisissez',
    },
    after: { pour: 'vous', par: 'vous' },
    given: {
      after: 'à',
      verbs: {
        paie: 'vous paie',
        verse: 'vous verse',
        rapporte: 'vous rapporte',
        doit: 'vous doit',
        passe: 'vous revient',
      },
    },
  },
  parts: {
    whales: 'Baleines',
    buildings: 'Bâtiments',
    victory: 'Bâtiments de victoire',
    money: 'Argent',
    log: 'Livre de bord',
  },
}
