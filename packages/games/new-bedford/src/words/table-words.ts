import type { GameWords, Phrase, Statement, Token } from '@gam/kernel'
import type { HarbourWords } from './harbour-words.ts'
import type { PageWords } from './page-words.ts'
import { type PieceWords, SIGN } from './piece-words.ts'

/** Where a round stands. */
export type Phase = 'setup' | 'action' | 'movement' | 'whaling' | 'last' | 'over'

interface ByName<T> {
  readonly [name: string]: T
}

export const { food: FOOD, coin: COIN } = SIGN

/** Wood, food, brick, money. */
type Amounts = readonly number[]

/** A sensible beginning, by what one has in mind. */
export type Mix = 'even' | 'whaler' | 'builder' | 'purse'

/** How a person stands to a space or building, for the sentence that says it. */
interface SpaceSaid {
  readonly name: string
  readonly deed: string
  readonly bonus: string | null
  /** Who stands there, the bonus is taken then. */
  readonly by: readonly string[]
}

interface BuiltSaid {
  readonly name: string
  readonly deed: string
  /** Null: mine. */
  readonly owner: string | null
  readonly victory: boolean
  readonly used: boolean
  readonly by: readonly string[]
  readonly fee: boolean
}

/** What is there is enough for a building; with the open bonus of the Town Hall; with what the build under way saves. */
export type Enough = 'own' | 'bonus' | 'now'

interface OfferSaid {
  readonly name: string
  readonly deed: string
  readonly cost: Amounts
  readonly lack: Amounts
  readonly enough: Enough | null
}

export interface ShipSaid {
  /** Null: mine. */
  readonly owner: string | null
  readonly ship: number
  readonly where: 'home' | 'bottle' | 'dock' | 'return' | number
  /** 0: the 1st place; `BESIDE`: in a column of its own. */
  readonly place: number
  readonly cargo: Amounts
}

/** A Captain's turn as far as it has been told. */
export interface CaptainTurn {
  readonly seat: number
  readonly die: number | null
  /** The headings he sought, the last one counts. */
  readonly headings: readonly string[]
  /** Order by order under the last heading: the misfit, or null for the one that fitted. */
  readonly tried: readonly { readonly order: string; readonly misfit: string | null }[]
  readonly space: string | null
  /** The person who decides where several spaces suit him equally well; null where none was asked. */
  readonly chooser: number | null
  readonly aside: boolean
}

/** What the table of New Bedford says besides the rules' own sentences. */
export interface TownWords extends GameWords {
  readonly pieces: PieceWords
  readonly goods: ByName<string>
  readonly whales: ByName<string>
  readonly phases: { readonly [P in Phase | 'end']: string }
  readonly round: (round: number, of: number) => string
  readonly roundShort: (round: number) => string
  readonly first: (name: string) => string
  readonly regions: {
    readonly sea: string
    readonly town: string
    readonly others: string
    readonly mine: string
    readonly panel: string
    readonly seats: string
    readonly tabs: string
  }
  readonly townAndPiers: string
  readonly taken: string
  readonly onDock: string
  readonly returning: string
  readonly leftOut: string
  readonly inBag: (tokens: number) => string
  readonly free: string
  readonly you: string
  readonly captain: string
  readonly workersLeft: (count: number) => string
  readonly whalesHome: string
  readonly pointsWord: (points: number) => string
  /** Where a ship of mine is, in two or three words. */
  readonly whereShort: (where: ShipSaid['where']) => string
  readonly points: (points: number) => string
  readonly doing: ByName<string>
  readonly whys: ByName<(statement: Statement) => string>
  readonly tabs: {
    readonly town: string
    readonly sea: string
    readonly players: string
  }
  readonly said: {
    readonly space: (said: SpaceSaid) => string
    readonly built: (said: BuiltSaid) => string
    readonly offer: (said: OfferSaid) => string
    readonly ship: (said: ShipSaid) => string
    readonly waters: (space: number, food: number | null, ships: readonly string[]) => string
    readonly token: (name: string, lay: number, points: number) => string
    readonly amounts: (amounts: Amounts) => string
    readonly cargo: (counts: Amounts) => string
    readonly seat: (name: string, points: number, goods: Amounts, whales: Amounts) => string
    readonly captainSeat: (name: string, points: number, whales: Amounts) => string
  }
  readonly asks: {
    /** `again`: the Inn lets them be placed once more. */
    readonly place: (which: number, again: boolean) => string
    /** `dear`: there is money for what needs a purchase first. */
    placeHelp(dear: boolean): Phrase
    readonly againHelp: Phrase
    readonly purchase: (money: number) => Phrase
    readonly buy2: (good: Token) => Phrase
    readonly stock: Phrase
    readonly stockHelp: Phrase
    readonly sell: Phrase
    readonly sellHelp: Phrase
    readonly sellTwice: Phrase
    readonly build: (savings: number) => Phrase
    readonly save: (building: Token) => Phrase
    readonly launch: Phrase
    readonly launchHelp: (food: number) => Phrase
    readonly select: (space: number) => Phrase
    /** `after`: so many ships choose later. */
    readonly selectHelp: (after: number) => Phrase
    readonly name: Phrase
    readonly nameHelp: Phrase
    readonly buy: (seller: Token) => Phrase
    readonly buyHelp: (money: number) => Phrase
    readonly direct: (captain: Token, heading: string) => Phrase
    readonly directHelp: Phrase
    readonly tryworks: (aboard: number) => Phrase
  }
  readonly panels: {
    readonly back: (ship: number) => string
    readonly market: string
    readonly sells: (seller: Token, whales: number) => Phrase
    readonly keep: (count: number) => string
    readonly pay: string
    readonly get: string
    readonly kept: string
    readonly sold: string
    readonly later: string
    readonly lays: (money: number, of: number) => Phrase
    readonly left: (money: number) => Phrase
    readonly lands: (count: number) => string
    readonly passed: string
    readonly bought: (whales: number) => string
    readonly yourTurn: string
    readonly thinks: string
    readonly waits: string
    readonly youHave: (money: number) => Phrase
    readonly due: (lay: number) => Phrase
    readonly passIsNotFinal: string
    readonly price: (lay: number) => Phrase
    readonly less: (kind: string) => string
    readonly more: (kind: string) => string
    readonly all: string
    readonly ofMost: (most: number) => string
    readonly sellFor: (money: number) => Phrase
    /** The same on the sign of the house, where there is little room. */
    readonly sellsFor: (money: number) => string
    readonly take: string
    readonly mixes: { readonly [M in Mix]: string }
    readonly mixHelp: { readonly [M in Mix]: string }
    readonly spent: (money: number, of: number) => Phrase
  }
  readonly removesSeas: (count: number) => string
  readonly captains: {
    readonly turn: string
    readonly lastTurn: string
    readonly noTurnYet: string
    readonly manner: ByName<string>
    readonly limit: (have: number, most: number | null) => string
    readonly reach: (space: number) => string
    readonly helm: (name: string, heading: string) => string
    readonly seeks: (heading: string) => string
    readonly built: string
    readonly whales: string
    readonly orders: string
    /** Why he did what he did. */
    readonly why: (turn: CaptainTurn, name: (kind: string, value: string | number) => string) => string
    readonly lastRound: (headings: readonly string[]) => string
  }
  readonly harbour: HarbourWords
  readonly pages: PageWords
  readonly drawnLine: (tokens: readonly { readonly token: Token; readonly count: number }[]) => Phrase
  readonly proposals: {
    /** What comes in, what goes out, and what else happens. */
    readonly brings: (gain: Amounts, cost: Amounts) => string
    readonly buys: (good: string) => string
    readonly next: string
    readonly over: string
    readonly noUndo: string
    /** Why it cannot be taken back, by what luck brings. */
    readonly noUndoFor: ByName<string>
  }
  readonly inspected: {
    readonly costs: (amounts: Amounts) => string
    readonly bonus: (deed: string) => string
    readonly owner: (seat: Token) => Phrase
    readonly mine: string
    readonly unbuilt: string
    readonly lacking: (amounts: Amounts) => string
    readonly enough: { readonly [E in Enough]: string }
    /** A Captain takes no money: it goes to the supply. */
    readonly fee: (captains: boolean) => string
    readonly usedNow: string
    readonly lay: (lay: number, points: number) => string
    readonly inBag: (count: number) => string
    readonly out: (count: number) => string
    readonly bag: string
    readonly track: (space: number, food: number) => string
    readonly trackShore: string
    readonly returns: string
    readonly dock: string
    readonly workers: (count: number) => string
    readonly owns: (buildings: readonly string[]) => string
    readonly stands: (seat: Token) => Phrase
    readonly space: (space: number) => string
    readonly goods: ByName<string>
  }
  readonly spoken: {
    readonly mine: (goods: Amounts, workers: number, ships: readonly ShipSaid[], points: number) => string
    readonly build: (enough: readonly string[], withBonus: readonly string[], left: number) => string
    readonly waters: (space: number, ships: readonly string[]) => string
    readonly seaEmpty: string
    readonly dock: (ships: readonly string[]) => string
    readonly out: (tokens: string) => string
    readonly bag: (tokens: string) => string
  }
}
