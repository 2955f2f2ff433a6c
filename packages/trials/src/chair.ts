import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { anyOf, type Sfc32 } from '@gam/kernel'
import type { News, ServerMessage } from '@gam/protocol/wire'
import { advance, type Course } from '@gam/table'
import { type Guest, Lost, Refused } from './guest.ts'
import { Broken, type Ledger } from './ledger.ts'
import type { Shore } from './shore.ts'
import { Wire } from './wire.ts'

export interface ChairWorld {
  readonly shore: Shore
  readonly dice: Sfc32
  readonly ledger: Ledger
  /** Now and then another submission for the same place goes to another server at the same time. */
  readonly rivals: boolean
  /** How many milliseconds somebody thinks about a move; without it none. */
  thinks?(): number
  acknowledged(): void
  /** An answer came only after it was asked for again. */
  recovered(): void
}

interface Pending {
  readonly id: string
  readonly seq: number
  readonly action: string
}

/** Once in so many moves. */
const TWICE = 10
const AGAIN = 10
const RIVAL = 3
const FROM_SCRATCH = 4
const PATIENCE = 50

/**
 * Who sits at a seat and plays whatever comes: what is not answered is sent again with the same id, until it is.
 * What was heard is kept over all connections, and has to fit together.
 */
export class Chair {
  readonly #world: ChairWorld
  readonly #guest: Guest
  readonly #seat: number
  #course: Course<News> | null = null
  #now: News | null = null
  #pending: Pending | null = null
  /** The pending one has gone out on this connection. */
  #sent = false
  #connections = 0
  /** The last place known to be taken. */
  #latest = 0
  #last: Pending | null = null
  #rival: Promise<void> = Promise.resolve()
  #broken: unknown = null
  #at = 'is not there yet'

  constructor(world: ChairWorld, guest: Guest, seat: number) {
    this.#world = world
    this.#guest = guest
    this.#seat = seat
  }

  get course(): Course<News> | null {
    return this.#course
  }

  /** Where it stands, for a trial that does not come forward. */
  get waits(): string {
    const heard = this.#now && `, asked is seat ${this.#now.asked?.seat ?? 'none'}`
    const asks =
      this.#pending &&
      `, ${this.#sent ? 'has sent' : 'wants'} "${this.#pending.action}" after number ${this.#pending.seq}`
    return `${this.#world.ledger.table} seat ${this.#seat} ${this.#at}, knows number ${this.#course?.seq ?? 0}${heard ?? ', has heard nothing there'}${asks ?? ''}`
  }

  async play(): Promise<void> {
    for (;;) {
      this.#at = 'waits for a server'
      const url = await this.#world.shore.url(this.#seat)
      this.#at = `is at ${url}`
      try {
        await this.#sit(url)
        this.#at = 'has nothing to do any more'
        await this.#rival
        return this.#check()
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        await sleep(PATIENCE)
      }
    }
  }

  async #sit(url: string): Promise<void> {
    const wire = await Wire.open(url, this.#guest.headers(url))
    this.#sent = false
    this.#connections++
    this.#now = null
    try {
      const { table } = this.#world.ledger
      const anew = this.#world.dice.below(FROM_SCRATCH) === 0
      wire.send({ type: 'watch', table, since: anew ? null : (this.#course?.seq ?? null) })
      for (;;) if (await this.#heard(await wire.next(), wire)) return
    } finally {
      wire.cut()
    }
  }

  /** True when there is nothing left to do here. */
  async #heard(message: ServerMessage, wire: Wire): Promise<boolean> {
    this.#check()
    if (message.type === 'news') this.#learn(message.news)
    if (message.type === 'done') this.#done(message.id, message.seq)
    if (message.type === 'refused') await this.#refused(message)
    if (message.type === 'bye') throw new Lost(message.why)
    if (this.#pending === null && this.#now?.asked === null) return true
    const thought = this.#pending === null && this.#now?.decision ? (this.#world.thinks?.() ?? 0) : 0
    if (thought > 0) await sleep(thought)
    this.#act(wire)
    return false
  }

  #learn(news: News): void {
    const course = advance(this.#course, news)
    if (course === null)
      throw new Broken(`${this.#world.ledger.table}: news that does not fit what was heard`)
    const had = this.#course
    if (had?.movers.some((mover, i) => course.movers[i] !== mover))
      throw new Broken(`${this.#world.ledger.table}: a move that was shown is gone`)
    this.#course = course
    this.#now = news
  }

  #act(wire: Wire): void {
    const { dice, ledger } = this.#world
    if (this.#pending === null) {
      const now = this.#now
      if (!now?.decision || now.seq < this.#latest) return
      const open = now.decision.options.filter(({ refusal }) => !refusal)
      const action = anyOf(dice, open).text
      this.#pending = { id: randomUUID(), seq: now.seq, action }
      ledger.tried(now.seq + 1, action)
      if (this.#world.rivals && dice.below(RIVAL) === 0)
        this.#rival = this.#compete(now.seq, anyOf(dice, open).text)
    } else if (this.#sent || this.#now === null) return
    this.#submit(wire, this.#pending)
    if (dice.below(TWICE) === 0) this.#submit(wire, this.#pending)
    if (this.#last && dice.below(AGAIN) === 0) this.#submit(wire, this.#last)
    if (this.#connections > 1 && !this.#sent && this.#pending.seq < (this.#now?.seq ?? 0))
      this.#world.recovered()
    this.#sent = true
  }

  #submit(wire: Wire, { id, seq, action }: Pending): void {
    wire.send({ type: 'submit', table: this.#world.ledger.table, id, seq, actions: [action] })
  }

  #done(id: string, seq: number): void {
    const { ledger } = this.#world
    const what = [this.#pending, this.#last].find((one) => one?.id === id)
    if (!what) return
    if (seq !== what.seq + 1)
      throw new Broken(`${ledger.table}: an answer to number ${what.seq} became number ${seq}`)
    ledger.done(id, seq, what.action)
    if (what !== this.#pending) return
    this.#last = what
    this.#pending = null
    this.#latest = Math.max(this.#latest, seq)
    this.#world.acknowledged()
  }

  async #refused({ id, error }: ServerMessage & { type: 'refused' }): Promise<void> {
    if (error.code === 'unavailable') {
      // Nobody knows whether it was done: ask again on a new connection.
      await sleep(PATIENCE)
      throw new Lost(error.why)
    }
    if (id !== null && id !== this.#pending?.id) return
    const overtaken = this.#world.rivals && ['stale', 'game-over'].includes(error.code)
    if (!overtaken || !this.#pending)
      throw new Broken(`${this.#world.ledger.table}: refused as ${error.code}: ${error.why}`)
    this.#latest = this.#pending.seq + 1
    this.#pending = null
  }

  /** The same place, asked for at another server. */
  async #compete(seq: number, action: string): Promise<void> {
    const { shore, ledger } = this.#world
    const id = randomUUID()
    ledger.tried(seq + 1, action)
    try {
      const url = await shore.url(this.#seat + 1)
      const body = { id, seq, actions: [action] }
      const done = await this.#guest.call(url, 'POST', `/api/tables/${ledger.table}/moves`, body)
      ledger.done(id, done.seq, action)
    } catch (error) {
      const fair = ['stale', 'game-over', 'unavailable']
      if (error instanceof Lost || (error instanceof Refused && fair.includes(error.failure.code))) return
      this.#broken = error
    }
  }

  #check(): void {
    if (this.#broken !== null) throw this.#broken
  }
}
