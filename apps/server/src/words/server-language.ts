import type { WakeKind } from '../model/wake.ts'

/** What people are told who are not there. Anybody at the table may know it. */
export interface WakeWords {
  readonly kinds: { readonly [kind in WakeKind]: (title: string) => string }
  /** Several tables at once: where it is their turn, and which games are over. */
  many(turns: readonly string[], over: readonly string[]): string
}

/** The letter with a link for another password. */
export interface RecoveryWords {
  readonly subject: string
  /** The link stands after the English lines, and above all others. */
  text(login: string): readonly string[]
}

/** Everything that the server says in one language: the `index.ts` of its folder. */
export interface ServerLanguage {
  readonly wake: WakeWords
  readonly recovery: RecoveryWords
}
