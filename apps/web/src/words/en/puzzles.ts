import { type Phrase, say } from '@gam/kernel'

const points = (n: number) => {
  const whole = Math.max(1, Math.round(n))
  return whole === 1 ? 'about 1 point' : `about ${whole} points`
}

const ways = { alone: 'solved at once', helped: 'solved with help', shown: 'solution seen' }

/** How a puzzle was solved. */
export type Solved = keyof typeof ways

/** What is said where puzzles are solved. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'One position, one decision. One move is clearly better than all others; find it.',
  made: 'Found in games between bots: each was looked at twice with different luck, and every other move was measured against the best. A lead is in points ahead of the best of the others; ± is the standard error of the measurement.',
  count: (solved: number, of: number) => `${solved} of ${of} solved`,
  tile: (n: number, solved: Solved | null) =>
    solved === null ? `Puzzle ${n}` : `Puzzle ${n}, ${ways[solved]}`,
  ways,
  next: 'Next puzzle',
  all: 'All puzzles',
  goOn: 'Go on',
  start: 'Start',
  again: 'Once more from the start',
  at: (n: number, of: number) => `Puzzle ${n} of ${of}`,
  task: (name: string) => say`You are ${name}. Which move is clearly the best?`,
  open: (options: number) => `${options} moves are open.`,
  hint: 'Hint',
  solution: 'Show the solution',
  tempting: (move: Phrase) => say`At first sight this looks best, and is not: ${move}.`,
  either: (one: Phrase, other: Phrase) => say`It is one of these: ${one}, or: ${other}.`,
  right: 'That is it',
  shown: 'The solution',
  wrong: 'Not the best',
  /** What a move gives away, with how sure that is. */
  loss: (mean: number, error: number) =>
    `It gives away ${points(mean)} of lead (± ${Math.max(0.1, error).toFixed(1)}).`,
  second: (move: Phrase, mean: number) => say`The next best gives away ${points(mean)}: ${move}.`,
  stale: 'These puzzles are of another version of the rules and cannot be shown.',
}

export type PuzzleWords = typeof puzzles
