import { type Phrase, say, type Token, type Words } from '@gam/kernel'
import type { CardTypes } from '../../state.ts'

type RuleWords = Words<CardTypes['actions'], CardTypes['events'], CardTypes['refusals']>

export const GOODS: { readonly [good: string]: string } = {
  shells: 'Muscheln',
  kelp: 'Seetang',
  meat: 'Fleisch',
  pottery: 'Keramik',
  pearls: 'Perlen',
}

const ENDINGS: { readonly [ending: string]: string } = {
  'last sale': 'Der letzte Verkauf ist gemacht.',
  'no cards': 'Niemand hat noch eine Karte.',
  'no pile': 'Keine Karte dieser Hand darf gespielt werden, und der Stapel ist leer.',
  'nothing playable': 'Keine Karte dieser Hand und des Stapels darf hier gespielt werden.',
}

function cards(count: Token): Phrase {
  return count.value === 1 ? say`1 Karte` : say`${count} Karten`
}

/** Zwei Sorten stehen in der Mehrzahl: Muscheln und Perlen werden verkauft, Seetang wird es. */
export function isPlural(good: Token): boolean {
  return good.value === 'shells' || good.value === 'pearls'
}

function noneOf(good: Token): Phrase {
  if (isPlural(good)) return say`dürfen keine ${good}`
  return good.value === 'pottery' ? say`darf keine ${good}` : say`darf kein ${good}`
}

function points(count: Token): Phrase {
  return count.value === 1 ? say`1 Punkt` : say`${count} Punkte`
}

export const said: RuleWords = {
  terms: {
    good: GOODS,
    card: Object.fromEntries(
      Object.entries(GOODS).flatMap(([good, name]) => [
        [good, name],
        [`${good} bonus`, `doppelt ${name}`],
        [`${good} storm`, `Sturm auf ${name}`],
      ]),
    ),
    port: {
      'swordfish shells': 'Schwertfischhafen: Muscheln dürfen nicht gespielt werden',
      'swordfish kelp': 'Schwertfischhafen: Seetang darf nicht gespielt werden',
      'ray shells': 'Rochenhafen: Gespielte Muscheln sind gleich gewonnen',
      'ray kelp': 'Rochenhafen: Gespielter Seetang ist gleich gewonnen',
      'urchin bonus': 'Seeigelhafen: Doppelte dürfen nicht gespielt werden',
      'urchin storm': 'Seeigelhafen: Schneestürme dürfen nicht gespielt werden',
      'seagull pair': 'Möwenhafen: Verkauft werden immer zwei Sorten zugleich',
      'seagull all': 'Möwenhafen: Ein Verkauf bringt alles, was vor dir liegt',
      'seahorse one': 'Seepferdhafen: Ein Verkauf braucht eine Ware mehr',
      'seahorse two': 'Seepferdhafen: Ein Verkauf braucht zwei Waren mehr',
      'coral five': 'Korallenhafen: Jeder Verkauf braucht fünf Waren',
      'coral six': 'Korallenhafen: Jeder Verkauf braucht sechs Waren',
    },
    ending: ENDINGS,
  },
  prompts: { turn: 'Spiel eine Karte' },
  actions: { play: ({ card }) => say`${card} spielen` },
  events: {
    dealerChosen: ({ seat }) => say`${seat} gibt zuerst.`,
    gameBegun: ({ game, dealer }) =>
      game.value === 1
        ? say`${dealer} gibt allen sechs Karten.`
        : say`Spiel ${game}. ${dealer} gibt allen sechs Karten.`,
    cardDealt: ({ seat, card }) => (card ? say`${seat} bekommt ${card}.` : say`${seat} bekommt eine Karte.`),
    portsShuffled: () => say`Alle zwölf Häfen werden neu gemischt.`,
    portRevealed: ({ port }) => say`${port}.`,
    cardPlayed: ({ seat, card }) => say`${seat} spielt ${card}.`,
    stormStruck: ({ good, cards: blown }) =>
      blown.value === 0
        ? say`Von ${good} liegt nichts da, was der Sturm nehmen könnte.`
        : say`Der Sturm nimmt alles an ${good}: ${cards(blown)}.`,
    cardLanded: ({ seat, card }) => say`${seat} gewinnt ${card} sofort.`,
    goodsSold: ({ good, goods }) =>
      goods.value === 1 ? say`${good} verkauft: 1 Ware.` : say`${good} verkauft: ${goods} Waren.`,
    cardsWon: ({ seat, cards: won, points: worth }) => say`${seat} gewinnt ${cards(won)}, ${points(worth)}.`,
    cardsRemoved: ({ cards: gone }) => say`Vom Tisch gehen ${cards(gone)}.`,
    cardDrawn: ({ seat, card }) => (card ? say`${seat} zieht ${card}.` : say`${seat} zieht eine Karte.`),
    pileEmptied: () => say`Das war die letzte Karte des Stapels: Der nächste Verkauf beendet das Spiel.`,
    cardShown: ({ seat, card }) => say`${seat} zeigt ${card}.`,
    handRedrawn: ({ seat, cards: changed }) =>
      say`${seat} darf nichts davon spielen und tauscht ${cards(changed)} gegen andere vom Stapel.`,
    turnSkipped: ({ seat }) => say`${seat} hat keine Karte und setzt aus.`,
    gameEnded: ({ ending }) => say`${ending}`,
    gameScored: ({ seat, points: scored, total }) =>
      scored.value === total.value
        ? say`${seat} hat ${points(scored)}.`
        : say`${seat} hat ${points(scored)} in diesem Spiel, ${total} insgesamt.`,
  },
  refusals: {
    goodBanned: ({ good }) =>
      say`Solange der Schwertfischhafen offen liegt, ${noneOf(good)} gespielt werden.`,
    bonusBanned: () =>
      say`Solange der Seeigelhafen offen liegt, dürfen keine doppelten Karten gespielt werden.`,
    stormBanned: () => say`Solange der Seeigelhafen offen liegt, dürfen keine Schneestürme gespielt werden.`,
  },
  second: {
    you: 'du',
    and: 'und',
    verbs: {
      gibt: 'gibst',
      bekommt: 'bekommst',
      spielt: 'spielst',
      gewinnt: 'gewinnst',
      zieht: 'ziehst',
      zeigt: 'zeigst',
      darf: 'darfst',
      tauscht: 'tauschst',
      hat: 'hast',
      setzt: 'setzt',
    },
  },
  parts: { ...GOODS, earlier: 'Frühere Spiele' },
}
