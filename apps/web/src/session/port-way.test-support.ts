import type { Way } from '@gam/testkit'
import type { TablePort } from './session.ts'

/** A port in this page as a way to its table. */
export function wayThrough(port: TablePort, seat: number): Way {
  return {
    seat,
    listen(heard) {
      port.attach({ moment: heard, table: () => {}, trouble: () => {}, changed: () => {} })
      port.tellAll()
    },
    tellAll: () => port.tellAll(),
    submit: (actions) => port.submit(actions),
    undo: (whole) => port.undo(whole),
    at: (moves) => port.at(moves, seat),
  }
}
