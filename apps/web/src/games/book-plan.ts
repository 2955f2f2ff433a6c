import type { GameWords, SectionWords } from '@gam/kernel'
import type { ReactNode } from 'preact/compat'

/** Where a section stands and which rules it holds, the same in every language. */
export interface SectionPlan {
  /** Its anchor in the page's address. */
  readonly id: string
  readonly rules: readonly string[]
  /** Rules that stand elsewhere and bear on it. */
  readonly see?: readonly string[]
  /** What is drawn beside it (`margin`) or across the page (`wide`). */
  readonly figure?: 'margin' | 'wide'
  /** One piece of the game: its picture says what it is, so it needs no words of its own. */
  readonly piece?: true
}

export interface ChapterPlan {
  readonly id: string
  readonly sections: readonly SectionPlan[]
}

/** How the rules of a game make a book, whatever the language. Methods, so that the plans of all games fit one list. */
export interface BookPlan<W extends GameWords = GameWords> {
  readonly chapters: readonly ChapterPlan[]
  /** Titles that are names of the game's pieces. */
  titlesOf(words: W): { readonly [section: string]: SectionWords }
  /** The picture of a section, made of the game's own pieces. */
  figuresOf(words: W): (props: { section: string }) => ReactNode
}
