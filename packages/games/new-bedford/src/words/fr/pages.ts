import { say } from '@gam/kernel'
import type { PageWords } from '../page-words.ts'
import { COIN } from '../table-words.ts'
import { capital, counted, listed, of } from './grammar.ts'

function tally(count: number): string {
  return counted(count, 'page', 'pages')
}

export const pages: PageWords = {
  title: 'Livre de bord',
  decks: { providence: 'Providence', omen: 'Présage' },
  taken: 'Prise ; la page suivante vient avec la prochaine manche.',
  tally,
  waiting: 'pas encore utilisée',
  acting: 'en vigueur',
  used: 'utilisée',
  open: 'visible',
  under: 'visible dans une manche précédente ; la Bibliothèque peut la donner',
  toCome: 'encore dans sa pile',
  mine: 'à vous',
  of,
  more: (cards) => counted(cards, 'autre page', 'autres pages'),
  standing: { waiting: 'prête', acting: 'en vigueur', used: 'utilisée' },
  atTheEnd: 'à la fin',
  short: {
    'desert isle': '3 bois et 3 vivres',
    'beached whale': '1 ou 2 baleines franches à 2 $',
    coffin: 'un ouvrier de plus à la fin',
    windfall: '4 à 8 $, les autres 4 de moins',
    scrimshaw: '3 $ par mer vide tirée',
    'news from town': 'bâtir tout de suite',
    'sleigh ride': 'ce navire après 6, avec une boréale',
    'calm seas': 'une fois : annule un présage',
    'gulf stream': 'vos navires 2 cases plus loin',
    'ship in a bottle': 'un navire à jamais : 2 points',
    'trade winds': 'ce navire 3 plus loin ; vente',
    corpusants: '1 point par cachalot',
    'whale pod': 'une baleine du sac',
    gam: 'un navire rejoint l’autre',
    'under weigh': 'armer et appareiller',
    'message in a bottle': '1 point pour 2 pages',
    'man overboard': 'un ouvrier manque ; 1 point',
    'mast-head': 'une fois : franches au sac ; 1 point',
    'port fees': 'les autres vous paient 1 $ par retour',
    rats: 'une fois : vivre ou baleine perdus',
    'refinery fire': 'une fois : ferme des bâtiments',
    'dice of fate': 'une fois : aucun bonus ; 1 point',
    'stove boat': 'une fois : 1 bois par baleine',
    sermon: 'avec la Chapelle : 1 $ chacun',
    'burned oil': 'une fois : chacun perd une baleine',
    sharks: 'une fois : la meilleure s’en va',
    'ice sheet': 'une fois : 4 à 6 pris par la glace',
    reef: 'une fois : 1 bois ou 1 case de moins',
    'sea ice': 'une fois : aucune boréale aux autres',
    typhoon: 'une fois : un navire de chacun recule',
    'broken mast': '3 bois ou un navire rentre ; 1 point',
    'wreck of the essex': 'une fois : 1 vivre ou 1 case de moins',
  },
  card: (name, moment, text, lies) => `${name}, ${lies}. ${capital(moment)} : ${text}`,
  tokens: {
    white: {
      effect:
        'Elle est débarquée aussitôt, 4 points, mais son navire est perdu avec tout ce qu’il a à bord et revient sur votre plateau.',
      rule: 'WW-10',
    },
    blue: { effect: 'Son navire ne prend plus rien avant d’être rentré.', rule: 'WW-11' },
    ambergris: { effect: 'Il rapporte 8 $ quand son navire rentre.', rule: 'WW-12' },
    castaway: { effect: 'Quand son navire rentre, il peut être placé comme un ouvrier.', rule: 'WW-13' },
  },
  beside: 'dans une file à part',
  bottled: 'en bouteille pour toujours',
  closed: 'fermé',
  closedNow: 'Ce bâtiment est fermé après l’incendie, jusqu’à la fin de la manche.',
  castaway: 'Le naufragé',
  asks: {
    play: (card) => `Jouer « ${card} » ?`,
    window: {
      round: 'La manche commence.',
      movement: 'Les navires vont avancer.',
      whaling: 'Le tirage est fait ; personne n’a encore choisi.',
    },
    castaway: 'Placez le naufragé',
    castawayHelp: say`comme un ouvrier, maintenant ou jamais ; les navires qui rentrent dans cette manche ne comptent pas`,
    coffin: 'Le Cercueil : placez un ouvrier de plus',
    coffinHelp: say`la dernière action de la partie, avant les derniers retours`,
    select: (space) => `Choisissez pour votre navire en case ${space} : un jeton ou une carte`,
    selectHelp: say`Une carte du Livre de bord prend la place d’une baleine dans cette manche.`,
    fire: (owner) =>
      owner === null ? 'Lequel de vos propres bâtiments ferme ?' : `Quel bâtiment ${of(owner)} ferme ?`,
    ship: 'Choisissez un navire sur la piste',
  },
  panels: {
    library: 'Bibliothèque',
    struck: 'Un Présage vous frappe',
    windfall: 'Aubaine',
    beached: 'Baleine échouée',
    pay: (amount, good) => say`Payer ${String(amount)} ${{ kind: 'good', value: good }}`,
    lose: (whale, ship) => `Perdre une ${whale.toLowerCase()} du navire ${ship + 1}`,
    drift: (ship, from) =>
      from === 0
        ? `Le navire ${ship + 1} va de la case 0 au Retour`
        : `Le navire ${ship + 1} va de la case ${from} à la ${from - 1}`,
    returns: (ship) => `Le navire ${ship + 1} rentre aussitôt`,
    worker: (where) => (where === null ? 'L’ouvrier pas encore placé' : `L’ouvrier : ${where}`),
    ignore: 'L’ignorer, grâce aux Assurances',
    calm: (card) => `« Mer calme » contre « ${card} »`,
    others: (money) => say`les autres ${String(money)} ${COIN}`,
  },
  spoken: {
    open: (cards) =>
      cards.length === 0
        ? 'Aucune carte du Livre de bord n’est visible.'
        : `Cartes visibles : ${cards.join(' ')}`,
    held: (cards, count) => `Votre Livre de bord, ${tally(count)} : ${listed(cards)}.`,
    cards: (name, cards, count) => `Livre de bord ${of(name)}, ${tally(count)} : ${listed(cards)}.`,
  },
}
