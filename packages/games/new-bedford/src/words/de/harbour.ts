import type { HarbourWords } from '../harbour-words.ts'

const NUMBERS = [
  'keinen',
  'einen',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
]

const dollars = (money: number) => (money < 0 ? `−${-money} $` : `${money} $`)

function points(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`
}

export const harbour: HarbourWords = {
  dollars,
  dock: 'Anleger',
  beyond: '6+',
  points,
  each: (count) => `je ${points(count)}`,
  lay: 'Heuer',
  emptySeas: (count) => (count === 1 ? '1-mal leere See' : `${count}-mal leere See`),
  nothingToTake: 'nichts zu holen',
  shipLost: 'das Schiff sinkt',
  whenHome: 'bei Heimkehr',
  aWorker: 'ein Arbeiter',
  logOpen: 'Das Logbuch liegt offen',
  leftOut: 'Übrig',
  noneOut: 'Nichts liegt aus',
  drawn: (out) => `noch ${out} draußen`,
  bag: (tokens) => `Beutel ${tokens}`,
  hold: (ship) => `Im Laderaum von Schiff ${ship + 1}`,
  bestSet: 'das Beste ist eingestellt',
  keep: (count) => (count === null ? 'Behalten' : `${count} behalten`),
  sell: (count) => (count === null ? 'Verkaufen' : `${count} verkaufen`),
  keepAll: 'alle behalten',
  sellAll: 'alle verkaufen',
  pay: (money) => `${dollars(money)} zahlen`,
  get: (money) => `${dollars(money)} bekommen`,
  eachFor: (money) => `je ${dollars(money)}`,
  ifSold: (money) => `verkauft, für ${dollars(money)}:`,
  canBuy: (money) => `kaufen für ${dollars(money)}:`,
  nobody: 'niemand',
  have: 'Du hast',
  sells: (count) => `${NUMBERS[count] ?? count} verkaufen:`,
  keeps: (count) => `${NUMBERS[count] ?? count} behalten:`,
  fee: 'Hafengebühr:',
  left: 'bleiben',
  landed: (count) => `${points(count)} an Land`,
  settle: (pay, whales) =>
    whales === 0
      ? 'Alle verkaufen'
      : `${dollars(pay)} zahlen, ${whales === 1 ? '1 Wal' : `${whales} Wale`} an Land`,
  banner: {
    over: (round) => `Runde ${round} ist vorbei`,
    round: (round) => `Runde ${round}`,
    last: (round) => `Runde ${round}, die letzte`,
    toCome: (rounds) =>
      rounds === 0
        ? 'danach kommen die letzten Schiffe heim'
        : rounds === 1
          ? 'danach noch eine'
          : `danach noch ${NUMBERS[rounds] ?? rounds}`,
    begins: (name) => `${name} beginnt`,
    youBegin: 'Du beginnst',
    passes: 'das Steuerrad geht nach links weiter',
    stays: 'das Steuerrad bleibt',
    quiet: 'Eine ruhige Runde.',
    you: 'Du',
    forLay: (money) => `für ${dollars(money)} Heuer`,
    sold: (money) => `verkauft für ${dollars(money)}`,
    free: 'umsonst angelandet',
    post: (money) => `${dollars(money)} vom Postamt`,
    bought: (money) => `gekauft für ${dollars(money)}`,
    ambergris: (money) => `${dollars(money)} für Ambra`,
    noShip: 'kein Schiff heimgekehrt',
    emptyHold: 'ein Schiff heimgekehrt, leer',
  },
}
