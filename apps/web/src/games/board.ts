import type { Fact, Game, GameWords, Offered, Phrase, Types } from '@gam/kernel'
import type { ReactNode } from 'react'
import type { Moment, Preview, TableInfo } from '../session/session.ts'

export interface Preset {
  readonly id: string
  /** What differs from the options' own defaults. */
  readonly options: { readonly [option: string]: string | boolean | readonly string[] }
}

/** One line of the log; `seat` is whose flag stands before it. */
export interface LogLine {
  readonly seat: number | null
  readonly phrase: Phrase
  /** A round or a phase begins: it stands as a heading above all that happened in it. */
  readonly head?: boolean
  /** A further step of what the same seat did just before: one line with it. */
  readonly goesOn?: boolean
}

/** A piece that travels between two places of the board; places are the `data-at` names of the game. */
export interface Flight {
  readonly from: string
  readonly to: string
  readonly piece: ReactNode
  readonly far?: boolean
  /** It lies there until the table shows the new state; else it is gone when it arrives. */
  readonly stays?: boolean
}

/** What an event looks like. Without flights it is only told. */
export interface Motion {
  readonly flights: readonly Flight[]
  readonly sound?: SoundName
  /** How many ms to rest on an event that nothing flies for; without it such an event is only told. */
  readonly hold?: number
}

export type SoundName =
  | 'bell'
  | 'wood'
  | 'coin'
  | 'card'
  | 'rope'
  | 'water'
  | 'sale'
  | 'wind'
  | 'knock'
  | 'undo'
  | 'eight bells'
  | 'horn'

/** A piece or place looked at closely: what it is, what it does, and the rules that say so. */
export interface Inspection {
  readonly title: string
  /** Sentence after sentence: what it does, what it costs, how it stands now. */
  readonly text: readonly Phrase[]
  /** Ids of the game's rules. */
  readonly rules: readonly string[]
  /** The piece drawn large, or nothing. */
  readonly picture: ReactNode
}

/** Something small that goes with the next option. */
export interface Wish {
  readonly id: string
  readonly label: Phrase
}

/** A question in words that depend on the moment. */
export interface Asking {
  /** The decision this one belongs to ("Town Hall"). */
  readonly crumb: string | null
  readonly title: Phrase
  readonly detail: Phrase | null
}

/** The words of a proposal: what would be done, and what would come of it. */
export interface Proposal {
  readonly title: Phrase
  readonly detail: Phrase | null
}

export interface TableProps<T extends Types, W extends GameWords> {
  readonly table: TableInfo
  readonly moment: Moment<T>
  readonly words: W
  /** What the action under consideration would certainly bring. */
  readonly preview: Preview<T> | null
  /** The events of an action up to the one that is being shown; the table is drawn as it was before them. */
  readonly told: readonly Fact[]
  readonly log: ReactNode
  readonly prompt: ReactNode
}

interface HeaderFacts {
  /** What is being played: variant, round, game of the match. */
  readonly title: string
  readonly short: string
  /** Drawn in the place of the title where words are too little: rounds, phases. */
  readonly lead?: ReactNode
  readonly extras: ReactNode
}

/** Everything the house must know of a game to show a table of it. None of it is a rule. */
export interface Board<T extends Types = Types, W extends GameWords = GameWords> {
  readonly game: Game<T>
  readonly presets: readonly Preset[]
  /** Fetches what this table shows from the beginning; null when nothing is missing. */
  prepare?(table: TableInfo): Promise<unknown> | null
  /** Fetches all else that may be shown in time. Until then there is nothing to know of a place. */
  fetchRest?(): Promise<void>
  /** Rules that stand behind an option of the set-up. */
  readonly optionRules: { readonly [option: string]: string }
  /** What is clicked for an action, in order; nothing: it is a button. */
  targets(action: Fact): readonly string[]
  Table(props: TableProps<T, W>): ReactNode
  header(moment: Moment<T>, table: TableInfo, words: W): HeaderFacts
  /** What my decision asks, where one sentence for the choice is too little; null: the choice's own sentence. */
  ask?(moment: Moment<T>, words: W, table: TableInfo): Asking | null
  /** What can be agreed on before an option is chosen, as switches in the prompt; at most one is on. */
  wishes?(moment: Moment<T>, words: W, table: TableInfo): readonly Wish[]
  /**
   * What is sent for an option, in notation: the first of these lists of actions that is possible. Unless told,
   * the option alone. So one click can answer a small question that follows.
   */
  along?(option: Offered, moment: Moment<T>, wish: string | null): readonly (readonly string[])[]
  /**
   * What there is to know of a place: a `data-at` name, or the target of a `Piece` without a place of its own.
   * Null: nothing.
   */
  inspect(place: string, moment: Moment<T>, table: TableInfo, words: W): Inspection | null
  propose(action: Fact, preview: Preview<T>, moment: Moment<T>, words: W, table: TableInfo): Proposal
  /** The lines of one action, or of the set-up. */
  log(facts: readonly Fact[], words: W): readonly LogLine[]
  /** What is said while an event is shown of which the log tells only together with others; null: what the log says. */
  happening?(fact: Fact, words: W): LogLine | null
  /** `before` is the table as it is drawn, `after` as it will be when all events of the action are shown. */
  motion(fact: Fact, before: Moment<T>, after: Moment<T>): Motion
  /** Spoken answers: my things, the shared board. */
  mine(moment: Moment<T>, words: W, table: TableInfo): string
  shared(moment: Moment<T>, words: W, names: readonly string[], table: TableInfo): string
  /** What can be built or bought, where the game has such a thing. */
  offers?(moment: Moment<T>, words: W, table: TableInfo): string
  players(moment: Moment<T>, words: W, names: readonly string[], table: TableInfo): string
  /** The screens on which the log stands beside the table, as a media query; on others it is a drawer. */
  readonly logBeside: string
  /** Whether points may be shown before the end. */
  showsScores(table: TableInfo): boolean
  /** An icon for a token of a sentence. */
  tokenIcon(kind: string, value: string | number): ReactNode
  /** The place on the board that a token names; null where there is none. */
  tokenPlace(kind: string, value: string | number): string | null
}
