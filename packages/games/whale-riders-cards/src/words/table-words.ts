import type { GameWords, Phrase, Token } from '@gam/kernel'

export interface Winner {
  readonly seat: Token
  readonly points: number
  readonly me: boolean
}

/** What the table of the card game says besides the rules' own sentences. */
export interface CardWords extends GameWords {
  readonly market: string
  readonly goods: { readonly [good: string]: string }
  readonly storm: string
  /** What stands on the card of a snow storm, and where that is small. */
  readonly stormCard: string
  readonly stormBrief: string
  readonly worth: (points: number) => string
  readonly count: (have: number, need: number) => string
  readonly closed: string
  readonly landing: string
  /** Enough of it lies there, but the port sells it only with another good. */
  readonly waits: string
  /** On a card that was played at the first click and is not sent yet. */
  readonly played: string
  readonly lastSale: string
  /** How many cards a considered storm takes. */
  readonly leave: (cards: number) => string
  /** On the banner of a sale: by good, of several, and what follows. */
  readonly isSold: { readonly [good: string]: string }
  readonly areSold: (goods: readonly string[]) => string
  readonly takeOwn: string
  readonly newPort: string
  readonly toDraw: (cards: number) => string
  readonly draw: string
  readonly ports: string
  readonly you: string
  readonly inHand: (cards: number) => string
  readonly points: (points: number) => string
  readonly pointsShort: string
  /** Under a crate with cards whose points nobody may see yet. */
  readonly wonShort: (cards: number) => string
  readonly cardsWon: (cards: number) => string
  readonly portsLeft: (ports: number) => string
  readonly hand: string
  readonly handHidden: string
  readonly handEmpty: string
  readonly refused: { readonly [reason: string]: (name: string) => string }
  readonly portNames: { readonly [port: string]: string }
  readonly portCustoms: { readonly [port: string]: string }
  /** The same in a few words. */
  readonly portBrief: { readonly [port: string]: string }
  readonly game: (advanced: boolean, at: number, of: number | null) => string
  readonly gameShort: (at: number, of: number | null) => string
  readonly cell: (player: string, good: string, cards: number) => string
  readonly playing: (name: string) => string
  readonly cardName: (good: string, face: 'plain' | 'bonus' | 'storm') => string
  readonly sold: (goods: readonly Token[], winners: readonly Winner[]) => Phrase
  readonly proposals: {
    readonly plain: (card: Token, good: string, have: number, need: number) => Phrase
    readonly sale: (card: Token, goods: readonly Token[], count: number) => Phrase
    readonly storm: (card: Token, good: Token, blown: number) => Phrase
    readonly landed: (card: Token) => Phrase
  }
  readonly outcomes: {
    readonly sale: (winners: readonly Winner[], others: boolean) => Phrase
    readonly storm: (cards: number) => Phrase
    readonly landed: string
    /** Whether a card is drawn, and who goes on. */
    readonly next: (draws: boolean, next: 'same' | 'other' | 'nobody' | 'by luck') => string
    readonly over: string
  }
  readonly spoken: {
    readonly mine: (cards: readonly string[], points: number | null) => string
    readonly column: (good: string, have: number, need: number, closed: boolean) => string
    readonly player: (name: string, points: number | null, cards: number, lying: readonly string[]) => string
  }
  /** What is said when a piece is looked at closely. */
  readonly looks: {
    readonly plain: (good: string, worth: number) => string
    readonly bonus: (good: string, worth: number) => string
    readonly storm: (good: string) => string
    readonly standing: (good: string, have: number, need: number) => string
    readonly closed: (good: string) => string
    readonly lands: (good: string) => string
    readonly earn: string
    readonly lying: (player: string, cards: readonly string[]) => string
    readonly pileTitle: string
    /** What can be looked at on the port's sign. */
    readonly port: string
    readonly pile: (cards: number) => string
    readonly portPile: (cards: number) => string
  }
}
