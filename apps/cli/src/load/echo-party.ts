import { oneAt } from '@gam/kernel'
import type { WebSocket } from 'ws'
import { type Desk, type Driver, idle, type Party, SEATS } from './desk.ts'
import { openWire } from './wire.ts'

/** About as long as a move of the card game is on its way to a Gam server. */
export const MESSAGE = JSON.stringify({
  type: 'submit',
  table: 'x'.repeat(22),
  id: 'echo-1234',
  seq: 30,
  actions: ['play kelp'],
})

/** Four sockets that take turns at being echoed. */
export class EchoParty implements Party, Desk {
  readonly #sockets: WebSocket[] = []
  driver: Driver = idle
  open = true
  readonly ended = false
  #next = 0

  static async of(url: string): Promise<EchoParty> {
    const party = new EchoParty()
    for (let seat = 0; seat < SEATS; seat++)
      party.#sockets.push(await openWire(url.replace('http', 'ws'), {}, () => party.#echoed()))
    return party
  }

  async sit(): Promise<Desk> {
    return this
  }

  move(): void {
    this.open = false
    oneAt(this.#sockets, this.#next).send(MESSAGE)
    this.#next = (this.#next + 1) % SEATS
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #echoed(): void {
    this.open = true
    this.driver.acknowledged(this)
    this.driver.asked(this)
  }
}
