/** A moment by the calendar, and by the time that counts at tables. */
export interface Instant {
  readonly at: number
  readonly time: number
}
