import type { Grade } from '@gam/kernel'

/** What the pages about component sets say. */
export interface SetWords {
  readonly title: (game: string) => string
  readonly lead: string
  readonly games: string
  readonly own: string
  readonly ownNone: string
  readonly unfinished: string
  readonly upTo: (seats: number) => string
  readonly make: string
  readonly madeTitle: string
  readonly openFile: string
  readonly duplicate: string
  readonly copyOf: (title: string) => string
  readonly saveFile: string
  readonly remove: string
  readonly removed: (title: string) => string
  readonly undo: string
  readonly play: string
  readonly show: string
  readonly name: string
  readonly kept: string
  readonly notKept: string
  /** What lies in the browser is no list of sets. */
  readonly unreadable: string
  readonly beside: string
  readonly besideNone: string
  readonly same: string
  readonly grades: { readonly [grade in Grade]: { readonly name: string; readonly about: string } }
  readonly form: string
  readonly file: string
  readonly fileAbout: string
  readonly fileLabel: string
  readonly line: (line: number) => string
  readonly torn: (line: number, column: number, found: string) => string
  readonly tooLarge: string
  readonly otherGame: (game: string) => string
  readonly notASet: string
  readonly problems: (n: number) => string
  readonly fine: string
  readonly putBack: string
  readonly add: string
  readonly addTo: (title: string) => string
  readonly removeEntry: (n: number) => string
  readonly earlier: (n: number) => string
  readonly later: (n: number) => string
  readonly entries: (n: number, most: number) => string
  readonly empty: string
  readonly yes: string
  readonly no: string
  readonly sum: (n: number) => string
  /** At the table. */
  readonly atTable: (title: string) => string
  readonly atTableAbout: string
  readonly keep: string
  readonly keptNow: string
  /** A problem as a sentence; `name` gives the game's word for a value. */
  said(why: string, name: (value: string) => string): string
}
