import { randomUUID } from 'node:crypto'
import { anyOf, Sfc32 } from '@gam/kernel'
import { Guest } from './guest.ts'
import { Broken } from './ledger.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { startGame } from './sit-down.ts'
import { Wire } from './wire.ts'

export interface MemoryPlan {
  readonly launch: Launch
  /** Tables of New Bedford for four, all of them in play. */
  readonly tables: number
  /** How many moves are made at each. */
  readonly moves: number
  readonly seed: number
  readonly stop?: AbortSignal
  begun?(tables: number): void
}

export interface MemoryReport {
  readonly tables: number
  readonly moves: number
  /** Tables that the server holds in memory at the end. */
  readonly held: number
  /** What the process takes of the machine's memory before the first table and after the last, in megabytes. */
  readonly before: number
  readonly after: number
  /** What is in use of the heap at the end, in megabytes. */
  readonly heap: number
  readonly complaints: readonly string[]
}

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot']
/** No more than one socket may watch. */
const ABREAST = 40
const MEGABYTE = 1024 * 1024

/** Plays at very many tables of the largest game, one after the other, and asks the server what it takes. */
export async function memoryTrial(plan: MemoryPlan): Promise<MemoryReport> {
  const dice = new Sfc32(plan.seed)
  const server = new ServerProcess(plan.launch)
  const wires: Wire[] = []
  try {
    const url = await server.ready
    const people = await Promise.all(NAMES.map((name) => Guest.named(url, name)))
    const before = await figuresOf(url)
    for (const guest of people) wires.push(await Wire.open(url, guest.headers(url)))
    let begun = 0
    while (begun < plan.tables && !plan.stop?.aborted) {
      const some = Math.min(ABREAST, plan.tables - begun)
      const tables = await Promise.all(
        Array.from({ length: some }, () => startGame(url, people, { game: 'new-bedford' })),
      )
      await play(wires, tables, plan.moves, dice)
      begun += some
      plan.begun?.(begun)
    }
    const after = await figuresOf(url)
    return {
      tables: begun,
      moves: plan.moves,
      held: after('gam_tables_cached'),
      before: before('process_resident_memory_bytes') / MEGABYTE,
      after: after('process_resident_memory_bytes') / MEGABYTE,
      heap: after('nodejs_heap_size_used_bytes') / MEGABYTE,
      complaints: server.complaints(),
    }
  } finally {
    for (const wire of wires) wire.cut()
    await server.end('SIGKILL')
  }
}

/** So many moves at each of these tables, then nobody watches them any more. */
async function play(
  wires: readonly Wire[],
  tables: readonly string[],
  moves: number,
  dice: Sfc32,
): Promise<void> {
  const left = new Map(tables.map((table) => [table, { moves, seq: 0 }]))
  let end = () => {}
  const over = new Promise<null>((settle) => {
    end = () => settle(null)
  })
  for (const wire of wires) for (const table of tables) wire.send({ type: 'watch', table, since: null })
  const sit = async (wire: Wire) => {
    for (;;) {
      const message = await Promise.race([wire.next(), over])
      if (message === null) return
      if (message.type === 'refused') throw new Broken(message.error.why)
      const game = message.type === 'news' ? left.get(message.table) : undefined
      if (message.type !== 'news' || game === undefined) continue
      const { table, news } = message
      if (game.moves === 0 || news.asked === null) {
        left.delete(table)
        if (left.size === 0) end()
      } else if (news.decision && news.seq > game.seq) {
        const open = news.decision.options.filter(({ refusal }) => !refusal)
        const actions = [anyOf(dice, open).text]
        left.set(table, { moves: game.moves - 1, seq: news.seq })
        wire.send({ type: 'submit', table, id: randomUUID(), seq: news.seq, actions })
      }
    }
  }
  await Promise.all(wires.map(sit))
  for (const wire of wires) for (const table of tables) wire.send({ type: 'unwatch', table })
}

/** What `/metrics` says, by name. */
async function figuresOf(url: string): Promise<(name: string) => number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
}
