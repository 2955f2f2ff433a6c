/**
 * All randomness a game ever sees. A stream is a labelled sub-stream of the table's key: draws from one never
 * shift what another gives, so revealing a port does not change which card is drawn next.
 */
export interface Chance {
  /** An evenly distributed whole number from 0 to n - 1; n is at most MOST. */
  below(n: number, stream: number): number
}

/** The product of a 32-bit word and n must stay exact in a double. */
export const MOST = 2 ** 21
