import { say } from '@gam/kernel'
import type { PuzzleWords } from '../en/puzzles.ts'

const points = (n: number) => {
  const whole = Math.max(1, Math.round(n))
  return whole === 1 ? 'environ 1 point' : `environ ${whole} points`
}

export const puzzles: PuzzleWords = {
  title: 'Problèmes',
  lead: 'Une position, une décision. Un coup est nettement meilleur que tous les autres ; trouvez-le.',
  made: 'Tirés de parties entre bots : chacun a été examiné deux fois avec un hasard différent, et chaque autre coup mesuré au meilleur. L’avance se compte en points sur le meilleur des autres ; ± est l’erreur type de la mesure.',
  count: (solved, of) => (solved < 2 ? `${solved} résolu sur ${of}` : `${solved} résolus sur ${of}`),
  tile: (n, solved) => (solved === null ? `Problème ${n}` : `Problème ${n}, ${puzzles.ways[solved]}`),
  ways: { alone: 'résolu du premier coup', helped: 'résolu avec de l’aide', shown: 'solution vue' },
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  goOn: 'Continuer',
  start: 'Commencer',
  again: 'Encore une fois depuis le début',
  at: (n, of) => `Problème ${n} sur ${of}`,
  task: (name) => say`Vous êtes ${name}. Quel coup est nettement le meilleur ?`,
  open: (options) => (options < 2 ? `${options} coup est possible.` : `${options} coups sont possibles.`),
  hint: 'Conseil',
  solution: 'Montrer la solution',
  tempting: (move) => say`À première vue, ceci semble le meilleur coup, mais ne l’est pas : ${move}.`,
  either: (one, other) => say`C’est l’un de ces deux coups : ${one}, ou : ${other}.`,
  right: 'C’est cela',
  shown: 'La solution',
  wrong: 'Pas le meilleur coup',
  loss: (mean, error) =>
    `Il abandonne ${points(mean)} d’avance (±\u00A0${Math.max(0.1, error).toFixed(1).replace('.', ',')}).`,
  second: (move, mean) => say`Le deuxième meilleur abandonne ${points(mean)} : ${move}.`,
  stale: 'Ces problèmes sont d’une autre version des règles et ne peuvent pas être affichés.',
}
