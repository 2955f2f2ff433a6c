import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { CardTypes } from '../../state.ts'

type RuleWords = Words<CardTypes['actions'], CardTypes['events'], CardTypes['refusals']>

const GOODS: { readonly [good: string]: string } = {
  shells: 'coquillages',
  kelp: 'algues',
  meat: 'viande',
  pottery: 'poteries',
  pearls: 'perles',
}

const ENDINGS: { readonly [ending: string]: string } = {
  'last sale': 'La dernière vente est faite.',
  'no cards': 'Plus personne n’a de carte.',
  'no pile': 'Aucune carte de cette main ne peut être jouée, et la pioche est vide.',
  'nothing playable': 'Aucune carte de cette main ni de la pioche ne peut être jouée ici.',
}

/** « la viande », all the others « les ». */
export function isPlural(good: Token): boolean {
  return good.value !== 'meat'
}

export function the(good: Token): Phrase {
  return isPlural(good) ? say`les ${good}` : say`la ${good}`
}

export function someOf(good: Token): Phrase {
  return isPlural(good) ? say`des ${good}` : say`de la ${good}`
}

export function allOf(good: Token): Phrase {
  if (!isPlural(good)) return say`toute la ${good}`
  return good.value === 'shells' ? say`tous les ${good}` : say`toutes les ${good}`
}

/** « de » before the name of a good, as it sounds. */
export function ofGood(name: string): string {
  return /^[aeiou]/i.test(name) ? 'd’' : 'de '
}

export function noneOf(good: Token): Phrase {
  return say`pas ${ofGood(GOODS[good.value])}${good}`
}

/** « vendu » as the goods want it. */
export function sold(...goods: readonly Token[]): string {
  if (goods.some(({ value }) => value === 'shells')) return 'vendus'
  return goods.length > 1 || goods.some(isPlural) ? 'vendues' : 'vendue'
}

/** A plain card is some of its good; of the others each kind has one. */
export function aCard(card: Token): Phrase {
  const [good, face] = String(card.value).split(' ')
  if (face === 'storm') return say`la ${card}`
  const many = good !== 'meat'
  if (face === 'bonus') return many ? say`les ${card}` : say`la ${card}`
  return many ? say`des ${card}` : say`de la ${card}`
}

export function stormOn(good: string): string {
  return `tempête sur ${good === 'meat' ? 'la' : 'les'} ${GOODS[good]}`
}

export function bonusOf(good: string): string {
  return `${GOODS[good]} ${good === 'meat' ? 'double' : 'doubles'}`
}

function cards(count: Token): Phrase {
  return Number(count.value) < 2 ? say`${count} carte` : say`${count} cartes`
}

function points(count: Token): Phrase {
  return Number(count.value) < 2 ? say`${count} point` : say`${count} points`
}

export const said: RuleWords = {
  terms: {
    good: GOODS,
    card: Object.fromEntries(
      Object.entries(GOODS).flatMap(([good, name]) => [
        [good, name],
        [`${good} bonus`, bonusOf(good)],
        [`${good} storm`, stormOn(good)],
      ]),
    ),
    port: {
      'swordfish shells': 'Port de l’Espadon : les coquillages ne se jouent pas',
      'swordfish kelp': 'Port de l’Espadon : les algues ne se jouent pas',
      'ray shells': 'Port de la Raie : les coquillages joués sont gagnés aussitôt',
      'ray kelp': 'Port de la Raie : les algues jouées sont gagnées aussitôt',
      'urchin bonus': 'Port de l’Oursin : les cartes doubles ne se jouent pas',
      'urchin storm': 'Port de l’Oursin : les tempêtes de neige ne se jouent pas',
      'seagull pair': 'Port de la Mouette : une vente demande deux sortes à la fois',
      'seagull all': 'Port de la Mouette : une vente rapporte tout ce qui est devant vous',
      'seahorse one': 'Port de l’Hippocampe : une vente demande une marchandise de plus',
      'seahorse two': 'Port de l’Hippocampe : une vente demande deux marchandises de plus',
      'coral five': 'Port du Corail : toute vente demande cinq marchandises',
      'coral six': 'Port du Corail : toute vente demande six marchandises',
    },
    ending: ENDINGS,
  },
  prompts: { turn: 'Jouez une carte' },
  actions: { play: ({ card }) => say`Jouer ${aCard(card)}` },
  events: {
    dealerChosen: ({ seat }) => say`${seat} donne en premier.`,
    gameBegun: ({ game, dealer }) =>
      game.value === 1
        ? say`${dealer} donne six cartes à chacun.`
        : say`Partie ${game}. ${dealer} donne six cartes à chacun.`,
    cardDealt: ({ seat, card }) =>
      card ? say`${seat} reçoit ${aCard(card)}.` : say`${seat} reçoit une carte.`,
    portsShuffled: () => say`Les douze ports sont mélangés à nouveau.`,
    portRevealed: ({ port }) => say`${port}.`,
    cardPlayed: ({ seat, card }) => say`${seat} joue ${aCard(card)}.`,
    stormStruck: ({ good, cards: blown }) =>
      blown.value === 0
        ? say`La tempête ne trouve ${noneOf(good)} à emporter.`
        : say`La tempête emporte ${allOf(good)} : ${cards(blown)}.`,
    cardLanded: ({ seat, card }) => say`${seat} gagne aussitôt ${aCard(card)}.`,
    goodsSold: ({ good, goods }) =>
      Number(goods.value) < 2
        ? say`${good} ${sold(good)} : ${goods} marchandise.`
        : say`${good} ${sold(good)} : ${goods} marchandises.`,
    cardsWon: ({ seat, cards: won, points: worth }) => say`${seat} gagne ${cards(won)}, ${points(worth)}.`,
    cardsRemoved: ({ cards: gone }) =>
      Number(gone.value) < 2 ? say`${cards(gone)} quitte la table.` : say`${cards(gone)} quittent la table.`,
    cardDrawn: ({ seat, card }) =>
      card ? say`${seat} pioche ${aCard(card)}.` : say`${seat} pioche une carte.`,
    pileEmptied: () => say`C’était la dernière carte de la pioche : la prochaine vente met fin à la partie.`,
    cardShown: ({ seat, card }) => say`${seat} montre ${aCard(card)}.`,
    handRedrawn: ({ seat, cards: changed }) =>
      say`${seat} ne peut en jouer aucune et échange ${cards(changed)} contre d’autres de la pioche.`,
    turnSkipped: ({ seat }) => say`${seat} n’a pas de carte et passe son tour.`,
    gameEnded: ({ ending }) => say`${ending}`,
    gameScored: ({ seat, points: scored, total }) =>
      scored.value === total.value
        ? say`${seat} a ${points(scored)}.`
        : say`${seat} a ${points(scored)} dans cette partie, ${total} en tout.`,
  },
  refusals: {
    goodBanned: ({ good }) => say`Au Port de l’Espadon, on ne joue ${noneOf(good)}.`,
    bonusBanned: () => say`Au Port de l’Oursin, on ne joue pas de carte double.`,
    stormBanned: () => say`Au Port de l’Oursin, on ne joue pas de tempête de neige.`,
  },
  second: {
    you: 'vous',
    and: 'et',
    verbs: {
      donne: 'donnez',
      reçoit: 'recevez',
      joue: 'jouez',
      gagne: 'gagnez',
      pioche: 'piochez',
      montre: 'montrez',
      'ne peut': 'ne pouvez',
      échange: 'échangez',
      'n’a': 'n’avez',
      'passe son': 'passez votre',
      a: 'avez',
    },
  },
  parts: {
    shells: 'Coquillages',
    kelp: 'Algues',
    meat: 'Viande',
    pottery: 'Poteries',
    pearls: 'Perles',
    earlier: 'Parties précédentes',
  },
}
