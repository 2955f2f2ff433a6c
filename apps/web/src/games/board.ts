import type { Fact, Game, Phrase, Types, Words } from '@gam/kernel'
import type { ReactNode } from 'react'
import type { Moment, Preview, TableInfo } from '../session/session.ts'

/** What a game says in one language, beyond the sentences of its rules. */
export interface GameWords {
  readonly title: string
  readonly about: string
  /** Actions, events, refusals, prompts and names, as the kernel speaks them. */
  readonly words: Words
  readonly options: { readonly [option: string]: OptionWords }
  readonly sets: { readonly [id: string]: string }
  readonly rules: { readonly [id: string]: string }
  readonly presets: { readonly [id: string]: { readonly name: string; readonly about: string } }
  /** What the button says that does what was proposed. */
  readonly confirm: string
  /** One line of help below the prompt, by the name of the choice. */
  readonly help: { readonly [step: string]: string }
}

interface OptionWords {
  readonly title: string
  readonly about: string
  readonly choices?: { readonly [value: string]: string }
}

export interface Preset {
  readonly id: string
  readonly options: { readonly [option: string]: string | boolean }
}

/** One line of the log; `seat` is whose flag stands before it. */
export interface LogLine {
  readonly seat: number | null
  readonly phrase: Phrase
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
}

export type SoundName = 'card' | 'sale' | 'storm' | 'turn' | 'refused' | 'won'

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
  readonly log: ReactNode
  readonly prompt: ReactNode
}

interface HeaderFacts {
  /** What is being played: variant, round, game of the match. */
  readonly title: string
  readonly short: string
  readonly extras: ReactNode
}

/** Everything the house must know of a game to show a table of it. None of it is a rule. */
export interface Board<T extends Types = Types, W extends GameWords = GameWords> {
  readonly game: Game<T>
  readonly languages: { readonly [code: string]: () => Promise<W> }
  readonly presets: readonly Preset[]
  /** Rules that stand behind an option of the set-up. */
  readonly optionRules: { readonly [option: string]: string }
  /** What is clicked for an action, in order; nothing: it is a button. */
  targets(action: Fact): readonly string[]
  Table(props: TableProps<T, W>): ReactNode
  header(moment: Moment<T>, table: TableInfo, words: W): HeaderFacts
  propose(action: Fact, preview: Preview<T>, moment: Moment<T>, words: W): Proposal
  /** The lines of one action, or of the set-up. */
  log(facts: readonly Fact[], words: W): readonly LogLine[]
  motion(fact: Fact, moment: Moment<T>): Motion
  /** Spoken answers: my things, the shared board. */
  mine(moment: Moment<T>, words: W): string
  shared(moment: Moment<T>, words: W, names: readonly string[]): string
  players(moment: Moment<T>, words: W, names: readonly string[]): string
  /** Whether points may be shown before the end. */
  showsScores(table: TableInfo): boolean
  /** An icon for a token of a sentence. */
  tokenIcon(kind: string, value: string | number): ReactNode
  /** The place on the board that a token names; null where there is none. */
  tokenPlace(kind: string, value: string | number): string | null
}
