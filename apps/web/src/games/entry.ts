import type { Registration } from '@gam/kernel'
import type { ComponentType } from 'preact/compat'
import type { Board } from './board.ts'
import type { BookPlan } from './book-plan.ts'
import type { Lesson } from './lesson.ts'

/** What a game has in the browser beyond its registration. Each folder of games has one, and only the board is a must. */
export interface BrowserGame {
  /** The game it belongs to. */
  readonly id: Registration['id']
  /** The board, loaded when somebody sits down. */
  board(): Promise<Board>
  /** Its picture; `wide`: the place itself, for a room that is much wider than high. */
  readonly Poster: ComponentType<{ wide?: boolean }>
  /** The address of a picture of its place in the last light: what stands behind the result. */
  readonly lastLook?: string
  /** The sun stands at its left: words begin to the right of it. */
  readonly lastSunLeft?: boolean
  /** What it is known by in a row. */
  Icon(props: { size: number }): React.ReactNode
  /** How its rules make a book. */
  book?(): Promise<BookPlan>
  /** The guided first game. */
  lesson?(): Promise<Lesson>
  /** Lessons after the first, by their ids, in the order in which they are taken. */
  readonly lessons?: { readonly [id: string]: () => Promise<Lesson> }
  /** About how long the lesson takes. */
  readonly lessonMinutes?: number
  /** Where its collection of puzzles lies. */
  readonly puzzles?: string
  /** Of what kind the names in each part of its box are: the game's own words know them by it. */
  readonly boxKinds?: { readonly [part: string]: readonly string[] }
}
