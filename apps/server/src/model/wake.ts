/**
 * It is their turn; the game is over; the others ask for a bot to play for them; a bot plays for them; somebody took
 * over the seat they left; their time ran out and the seat with it.
 */
export type WakeKind = 'turn' | 'over' | 'asked' | 'bot' | 'taken' | 'out'

export interface WakeInfo {
  readonly table: string
  readonly game: string
  readonly kind: WakeKind
}
