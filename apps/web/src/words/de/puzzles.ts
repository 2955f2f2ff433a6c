import { say } from '@gam/kernel'
import type { PuzzleWords } from '../en/puzzles.ts'

const points = (n: number) => {
  const whole = Math.max(1, Math.round(n))
  return whole === 1 ? 'etwa 1 Punkt' : `etwa ${whole} Punkte`
}

export const puzzles: PuzzleWords = {
  title: 'Rätsel',
  lead: 'Eine Stellung, eine Entscheidung. Ein Zug ist klar besser als alle anderen; finde ihn.',
  made: 'Gefunden in Partien zwischen Bots: Jedes wurde zweimal mit verschiedenem Glück geprüft und jeder andere Zug am besten gemessen. Vorsprung heißt: Punkte vor dem Besten der anderen; ± ist der Standardfehler der Messung.',
  count: (solved, of) => `${solved} von ${of} gelöst`,
  tile: (n, solved) => (solved === null ? `Rätsel ${n}` : `Rätsel ${n}, ${puzzles.ways[solved]}`),
  ways: { alone: 'sofort gelöst', helped: 'mit Hilfe gelöst', shown: 'Lösung angesehen' },
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  goOn: 'Weiter',
  start: 'Anfangen',
  again: 'Noch einmal von vorn',
  at: (n, of) => `Rätsel ${n} von ${of}`,
  task: (name) => say`Du bist ${name}. Welcher Zug ist klar der beste?`,
  open: (options) => `${options} Züge stehen offen.`,
  hint: 'Tipp',
  solution: 'Lösung zeigen',
  tempting: (move) => say`Auf den ersten Blick sieht das am besten aus, ist es aber nicht: ${move}.`,
  either: (one, other) => say`Es ist einer von diesen: ${one}, oder: ${other}.`,
  right: 'Das ist es',
  shown: 'Die Lösung',
  wrong: 'Nicht der beste Zug',
  loss: (mean, error) =>
    `Er gibt ${points(mean)} Vorsprung her (± ${Math.max(0.1, error).toFixed(1).replace('.', ',')}).`,
  second: (move, mean) => say`Der nächstbeste gibt ${points(mean)} her: ${move}.`,
  stale: 'Diese Rätsel sind von einer anderen Fassung der Regeln und lassen sich nicht zeigen.',
}
