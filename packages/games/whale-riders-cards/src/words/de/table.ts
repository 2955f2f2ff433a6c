import { type Phrase, say } from '@gam/kernel'
import type { CardWords, Winner } from '../table-words.ts'
import { GOODS, isPlural, said } from './said.ts'

const ORDINALS = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
  'zehnte',
]

function listed(parts: readonly Phrase[], last = ' und '): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? last : ', ']), ...part])
}

function scores(winners: readonly Winner[]): Phrase {
  const me = winners.find((winner) => winner.me)
  const others = winners.filter((winner) => !winner.me)
  const mine: Phrase = me
    ? say`Du bekommst ${me.points === 1 ? '1 Punkt' : `${me.points} Punkte`}.`
    : say`Du bekommst nichts.`
  const amounts = [...new Set(others.map((winner) => winner.points))].sort((a, b) => b - a)
  const theirs = amounts.map((amount): Phrase => {
    const seats = others.filter((winner) => winner.points === amount).map(({ seat }): Phrase => [seat])
    return seats.length === 1 ? [...seats[0], ` ${amount}`] : [...listed(seats), ` je ${amount}`]
  })
  return theirs.length === 0 ? mine : [...mine, ' ', ...listed(theirs, ', '), '.']
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

function gameOf(at: number, of: number | null): string {
  return of === null ? `Spiel ${at}` : of === 1 ? 'ein Spiel' : `Spiel ${at} von ${of}`
}

export const table: CardWords = {
  title: 'Whale Riders: Das Kartenspiel',
  about: 'Legt Waren aus, bis eine Sorte verkauft wird; nur wer sie angeboten hat, verdient.',
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  options: {
    advanced: { title: 'Hafenkarten', about: 'Jede Runde spielt in einem Hafen mit eigenem Brauch.' },
    simplified: {
      title: 'Einfache Wertung',
      about: 'Jede gewonnene Karte zählt 1 Punkt, was auch immer daraufsteht.',
    },
    match: {
      title: 'Länge',
      about: 'Ein Spiel oder mehrere hintereinander, deren Punkte zusammenzählen.',
      choices: {
        single: 'Ein Spiel',
        three: 'Drei Spiele',
        target: 'Bis jemand 100 Punkte hat (20 bei einfacher Wertung)',
      },
    },
    openScores: {
      title: 'Offene Punkte',
      about: 'Die Punkte sind das ganze Spiel über zu sehen, nicht erst am Ende.',
    },
  },
  sets: {
    rising: 'Steigende Sorten, 7 bis 15 einfache Karten',
    even: 'Gleiche Sorten, je 11 einfache Karten',
  },
  presets: {
    first: { name: 'Erste Partie', about: 'Waren und Schneestürme, ein Spiel.' },
    family: { name: 'Familie', about: 'Drei Spiele, jede gewonnene Karte zählt 1.' },
    full: { name: 'Alles', about: 'Hafenkarten, drei Spiele, gedruckte Werte.' },
  },
  confirm: 'Ausspielen',
  help: { turn: 'Liegt genug von einer Ware aus, wird sie verkauft; nur wer sie angeboten hat, verdient.' },
  market: 'Der Markt',
  goods: GOODS,
  storm: 'Schneesturm',
  stormCard: 'Schneesturm',
  stormBrief: 'Sturm',
  worth: (worth) => `Wert ${worth}`,
  count: (have, need) => `${have} von ${need}`,
  closed: 'zu',
  landing: 'gleich gewonnen',
  waits: 'wartet',
  played: 'Gespielt',
  lastSale: 'letzter Verkauf',
  leave: (count) => (count === 1 ? '1 Karte kommt weg' : `${count} Karten kommen weg`),
  isSold: {
    shells: 'Muscheln sind verkauft',
    kelp: 'Seetang ist verkauft',
    meat: 'Fleisch ist verkauft',
    pottery: 'Keramik ist verkauft',
    pearls: 'Perlen sind verkauft',
  },
  areSold: (goods) => `${goods.join(' und ')} sind verkauft`,
  takeOwn: 'Alle nehmen ihre eigenen Karten',
  newPort: 'Die Flotte erreicht einen neuen Hafen',
  toDraw: (left) => (left === 1 ? 'noch 1 Karte' : `noch ${left} Karten`),
  draw: 'im Stapel',
  ports: 'Häfen',
  you: 'du',
  inHand: (count) => (count === 1 ? '1 Karte auf der Hand' : `${count} Karten auf der Hand`),
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  pointsShort: 'Pkt.',
  wonShort: (cards) => (cards === 1 ? 'Karte' : 'Karten'),
  cardsWon: (cards) => (cards === 1 ? '1 gewonnene Karte' : `${cards} gewonnene Karten`),
  portsLeft: (ports) => (ports === 1 ? 'noch 1 Hafen' : `noch ${ports} Häfen`),
  hand: 'Deine Hand',
  handHidden: 'Die Hand ist verdeckt.',
  handEmpty: 'Du hast keine Karten mehr.',
  refused: {
    goodBanned: (good) => `${good} verboten`,
    bonusBanned: () => 'Doppelte verboten',
    stormBanned: () => 'Stürme verboten',
  },
  portNames: {
    swordfish: 'Schwertfisch\u00ADhafen',
    ray: 'Rochenhafen',
    urchin: 'Seeigelhafen',
    seagull: 'Möwenhafen',
    seahorse: 'Seepferdhafen',
    coral: 'Korallenhafen',
  },
  portCustoms: {
    'swordfish shells': 'Bis zum nächsten Verkauf dürfen keine Muscheln gespielt werden.',
    'swordfish kelp': 'Bis zum nächsten Verkauf darf kein Seetang gespielt werden.',
    'ray shells': 'Muscheln sind gewonnen, sobald sie gespielt werden.',
    'ray kelp': 'Seetang ist gewonnen, sobald er gespielt wird.',
    'urchin bonus': 'Bis zum nächsten Verkauf dürfen keine Doppelten gespielt werden.',
    'urchin storm': 'Bis zum nächsten Verkauf dürfen keine Schneestürme gespielt werden.',
    'seagull pair': 'Verkauft wird erst, wenn zwei Sorten zugleich an der Reihe sind.',
    'seagull all': 'Der nächste Verkauf bringt dir alles, was vor dir liegt.',
    'seahorse one': 'Der nächste Verkauf braucht eine Ware mehr als gedruckt.',
    'seahorse two': 'Der nächste Verkauf braucht zwei Waren mehr als gedruckt.',
    'coral five': 'Jede Sorte wird bei fünf Waren verkauft.',
    'coral six': 'Jede Sorte wird bei sechs Waren verkauft.',
  },
  portBrief: {
    'swordfish shells': 'keine Muscheln bis zum Verkauf',
    'swordfish kelp': 'kein Seetang bis zum Verkauf',
    'ray shells': 'Muscheln sind gleich gewonnen',
    'ray kelp': 'Seetang ist gleich gewonnen',
    'urchin bonus': 'keine Doppelkarten',
    'urchin storm': 'keine Schneestürme',
    'seagull pair': 'zwei Waren auf einmal',
    'seagull all': 'ein Verkauf bringt alles',
    'seahorse one': 'eine Ware mehr je Verkauf',
    'seahorse two': 'zwei Waren mehr je Verkauf',
    'coral five': 'fünf Waren je Verkauf',
    'coral six': 'sechs Waren je Verkauf',
  },
  game: (advanced, at, of) => `${advanced ? 'Mit Hafenkarten' : 'Grundspiel'}, ${gameOf(at, of)}`,
  gameShort: (at, of) => {
    const text = gameOf(at, of)
    return text[0].toUpperCase() + text.slice(1)
  },
  cell: (player, good, count) =>
    count === 0 ? `${player}, ${good}: nichts` : `${player}, ${good}: ${count}`,
  playing: (name) => `${name} spielen`,
  cardName: (good, face) => {
    const name = GOODS[good]
    return face === 'storm' ? `Schneesturm auf ${name}` : face === 'bonus' ? `doppelt ${name}` : name
  },
  sold: (goods, winners) =>
    say`${listed(goods.map((good): Phrase => [good]))} verkauft: ${listed(
      winners.map(({ seat, points: won }): Phrase => [seat, ` ${won}`]),
      ', ',
    )}.`,
  proposals: {
    plain: (card, good, have, need) =>
      say`${card} spielen: Dann ${have === 1 ? 'liegt' : 'liegen'} ${String(have)} von ${String(need)} ${GOODS[good]} aus`,
    sale: (card, goods, count) =>
      goods.length === 1
        ? say`${card} spielen: die ${ORDINALS[count - 1] ?? `${count}.`} Ware, ${goods[0]} ${isPlural(goods[0]) ? 'werden' : 'wird'} verkauft`
        : say`${card} spielen: ${listed(goods.map((good): Phrase => [good]))} werden zusammen verkauft`,
    storm: (card, good, blown) =>
      blown === 0
        ? say`${card} spielen: Es liegt nichts da, was er nimmt`
        : say`${card} spielen: Alles an ${good} geht`,
    landed: (card) => say`${card} spielen: gleich gewonnen`,
  },
  outcomes: {
    sale: (winners, others) =>
      others ? [...scores(winners), ' Alle anderen Karten gehen.'] : scores(winners),
    storm: (count) =>
      count === 0
        ? say`Er verlässt das Spiel.`
        : count === 1
          ? say`1 Karte verlässt den Tisch. Andere Waren bleiben.`
          : say`${String(count)} Karten verlassen den Tisch. Andere Waren bleiben.`,
    landed: 'Sie kommt gleich zu deinen Punkten. Das ist kein Verkauf: Die Runde geht weiter.',
    next: (draws, next) => {
      if (next === 'other') return draws ? 'Dann ziehst du eine Karte.' : 'Zu ziehen gibt es keine mehr.'
      const drawn = draws ? 'Du ziehst eine Karte' : 'Es gibt keine Karte mehr zu ziehen'
      return next === 'same' ? `${drawn}, dann bist du wieder dran.` : `${drawn}.`
    },
    over: 'Dann ist die Partie zu Ende.',
  },
  spoken: {
    mine: (hand, total) =>
      `${counted(hand.length, 'Karte', 'Karten')}: ${hand.join(', ')}.${total === null ? '' : ` Du hast ${counted(total, 'Punkt', 'Punkte')}.`}`,
    column: (good, have, need, closed) => (closed ? `${good}: zu.` : `${good}: ${have} von ${need}.`),
    player: (name, total, count, lying) =>
      `${name}: ${total === null ? '' : `${counted(total, 'Punkt', 'Punkte')}, `}${counted(count, 'Karte', 'Karten')} auf der Hand; auf dem Tisch ${lying.length === 0 ? 'nichts' : lying.join(', ')}.`,
  },
  looks: {
    plain: (good, worth) =>
      `Zählt auf dem Tisch als eine Ware (${good}). Gewonnen ist die Karte ${worth} wert.`,
    bonus: (good, worth) =>
      `Zählt für einen Verkauf als zwei Waren (${good}). Gewonnen ist die Karte einmal ${worth} wert.`,
    storm: (good) => `Nimmt alle ${good}-Karten vom Tisch, bei allen. Dann ist er fort.`,
    standing: (good, have, need) =>
      have === 0
        ? `${good}: noch nichts auf dem Tisch; bei ${need} wird verkauft.`
        : `${good}: ${have} von ${need} auf dem Tisch, es ${need - have === 1 ? 'fehlt' : 'fehlen'} ${need - have}.`,
    closed: (good) => `${good}: In diesem Hafen darf davon nichts gespielt werden.`,
    lands: (good) => `${good}: In diesem Hafen ist jede Karte gewonnen, sobald sie gespielt wird.`,
    earn: 'Beim Verkauf gewinnen alle ihre eigenen Karten dieser Sorte; alle anderen verlassen den Tisch.',
    lying: (player, cards) => `Vor ${player}: ${cards.length === 0 ? 'nichts' : cards.join(', ')}.`,
    pileTitle: 'Nachziehstapel',
    port: 'Was in diesem Hafen gilt',
    pile: (left) =>
      left === 0
        ? 'Der Stapel ist leer: Niemand zieht mehr nach, und der nächste Verkauf beendet das Spiel.'
        : `Noch ${left === 1 ? '1 Karte' : `${left} Karten`}. Ist die letzte gezogen, beendet noch ein Verkauf das Spiel.`,
    portPile: (left) =>
      `Noch ${left === 1 ? '1 Hafen' : `${left} Häfen`}. Nach jedem Verkauf wird ein neuer aufgedeckt.`,
  },
}
