import type { Config, Game, Offered, Sitting, Statement, Token, Types, View } from '@gam/kernel'

/** All that a screen is made from: what one seat may know. The state itself never gets this far. */
export interface Seen<T extends Types = Types> {
  readonly game: Game<T>
  readonly config: Config<T>
  readonly facts: T['facts']
  readonly seats: readonly string[]
  readonly view: View<T>
  /** Who is to decide; null when the game is over. */
  readonly asked: number | null
  /** Which choice it is. */
  readonly step: string | null
}

/** Something that is not always on the screen, and shown when somebody types its name. */
export interface Look<T extends Types = Types> {
  about(): string
  lines(seen: Seen<T>, width: number): string[]
}

/** How a game looks in a terminal. Methods, so that the boards of all games fit one list. */
export interface Board<T extends Types = Types> {
  /** The table, at most `width` columns wide. */
  lines(seen: Seen<T>, width: number): string[]
  /** What hidden places the viewer can look into hold, for replays: lines below the board. */
  hands?(seen: Seen<T>): string[]
  readonly looks?: { readonly [name: string]: Look<T> }
  /** What is asked, where it can be said better than for every such choice alike. */
  asks?(seen: Seen<T>): string | undefined
  /** Options with the same heading stand together under it. */
  heading?(seen: Seen<T>, option: Offered<T>): string
  /** An option with what helps to choose it; left out: the game's own words. */
  choice?(seen: Seen<T>, option: Offered<T>): string
  /** What an option is called that is closed now; null where the table itself shows that it is. */
  closed?(seen: Seen<T>, option: Offered<T>): string | null
  /** A statement that needs no line in the log: the table shows it well enough, or the one before said it. */
  silent?(statement: Statement, before: Statement | undefined): boolean
  /** Does a statement begin a line of the log? Left out: every move has a line of its own. */
  opens?(statement: Statement, before: Statement | undefined): boolean
  /** A word of the game in its colour. */
  paint?(token: Token, term: string): string
  /** Are points to be seen before the end? */
  showsScores?(seen: Seen<T>): boolean
}

export function seenBy<T extends Types>(sitting: Sitting<T>, viewer: number | null): Seen<T> {
  const { game, config, facts, seats, decision } = sitting
  return {
    game,
    config,
    facts,
    seats,
    view: sitting.view(viewer),
    asked: decision?.seat ?? null,
    step: decision?.step ?? null,
  }
}
