import type { Grade } from '@gam/kernel'

/** What a game's box holds, in words. */
export interface BoxWords {
  /** Every part of a set: what it is called and what it says. */
  readonly data: { readonly [key: string]: { readonly title: string; readonly about: string } }
  /** Parts of parts, and values that the game's own words have no name for. */
  readonly names: { readonly [key: string]: string }
  /** What the places of a row are, where a number alone says too little. */
  readonly places: { readonly [key: string]: (n: number) => string }
  /** A source in this language, by its English sentence; nothing: the sentence itself. */
  readonly sources: { readonly [english: string]: string }
}

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
