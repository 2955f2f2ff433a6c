import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneAt } from '@gam/kernel'
import type { News } from '@gam/protocol/wire'
import { Guest } from './guest.ts'
import { Broken } from './ledger.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { startGame } from './sit-down.ts'
import { Wire } from './wire.ts'

export interface SpectatorPlan {
  readonly launch: Launch
  readonly spectators: number
  /** How many other tables play meanwhile. */
  readonly tables: number
  /** How many moves are made at each of them, without the crowd and with it. */
  readonly moves: number
  came?(count: number): void
}

interface Latency {
  readonly p50: number
  readonly p99: number
  /** On average, from when the server heard a move to its answer: without what the crowd costs on this side. */
  readonly within: number
}

export interface SpectatorReport {
  readonly spectators: number
  /** Processor time of the server for each who came, in milliseconds. */
  readonly arrival: number
  /** From a move to its answer at the other tables, in milliseconds: without the crowd, and while it looks on. */
  readonly alone: Latency
  readonly beside: Latency
  /** Moves at the table that they look at while the others were measured. */
  readonly shown: number
  readonly complaints: readonly string[]
}

const CARDS = 'whale-riders-cards'
/** So many come at a time. */
const ABREAST = 50
const PACE = 100

/**
 * A crowd looks on at one table, while others play at theirs. Throws `Broken` when one of the crowd is not told
 * everything, or when those who play are not told how many they are.
 */
export async function spectatorTrial(plan: SpectatorPlan): Promise<SpectatorReport> {
  const server = new ServerProcess(plan.launch)
  const crowd: Onlooker[] = []
  try {
    const url = await server.ready
    const pairs = await Promise.all(Array.from({ length: plan.tables }, () => Pair.sitting(url)))
    const measured = async () => {
      for (const pair of pairs) pair.latencies.length = 0
      const before = await answeredBy(url)
      await Promise.all(pairs.map((pair) => pair.play(plan.moves)))
      const after = await answeredBy(url)
      const within = ((after.seconds - before.seconds) / (after.moves - before.moves)) * 1000
      return { ...latencyOf(pairs.flatMap(({ latencies }) => latencies)), within }
    }
    await measured()
    const alone = await measured()

    const stage = await Pair.sitting(url)
    const before = processorTime(server.pid)
    while (crowd.length < plan.spectators) {
      const some = Math.min(ABREAST, plan.spectators - crowd.length)
      crowd.push(
        ...(await Promise.all(Array.from({ length: some }, () => Onlooker.coming(url, stage.table)))),
      )
      plan.came?.(crowd.length)
    }
    await stage.counts(plan.spectators)
    const arrival = (processorTime(server.pid) - before) / plan.spectators

    let [showing, shown] = [true, 0]
    const show = async () => {
      for (; showing && !stage.over; shown++) {
        await stage.play(1)
        await sleep(PACE)
      }
    }
    const shows = show()
    const beside = await measured()
    showing = false
    await shows
    await Promise.all(crowd.map((one) => one.hears(stage.seq)))
    const { spectators } = plan
    return { spectators, arrival, alone, beside, shown, complaints: server.complaints() }
  } finally {
    for (const one of crowd) one.go()
    await server.end('SIGKILL')
  }
}

/** Two who play one game after the other. */
class Pair {
  readonly latencies: number[] = []
  table = ''
  readonly #url: string
  #wires: Wire[] = []
  #now: (News | null)[] = []
  #spectators = 0

  private constructor(url: string) {
    this.#url = url
  }

  static async sitting(url: string): Promise<Pair> {
    const pair = new Pair(url)
    await pair.#sitDown()
    return pair
  }

  get seq(): number {
    return this.#now[0]?.seq ?? 0
  }

  get over(): boolean {
    return this.#now[0]?.asked === null
  }

  async play(moves: number): Promise<void> {
    for (let made = 0; made < moves; made++) {
      if (this.over) await this.#sitDown()
      const nth = this.#now.findIndex((news) => news?.decision)
      const { decision, seq } = this.#now[nth] ?? {}
      const text = decision?.options.find(({ refusal }) => !refusal)?.text
      if (text === undefined || seq === undefined) throw new Broken(`${this.table}: nobody is asked`)
      const id = randomUUID()
      const started = performance.now()
      oneAt(this.#wires, nth).send({ type: 'submit', table: this.table, id, seq, actions: [text] })
      await this.#until(nth, (done) => done === id)
      this.latencies.push(performance.now() - started)
      for (const seat of this.#wires.keys()) while ((this.#now[seat]?.seq ?? 0) <= seq) await this.#hear(seat)
    }
  }

  /** Waits to be told that so many look on. */
  async counts(spectators: number): Promise<void> {
    while (this.#spectators !== spectators) await this.#hear(0)
  }

  async #sitDown(): Promise<void> {
    for (const wire of this.#wires) wire.cut()
    const url = this.#url
    const pair = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(url, name)))
    this.table = await startGame(url, pair, { game: CARDS })
    this.#wires = await Promise.all(pair.map((guest) => Wire.open(url, guest.headers(url))))
    this.#now = pair.map(() => null)
    for (const [seat, wire] of this.#wires.entries()) {
      wire.send({ type: 'watch', table: this.table, since: null })
      while (this.#now[seat] === null) await this.#hear(seat)
    }
  }

  async #until(seat: number, done: (id: string | null) => boolean): Promise<void> {
    while (!done(await this.#hear(seat)));
  }

  /** Takes in one message; answers the id of what it says is done. */
  async #hear(seat: number): Promise<string | null> {
    const message = await oneAt(this.#wires, seat).next()
    if (message.type === 'news') this.#now[seat] = message.news
    if (message.type === 'presence') this.#spectators = message.spectators
    if (message.type === 'refused') throw new Broken(`${this.table}: ${message.error.why}`)
    return message.type === 'done' ? message.id : null
  }
}

/** One of the crowd. */
class Onlooker {
  readonly #wire: Wire
  #seq = 0

  private constructor(wire: Wire) {
    this.#wire = wire
  }

  static async coming(url: string, table: string): Promise<Onlooker> {
    const guest = await Guest.named(url, 'Cy')
    const one = new Onlooker(await Wire.open(url, guest.headers(url)))
    one.#wire.send({ type: 'watch', table, since: null })
    await one.hears(1)
    return one
  }

  async hears(seq: number): Promise<void> {
    while (this.#seq < seq) {
      const message = await this.#wire.next()
      if (message.type === 'news') this.#seq = message.news.seq
    }
  }

  go(): void {
    this.#wire.cut()
  }
}

/** What the server says of itself: how many moves it has answered, and how long that took in all. */
async function answeredBy(url: string): Promise<{ seconds: number; moves: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return { seconds: figure('gam_submit_seconds_sum'), moves: figure('gam_submit_seconds_count') }
}

function latencyOf(all: readonly number[]): Omit<Latency, 'within'> {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** What a process has used of the processors, all threads, in milliseconds; Linux counts it in hundredths. */
function processorTime(pid: number): number {
  const fields = oneAt(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '), 1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
