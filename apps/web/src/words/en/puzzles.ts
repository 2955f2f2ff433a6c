import { say } from '@gam/kernel'
import type { PuzzleWords } from '../puzzle-words.ts'

const points = (n: number) => {
  const whole = Math.max(1, Math.round(n))
  return whole === 1 ? 'about 1 point' : `about ${whole} points`
}

export const puzzles: PuzzleWords = {
  title: 'Puzzles',
  lead: 'One position, one decision. One move is clearly better than all others; find it.',
  made: 'Found in games between bots: each was looked at twice with different luck, and every other move was measured against the best. A lead is in points ahead of the best of the others; ± is the standard error of the measurement.',
  count: (solved, of) => `${solved} of ${of} solved`,
  tile: (n, solved) => (solved === null ? `Puzzle ${n}` : `Puzzle ${n}, ${puzzles.ways[solved]}`),
  ways: { alone: 'solved at once', helped: 'solved with help', shown: 'solution seen' },
  next: 'Next puzzle',
  all: 'All puzzles',
  goOn: 'Go on',
  start: 'Start',
  again: 'Once more from the start',
  at: (n, of) => `Puzzle ${n} of ${of}`,
  task: (name) => say`You are ${name}. Which move is clearly the best?`,
  open: (options) => `${options} moves are open.`,
  hint: 'Hint',
  solution: 'Show the solution',
  tempting: (move) => say`At first sight this looks best, and is not: ${move}.`,
  either: (one, other) => say`It is one of these: ${one}, or: ${other}.`,
  right: 'That is it',
  shown: 'The solution',
  wrong: 'Not the best',
  loss: (mean, error) => `It gives away ${points(mean)} of lead (± ${Math.max(0.1, error).toFixed(1)}).`,
  second: (move, mean) => say`The next best gives away ${points(mean)}: ${move}.`,
  stale: 'These puzzles are of another version of the rules and cannot be shown.',
}
