import { oneAt, Sfc32 } from '@gam/kernel'
import { type Crowd, requester, talker, vandal } from './fuzz-crowd.ts'
import { Pool } from './fuzz-pool.ts'
import { Requests } from './fuzz-requests.ts'
import { readDescription } from './fuzz-schema.ts'
import { playGame } from './game.ts'
import { Guest, Refused } from './guest.ts'
import { Broken } from './ledger.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { Shore } from './shore.ts'
import { sitDown, startGame } from './sit-down.ts'

export interface FuzzPlan {
  readonly launch: Launch
  /** Requests, frames and bursts of raw bytes in all. */
  readonly requests: number
  readonly seed: number
  readonly stop?: AbortSignal
  sent?(count: number): void
}

export interface FuzzReport {
  readonly requests: number
  readonly frames: number
  readonly raw: number
  /** Submissions of the crowd that were done. */
  readonly done: number
  /** Games that others played meanwhile and after it, each checked move by move. */
  readonly games: number
  readonly moves: number
  readonly statuses: { readonly [status: string]: number }
  readonly refusals: { readonly [code: string]: number }
  /** What the server noted as trouble. */
  readonly complaints: readonly string[]
}

/** How much of it is what. */
const FRAMES = 0.69
const RAW = 0.005
const REQUESTERS = 8
const TALKERS = 10
const VANDALS = 8
/** Where the crowd sits. */
const TABLES = 12
const NAMES = ['Ada', 'Bo', 'Cem', 'Dee', 'Eli', 'Fay']
const LOGINS = ['ada', 'bob', 'cem']

/**
 * A crowd sends a server whatever comes to mind while others play. Throws `Broken` when something is answered
 * with 500 or not at all, when a refusal is no sentence, when the server goes, or when the games of those who
 * play are not as they were acknowledged.
 */
export async function fuzzTrial(plan: FuzzPlan): Promise<FuzzReport> {
  const server = new ServerProcess(plan.launch)
  try {
    const url = await server.ready
    const report = await against(url, server, plan)
    await server.end('SIGTERM')
    return { ...report, complaints: server.complaints() }
  } finally {
    await server.end('SIGKILL')
  }
}

async function against(
  url: string,
  server: ServerProcess,
  plan: FuzzPlan,
): Promise<Omit<FuzzReport, 'complaints'>> {
  const left = {
    requests: 0,
    frames: Math.round(plan.requests * FRAMES),
    raw: Math.round(plan.requests * RAW),
  }
  left.requests = plan.requests - left.frames - left.raw
  const count = { requests: 0, frames: 0, raw: 0, done: 0, games: 0, moves: 0 }
  const statuses: Record<string, number> = {}
  const refusals: Record<string, number> = {}
  const check = () => {
    if (!server.runs) throw new Broken(`the server is gone: ${server.printed.join('').slice(-2000)}`)
    const complaints = server.complaints()
    if (complaints.length > 0)
      throw new Broken(`the server complained: ${complaints.join('\n').slice(0, 3000)}`)
  }
  const pool = new Pool()
  const follow = await settle(url, pool)
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  const crowd: Crowd = {
    url,
    pool,
    check,
    take(what, wished) {
      const taken = plan.stop?.aborted ? 0 : Math.min(wished, left[what])
      left[what] -= taken
      count[what] += taken
      plan.sent?.(count.requests + count.frames + count.raw)
      return taken
    },
    answered: (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1
    },
    refused: (code) => {
      refusals[code] = (refusals[code] ?? 0) + 1
    },
    done: () => {
      count.done++
    },
    over: (table) => follow(table).catch(fail),
  }
  const { routes, schemas } = readDescription(await (await fetch(`${url}/api/openapi.json`)).text())
  const shore = new Shore()
  shore.open(url)
  const moved = () => {
    count.moves++
  }
  const world = (seed: number) => ({
    ...{ shore, dice: new Sfc32(seed), rivals: false, acknowledged: moved, recovered: () => undefined },
  })
  let crowded = true
  const others = async () => {
    do {
      await playGame(world(plan.seed + count.games))
      count.games++
    } while (crowded)
  }
  const dice = (n: number) => new Sfc32(plan.seed * 1000 + n)
  const everybody = [
    ...Array.from({ length: REQUESTERS }, (_, i) =>
      requester(crowd, new Requests(url, routes, schemas, pool, dice(i))),
    ),
    ...Array.from({ length: TALKERS }, (_, i) => talker(crowd, dice(100 + i))),
    ...Array.from({ length: VANDALS }, (_, i) => vandal(crowd, dice(200 + i))),
  ]
  const played = others()
  await Promise.race([Promise.all(everybody), played, failed])
  crowded = false
  await played
  // And when they have gone, it is as if nothing had been.
  await playGame(world(plan.seed))
  count.games++
  check()
  return { ...count, statuses, refusals }
}

/** The crowd's own people and tables, some of them in the middle of a game; one that ends is followed by another. */
async function settle(url: string, pool: Pool): Promise<(table: string) => Promise<void>> {
  const people = await Promise.all(NAMES.map((name) => Guest.named(url, name)))
  for (const { cookie } of people) pool.cookies.add(cookie)
  const { games } = await oneAt(people, 0).call<{ games: { id: string }[] }>(url, 'GET', '/api/games')
  pool.games = games.map(({ id }) => id)
  for (const login of LOGINS) pool.logins.add(login)
  let made = 0
  const sit = async () => {
    const n = made++
    const three = [0, 1, 2].map((i) => oneAt(people, (n + i) % people.length))
    const game = oneAt(pool.games, n % pool.games.length)
    const begin = n % 8 > 0 ? startGame : sitDown
    const table = await begin(url, three, { game, public: n % 2 === 0 })
    pool.tables.add(table)
    for (const { cookie } of three) pool.seats.add({ cookie, table })
  }
  for (let n = 0; n < TABLES; n++) await sit()
  const over = new Set<string>()
  return async (table) => {
    if (over.has(table) || !pool.tables.list.includes(table)) return
    over.add(table)
    // Somebody of the crowd may have ended the session it needs: then there is one table less.
    await sit().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  }
}
