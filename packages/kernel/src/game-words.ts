import type { InLanguages } from './languages.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Sentences, Words } from './words.ts'

/** Which rules there are, and which of them are decisions where the rulebook is silent or can be read in two ways. */
export interface RuleList {
  readonly [id: string]: 'rule' | 'ruling'
}

/** The sentence of each rule. */
export type RuleTexts<R extends RuleList = RuleList> = { readonly [id in keyof R]: string }

/** Why each ruling is as it is. */
export type RulingReasons<R extends RuleList = RuleList> = {
  readonly [id in keyof R as R[id] extends 'rule' ? never : id]: string
}

/** What a game is called and how it is offered to somebody who does not know it. */
export interface Pitch {
  readonly title: string
  readonly pitch: string
  /** For how many, and how long. */
  readonly facts: string
}

/** What stands between what belongs together, with the spaces that the language wants. */
export interface Marks {
  /** Between a head and what it says. */
  readonly colon: string
  /** Between two clauses. */
  readonly semicolon: string
}

/** What a game says at a table, beyond the sentences of its rules. */
export interface GameWords {
  readonly title: string
  readonly about: string
  readonly marks: Marks
  /** Actions, events, refusals, prompts and names, as the kernel speaks them. */
  readonly words: Words
  readonly options: { readonly [option: string]: OptionWords }
  /** What is needed for options that do not go together, by the game's own words for it. */
  readonly clashes?: { readonly [why: string]: string }
  readonly sets: { readonly [id: string]: string }
  readonly presets: { readonly [id: string]: { readonly name: string; readonly about: string } }
  /** What options that stand together in the set-up are called together; `seat`: one who plays by the rules alone. */
  readonly topics?: { readonly [topic: string]: string }
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

/** What a game's box holds, in words. */
export interface BoxWords<Part extends string = string> {
  /** Every part of a set: what it is called and what it says. */
  readonly data: { readonly [part in Part]: { readonly title: string; readonly about: string } }
  /** Parts of parts, and values that the game's own words have no name for. */
  readonly names: { readonly [key: string]: string }
  /** What the places of a row are, where a number alone says too little. */
  readonly places: { readonly [key: string]: (n: number) => string }
  /** A source in this language, by its English sentence; nothing: the sentence itself. */
  readonly sources: { readonly [english: string]: string }
}

/** The plans that a bot can have a bent for, in words: what it is called who has it, and what it goes for. */
export type StyleWords<Style extends string = string> = {
  readonly [style in Style]: { readonly title: string; readonly about: string }
}

export interface SectionWords {
  readonly title: string
  /** What is told before the rules, where a story can be told. */
  readonly lead?: string
  readonly caption?: string
}

export interface TableRow {
  readonly cells: readonly string[]
  /** The rule behind it. */
  readonly rule?: string
}

/** A small table; the first cell of a row is its head. */
export interface BookTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly TableRow[]
}

/** All that a rulebook says besides the texts of the rules. */
export interface BookWords {
  readonly chapters: { readonly [chapter: string]: string }
  readonly sections: { readonly [section: string]: SectionWords }
  /** The table of a section, where it has one. */
  readonly tables: { readonly [section: string]: BookTable }
}

interface StepWords {
  readonly title: string
  readonly text: string
  /** Said when something else is tried that is allowed, but is not this step's idea. */
  readonly instead?: string
}

/** What a lesson says. */
export interface LessonWords {
  readonly title: string
  readonly steps: { readonly [id: string]: StepWords }
}

/** What the guided first game says, and the lessons after it by their ids. */
export interface LessonsWords extends LessonWords {
  readonly more?: { readonly [lesson: string]: LessonWords }
}

/**
 * Everything that a game says in one language: the `index.ts` of a folder of words. All but its pitch is loaded when
 * somebody needs it, so that a table does not wait for the rulebook.
 */
export interface GameLanguage<W extends GameWords = GameWords, R extends RuleList = RuleList> {
  readonly pitch: Pitch
  table(): Promise<W>
  rules(): Promise<RuleTexts<R>>
  /** What speaks for a move, by the name of the reason. */
  hints?(): Promise<Sentences<Vocabulary>>
  /** What lies in the box, for those who change it. */
  box?(): Promise<BoxWords>
  book?(): Promise<BookWords>
  rulings?(): Promise<RulingReasons<R>>
  lesson?(): Promise<LessonsWords>
  /** For each of its plans; without them its bots play in no style. */
  styles?(): Promise<StyleWords>
}

export type GameLanguages<W extends GameWords = GameWords, R extends RuleList = RuleList> = InLanguages<
  () => Promise<GameLanguage<W, R>>
>
