import { type Phrase, say, type Token } from '@gam/kernel'

/** Was für einen Zug spricht, nach dem Namen des Grundes. */
interface ReasonSentences {
  readonly [reason: string]: (said: { readonly [field: string]: Token }) => Phrase
}

function counted(count: Token, one: string, many: string): Phrase {
  return count.value === 1 ? say`${count} ${one}` : say`${count} ${many}`
}

const points = (count: Token) => counted(count, 'Punkt', 'Punkte')
const pearls = (count: Token) => counted(count, 'Perle', 'Perlen')
const coins = (count: Token) => counted(count, 'Münze', 'Münzen')
const goods = (count: Token) => counted(count, 'Ware', 'Waren')

function about(count: Token): Phrase {
  return count.value === 1 ? say`etwa einen Punkt` : say`etwa ${count} Punkte`
}

/** Was in jedem Spiel für einen Zug spricht. */
export const common: ReasonSentences = {
  onlyMove: () => say`Es ist der einzige Zug.`,
  gains: ({ points: more }) => say`Das verspricht ${about(more)} mehr als die anderen Züge.`,
  denies: ({ points: less }) => say`Das hält ${about(less)} vom stärksten Gegner fern.`,
  gainsAndDenies: ({ gain, harm }) =>
    say`Das verspricht ${about(gain)} mehr als die anderen Züge und hält ${about(harm)} vom stärksten Gegner fern.`,
  closeCall: () => say`Zwischen den Zügen liegt wenig.`,
}

/** Was die Spiele selbst für einen Zug sagen. */
export const ofGames: { readonly [game: string]: ReasonSentences } = {
  'whale-riders-cards': {
    sells: ({ good, mine, most }) =>
      most.value === 0
        ? say`Verkauft wird: ${good}. Das bringt ${points(mine)} und sonst niemandem etwas.`
        : say`Verkauft wird: ${good}. Das bringt ${points(mine)}, dem Besten der anderen ${most}.`,
    clears: ({ points: lost }) =>
      say`Die anderen verlieren Waren im Wert von ${lost}, die nicht verkauft werden.`,
    stormTakes: ({ good, theirs, mine }) =>
      mine.value === 0
        ? say`Der Sturm nimmt den anderen ${good} im Wert von ${theirs}.`
        : say`Der Sturm nimmt den anderen ${good} im Wert von ${theirs}, und dir ${mine}.`,
    stormSpent: ({ good }) => say`So ist der Sturm fort, solange keine eigene Ware dort liegt: ${good}.`,
    lands: ({ points: won }) => say`Es ist sofort gewonnen: ${points(won)}.`,
    oneShort: ({ good, mine, most }) =>
      say`Noch eine Ware, dann wird verkauft (${good}): ${points(mine)}, für den Besten der anderen ${most}.`,
    backed: ({ good, cards }) =>
      say`Dazu passt noch ${counted(cards, 'Karte', 'Karten')} auf der Hand: ${good}.`,
    joins: ({ good, short }) => say`Bis zum Verkauf fehlt dann noch ${goods(short)}: ${good}.`,
    safe: () => say`Das bringt niemanden in Reichweite eines Verkaufs.`,
  },
  'whale-riders': {
    brings: ({ pearls: won, coins: paid }) =>
      won.value === 0
        ? say`Der Auftrag bringt sofort ${coins(paid)}.`
        : paid.value === 0
          ? say`Der Auftrag bringt sofort ${pearls(won)}.`
          : say`Der Auftrag bringt sofort ${pearls(won)} und ${coins(paid)}.`,
    pearlsFor: ({ pearls: won, price }) =>
      price.value === 0 ? say`${pearls(won)} umsonst.` : say`${pearls(won)} für ${coins(price)}.`,
    pearlsLeft: ({ tiles }) => say`Danach ist von den Startperlen nur noch so viel da: ${tiles}.`,
    lastPearl: () => say`Das ist die letzte der Startperlen und beendet das Spiel.`,
    completes: ({ pearls: won }) => say`Damit lässt sich ein Auftrag für ${pearls(won)} erfüllen.`,
    nearer: ({ missing, pearls: won }) =>
      say`Für einen Auftrag über ${pearls(won)} fehlt dann noch: ${goods(missing)}.`,
    free: () => say`Das kostet nichts.`,
    behind: ({ ports }) => say`Der erste Reiter liegt ${counted(ports, 'Hafen', 'Häfen')} voraus.`,
    wayHome: ({ ports }) =>
      say`Bis zu den Startperlen ist es noch weit (${counted(ports, 'Hafen', 'Häfen')}), und wer zuerst heimkommt, hat die Wahl.`,
    homeNext: () => say`Der nächste Hafen ist die Heimat, dort liegen die Startperlen.`,
    canBuyThen: ({ tile, price }) => say`Dann reicht das Geld hier, ${coins(price)} für: ${tile}.`,
    farOff: ({ missing }) =>
      say`Für diesen Auftrag fehlt noch viel (${goods(missing)}), ein anderer passt vielleicht besser.`,
    cheaper: ({ tile, price }) =>
      price.value === 0 ? say`Dann umsonst: ${tile}.` : say`Dann billiger, für ${coins(price)}: ${tile}.`,
  },
  'new-bedford': {
    bonus: ({ space }) => say`Hier ist noch niemand, der Bonus kommt dazu: ${space}.`,
    ownBuilding: ({ building }) => say`Das eigene Gebäude kostet keine Gebühr: ${building}.`,
    feeTo: ({ building, seat }) => say`Das ist die Gebühr an ${seat} wert: ${building}.`,
    counts: ({ building, points: worth }) => say`So wie es steht, zählt es ${points(worth)}: ${building}.`,
    oceanHolds: ({ whales, seas }) =>
      say`In der See sind noch ${counted(whales, 'Wal', 'Wale')} und ${counted(seas, 'leeres Wasser', 'leere Wasser')}.`,
    whaleFor: ({ token, points: worth, price }) =>
      price.value === 0
        ? say`Das zählt ${points(worth)}, und die Mannschaft verlangt nichts: ${token}.`
        : say`Das zählt ${points(worth)}, die Heuer ist ${price} Dollar: ${token}.`,
  },
}
