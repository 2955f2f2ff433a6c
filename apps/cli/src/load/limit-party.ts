import { oneAt } from '@gam/kernel'
import type { WebSocket } from 'ws'
import { type Desk, type Driver, idle, type Party, SEATS } from './desk.ts'
import { MESSAGE } from './echo-party.ts'
import { openWire } from './wire.ts'

/** How the two things that are said begin. */
export const MARKS = { news: 'news', done: 'done' }

const [NEWS] = Buffer.from(MARKS.news)

/** Four sockets that take turns at a server which knows nothing of a game; with several processes, at different ones. */
export class LimitParty implements Party, Desk {
  readonly #sockets: WebSocket[] = []
  driver: Driver = idle
  open = true
  readonly ended = false
  #next = 0

  static async of(urls: readonly string[], nth: number): Promise<LimitParty> {
    const party = new LimitParty()
    for (let seat = 0; seat < SEATS; seat++) {
      const url = oneAt(urls, (nth + seat) % urls.length).replace('http', 'ws')
      party.#sockets.push(await openWire(`${url}/${nth}`, {}, (bytes) => party.#heard(seat, bytes)))
    }
    return party
  }

  async sit(): Promise<Desk> {
    return this
  }

  move(): void {
    this.open = false
    const mover = this.#next
    this.#next = (mover + 1) % SEATS
    oneAt(this.#sockets, mover).send(MESSAGE)
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #heard(seat: number, bytes: Buffer): void {
    if (bytes[0] !== NEWS) this.driver.acknowledged(this)
    else if (seat === this.#next) {
      this.open = true
      this.driver.asked(this)
    }
  }
}
