/** What stands on the sea, on the pier when a ship is home, and over the sea between two rounds. */
export interface HarbourWords {
  /** As a price tag has it. */
  readonly dollars: (money: number) => string
  readonly dock: string
  readonly beyond: string
  readonly points: (points: number) => string
  readonly each: (points: number) => string
  readonly lay: string
  readonly emptySeas: (count: number) => string
  readonly nothingToTake: string
  readonly shipLost: string
  readonly whenHome: string
  readonly aWorker: string
  readonly logOpen: string
  readonly leftOut: string
  readonly noneOut: string
  readonly drawn: (out: number) => string
  readonly bag: (tokens: number) => string
  readonly hold: (ship: number) => string
  readonly bestSet: string
  readonly keep: (count: number | null) => string
  readonly sell: (count: number | null) => string
  readonly keepAll: string
  readonly sellAll: string
  readonly pay: (money: number) => string
  readonly get: (money: number) => string
  readonly eachFor: (money: number) => string
  readonly ifSold: (money: number) => string
  readonly canBuy: (money: number) => string
  readonly nobody: string
  readonly have: string
  readonly sells: (count: number) => string
  readonly keeps: (count: number) => string
  readonly fee: string
  readonly left: string
  readonly landed: (points: number) => string
  /** The button that ends it: so much is paid, so many whales come ashore. */
  readonly settle: (pay: number, whales: number) => string
  readonly banner: {
    readonly over: (round: number) => string
    readonly round: (round: number) => string
    readonly last: (round: number) => string
    readonly toCome: (rounds: number) => string
    readonly begins: (name: string) => string
    readonly youBegin: string
    readonly passes: string
    readonly stays: string
    readonly quiet: string
    readonly you: string
    readonly forLay: (money: number) => string
    readonly sold: (money: number) => string
    readonly free: string
    readonly post: (money: number) => string
    readonly bought: (money: number) => string
    readonly ambergris: (money: number) => string
    readonly noShip: string
    readonly emptyHold: string
  }
}
