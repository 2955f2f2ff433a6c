import type { Vacation } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { notInChallenge } from '../model/challenge.ts'
import { bound } from '../model/deal.ts'
import { withoutFree } from '../model/plan.ts'
import * as seating from '../model/seating.ts'
import type { Changes } from './changes.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import { vacationsAt } from './vacations-at.ts'

/** How long shares may take; who shows none in that time has no part in the deal. */
const DEALING = 10_000

/** How a game comes to begin: shares in the deal, the start, and after it another game. */
export class Opening {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #changes: Changes

  constructor(ports: TablePorts, state: TableState, sync: TableSync, changes: Changes) {
    this.#ports = ports
    this.#state = state
    this.#sync = sync
    this.#changes = changes
  }

  commit(person: string, commitment: string): Promise<void> {
    return this.#sync.inTurn(() =>
      this.#changes.change((now) => seating.commit(now, this.#state.seatOf(person), commitment)),
    )
  }

  share(person: string, share: string): Promise<void> {
    return this.#sync.inTurn(async () => {
      const { id } = this.#state
      await this.#changes.change((now) => seating.show(now, id, this.#state.seatOf(person), share))
      const { doc, status } = this.#state
      if (status === 'dealing' && seating.allShown(doc)) await this.#changes.begin()
    })
  }

  /** `empty`: seats that are free stay empty. */
  start(person: string, empty = false): Promise<void> {
    return this.#sync.inTurn(async () => {
      const { id, game } = this.#state
      const resting = new Map<string | null, readonly Vacation[]>()
      for (const one of this.#state.people())
        resting.set(one, await vacationsAt(this.#ports, this.#state.doc, one))
      await this.#changes.change((now) => {
        const seated = empty && now.doc.host === person ? withoutFree(game, now.doc) : now.doc
        seating.readyToStart({ ...now, doc: seated }, person)
        const committed = seated.seats.some(({ commitment }) => commitment !== null)
        const doc = bound(seated, id)
        const seats = doc.seats.map((seat) => {
          const vacations = resting.get(seat.person) ?? []
          return vacations.length === 0 ? seat : { ...seat, vacations }
        })
        return { ...doc, seats, dealing: committed ? this.#ports.moment().time + DEALING : 0 }
      })
      if (seating.allShown(this.#state.doc)) await this.#changes.begin()
    })
  }

  /** The table that goes on from this one: `next` is made only if there is none yet. */
  rematch(person: string, next: () => Promise<string>): Promise<string> {
    return this.#sync.inTurn(async () => {
      const { doc, status } = this.#state
      if (!doc.seats.some((seat) => seat.person === person))
        throw new Denied('not-allowed', 'Only those who played here can ask for another game.')
      if (status !== 'over') throw new Denied('wrong-time', 'This game is still being played.')
      notInChallenge(doc)
      await this.#sync.look()
      const known = this.#state.doc.rematch
      if (known !== null) return known
      const rematch = await next()
      await this.#changes.change((now) =>
        now.doc.rematch === null ? { ...now.doc, rematch, rematchBy: person } : now.doc,
      )
      return this.#state.doc.rematch ?? rematch
    })
  }
}
