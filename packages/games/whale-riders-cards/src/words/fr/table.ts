import { type Phrase, say } from '@gam/kernel'
import type { CardWords, Winner } from '../table-words.ts'
import { aCard, allOf, bonusOf, isPlural, ofGood, said, sold, stormOn } from './said.ts'

const ORDINALS = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
]

/** As they stand at the head of a narrow column. */
const GOODS: { readonly [good: string]: string } = {
  shells: 'Coquil\u00ADlages',
  kelp: 'Algues',
  meat: 'Viande',
  pottery: 'Poteries',
  pearls: 'Perles',
}

function listed(parts: readonly Phrase[], last = ' et '): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? last : ', ']), ...part])
}

function scores(winners: readonly Winner[]): Phrase {
  const me = winners.find((winner) => winner.me)
  const others = winners.filter((winner) => !winner.me)
  const mine: Phrase = me
    ? say`Vous marquez ${counted(me.points, 'point', 'points')}.`
    : say`Vous ne marquez rien.`
  const amounts = [...new Set(others.map((winner) => winner.points))].sort((a, b) => b - a)
  const theirs = amounts.map((amount): Phrase => {
    const seats = others.filter((winner) => winner.points === amount).map(({ seat }): Phrase => [seat])
    return seats.length === 1 ? [...seats[0], ` ${amount}`] : [...listed(seats), ` ${amount} chacun`]
  })
  return theirs.length === 0 ? mine : [...mine, ' ', ...listed(theirs, ', '), '.']
}

/** Nothing and one are singular. */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`
}

function gameOf(at: number, of: number | null): string {
  return of === null ? `partie ${at}` : of === 1 ? 'une partie' : `partie ${at} sur ${of}`
}

export const table: CardWords = {
  title: 'Whale Riders : Le jeu de cartes',
  about: 'Posez des marchandises jusqu’à ce qu’une sorte se vende ; seuls gagnent ceux qui l’ont proposée.',
  marks: { colon: ' : ', semicolon: ' ; ' },
  words: said,
  options: {
    advanced: { title: 'Cartes Port', about: 'Chaque manche se joue dans un port qui a sa propre coutume.' },
    simplified: {
      title: 'Décompte simple',
      about: 'Chaque carte gagnée vaut 1 point, quoi qu’elle porte.',
    },
    match: {
      title: 'Longueur',
      about: 'Une partie, ou plusieurs à la suite dont les points s’additionnent.',
      choices: {
        single: 'Une partie',
        three: 'Trois parties',
        target: 'Jusqu’à 100 points (20 avec le décompte simple)',
      },
    },
    openScores: {
      title: 'Points visibles',
      about: 'Les points se voient pendant toute la partie, et pas seulement à la fin.',
    },
  },
  sets: {
    rising: 'Sortes croissantes, de 7 à 15 cartes simples',
    even: 'Sortes égales, 11 cartes simples chacune',
  },
  presets: {
    first: { name: 'Première partie', about: 'Marchandises et tempêtes de neige, une partie.' },
    family: { name: 'En famille', about: 'Trois parties à la suite, chaque carte gagnée vaut 1.' },
    full: { name: 'Complète', about: 'Cartes Port, trois parties, valeurs imprimées.' },
  },
  confirm: 'Jouer',
  help: {
    turn: 'Une marchandise se vend quand il y en a assez sur la table ; seuls gagnent ceux qui l’ont proposée.',
  },
  market: 'Le marché',
  goods: GOODS,
  storm: 'Tempête de neige',
  stormCard: 'Tempête',
  stormBrief: 'Tempête',
  worth: (worth) => `vaut ${worth}`,
  count: (have, need) => `${have} sur ${need}`,
  closed: 'fermé',
  landing: 'gagné aussitôt',
  waits: 'attend',
  played: 'Jouée',
  lastSale: 'dernière vente',
  leave: (count) => (count === 1 ? '1 carte s’en va' : `${count} cartes s’en vont`),
  isSold: {
    shells: 'Coquillages vendus',
    kelp: 'Varech vendu',
    meat: 'Viande vendue',
    pottery: 'Poterie vendue',
    pearls: 'Perles vendues',
  },
  areSold: (goods) => `Vente : ${goods.join(' et ')}`,
  takeOwn: 'Chacun prend ses propres cartes',
  newPort: 'La flotte atteint un nouveau port',
  toDraw: (left) => `${counted(left, 'carte', 'cartes')} à piocher`,
  draw: 'à piocher',
  ports: 'ports',
  you: 'vous',
  inHand: (count) => `${counted(count, 'carte', 'cartes')} en main`,
  points: (count) => counted(count, 'point', 'points'),
  pointsShort: 'pts',
  wonShort: (cards) => (cards < 2 ? 'carte' : 'cartes'),
  cardsWon: (cards) => (cards === 1 ? '1 carte gagnée' : `${cards} cartes gagnées`),
  portsLeft: (ports) => (ports === 1 ? '1 port restant' : `${ports} ports restants`),
  hand: 'Votre main',
  handHidden: 'La main est cachée.',
  handEmpty: 'Vous n’avez plus de carte.',
  refused: {
    goodBanned: (good) => `pas ${ofGood(good)}${good.toLowerCase()} ici`,
    bonusBanned: () => 'pas de double ici',
    stormBanned: () => 'pas de tempête ici',
  },
  portNames: {
    swordfish: 'Port de l’Espadon',
    ray: 'Port de la Raie',
    urchin: 'Port de l’Oursin',
    seagull: 'Port de la Mouette',
    seahorse: 'Port de l’Hippo\u00ADcampe',
    coral: 'Port du Corail',
  },
  portCustoms: {
    'swordfish shells': 'Les coquillages ne se jouent pas jusqu’à la prochaine vente.',
    'swordfish kelp': 'Les algues ne se jouent pas jusqu’à la prochaine vente.',
    'ray shells': 'Les coquillages sont gagnés dès qu’ils sont joués.',
    'ray kelp': 'Les algues sont gagnées dès qu’elles sont jouées.',
    'urchin bonus': 'Les cartes doubles ne se jouent pas jusqu’à la prochaine vente.',
    'urchin storm': 'Les tempêtes de neige ne se jouent pas jusqu’à la prochaine vente.',
    'seagull pair': 'Rien ne se vend tant que deux sortes ne peuvent se vendre ensemble.',
    'seagull all': 'La prochaine vente vous rapporte tout ce qui est devant vous.',
    'seahorse one': 'La prochaine vente demande une marchandise de plus que le nombre imprimé.',
    'seahorse two': 'La prochaine vente demande deux marchandises de plus que le nombre imprimé.',
    'coral five': 'Chaque sorte se vend à cinq marchandises.',
    'coral six': 'Chaque sorte se vend à six marchandises.',
  },
  portBrief: {
    'swordfish shells': 'pas de coquillages avant la vente',
    'swordfish kelp': 'pas de varech avant la vente',
    'ray shells': 'coquillages gagnés aussitôt',
    'ray kelp': 'varech gagné aussitôt',
    'urchin bonus': 'pas de cartes doubles',
    'urchin storm': 'pas de tempêtes',
    'seagull pair': 'deux denrées à la fois',
    'seagull all': 'la vente rapporte tout',
    'seahorse one': 'une denrée de plus par vente',
    'seahorse two': 'deux denrées de plus par vente',
    'coral five': 'cinq denrées par vente',
    'coral six': 'six denrées par vente',
  },
  game: (advanced, at, of) => `${advanced ? 'Cartes Port' : 'Jeu de base'}, ${gameOf(at, of)}`,
  gameShort: (at, of) => {
    const text = gameOf(at, of)
    return text[0].toUpperCase() + text.slice(1)
  },
  cell: (player, good, count) =>
    count === 0
      ? `${player}, pas ${ofGood(good)}${good.toLowerCase()}`
      : `${player}, ${good.toLowerCase()} : ${count}`,
  playing: (name) => `Jouer : ${name}`,
  cardName: (good, face) =>
    face === 'storm' ? stormOn(good) : face === 'bonus' ? bonusOf(good) : GOODS[good].toLowerCase(),
  sold: (goods, winners) =>
    say`${listed(goods.map((good): Phrase => [good]))} ${sold(...goods)} : ${listed(
      winners.map(({ seat, points: won }): Phrase => [seat, ` ${won}`]),
      ', ',
    )}.`,
  proposals: {
    plain: (card, _, have, need) =>
      say`Jouer ${aCard(card)} : ${String(have)} sur ${String(need)} sur la table`,
    sale: (card, goods, count) =>
      goods.length === 1
        ? say`Jouer ${aCard(card)} : la ${ORDINALS[count - 1] ?? `${count}e`} marchandise, ${allOf(goods[0])} ${isPlural(goods[0]) ? 'sont' : 'est'} ${sold(goods[0])}`
        : say`Jouer ${aCard(card)} : ${listed(goods.map((good): Phrase => [good]))} se vendent ensemble`,
    storm: (card, good, blown) =>
      blown === 0
        ? say`Jouer ${aCard(card)} : elle n’a rien à emporter`
        : say`Jouer ${aCard(card)} : ${allOf(good)} ${isPlural(good) ? 's’en vont' : 's’en va'}`,
    landed: (card) => say`Jouer ${aCard(card)} : la carte est gagnée aussitôt`,
  },
  outcomes: {
    sale: (winners, others) =>
      others ? [...scores(winners), ' Toutes les autres cartes de la table s’en vont.'] : scores(winners),
    storm: (count) =>
      count === 0
        ? say`Elle quitte la partie.`
        : count === 1
          ? say`1 carte quitte la table. Les autres marchandises restent.`
          : say`${String(count)} cartes quittent la table. Les autres marchandises restent.`,
    landed: 'Elle rejoint tout de suite vos points. Ce n’est pas une vente : la manche continue.',
    next: (draws, next) => {
      if (next === 'other')
        return draws ? 'Vous piochez ensuite une carte.' : 'Il n’y a plus de carte à piocher.'
      const drawn = draws ? 'Vous piochez une carte' : 'Il n’y a plus de carte à piocher'
      return next === 'same' ? `${drawn}, et c’est de nouveau à vous.` : `${drawn}.`
    },
    over: 'La partie est alors finie.',
  },
  spoken: {
    mine: (hand, total) =>
      `${hand.length === 0 ? 'Aucune carte' : `${counted(hand.length, 'carte', 'cartes')} : ${hand.join(', ')}`}.${total === null ? '' : ` Vous avez ${counted(total, 'point', 'points')}.`}`,
    column: (good, have, need, closed) => (closed ? `${good} : fermé.` : `${good} : ${have} sur ${need}.`),
    player: (name, total, count, lying) =>
      `${name} : ${total === null ? '' : `${counted(total, 'point', 'points')}, `}${counted(count, 'carte', 'cartes')} en main ; sur la table ${lying.length === 0 ? 'rien' : lying.join(', ')}.`,
  },
  looks: {
    plain: (good, worth) =>
      `Compte pour une marchandise sur la table (${good.toLowerCase()}). Gagnée, la carte vaut ${worth}.`,
    bonus: (good, worth) =>
      `Compte pour deux marchandises dans une vente (${good.toLowerCase()}). Gagnée, la carte vaut ${worth}, une seule fois.`,
    storm: (good) =>
      `Emporte toutes les cartes de cette sorte (${good.toLowerCase()}), celles de tout le monde. Puis elle disparaît.`,
    standing: (good, have, need) =>
      have === 0
        ? `Pas encore ${ofGood(good)}${good.toLowerCase()} sur la table ; la vente se fait à ${need}.`
        : `${good} : ${have} sur ${need} sur la table, il en manque ${need - have}.`,
    closed: (good) => `${good} : rien ne peut en être joué à ce port.`,
    lands: (good) => `${good} : à ce port, une carte est gagnée dès qu’elle est jouée.`,
    earn: 'À la vente, chacun gagne ses propres cartes de cette sorte ; toutes les autres quittent la table.',
    lying: (player, cards) => `Devant ${player} : ${cards.length === 0 ? 'rien' : cards.join(', ')}.`,
    pileTitle: 'Pioche',
    port: 'Les usages de ce port',
    pile: (left) =>
      left === 0
        ? 'La pioche est vide : plus personne ne pioche, et la prochaine vente met fin à la partie.'
        : `Encore ${counted(left, 'carte', 'cartes')}. Quand la dernière est piochée, une vente de plus met fin à la partie.`,
    portPile: (left) =>
      `Encore ${counted(left, 'port', 'ports')} à venir. Après chaque vente, un nouveau est révélé.`,
  },
}
