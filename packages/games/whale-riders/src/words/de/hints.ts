import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return count.value === 1 ? say`${count} ${one}` : say`${count} ${many}`
}

const pearls = (count: Token) => counted(count, 'Perle', 'Perlen')
const coins = (count: Token) => counted(count, 'Münze', 'Münzen')
const goods = (count: Token) => counted(count, 'Ware', 'Waren')

/** Was für einen Zug spricht. */
export const hints: Sentences<typeof REASONS> = {
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
  nextPort: ({ tile, price }) =>
    price.value === 0
      ? say`Im nächsten Hafen liegt umsonst: ${tile}.`
      : say`Im nächsten Hafen liegt für ${coins(price)}: ${tile}.`,
  nothingHere: () => say`Was sich hier bezahlen lässt, hilft nicht weiter.`,
  outward: ({ ports }) =>
    say`Bis nach Hause ist es noch weit (${counted(ports, 'Hafen', 'Häfen')}), und dort wählt, wer zuerst kommt.`,
  purse: ({ coins: then }) => say`Dann sind für später da: ${coins(then)}.`,
  exact: () => say`So werden am wenigsten Waren abgegeben.`,
  keepsPearls: () => say`So wird mit Waren bezahlt, und die Perlen bleiben.`,
  keepsCrystals: () => say`So bleibt ein Kristall, der für alles stehen kann.`,
}
