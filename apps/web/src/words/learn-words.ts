import type { Estimate } from '@gam/bots'
import type { Phrase, Redeal } from '@gam/kernel'

/** What is said where one learns, besides the games' own words. */
export interface LearnWords {
  readonly lesson: {
    readonly step: (at: number, of: number) => string
    readonly chapter: (at: number, of: number) => string
    /** Before the title of something that is only read. */
    readonly tag: string
    readonly next: string
    readonly back: string
    readonly skip: string
    readonly putBack: string
    readonly leave: string
    readonly playOn: string
    readonly instead: string
  }
  readonly way: {
    /** "A way there: take a coin, then it is open." */
    readonly now: (actions: readonly Phrase[]) => Phrase
    readonly waits: (actions: readonly Phrase[]) => Phrase
  }
  readonly hint: {
    readonly title: string
    readonly thinking: string
    readonly none: string
    readonly putOut: string
    /** How sure the bot is, from the share of its time that went there: in words, and in dots of three. */
    readonly certainty: { readonly [dots in 'gamble' | 'close' | 'near' | 'clear']: string }
    /** Where no reason is known. */
    readonly noReason: string
  }
  readonly analysis: {
    readonly title: string
    readonly lead: string
    readonly start: string
    readonly stop: string
    readonly progress: (done: number, of: number) => string
    readonly secret: string
    readonly stopped: string
    readonly columns: {
      readonly start: string
      readonly own: string
      readonly others: string
      readonly luck: string
      readonly drift: string
      readonly result: string
    }
    readonly chart: string
    readonly turnings: string
    readonly nowhere: string
    readonly luck: (name: string, change: string) => string
    readonly choice: (name: string, change: string, taken: Phrase, best: Phrase) => Phrase
    readonly move: (n: number) => string
    readonly doubt: (unease: string) => string
    readonly number: (estimate: Estimate) => string
  }
  readonly from: {
    readonly open: string
    readonly lead: (move: number) => string
    readonly who: string
    readonly playerOf: (name: string) => string
    readonly unseen: string
    readonly deals: { readonly [deal in Redeal]: { readonly name: string; readonly about: string } }
    readonly notOver: string
    readonly nobody: string
    readonly here: string
    readonly round: string
    readonly friends: string
  }
}
