import { type Phrase, say, type Token } from '@gam/kernel'
import type { Facts } from '../../state.ts'
import { ICONS, TILES } from '../../tiles.ts'
import type { RiderWords } from '../table-words.ts'
import { house } from './house.ts'
import { counted as count, and as list, PORT_NAMES, said } from './said.ts'

const PORTS: { readonly [port: string]: string } = {
  sun: 'Soleil',
  swordfish: 'Espadon',
  ray: 'Raie',
  urchin: 'Oursin',
  seagull: 'Mouette',
  seahorse: 'Hippo\u00ADcampe',
  coral: 'Corail',
  lobster: 'Homard',
}

const WAYS = { out: 'à l’aller', home: 'au retour', back: 'de retour' } as const

function tile(name: string): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'tempête de neige' : count(icons, name.replace(/\d$/, ''))
}

function cost(price: number, was: number | null): string {
  const now = price === 0 ? 'gratuit' : count(price, 'coin')
  return was === null ? now : `${now} au lieu de ${count(was, 'coin')}`
}

function termOf(kind: 'ability' | 'contract', value: string, facts: Facts): string {
  const terms = said.terms[kind]
  return typeof terms === 'function' ? terms(value, facts) : (terms[value] ?? value)
}

function tokens(parts: readonly Token[]): Phrase {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? ' et ' : ', ', part]))
}

/** The names of the abilities alone, for the log. */
const MAGIC: { readonly [ability: string]: string } = {
  'two coins': 'Deux pièces',
  'free sail': 'Voie libre',
  'bulk buy': 'Achat en gros',
  bargain: 'Bonne affaire',
  haggler: 'Marchan\u00ADdeur',
  'tide turner': 'Maître des marées',
  alchemist: 'Alchimiste',
  'six contracts': 'Six contrats',
}

export const table: RiderWords = {
  ...house,
  marks: { colon: ' : ', semicolon: ' ; ' },
  words: { ...said, terms: { ...said.terms, magic: MAGIC } },
  count,
  list,
  ports: PORTS,
  portNames: PORT_NAMES,
  decreeNames: {
    'three contracts': 'Trois contrats',
    'eight coins': 'Huit pièces',
    'eight tiles': 'Huit tuiles',
    'eight pearls': 'Huit perles',
    'lobster port': 'Premier au Homard',
    'sun port': 'Premier rentré',
    'triple goods': 'Trois triples',
  },
  ability(id, facts) {
    const [name, effect = ''] = termOf('ability', id, facts).split(' (')
    return { name, effect: effect.replace(/\)$/, '') }
  },
  contract(card, facts) {
    const [asks, brings = ''] = termOf('contract', card, facts).split(' pour ')
    return { asks, brings }
  },
  tile,
  storm: 'tempête de neige',
  variants: (edition, decree, magic) =>
    [
      edition === 'first' ? 'Première édition' : 'Deuxième édition',
      ...(decree ? ['Décret du Clan'] : []),
      ...(magic ? ['Magie des baleines'] : []),
    ].join(', '),
  round: (n) => `Manche ${n}`,
  inBag: (n) => `${count(n, 'tile')} dans le sac`,
  inDeck: (n) => count(n, 'contract'),
  onCoast: (lying, all) => `${lying} tempêtes sur ${all} le long de la côte`,
  labels: {
    coast: 'Côte',
    others: 'Les autres',
    mine: 'Mes affaires',
    contracts: 'Contrats',
    tiles: 'Votre cargaison',
    decrees: 'Décrets',
    coins: 'Pièces',
    pearls: 'Perles',
    players: 'Joueurs',
    abilities: 'Dons',
    ports: 'Ports',
  },
  noTiles: 'Pas encore de tuile. Achetez-en dans un port.',
  noContracts: 'Vous n’avez pas de contrat.',
  handHidden: 'Les contrats sont cachés.',
  sail: 'Aller',
  sailTo: (port) => `Partir : ${port}`,
  free: 'gratuit',
  buy: 'Acheter',
  swap: 'Échanger',
  swapStop: 'Renoncer',
  ready: 'Prêt',
  readyWays: (n) => (n > 1 ? `Prêt, ${n} façons` : 'Prêt'),
  ways: (n) => `${n} façons`,
  take: 'Prendre',
  discard: 'Défausser',
  discardAll: (n) => `Défausser ${n}`,
  closed: 'fermé par la tempête',
  toGo: (n) => (n < 2 ? 'manque' : 'manquent'),
  tilesOfAnyKind: 'tuiles au choix',
  goodsOfAnyKind: 'marchan\u00ADdises au choix',
  claimedBy: (name) => `à ${name}`,
  yours: 'à vous',
  progress: (have, needed) => `${have} sur ${needed}`,
  empty: 'case vide',
  way: WAYS,
  said: {
    port: (name, riders, closed) =>
      `${name}${closed ? ', port fermé par les tempêtes de neige' : ''}. ${riders.length === 0 ? 'Aucun cavalier.' : `Cavaliers : ${list(riders)}.`}`,
    space: (port, name, price, was) => `${port} : ${name}, ${cost(price, was)}`,
    storm: (port) => `${port} : tempête de neige`,
    buy: (name, price, was) => `Acheter ${name}, ${cost(price, was)}`,
    sail: (port, free) => `Aller : ${port}${free ? ', sans utiliser d’action' : ''}`,
    swapFirst: (name) => `Échanger : ${name}`,
    swapWith: (name) => `Échanger contre : ${name}`,
    contract: (asks, brings, state) => `Contrat : ${asks} pour ${brings}. ${state}`,
    fulfil: (asks, brings) => `Honorer le contrat : ${asks} pour ${brings}`,
    discard: (asks) => `Défausser le contrat : ${asks}`,
    plate: (name, where, amounts, tiles, ability) =>
      `${name}, ${where} : ${list(amounts)}. ${tiles.length === 0 ? 'Aucune tuile.' : `Tuiles : ${tiles.join(', ')}.`}${ability === null ? '' : ` Don : ${ability}.`}`,
    decree: (name, brings, state) => `Décret, ${name} : ${brings} ; ${state}`,
    ability: (name, effect) => `${name} : ${effect}`,
    rider: (name, way) => `${name} ${WAYS[way]}`,
    fulfilled: (n) => `${count(n, 'contract')} ${n < 2 ? 'honoré' : 'honorés'}`,
    inHand: (n) => `${count(n, 'contract')} en main`,
  },
  ask: {
    first: 'Choisissez votre première action',
    second: 'Choisissez votre deuxième action',
    freeSail: 'Avancez gratuitement ou terminez votre tour',
    actions: 'Achetez, partez, remplissez un contrat ou prenez un bouton',
    freeSailHelp: 'Les deux actions sont utilisées ; le premier déplacement du tour n’en coûte aucune',
    pay: (contract) => say`contrat : ${contract}`,
    noneToPay: 'Vous ne pouvez payer aucun autre contrat pour l’instant',
    noneToPayHelp: 'Les autres n’en savent rien : ils apprennent seulement que vous avez terminé',
    line: (names) =>
      names.length === 0
        ? 'Une des trois premières de la ligne'
        : `Une des trois premières de la ligne. Ensuite viennent ${list(names)}.`,
    fulfilling: 'Honorer',
    buying: 'Acheter',
    discarding: 'Défausser',
  },
  pay: {
    pay: 'Payer',
    heading: (brings) => `Remplir pour ${brings}`,
    all: 'Payer, et c’est tout',
    another: 'Payer, puis un autre',
    tap: 'touchez des tuiles pour changer le paiement',
    nth: (i, n) => `${i} sur ${n}`,
    before: 'La façon précédente',
    next: 'La façon suivante',
    ways: (n) => (n < 2 ? `${n} façon de payer` : `${n} façons de payer, la moins chère d’abord`),
    crystalsAs: (crystals, good) =>
      `${crystals < 2 ? 'Cristal' : `${crystals} cristaux`} comme ${good.toLowerCase()}`,
    withCrystals: (crystals) => (crystals < 2 ? 'Dépense un cristal' : `Dépense ${crystals} cristaux`),
    keepsCrystals: (crystals) => (crystals < 2 ? 'Garde le cristal' : 'Garde les cristaux'),
    losesPearls: (pearls) => `Abandonne ${count(pearls, 'pearl')}`,
    spends: (tiles) => `Dépense ${count(tiles, 'tile')}`,
    exact: 'sans rien de trop',
    lost: (n, thing) => `perd ${count(n, thing ?? 'any')}`,
    leaves: (contracts) =>
      contracts < 2
        ? 'laisse de quoi en payer un autre'
        : `laisse de quoi en payer un des ${contracts} autres`,
    row: (tiles, about) =>
      `${tiles.length === 0 ? 'Ne rien payer' : `Payer ${list(tiles)}`}. ${about.join(', ')}`,
  },
  magic: 'La magie des baleines',
  log: {
    storms: (port, storms) =>
      storms === 1
        ? say`Une tempête de neige se lève au ${port}.`
        : say`${String(storms)} tempêtes de neige se lèvent au ${port}.`,
    took: (seat, ability) => say`${seat} choisit le don ${ability}.`,
    drawn: (port, tiles) => say`Nouveau au ${port} : ${tokens(tiles)}.`,
  },
  propose: {
    advance: (port) => say`Avancer au ${port}`,
    buy: (bought, port, price) =>
      price === 0
        ? say`Prendre gratuitement ${bought} au ${port}`
        : say`Acheter ${bought} au ${port} pour ${count(price, 'coin')}`,
    coins: (n) => say`Prendre ${count(n, 'coin')}`,
    fulfil: (contract) => say`Honorer : ${contract}`,
    pay: (payment) => (payment.value === 'nothing' ? say`Ne rien payer` : say`Payer ${payment}`),
    lay: (laid) => say`Poser ${laid}`,
    discard: (contract) => say`Défausser : ${contract}`,
    swap: (one, other) => say`Échanger ${one} et ${other}`,
    choose: (ability) => say`Choisir le don : ${ability}`,
    done: 'Terminer',
    coinsLeft: (n) => `Vous aurez alors ${count(n, 'coin')}.`,
    paid: (payment) => (payment.value === 'nothing' ? say`Vous ne payez rien.` : say`Vous payez ${payment}.`),
    brings: (coins, pearls) => `Il rapporte ${count(coins, 'coin')} et ${count(pearls, 'pearl')}.`,
    decree: (decree) => say`Vous obtenez le décret : ${decree}.`,
    turnEnds: {
      nothing: 'Votre tour se termine alors.',
      tiles: 'De nouvelles tuiles arrivent, puis votre tour se termine.',
      contract: 'Un contrat est pioché, puis votre tour se termine.',
      both: 'De nouvelles tuiles et un contrat arrivent : votre tour se termine.',
    },
    gameEnds: {
      'last pearl': 'Avec la dernière perle de départ, la partie est finie.',
      'last round': 'C’était le dernier tour de la dernière manche : la partie est finie.',
    },
    noUndo: 'Cela ne peut pas s’annuler.',
    noUndoFor: {
      newContract: 'Un nouveau contrat est pioché : cela ne peut pas s’annuler.',
      newTiles: 'De nouvelles tuiles sont tirées : cela ne peut pas s’annuler.',
      contractShown: 'Tout le monde voit le contrat : cela ne peut pas s’annuler.',
    },
  },
  looks: {
    bagEmpty: 'Le sac est vide : ce qui s’achète désormais laisse une case libre pour de bon.',
    bagStorms: (storms, share) =>
      storms === 0
        ? 'Aucune tempête de neige parmi elles.'
        : `Dont ${count(storms, 'storm')} : ${share} % du sac.`,
    deck: (cards, discarded) =>
      `${count(cards, 'contract')} à piocher, ${discarded} en défausse. Quand la pioche est vide, la défausse en forme une nouvelle.`,
    port: (spaces) =>
      spaces.length === 0 ? 'Il n’y a rien ici.' : `Du port vers le large : ${spaces.join(' ; ')}.`,
    portRiders: (riders) => `Ici en ce moment : ${list(riders)}.`,
    sun: 'Ses perles sont pour les cavaliers revenus du Port du Homard. Quand la dernière est vendue, la partie est finie.',
    space: (price, was) =>
      was === null
        ? price === 0
          ? 'Gratuit'
          : `Coûte ${count(price, 'coin')}`
        : price === 0
          ? `Gratuit pour vous au lieu de ${count(was, 'coin')}`
          : `Vous coûte ${count(price, 'coin')} au lieu de ${was}`,
    stormText:
      'Elle ne s’achète pas et reste jusqu’à la fin. Plus il y en a, moins un port a de choses à offrir.',
    about: {
      good: 'Les marchandises paient les contrats.',
      crystal: 'Un cristal remplace n’importe quelle marchandise.',
      pearl: 'Les perles comptent à la fin ; le plus de perles l’emporte.',
    },
    twoCrystals: 'Deux cristaux sur une même tuile remplacent deux marchandises identiques.',
    contract: (asks, brings) => `Demande ${asks} et rapporte ${brings}.`,
    ready: 'Vous pouvez le payer maintenant.',
    lacks: (things) => `Il manque ${list(things)}`,
    decree: (brings) => `Qui l’atteint en premier reçoit ${brings}.`,
    decreeAll: (players, needed) => `Jusqu’ici : ${players.join(', ')} sur ${needed}.`,
    rider: (where, way, left) =>
      way === 'back'
        ? 'De retour au Port du Soleil.'
        : `${where}, ${WAYS[way]} ; encore ${left} ${left < 2 ? 'étape' : 'étapes'}.`,
    has: (amounts) => `${list(amounts)}.`,
    hasTiles: (tiles) => (tiles.length === 0 ? 'Aucune tuile.' : `Tuiles : ${tiles.join(', ')}.`),
    hasFulfilled: (contracts) =>
      contracts.length === 0 ? 'Aucun contrat honoré pour l’instant.' : `Honorés : ${contracts.join(' ; ')}.`,
    hasDecrees: (decrees) => `Décrets : ${list(decrees)}.`,
    hasAbility: (name, effect) => `${name} : ${effect}.`,
    things: {
      meat: 'Viande',
      kelp: 'Algues',
      pottery: 'Poteries',
      shells: 'Coquillages',
      crystal: 'Cristaux',
      pearl: 'Perles',
    },
  },
  spoken: {
    mine: (where, amounts, tiles) =>
      `Vous êtes ici : ${where}, avec ${list(amounts)}. ${tiles.length === 0 ? 'Aucune tuile.' : `Tuiles : ${tiles.join(', ')}.`}`,
    contract: (asks, brings, state) => `Contrat : ${asks} pour ${brings}. ${state}.`,
    port: (name, spaces, riders) =>
      `${name} : ${spaces.length === 0 ? 'vide' : spaces.join(', ')}.${riders.length === 0 ? '' : ` Sur place : ${list(riders)}.`}`,
    price: (price, name) => `${name} (${cost(price, null)})`,
    bag: (tiles, storms) => `Dans le sac : ${count(tiles, 'tile')}, dont ${count(storms, 'storm')}.`,
  },
}
