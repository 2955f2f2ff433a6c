import type { GameWords, Phrase, Token } from '@gam/kernel'
import type { Facts } from '../state.ts'

export type WhyNoUndo = 'newContract' | 'newTiles' | 'contractShown'

/** Where a rider is bound. */
export type Way = 'out' | 'home' | 'back'

/** What the table of Whale Riders says besides the rules' own sentences. */
export interface RiderWords extends GameWords {
  /** "2 meat", "1 pearl": any thing of the game, counted. */
  readonly count: (n: number, thing: string) => string
  readonly list: (parts: readonly string[]) => string
  /** Short names for the heads of the coast. */
  readonly ports: { readonly [port: string]: string }
  /** Their names as they stand in a heading. */
  readonly portNames: { readonly [port: string]: string }
  readonly decreeNames: { readonly [decree: string]: string }
  /** The name of an ability and what it does, apart. */
  readonly ability: (name: string, facts: Facts) => { readonly name: string; readonly effect: string }
  /** What a contract asks for and what it brings, apart. */
  readonly contract: (card: string, facts: Facts) => { readonly asks: string; readonly brings: string }
  readonly tile: (name: string) => string
  readonly storm: string
  readonly variants: (edition: string, decree: boolean, magic: boolean) => string
  readonly round: (n: number) => string
  readonly inBag: (n: number) => string
  readonly inDeck: (n: number) => string
  /** Storms that lie on the coast, and all of this game. */
  readonly onCoast: (lying: number, all: number) => string
  readonly labels: {
    readonly coast: string
    readonly others: string
    readonly mine: string
    readonly contracts: string
    readonly tiles: string
    readonly decrees: string
    readonly coins: string
    readonly pearls: string
    readonly players: string
    readonly abilities: string
    readonly ports: string
  }
  readonly noTiles: string
  readonly noContracts: string
  readonly handHidden: string
  readonly sail: string
  readonly sailTo: (port: string) => string
  readonly free: string
  readonly buy: string
  readonly swap: string
  readonly swapStop: string
  readonly ready: string
  /** Ready, and in how many ways where there are several. */
  readonly readyWays: (n: number) => string
  readonly ways: (n: number) => string
  readonly take: string
  readonly discard: string
  readonly discardAll: (n: number) => string
  /** Said of a port where nothing but storms lies. */
  readonly closed: string
  readonly toGo: (n: number) => string
  readonly tilesOfAnyKind: string
  readonly goodsOfAnyKind: string
  readonly claimedBy: (name: string) => string
  /** Said of a decree instead, when it is my own. */
  readonly yours: string
  readonly progress: (have: number, needed: number) => string
  readonly empty: string
  readonly way: { readonly [way in Way]: string }
  /** Sentences for those who do not see the pieces. */
  readonly said: {
    readonly port: (name: string, riders: readonly string[], closed: boolean) => string
    readonly space: (port: string, tile: string, price: number, was: number | null) => string
    readonly storm: (port: string) => string
    readonly buy: (tile: string, price: number, was: number | null) => string
    readonly sail: (port: string, free: boolean) => string
    readonly swapFirst: (tile: string) => string
    readonly swapWith: (tile: string) => string
    readonly contract: (asks: string, brings: string, state: string) => string
    readonly fulfil: (asks: string, brings: string) => string
    readonly discard: (asks: string) => string
    readonly plate: (
      name: string,
      where: string,
      amounts: readonly string[],
      tiles: readonly string[],
      ability: string | null,
    ) => string
    readonly decree: (name: string, brings: string, state: string) => string
    readonly ability: (name: string, effect: string) => string
    readonly rider: (name: string, way: Way) => string
    readonly fulfilled: (n: number) => string
    readonly inHand: (n: number) => string
  }
  readonly ask: {
    readonly first: string
    readonly second: string
    readonly freeSail: string
    readonly actions: string
    readonly freeSailHelp: string
    readonly pay: (contract: Token) => Phrase
    /** Cards are in hand, but none of them can be paid: WR-38 asks all the same. */
    readonly noneToPay: string
    readonly noneToPayHelp: string
    /** Which abilities come after the first three of the line. */
    readonly line: (names: readonly string[]) => string
    readonly fulfilling: string
    readonly buying: string
    readonly discarding: string
  }
  readonly pay: {
    /** The last card in hand. */
    readonly pay: string
    readonly heading: (brings: string) => string
    /** WR-38: with cards left in hand it is said whether another one follows. */
    readonly all: string
    readonly another: string
    readonly tap: string
    readonly nth: (i: number, n: number) => string
    readonly before: string
    readonly next: string
    readonly ways: (n: number) => string
    readonly crystalsAs: (crystals: number, good: string) => string
    readonly withCrystals: (crystals: number) => string
    readonly keepsCrystals: (crystals: number) => string
    readonly losesPearls: (pearls: number) => string
    readonly spends: (tiles: number) => string
    readonly exact: string
    readonly lost: (n: number, thing: string | null) => string
    readonly leaves: (contracts: number) => string
    readonly row: (tiles: readonly string[], about: readonly string[]) => string
  }
  readonly magic: string
  readonly log: {
    readonly storms: (port: Token, storms: number) => Phrase
    readonly took: (seat: Token, ability: Token) => Phrase
    readonly drawn: (port: Token, tiles: readonly Token[]) => Phrase
  }
  readonly propose: {
    readonly advance: (port: Token) => Phrase
    readonly buy: (tile: Token, port: Token, price: number) => Phrase
    readonly coins: (n: number) => Phrase
    readonly fulfil: (contract: Token) => Phrase
    readonly pay: (payment: Token) => Phrase
    readonly lay: (tile: Token) => Phrase
    readonly discard: (contract: Token) => Phrase
    readonly swap: (one: Token, other: Token) => Phrase
    readonly choose: (ability: Token) => Phrase
    readonly done: string
    readonly coinsLeft: (n: number) => string
    readonly paid: (payment: Token) => Phrase
    readonly brings: (coins: number, pearls: number) => string
    readonly decree: (decree: Token) => Phrase
    /** By what is drawn then. */
    readonly turnEnds: { readonly [drawn in 'nothing' | 'tiles' | 'contract' | 'both']: string }
    /** By the way the game ends. */
    readonly gameEnds: { readonly [ending: string]: string }
    readonly noUndo: string
    /** Why it cannot be taken back. */
    readonly noUndoFor: { readonly [why in WhyNoUndo]: string }
  }
  readonly looks: {
    readonly bagEmpty: string
    readonly bagStorms: (storms: number, share: number) => string
    readonly deck: (cards: number, discarded: number) => string
    readonly port: (spaces: readonly string[]) => string
    readonly portRiders: (riders: readonly string[]) => string
    readonly sun: string
    readonly space: (price: number, was: number | null) => string
    readonly stormText: string
    /** What a tile is good for: by what it shows, goods alike. */
    readonly about: { readonly [thing: string]: string }
    readonly twoCrystals: string
    readonly contract: (asks: string, brings: string) => string
    readonly ready: string
    readonly lacks: (things: readonly string[]) => string
    readonly decree: (brings: string) => string
    readonly decreeAll: (players: readonly string[], needed: number) => string
    readonly rider: (where: string, way: Way, left: number) => string
    readonly has: (amounts: readonly string[]) => string
    readonly hasTiles: (tiles: readonly string[]) => string
    readonly hasFulfilled: (contracts: readonly string[]) => string
    readonly hasDecrees: (decrees: readonly string[]) => string
    readonly hasAbility: (name: string, effect: string) => string
    readonly things: { readonly [thing: string]: string }
  }
  readonly spoken: {
    readonly mine: (where: string, amounts: readonly string[], tiles: readonly string[]) => string
    readonly contract: (asks: string, brings: string, state: string) => string
    readonly port: (name: string, spaces: readonly string[], riders: readonly string[]) => string
    readonly price: (price: number, tile: string) => string
    readonly bag: (tiles: number, storms: number) => string
  }
}
