import { type Phrase, type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

function counted(count: Token, one: string, many: string): Phrase {
  return count.value === 1 ? say`${count} ${one}` : say`${count} ${many}`
}

const points = (count: Token) => counted(count, 'Punkt', 'Punkte')

/** Was für einen Zug spricht. */
export const hints: Sentences<typeof REASONS> = {
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
}
