import type { Registration } from '@gam/kernel'
import type { ComponentType } from 'react'
import type { Board } from './board.ts'
import type { BookPlan } from './book-plan.ts'
import type { Lesson } from './lesson.ts'

/** What a game has in the browser beyond its registration. Each folder of games has one, and only the board is a must. */
export interface BrowserGame {
  /** The game it belongs to. */
  readonly id: Registration['id']
  /** The board, loaded when somebody sits down. */
  board(): Promise<Board>
  readonly Poster: ComponentType
  /** What it is known by in a row. */
  Icon(props: { size: number }): React.ReactNode
  /** How its rules make a book. */
  book?(): Promise<BookPlan>
  lesson?(): Promise<Lesson>
  /** Where its collection of puzzles lies. */
  readonly puzzles?: string
  /** Of what kind the names in each part of its box are: the game's own words know them by it. */
  readonly boxKinds?: { readonly [part: string]: readonly string[] }
}
