import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import { ASK, CONTRACTS, type Contract } from '../../contracts.ts'
import { piecesOf } from '../../multisets.ts'
import type { Facts, RiderTypes } from '../../state.ts'
import { GOODS, ICONS, TILES } from '../../tiles.ts'

type RiderWords = Words<RiderTypes['actions'], RiderTypes['events'], RiderTypes['refusals'], Facts>

const NOUNS: { readonly [thing: string]: readonly [string, string] } = {
  meat: ['viande', 'viandes'],
  kelp: ['algue', 'algues'],
  pottery: ['poterie', 'poteries'],
  shells: ['coquillage', 'coquillages'],
  crystal: ['cristal', 'cristaux'],
  pearl: ['perle', 'perles'],
  coin: ['pièce', 'pièces'],
  any: ['marchandise', 'marchandises'],
  tile: ['tuile', 'tuiles'],
  contract: ['contrat', 'contrats'],
  storm: ['tempête de neige', 'tempêtes de neige'],
}

/** Nothing and one are singular. */
function noun(n: number, thing: string): string {
  const [one, many] = NOUNS[thing] ?? [thing, thing]
  return n < 2 ? one : many
}

export function counted(n: number, thing: string): string {
  return `${n} ${noun(n, thing)}`
}

/** The same around a token, so that an interface can show the number in its own way. */
function several(count: Token, thing: string): Phrase {
  return say`${count} ${noun(Number(count.value), thing)}`
}

export function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
}

function tile(name: string | number): string {
  const icons = ICONS[TILES.indexOf(name)]
  return icons === 0 ? 'une tempête de neige' : counted(icons, String(name).slice(0, -1))
}

/** `meat meat kelp` is 2 viandes et 1 algue. */
function goods(value: string | number): string {
  const pieces = piecesOf(String(value))
  if (pieces.length === 0) return 'rien'
  const shown = GOODS.names.filter((good) => pieces.includes(good))
  return and(shown.map((good) => counted(pieces.filter((piece) => piece === good).length, good)))
}

function payment(value: string | number): string {
  const pieces = piecesOf(String(value))
  return pieces.length === 0 ? 'rien' : pieces.map(tile).join(' + ')
}

function asked({ ask, amount, goods: pictured }: Contract): string {
  if (ask === ASK.tiles) return `${counted(amount, 'tile')} au choix`
  if (ask === ASK.any) return `${counted(amount, 'any')} au choix`
  return GOODS.names.flatMap((good, i) => (pictured[i] > 0 ? [counted(pictured[i], good)] : [])).join(' + ')
}

/** What a card wants and what it brings: 2 viandes + 2 algues pour 2 pièces et 3 perles. */
function contract(number: string | number, { contracts }: Facts): string {
  const row = contracts[CONTRACTS.indexOf(number)]
  // a set may have fewer different cards than there are numbers
  if (row === undefined) return `contrat ${number}`
  const rewards = [
    ...(row.coins > 0 ? [counted(row.coins, 'coin')] : []),
    ...(row.pearls > 0 ? [counted(row.pearls, 'pearl')] : []),
  ]
  return `${asked(row)} pour ${rewards.length === 0 ? 'rien' : and(rewards)}`
}

const ABILITIES: { readonly [ability: string]: string } = {
  'two coins': 'Deux pièces (prendre une pièce en rapporte 2)',
  'free sail': 'Voie libre (le premier déplacement du tour n’est pas une action)',
  'bulk buy': 'Achat en gros (autant de tuiles qu’on veut en une action)',
  haggler: 'Marchan\u00ADdeur (une marchandise de moins pour les contrats payés en marchandises)',
  'tide turner': 'Maître des marées (une action peut échanger deux tuiles au port du cavalier)',
  'six contracts': 'Six contrats (une main de six cartes)',
}

const PEARL_TILE = TILES.indexOf('pearl1')
const DOUBLE_GOODS = TILES.indexOf('meat2')

function ability(name: string | number, { abilities }: Facts): string {
  if (name === 'bargain') {
    const price = Math.min(...abilities.map(({ mostPaid }) => mostPaid[PEARL_TILE]))
    return `Bonne affaire (une tuile à un seul symbole ${price === 0 ? 'est gratuite' : `coûte au plus ${counted(price, 'coin')}`})`
  }
  if (name === 'alchemist')
    return abilities.some(({ wild }) => wild[DOUBLE_GOODS] > 0)
      ? 'Alchimiste (toute tuile de marchandises peut valoir des cristaux)'
      : 'Alchimiste (une tuile à une seule marchandise peut valoir un cristal)'
  return ABILITIES[name]
}

/** All of them « le Port »: a sentence goes « au » one and speaks of what lies there as « du » one. */
export const PORT_NAMES: { readonly [port: string]: string } = {
  sun: 'Port du Soleil',
  swordfish: 'Port de l’Espadon',
  ray: 'Port de la Raie',
  urchin: 'Port de l’Oursin',
  seagull: 'Port de la Mouette',
  seahorse: 'Port de l’Hippocampe',
  coral: 'Port du Corail',
  lobster: 'Port du Homard',
}

export const said: RiderWords = {
  terms: {
    tile,
    goods,
    payment,
    contract,
    ability,
    good: { meat: 'viande', kelp: 'algues', pottery: 'poteries', shells: 'coquillages' },
    port: PORT_NAMES,
    decree: {
      'three contracts': 'trois contrats honorés (3 perles)',
      'eight coins': 'huit pièces (2 perles)',
      'eight tiles': 'huit tuiles (2 pièces)',
      'eight pearls': 'huit perles (3 pièces)',
      'lobster port': 'premier au Port du Homard (2 perles)',
      'sun port': 'premier de retour au Port du Soleil (3 perles)',
      'triple goods': 'trois tuiles de trois marchandises (3 pièces)',
    },
    ending: {
      'last pearl': 'La dernière perle de départ est vendue : la partie est finie.',
      'last round': 'La dernière manche est jouée : la partie est finie.',
    },
  },
  prompts: {
    chooseAbility: 'Choisissez un don',
    turn: 'Choisissez une action',
    buyMore: 'Achetez une autre tuile ou arrêtez-vous',
    fulfilMore: 'Honorez un autre contrat ou arrêtez-vous',
    pay: 'Choisissez les tuiles à payer',
    discardMore: 'Défaussez un autre contrat ou arrêtez-vous',
  },
  actions: {
    choose: ({ ability: chosen }) => say`Choisir le don : ${chosen}`,
    advance: () => say`Avancer au prochain port`,
    buy: ({ tile: bought, space }) => say`Acheter ${bought} sur la case ${space}`,
    takeCoin: () => say`Prendre une pièce`,
    fulfil: ({ contract: card }) => say`Honorer le contrat : ${card}`,
    pay: ({ payment: paid }) => (paid.value === 'nothing' ? say`Ne rien payer` : say`Payer ${paid}`),
    lay: ({ tile: laid }) => say`Payer ${laid} et d’autres tuiles`,
    discard: ({ contract: card }) => say`Défausser le contrat : ${card}`,
    swap: ({ near, far }) => say`Échanger les tuiles des cases ${near} et ${far}`,
    done: () => say`Terminer`,
  },
  events: {
    starterDrawn: ({ seat }) => say`${seat} commence.`,
    tileLaid: ({ port, space, tile: laid }) => say`${port}, case ${space} : ${laid}.`,
    stormsAdded: ({ storms }) =>
      Number(storms.value) < 2
        ? say`${several(storms, 'storm')} va dans le sac.`
        : say`${several(storms, 'storm')} vont dans le sac.`,
    contractDealt: ({ seat, contract: card }) =>
      card ? say`${seat} reçoit un contrat : ${card}.` : say`${seat} reçoit un contrat.`,
    decreeLaid: ({ decree }) => say`Un décret du Clan : ${decree}.`,
    abilityLaid: ({ ability: laid }) => say`Dans la rangée : ${laid}.`,
    abilityChosen: ({ seat, ability: chosen }) => say`${seat} choisit le don ${chosen}.`,
    roundBegun: ({ round }) => say`Manche ${round}.`,
    riderAdvanced: ({ seat, port }) => say`${seat} arrive au ${port}.`,
    tileBought: ({ seat, tile: bought, port, price }) =>
      price.value === 0
        ? say`${seat} prend gratuitement ${bought} au ${port}.`
        : say`${seat} achète ${bought} au ${port} pour ${several(price, 'coin')}.`,
    coinsTaken: ({ seat, coins }) => say`${seat} prend ${several(coins, 'coin')}.`,
    contractNamed: ({ seat, contract: card }) => say`${seat} va honorer un contrat : ${card}.`,
    contractFulfilled: ({ seat, contract: card, payment: paid }) =>
      paid.value === 'nothing'
        ? say`${seat} honore un contrat sans rien payer : ${card}.`
        : say`${seat} paie ${paid} et honore un contrat : ${card}.`,
    fulfillingEnded: ({ seat }) => say`${seat} n’honore plus de contrat.`,
    contractDiscarded: ({ seat, contract: card }) => say`${seat} défausse un contrat : ${card}.`,
    tilesSwapped: ({ seat, port, near, far }) =>
      say`${seat} échange les tuiles des cases ${near} et ${far} au ${port}.`,
    decreeClaimed: ({ seat, decree }) => say`${seat} obtient le décret : ${decree}.`,
    deckShuffled: ({ cards }) =>
      say`La défausse est mélangée en une nouvelle pioche : ${several(cards, 'contract')}.`,
    contractDrawn: ({ seat, contract: card }) =>
      card ? say`${seat} pioche un contrat : ${card}.` : say`${seat} pioche un contrat.`,
    gapsClosed: ({ port }) => say`Les tuiles du ${port} glissent vers le port.`,
    tileDrawn: ({ port, space, tile: drawn }) => say`Du sac au ${port}, case ${space} : ${drawn}.`,
    bagEmptied: () => say`Le sac est vide : ce qui s’achète désormais laisse une case libre pour de bon.`,
    gameEnded: ({ ending }) => say`${ending}`,
    pearlsCounted: ({ seat, pearls }) => say`${seat} a ${several(pearls, 'pearl')}.`,
  },
  refusals: {
    noActionLeft: () =>
      say`Les deux actions de ce tour sont utilisées ; il ne reste que le déplacement gratuit.`,
    riderIsBack: () => say`Votre cavalier est de retour au Port du Soleil et y reste.`,
    tooDear: ({ price, coins }) =>
      coins.value === 0
        ? say`Cela coûte ${several(price, 'coin')}, et vous n’en avez aucune.`
        : coins.value === 1
          ? say`Cela coûte ${several(price, 'coin')}, et vous n’en avez qu’une.`
          : say`Cela coûte ${several(price, 'coin')}, et vous n’en avez que ${coins}.`,
    stormInTheWay: () => say`Les tempêtes de neige ne s’achètent pas.`,
    notBackYet: ({ port }) =>
      say`Les perles de départ du ${port} sont pour les cavaliers revenus du Port du Homard.`,
    // crystals and abilities can cover a part of what is open; otherwise just that is missing
    goodsMissing: ({ needs, missing }) =>
      piecesOf(String(needs.value)).length === missing.value
        ? say`Il vous manque ${needs}.`
        : say`Vos marchandises laissent à payer ${needs} ; il vous manque en tout ${several(missing, 'any')}.`,
    anyGoodsMissing: ({ asked: needed, missing }) =>
      say`Il faut ${several(needed, 'any')} ; il vous en manque ${missing}.`,
    tilesMissing: ({ asked: needed, missing }) =>
      say`Il faut ${several(needed, 'tile')} ; il vous en manque ${missing}.`,
    sameTiles: ({ tile: shown }) =>
      shown.value === 'storm'
        ? say`Les deux tuiles sont des tempêtes de neige ; les échanger ne changerait rien.`
        : say`Les deux tuiles montrent ${shown} ; les échanger ne changerait rien.`,
    tooFarInLine: () => say`Seuls les trois premiers dons de la rangée sont au choix.`,
  },
  second: {
    you: 'vous',
    and: 'et',
    verbs: {
      commence: 'commencez',
      reçoit: 'recevez',
      choisit: 'choisissez',
      arrive: 'arrivez',
      prend: 'prenez',
      achète: 'achetez',
      va: 'allez',
      paie: 'payez',
      honore: 'honorez',
      'n’honore': 'n’honorez',
      défausse: 'défaussez',
      échange: 'échangez',
      obtient: 'obtenez',
      pioche: 'piochez',
      a: 'avez',
    },
  },
  parts: { tiles: 'Tuiles de perles', contracts: 'Contrats', decrees: 'Décrets' },
}
