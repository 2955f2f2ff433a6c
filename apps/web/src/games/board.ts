import type { Game, GameWords, Offered, Phrase, Statement, Types } from '@gam/kernel'
import type { ComponentType, ReactNode } from 'preact/compat'
import type { PlaceState } from '../art/places/place.tsx'
import type { Moment, Preview, TableInfo } from '../session/session.ts'
import type { SoundName } from '../world/sound/names.ts'

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
  /** How many ms after the first flight of the same event it sets out. */
  readonly after?: number
  /** How high it rises on its way, in px at the usual root size; without it, it goes straight. */
  readonly arc?: number
  /** It lies there until the table shows the new state; else it is gone when it arrives. */
  readonly stays?: boolean
  /** On its way it becomes as wide as what will lie there. */
  readonly fits?: boolean
}

/** What an event looks like. Without flights it is only told. */
export interface Motion {
  readonly flights: readonly Flight[]
  readonly sound?: SoundName
  /** How many ms to rest on an event that nothing flies for; without it such an event is only told. */
  readonly hold?: number
  /** A scene of its own that the board plays meanwhile (`TableProps.acting`), for as many ms as `hold` says. */
  readonly act?: string
  /** A climax is not counted in what a turn may take, and is shorter after the first of its kind in a game. */
  readonly climax?: boolean
  /** It belongs to the climax before it: together they are no longer than one may be. */
  readonly goesOn?: boolean
  /** The table turns to another scene with it: what stayed where it flew to is out of sight there. */
  readonly turns?: boolean
}

/** The scene that is being played. */
export interface Acting {
  readonly name: string
  readonly statement: Statement
  readonly ms: number
}

/** What stands open after a row of my actions that reveals nothing; null: such a row is not possible from here. */
export type Ahead = (actions: readonly string[]) => readonly Offered[] | null

/**
 * One thing that a click can mean: a row of actions that goes to the table together. Of several deeds behind the same
 * targets the first is filled in; the others stand beside the piece as quiet buttons.
 */
export interface Deed {
  /** What is clicked, in order. */
  readonly targets: readonly string[]
  /** In notation. What only one answer is left to is added by itself. */
  readonly actions: readonly string[]
  /** What tells it from other deeds behind the same targets ("at the Courthouse"). */
  readonly way: Phrase
  /** What has to be bought first, in a few letters ("+$3"): its target is dashed. */
  readonly extra: Phrase | null
  /**
   * Amounts to be agreed on first: it is shown in the prompt once the targets are clicked. Its `moment` is the table
   * after `actions`, and what it sends follows them in the same submission; so the panel of a decision
   * (`Board.panel`) serves here as it is. Where `actions` show others something, or there are none, it is the table
   * as it stands, and `way` is the panel's heading.
   */
  readonly Panel?: PanelView
}

/** A question that is answered by several amounts at once. Its own confirm carries `data-confirm`. */
export interface PanelProps<T extends Types = Types, W extends GameWords = GameWords> {
  readonly table: TableInfo
  /** The table at the question, be it that the way there is not sent yet. */
  readonly moment: Moment<T>
  readonly words: W
  /** From that moment on. */
  readonly ahead: Ahead
  /** The table as it stands, be it that the way to the question is not sent yet. */
  readonly now: Moment<T>
  /** Shows what this row of actions would bring; null: nothing. `verb`: what the sign of its place says meanwhile. */
  consider(actions: readonly string[] | null, verb?: string): void
  submit(actions: readonly string[]): void
  putBack(): void
}

/** As a method: a panel of one game serves where that of any is meant. */
export type PanelView<T extends Types = Types, W extends GameWords = GameWords> =
  | ComponentType<PanelProps>
  | { view(props: PanelProps<T, W>): ReactNode }['view']

/** What was done at the first click and is not sent yet; the table is drawn with it. */
export interface Held {
  readonly piece: string | null
  readonly action: Statement
  /** It goes by itself in two seconds; else it waits for a key or a click. */
  readonly runsOut: boolean
}

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
  /** What its confirm says ("Play and draw"); left out: the game's own word. */
  readonly verb?: string
}

export interface TableProps<T extends Types, W extends GameWords> {
  readonly table: TableInfo
  readonly moment: Moment<T>
  readonly words: W
  /** What the action under consideration would certainly bring. */
  readonly preview: Preview<T> | null
  /** The events of an action up to the one that is being shown; the table is drawn as it was before them. */
  readonly told: readonly Statement[]
  /** What was done at the first click and is not sent yet: `moment` is the table with it. */
  readonly held: Held | null
  /** The scene that is being played on the board. */
  readonly acting: Acting | null
  /** The name of the house, what is played, and the buttons: a bar, or a rail where its place is narrow and high. */
  readonly header: ReactNode
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
  readonly presets: readonly [Preset, ...Preset[]]
  /** Fetches what this table shows from the beginning; null when nothing is missing. */
  prepare?(table: TableInfo): Promise<unknown> | null
  /** Fetches all else that may be shown in time. Until then there is nothing to know of a place. */
  fetchRest?(): Promise<void>
  /** Options of the set-up that stand together, by the topic's name in the game's words; `box`: with what is in it. */
  readonly topics?: { readonly [topic: string]: readonly string[] }
  /** Rules that stand behind an option of the set-up. */
  readonly optionRules: { readonly [option: string]: string }
  /** What is clicked for an action, in order; nothing: it is a button. */
  targets(action: Statement): readonly string[]
  Table(props: TableProps<T, W>): ReactNode
  /** `told`: the events of an action up to the one that is being shown; `moment` is the table before them. */
  header(moment: Moment<T>, table: TableInfo, words: W, told?: readonly Statement[]): HeaderFacts
  /** What my decision asks, where one sentence for the choice is too little; null: the choice's own sentence. */
  ask?(moment: Moment<T>, words: W, table: TableInfo): Asking | null
  /** What can be agreed on before an option is chosen, as switches in the prompt; at most one is on. */
  wishes?(moment: Moment<T>, words: W, table: TableInfo): readonly Wish[]
  /**
   * What is sent for an option, in notation: the first of these lists of actions that is possible. Unless told,
   * the option alone. So one click can answer a small question that follows.
   */
  along?(option: Offered, moment: Moment<T>, wish: string | null): readonly (readonly string[])[]
  /** What one click can bring beyond the options of the decision; with what was agreed on before, if anything. */
  deeds?(moment: Moment<T>, table: TableInfo, words: W, ahead: Ahead, wish: string | null): readonly Deed[]
  /** The amounts that my decision asks for, where they are agreed on together; null: it is answered on the board. */
  panel?(moment: Moment<T>, table: TableInfo): PanelView<T, W> | null
  /** A step that is asked even where one answer is left, because the question hides something. */
  readonly alwaysAsked?: readonly string[]
  /** A move that only shows others what I held is held back like one that reveals nothing. */
  readonly showsOwn?: boolean
  /**
   * What there is to know of a place: a `data-at` name, or the target of a `Piece` without a place of its own.
   * Null: nothing.
   */
  inspect(place: string, moment: Moment<T>, table: TableInfo, words: W): Inspection | null
  propose(action: Statement, preview: Preview<T>, moment: Moment<T>, words: W, table: TableInfo): Proposal
  /** The lines of one action, or of the set-up. */
  log(statements: readonly Statement[], words: W): readonly LogLine[]
  /** What is said while an event is shown of which the log tells only together with others; null: what the log says. */
  happening?(statement: Statement, words: W): LogLine | null
  /** `before` is the table as it is drawn, `after` as it will be when all events of the action are shown. */
  motion(statement: Statement, before: Moment<T>, after: Moment<T>): Motion
  /** How its place stands at the end, for the picture behind the result; without it that is always the same one. */
  place?(moment: Moment<T>, table: TableInfo): PlaceState
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
