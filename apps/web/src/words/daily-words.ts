/** What is said about the daily challenge. */
export interface DailyWords {
  readonly title: string
  readonly lead: string
  readonly past: (day: string) => string
  readonly noServer: (online: boolean) => string
  readonly puzzles: string
  readonly playBot: string
  readonly unknownDay: string
  readonly today: string
  /** "Against Marlow and Dory, bots of the level Normal". */
  readonly against: (names: string, level: string, count: number) => string
  readonly captains: (names: string) => string
  readonly seat: (n: number, of: number) => string
  readonly plain: string
  readonly ranking: string
  readonly ends: (hours: number, minutes: number) => string
  readonly over: string
  readonly play: string
  readonly goOn: string
  readonly practise: string
  readonly goOnPractice: string
  readonly oneTry: string
  readonly running: string
  readonly done: (lead: string, rank: number, of: number) => string
  readonly late: string
  readonly void: string
  readonly practised: (lead: string) => string
  readonly practiceAbout: string
  readonly tomorrow: string
  readonly as: (name: string) => string
  readonly board: string
  readonly empty: string
  readonly columns: {
    readonly rank: string
    readonly name: string
    readonly lead: string
    readonly points: string
    readonly ended: string
  }
  readonly you: string
  readonly account: string
  readonly more: (n: number) => string
  readonly figures: string
  readonly tried: (started: number, finished: number) => string
  readonly won: (percent: number) => string
  readonly spread: string
  readonly bar: (from: string, to: string, count: number) => string
  readonly earlier: string
  readonly bestOf: (name: string, lead: string) => string
  readonly nobody: string
  readonly watch: string
  readonly fair: string
  readonly fairText: string
  readonly fairKey: string
  readonly commitment: string
  readonly key: string
  /** A lead with its sign. */
  readonly signed: (lead: number) => string
  readonly day: (day: string) => string
  readonly time: (at: number) => string
  /** At the table of a try. */
  readonly table: {
    readonly tag: string
    readonly leave: string
    readonly toBoard: string
    /** Why the game cannot be analysed yet. */
    readonly sealed: string
    readonly about: string
  }
}
