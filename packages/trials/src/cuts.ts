import { setTimeout as sleep } from 'node:timers/promises'
import { anyOf, oneAt, Sfc32 } from '@gam/kernel'
import { Games } from './games.ts'
import { Broken } from './ledger.ts'
import { type Cut, PgProxy } from './pg-proxy.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { Shore } from './shore.ts'

export interface CutPlan {
  readonly launch: Launch
  /** A PostgreSQL that is empty. */
  readonly database: string
  /** Server processes that share it. */
  readonly processes: number
  /** How many games run side by side. */
  readonly tables: number
  readonly cuts: number
  readonly seed: number
}

export interface CutReport {
  /** How often a connection was cut, by the moment. `all`: all connections of a process at once. */
  readonly cuts: { readonly [how in Cut | 'all']: number }
  readonly games: number
  readonly acknowledged: number
}

/** In turn, so that every kind gets its share of few cuts too. */
const CUTS: readonly Cut[] = ['before', 'after', 'between', 'after']
/** One commit in so many. */
const EVERY = 4
const ALL_EVERY = 12
const PAUSE = 250

/**
 * Games are played while connections to PostgreSQL are cut around commits. Throws `Broken` when a process goes, or
 * when what was acknowledged is not what is kept.
 */
export async function cutTrial(plan: CutPlan): Promise<CutReport> {
  const dice = new Sfc32(plan.seed)
  const cuts = { before: 0, between: 0, after: 0, all: 0 }
  const made = () => cuts.before + cuts.between + cuts.after
  let cutting = false
  const judge = () => {
    if (!cutting || dice.below(EVERY) > 0) return null
    const how = oneAt(CUTS, made() % CUTS.length)
    cuts[how]++
    return how
  }
  const proxies = await Promise.all(
    Array.from({ length: plan.processes }, () => PgProxy.open(plan.database, judge)),
  )
  const servers = proxies.map(
    ({ url }) => new ServerProcess({ ...plan.launch, env: { ...plan.launch.env, DATABASE_URL: url } }),
  )
  const shore = new Shore()
  const games = new Games({ shore, dice, tables: plan.tables, rivals: plan.processes > 1 })
  try {
    shore.open(...(await Promise.all(servers.map(({ ready }) => ready))))
    cutting = true
    const gone = Promise.race(
      servers.map(async ({ ended, printed }) => {
        await ended
        throw new Broken(`a server is gone: ${printed.join('').slice(-2000)}`)
      }),
    )
    gone.catch(() => undefined)
    const harm = async () => {
      while (made() < plan.cuts) {
        await sleep(PAUSE)
        if (dice.below(ALL_EVERY) > 0) continue
        anyOf(dice, proxies).cutAll()
        cuts.all++
      }
      cutting = false
      games.end()
    }
    await Promise.race([Promise.all([harm(), games.play()]), gone])
    return { cuts, games: games.games, acknowledged: games.acknowledged }
  } finally {
    shore.open()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    for (const proxy of proxies) proxy.close()
  }
}
