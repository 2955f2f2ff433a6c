/** What a table tells whoever drives it. */
export interface Driver {
  /** The server says that the move is done. */
  acknowledged(desk: Desk): void
  /** The next one to move knows what is possible. */
  asked(desk: Desk): void
  over(desk: Desk): void
}

/** One table with all its players, as the load sees it. */
export interface Desk {
  driver: Driver
  /** Somebody knows what is possible and has not answered. */
  readonly open: boolean
  /** Its game is over, whether anybody drove it then or not. */
  readonly ended: boolean
  /** Plays some move that is possible; only after `asked`. */
  move(): void
}

/** A group of people who play one table after the other on connections that they keep. */
export interface Party {
  /** A new table; answers when its first player is asked. */
  sit(): Promise<Desk>
  leave(): void
}

export const SEATS = 4

/** Before a table is driven by anybody. */
export const idle: Driver = { acknowledged() {}, asked() {}, over() {} }
