import type { Phrase } from '@gam/kernel'

interface ByName<T> {
  readonly [name: string]: T
}

/** What the table says of the Ship's Log and of the tokens that come with the promo. */
export interface PageWords {
  readonly title: string
  readonly decks: { readonly providence: string; readonly omen: string }
  readonly taken: string
  readonly tally: (pages: number) => string
  /** How a card lies by a player's board. */
  readonly waiting: string
  readonly acting: string
  readonly used: string
  readonly open: string
  readonly under: string
  readonly toCome: string
  readonly mine: string
  readonly of: (name: string) => string
  readonly more: (cards: number) => string
  /** The same in a word, on the page itself. */
  readonly standing: { readonly waiting: string; readonly acting: string; readonly used: string }
  readonly atTheEnd: string
  /** What a card does, in a few words: as it stands on a page that lies open. */
  readonly short: ByName<string>
  /** A card in one sentence: name, moment, text, how it lies. */
  readonly card: (name: string, moment: string, text: string, lies: string) => string
  readonly tokens: ByName<{ readonly effect: string; readonly rule: string }>
  readonly beside: string
  readonly bottled: string
  readonly closed: string
  readonly closedNow: string
  readonly castaway: string
  readonly asks: {
    readonly play: (card: string) => string
    readonly window: ByName<string>
    readonly castaway: string
    readonly castawayHelp: Phrase
    readonly coffin: string
    readonly coffinHelp: Phrase
    readonly select: (space: number) => string
    readonly selectHelp: Phrase
    readonly fire: (owner: string | null) => string
    readonly ship: string
  }
  readonly panels: {
    readonly library: string
    readonly struck: string
    readonly windfall: string
    readonly beached: string
    readonly pay: (amount: number, good: string) => Phrase
    readonly lose: (whale: string, ship: number) => string
    readonly drift: (ship: number, from: number) => string
    readonly returns: (ship: number) => string
    readonly worker: (where: string | null) => string
    readonly ignore: string
    readonly calm: (card: string) => string
    readonly others: (money: number) => Phrase
  }
  readonly spoken: {
    readonly open: (cards: readonly string[]) => string
    readonly held: (cards: readonly string[], pages: number) => string
    readonly cards: (name: string, cards: readonly string[], pages: number) => string
  }
}
