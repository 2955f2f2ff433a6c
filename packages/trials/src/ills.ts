import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { oneAt, Sfc32 } from '@gam/kernel'
import { Games } from './games.ts'
import { Broken } from './ledger.ts'
import { Late, Loiterer } from './loiterer.ts'
import { PgProxy } from './pg-proxy.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { Shore } from './shore.ts'
import { SmallDisk } from './small-disk.ts'

/** What befalls a server without killing it. */
type Ill = 'silent' | 'full' | 'stopped' | 'jumped' | 'doubled'

export interface IllPlan {
  readonly launch: Launch
  /** An empty PostgreSQL; without it the server keeps its data on a small disk. */
  readonly database?: string
  /** How often each ill comes. */
  readonly rounds: number
  /** How many games run side by side. */
  readonly tables: number
  readonly seed: number
  readonly stop?: AbortSignal
  befell?(count: number): void
}

export interface IllReport {
  readonly ills: { readonly [ill in Ill]: number }
  readonly games: number
  readonly acknowledged: number
  /** Turns that lasted longer than their time because of an ill, and were charged to nobody. */
  readonly spared: number
  readonly complaints: readonly string[]
}

const ON_DISK: readonly Ill[] = ['full', 'stopped', 'jumped', 'doubled']
const ON_POSTGRES: readonly Ill[] = ['silent', 'stopped', 'jumped']

/** Given to a server with --import, it lets its calendar jump with SIGUSR2. */
export const JUMPING_CLOCK = fileURLToPath(new URL('./jumping-clock.ts', import.meta.url))
const BETWEEN = 1000
const BLINK = 3000
/**
 * What people have for a move at first: a server that could not store calls itself ill for ten seconds more, and those
 * are the player’s.
 */
const SHORTEST = 20
/** An ill lasts long, and while it does people play on as they do: not as fast as they can. */
const THOUGHT = 100

/**
 * Games are played while the database goes silent, the disk is full, the process is stopped, the calendar jumps, and
 * somebody starts a second server on the same data. Throws `Broken` when the server does not say that it is ill, does
 * not get well by itself, charges somebody for it, or when what was acknowledged is not what is kept.
 */
export async function illTrial(plan: IllPlan): Promise<IllReport> {
  const dice = new Sfc32(plan.seed)
  const disk = plan.database === undefined ? new SmallDisk() : null
  const proxy = plan.database === undefined ? null : await PgProxy.open(plan.database, () => null)
  const launch: Launch = {
    main: plan.launch.main,
    env: {
      ...plan.launch.env,
      NODE_OPTIONS: `--import=${JUMPING_CLOCK}`,
      ...(disk && { DATA: disk.folder }),
      ...(proxy && { DATABASE_URL: proxy.url }),
    },
  }
  const server = new ServerProcess(launch)
  const shore = new Shore()
  const games = new Games({ shore, dice, tables: plan.tables, rivals: false, thinks: () => THOUGHT })
  const ills = { silent: 0, full: 0, stopped: 0, jumped: 0, doubled: 0 }
  let spared = 0

  /** `spell`: longer than anybody has for a move. */
  const befall: { readonly [ill in Ill]: (url: string, spell: number) => Promise<void> } = {
    async silent(url, spell) {
      proxy?.hushAll()
      await readyBecomes(url, false)
      await sleep(spell)
      proxy?.hear()
    },
    async full(url, spell) {
      disk?.fill(server.pid)
      await readyBecomes(url, false)
      await sleep(spell)
      disk?.free(server.pid)
    },
    async stopped(_, spell) {
      process.kill(server.pid, 'SIGSTOP')
      await sleep(spell)
      process.kill(server.pid, 'SIGCONT')
    },
    async jumped() {
      for (let jump = 0; jump < 2; jump++) {
        process.kill(server.pid, 'SIGUSR2')
        await sleep(BLINK)
      }
    },
    async doubled() {
      const second = new ServerProcess(launch)
      await Promise.race([second.ended, second.ready.catch(() => undefined)])
      if (!second.runs) return
      await second.end('SIGKILL')
      throw new Broken('a second server started on the same data')
    },
  }

  /**
   * An ill that lasts longer than somebody has for a move. Who may have been late by what the machine took beside it is
   * given more time, at another table.
   */
  const outlast = async (ill: Ill, url: string) => {
    for (let seconds = SHORTEST; ; seconds *= 2) {
      const began = performance.now()
      const loiterer = await Loiterer.sitting(shore, seconds)
      const fell = performance.now()
      await befall[ill](url, seconds * 1000 + BLINK)
      const lasted = performance.now() - fell
      await readyBecomes(url, true)
      try {
        return await loiterer.plays(shore)
      } catch (error) {
        const beside = performance.now() - began - lasted
        if (!(error instanceof Late) || beside < seconds * 1000) throw error
      }
    }
  }

  const harm = async () => {
    const url = await server.ready
    shore.open(url)
    const all = proxy ? ON_POSTGRES : ON_DISK
    for (let done = 0; done < all.length * plan.rounds && !plan.stop?.aborted; done++) {
      const ill = oneAt(all, done % all.length)
      await outlast(ill, url)
      spared++
      ills[ill]++
      plan.befell?.(done + 1)
      await sleep(BETWEEN)
    }
    games.end()
  }
  try {
    const gone = server.ended.then(() => {
      throw new Broken(`the server is gone: ${server.printed.join('').slice(-2000)}`)
    })
    await Promise.race([Promise.all([harm(), games.play()]), gone])
    // While it is ill it has to complain; anything else is a mistake.
    const complaints = server.complaints().filter((line) => !ILLNESS.test(line))
    return { ills, games: games.games, acknowledged: games.acknowledged, spared, complaints }
  } finally {
    shore.open()
    await server.end('SIGKILL')
    proxy?.close()
    disk?.close()
  }
}

const ILLNESS =
  /"where":"(append|http|socket|pulse|sweep|tick|presence|refresh|upgrade|stream|tidy|bot|seen|wake|sessions|reach|daily)".*(full|disk I\/O|timeout|terminated|closed|connection|does not answer)/

/** How a server that cannot store anything looks from outside, and when it has got well. */
async function readyBecomes(url: string, well: boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer && answer.ok === well) return
    await sleep(200)
  }
}
