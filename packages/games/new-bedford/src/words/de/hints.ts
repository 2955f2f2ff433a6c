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
  buildsNow: ({ building }) => say`Das lässt sich sofort bauen: ${building}.`,
  thenBuilds: ({ building }) => say`Damit reicht es für ein Gebäude: ${building}.`,
  thenPrepares: () => say`Damit reicht das Holz, um ein Schiff auszurüsten.`,
  thenReaches: ({ waters }) => say`Damit reicht die Nahrung für ein Schiff bis Feld ${waters}.`,
  bringsGoods: ({ amount, good }) => say`Das bringt ${amount} ${good}.`,
  bringsMoney: ({ money }) => say`Das bringt ${money} Dollar.`,
  owes: ({ lays, missing }) =>
    say`Die Mannschaften auf See werden ${lays} Dollar verlangen, ${missing} davon ${missing.value === 1 ? 'fehlt' : 'fehlen'}: Was nicht bezahlt wird, geht für die Hälfte weg.`,
  laysCovered: ({ lays }) => say`Das Geld reicht für alle Heuern, ${lays} Dollar.`,
  goodsFetch: ({ money }) => say`Alle Waren zusammen brächten dort ${money} Dollar.`,
  countsNothing: () => say`Am Ende zählen Waren nichts, und das ist die letzte Runde.`,
  keepsGoods: ({ amount, good }) => say`Das ist mehr wert als sein Preis: ${amount} ${good}.`,
  sellsGoods: ({ amount, good, money }) => say`${amount} ${good} für ${money} Dollar.`,
  keepsMoney: ({ money }) => say`So bleiben für Gebühren, Heuern und das Ende: ${money} Dollar.`,
  dearPurchase: () => say`Drei Dollar sind viel für zwei Waren, die ein Arbeiter holt.`,
  purchaseOpens: ({ good }) => say`Ohne das könnte der Arbeiter hier nichts tun: ${good}.`,
  keepsWhales: ({ amount, token, price }) =>
    amount.value === 1
      ? say`Der Wal bleibt, das Geld reicht für die Heuer, ${price} Dollar: ${token}.`
      : say`Alle ${amount} bleiben, das Geld reicht für die Heuern, ${price} Dollar: ${token}.`,
  layNotCovered: ({ sold, aboard, token }) =>
    sold.value === aboard.value
      ? say`Die Heuer ist nicht gedeckt, keiner lässt sich behalten: ${token}.`
      : say`Die Heuer ist nicht gedeckt, von ${aboard} ${sold.value === 1 ? 'wird' : 'werden'} nur ${sold} verkauft: ${token}.`,
  whalesFetch: ({ amount, token, money }) =>
    say`Das Geld, ${money} Dollar, wird anderswo gebraucht: ${amount} × ${token}.`,
  cheapBricks: () => say`Später kostet ein Ziegel einen ganzen Einsatz.`,
  sailsTo: ({ waters }) => say`Mit der Nahrung, die da ist, kommt es bis Feld ${waters}.`,
  waitsForFood: () => say`Ein ausgerüstetes Schiff wartet nur noch auf Nahrung.`,
  savesDearest: ({ good }) => say`Von dem, was es kostet, ist das am schwersten zu bekommen: ${good}.`,
  landsFree: ({ amount }) =>
    say`Ohne Heuer ${amount.value === 1 ? 'kommt' : 'kommen'} an Land: ${counted(amount, 'Glattwal', 'Glattwale')}.`,
  roundLonger: () => say`Das Schiff jagt eine Runde länger.`,
  fewerSeas: ({ amount }) =>
    say`So viel weniger für alle, die als Nächste jagen: ${counted(amount, 'leere See', 'leere Seen')}.`,
}
