import { anyOf, type Decision, oneAt, type Sfc32 } from '@gam/kernel'
import { type ClientMessage, readServerMessage } from '@gam/protocol/wire'
import { longDecision } from '@gam/table'
import { Guest } from '@gam/trials'
import type { WebSocket } from 'ws'
import { type Desk, type Driver, idle, type Party, SEATS } from './desk.ts'
import { hasAt, openWire } from './wire.ts'

const NEWS = Buffer.from('{"type":"news"')
const SHIFT = Buffer.from('{"type":"shift"')
const DONE = Buffer.from('{"type":"done"')
const REFUSED = Buffer.from('{"type":"refused"')
const BYE = Buffer.from('{"type":"bye"')
const ASKED = Buffer.from('"decision":{')
const ENDED = Buffer.from('"asked":null')

interface Seat {
  readonly url: string
  readonly guest: Guest
  socket: WebSocket
}

/** Four guests of a Gam server, each with a socket of their own; with several processes, at different ones. */
export class GamParty implements Party {
  readonly #game: string
  readonly #dice: Sfc32
  readonly #name: string
  readonly #seats: Seat[] = []
  #desk: GamDesk | null = null

  private constructor(game: string, dice: Sfc32, name: string) {
    this.#game = game
    this.#dice = dice
    this.#name = name
  }

  static async of(urls: readonly string[], nth: number, game: string, dice: Sfc32): Promise<GamParty> {
    const party = new GamParty(game, dice, `load-${nth}`)
    for (let seat = 0; seat < SEATS; seat++) await party.#come(oneAt(urls, (nth + seat) % urls.length), seat)
    return party
  }

  async #come(url: string, seat: number): Promise<void> {
    const guest = await Guest.named(url, `Guest ${seat + 1}`)
    const heard = (bytes: Buffer) => this.#desk?.hear(bytes)
    const socket = await openWire(`${url.replace('http', 'ws')}/api/socket`, guest.headers(url), heard)
    this.#seats.push({ url, guest, socket })
  }

  async sit(): Promise<Desk> {
    const [host, ...others] = this.#seats
    if (!host) throw new Error('nobody has come')
    const before = this.#desk?.table
    const seats = this.#seats.map(() => ({ bot: null }))
    const table = await host.guest.table(host.url, { game: this.#game, seats })
    for (const { url, guest } of others) await guest.call(url, 'POST', `/api/tables/${table}/join`, {})
    await host.guest.call(host.url, 'POST', `/api/tables/${table}/start`)
    const desk = new GamDesk(table, this.#name, this.#dice, (seat, message) =>
      oneAt(this.#seats, seat).socket.send(JSON.stringify(message)),
    )
    this.#desk = desk
    const asked = new Promise<void>((settle) => {
      desk.driver = { ...idle, asked: () => settle() }
    })
    for (const { socket } of this.#seats) {
      if (before !== undefined) socket.send(JSON.stringify({ type: 'unwatch', table: before }))
      socket.send(JSON.stringify({ type: 'watch', table, since: null, changes: true, short: true }))
    }
    await asked
    return desk
  }

  leave(): void {
    for (const { socket } of this.#seats) socket.terminate()
  }
}

class GamDesk implements Desk {
  readonly table: string
  driver: Driver = idle
  ended = false
  readonly #id: Buffer
  readonly #name: string
  readonly #dice: Sfc32
  readonly #send: (seat: number, message: ClientMessage) => void
  #now: { readonly seq: number; readonly decision: Decision } | null = null
  /** The last place in the log at which somebody was asked. */
  #seq = 0
  #moves = 0

  constructor(
    table: string,
    name: string,
    dice: Sfc32,
    send: (seat: number, message: ClientMessage) => void,
  ) {
    this.table = table
    this.#id = Buffer.from(`,"table":"${table}"`)
    this.#name = name
    this.#dice = dice
    this.#send = send
  }

  get open(): boolean {
    return this.#now !== null
  }

  /** Of all that comes, only the decision of whoever is asked is read. */
  hear(bytes: Buffer): void {
    if (hasAt(bytes, REFUSED, 0) || hasAt(bytes, BYE, 0))
      throw new Error(`the server answered ${bytes.toString()}`)
    const shifts = hasAt(bytes, SHIFT, 0)
    if (!hasAt(bytes, this.#id, shifts ? SHIFT.length : NEWS.length)) return
    if (hasAt(bytes, DONE, 0)) this.driver.acknowledged(this)
    else if (!shifts && !hasAt(bytes, NEWS, 0)) return
    else if (bytes.includes(ASKED)) this.#asked(bytes.toString())
    else if (bytes.includes(ENDED)) {
      this.ended = true
      this.driver.over(this)
    }
  }

  #asked(text: string): void {
    const message = readServerMessage(text)
    if (message?.type !== 'news' && message?.type !== 'shift') return
    const { seq, decision } = message.news
    if (seq <= this.#seq || !decision) return
    this.#seq = seq
    this.#now = { seq, decision: longDecision(decision) }
    this.driver.asked(this)
  }

  move(): void {
    if (this.#now === null) throw new Error('nobody is asked')
    const { seq, decision } = this.#now
    this.#now = null
    const open = decision.options.filter(({ refusal }) => !refusal)
    const actions = [anyOf(this.#dice, open).text]
    const id = `${this.#name}-${this.#moves++}`
    this.#send(decision.seat, { type: 'submit', table: this.table, id, seq, actions })
  }
}
