import type { Phrase } from '@gam/kernel'

/** How a puzzle was solved. */
export type Solved = 'alone' | 'helped' | 'shown'

/** What is said where puzzles are solved. */
export interface PuzzleWords {
  readonly title: string
  readonly lead: string
  readonly made: string
  readonly count: (solved: number, of: number) => string
  /** "Puzzle 3, solved". */
  readonly tile: (n: number, solved: Solved | null) => string
  readonly ways: { readonly [way in Solved]: string }
  readonly next: string
  readonly all: string
  readonly goOn: string
  readonly start: string
  readonly again: string
  readonly at: (n: number, of: number) => string
  readonly task: (name: string) => Phrase
  readonly open: (options: number) => string
  readonly hint: string
  readonly solution: string
  readonly tempting: (move: Phrase) => Phrase
  readonly either: (one: Phrase, other: Phrase) => Phrase
  readonly right: string
  readonly shown: string
  readonly wrong: string
  /** What a move gives away, with how sure that is. */
  readonly loss: (points: number, error: number) => string
  readonly second: (move: Phrase, points: number) => Phrase
  readonly stale: string
}
