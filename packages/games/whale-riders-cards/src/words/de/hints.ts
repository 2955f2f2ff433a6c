import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return count.value === 1 ? say`${count} ${one}` : say`${count} ${many}`
}

const points = (count: Token) => counted(count, 'Punkt', 'Punkte')
const goods = (count: Token) => counted(count, 'Ware', 'Waren')

/** Was für einen Zug spricht. */
export const hints: Sentences<typeof REASONS> = {
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
  waits: ({ good }) => say`Das ist dann bereit und wartet auf eine zweite Sorte: ${good}.`,
  begins: ({ good }) => say`Davon liegt noch nichts, also gewinnt sonst niemand dabei: ${good}.`,
  cheapest: ({ points: worth }) =>
    say`Geht es verloren, ist es das Billigste, das sich spielen ließ: ${points(worth)}.`,
}
