import type { ResultWords } from '../en/result.ts'

const ZAHLEN = [
  'kein',
  'ein',
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
  'zwölf',
]
const RANG = [
  'Erster Platz',
  'Zweiter Platz',
  'Dritter Platz',
  'Vierter Platz',
  'Fünfter Platz',
  'Sechster Platz',
]
const TAG = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' })

const zahl = (n: number) => ZAHLEN[n] ?? String(n)
const punkte = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)

export const result: ResultWords = {
  finished: (moves) => `beendet, ${moves}`,
  look: 'Tisch ansehen',
  wins: (name, by) =>
    by === 0
      ? `${name} gewinnt den Gleichstand`
      : by === 1
        ? `${name} gewinnt mit einem Punkt Vorsprung`
        : `${name} gewinnt mit ${zahl(by)} Punkten Vorsprung`,
  tie: (total) => `Je ${punkte(total)}; der Gleichstand entscheidet.`,
  together: (names, total) => `${names} gewinnen gemeinsam mit je ${total}`,
  alone: (name, total) => `${name} erreicht ${total}`,
  difference: (kind, mine, more, second) =>
    `Den Ausschlag gab: ${kind}, ${punkte(mine)}, ${more === 1 ? 'einer' : zahl(more)} mehr als ${second}.`,
  counting: (at, of) => `Gezählt wird, ${at} von ${of}`,
  step: 'Leertaste oder Tippen: eins nach dem anderen',
  show: 'Ergebnis zeigen',
  points: 'Punkte',
  best: (game) => `Deine beste Partie ${game} auf diesem Gerät.`,
  bestBy: (total, by, at) => `${punkte(total)}, ${by} mehr als am ${TAG.format(at)}`,
  first: (game) => `Deine erste Partie ${game} auf diesem Gerät.`,
  place: (rank, name) => `${RANG[rank - 1] ?? rank}, ${name}.`,
  behind: (by, name) => (by === 0 ? `Punktgleich mit ${name}` : `${punkte(by)} hinter ${name}`),
  bestKind: (kind, mine) => `Am meisten brachte dir: ${kind}, ${mine}`,
  more: 'Tabelle, Verlauf und Analyse',
  moreShort: 'Mehr',
  up: 'Noch einmal die Zählung',
  moves: 'Züge',
  mostBold: 'Fett: das meiste einer Art.',
}
