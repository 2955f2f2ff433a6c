import { setTimeout as sleep } from 'node:timers/promises'
import { oneAt, Sfc32 } from '@gam/kernel'
import { Games } from './games.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { Shore } from './shore.ts'

export interface KillPlan {
  readonly launch: Launch
  /** Processes that share the data: on SQLite one, on PostgreSQL as many as you like. */
  readonly servers: number
  readonly kills: number
  /** How many games run side by side. */
  readonly tables: number
  readonly seed: number
  readonly stop?: AbortSignal
  killed?(kills: number): void
}

export interface KillReport {
  readonly kills: number
  /** How many of the kills came before the server was up. */
  readonly early: number
  readonly games: number
  readonly acknowledged: number
  readonly recovered: number
  /** What the servers noted as trouble. */
  readonly complaints: readonly string[]
}

/** Between two kills so many moves are acknowledged at the most, at all tables together. */
const MOST_MOVES = 24
/** The kill follows a move by so many milliseconds at the most: others are being committed then. */
const MOST_DELAY = 6
const EARLY = 10
const MOST_BOOT = 400
/** Where there are several, all of them are killed at once so often. */
const ALL = 5
/** While one of several starts, players at the others take so many milliseconds for a move: it needs the processor. */
const THOUGHT = 50

/**
 * Games are played while servers are killed (SIGKILL) again and again and started on the same data. Where there are
 * several, players sit at different ones, and go on at another while theirs is gone. Throws `Broken` when an
 * acknowledged move is lost, doubled or invented, or when a record does not lead to its hash.
 */
export async function killTrial(plan: KillPlan): Promise<KillReport> {
  const dice = new Sfc32(plan.seed)
  const shore = new Shore()
  const complaints: string[] = []
  const count = { kills: 0, early: 0 }
  const urls = new Map<number, string>()
  const games = new Games({
    shore,
    dice,
    tables: plan.tables,
    rivals: false,
    thinks: () => (urls.size < plan.servers ? THOUGHT : 0),
  })
  let over = false
  const moves = (n: number) => {
    const goal = games.acknowledged + n
    return new Promise<void>((settle) => {
      games.onMove = () => {
        if (over || games.acknowledged >= goal) settle()
      }
      games.onMove()
    })
  }
  const servers = Array.from({ length: plan.servers }, () => new ServerProcess(plan.launch))
  const opens = async (nth: number) => {
    urls.set(nth, await oneAt(servers, nth).ready)
    shore.open(...urls.values())
  }
  const kill = async (nth: number) => {
    count.kills++
    plan.killed?.(count.kills)
    urls.delete(nth)
    shore.open(...urls.values())
    const server = oneAt(servers, nth)
    await server.end('SIGKILL')
    complaints.push(...server.complaints())
    if (!over) servers[nth] = new ServerProcess(plan.launch)
  }
  /** Kills it, now and then once more before it is up, and answers when it is. */
  const strike = async (nth: number) => {
    await kill(nth)
    if (dice.below(EARLY) === 0) {
      await sleep(dice.below(MOST_BOOT))
      if (count.kills < plan.kills) {
        count.early++
        await kill(nth)
      }
    }
    await opens(nth)
  }
  const harm = async () => {
    const all = [...servers.keys()]
    await Promise.all(all.map(opens))
    while (!over && count.kills < plan.kills && !plan.stop?.aborted) {
      await moves(dice.below(MOST_MOVES))
      await sleep(dice.below(MOST_DELAY))
      const some = dice.below(ALL) === 0 ? all.slice(0, plan.kills - count.kills) : [dice.below(all.length)]
      await Promise.all(some.map(strike))
    }
    games.end()
  }
  const harming = harm()
  try {
    await Promise.all([harming, games.play()])
    for (const server of servers) complaints.push(...server.complaints())
    const { acknowledged, recovered } = games
    return { ...count, games: games.games, acknowledged, recovered, complaints }
  } finally {
    // Where a promise was broken, nobody goes on in the background.
    over = true
    shore.open()
    games.onMove()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await harming.catch(() => undefined)
  }
}
