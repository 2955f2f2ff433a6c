import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerProcess } from '@gam/trials'
import { Child } from './child.ts'
import { Crowd, type CrowdJob, type Kind } from './crowd.ts'

/** A server and those who play on it. */
export interface Contender {
  readonly kind: Kind
  readonly title: string
  readonly crowd: Pick<Crowd, 'come' | 'sit' | 'play'>
  /** The processor time its server has used so far, in milliseconds; null where the system does not tell. */
  busy(): number | null
  end(): Promise<void>
}

export type Players = Pick<CrowdJob, 'game' | 'tables' | 'seed'> & { readonly clients: number }

export interface GamServers {
  readonly title: string
  /** The file that runs one; left out: this version's. */
  readonly main?: string
  readonly processes: number
  /** Where its data is. */
  readonly env: { readonly [name: string]: string }
}

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const MAIN_IN_CHECKOUT = path.join('apps', 'server', 'src', 'main.ts')

/** The file that runs the server of another checkout; null where there is none. */
export function mainIn(checkout: string): string | null {
  const main = path.resolve(checkout, MAIN_IN_CHECKOUT)
  return existsSync(main) ? main : null
}

export async function gam(
  { title, main = MAIN, processes, env }: GamServers,
  players: Players,
): Promise<Contender> {
  const servers = Array.from({ length: processes }, () => new ServerProcess({ main, env }))
  const end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  }
  try {
    const urls = await Promise.all(servers.map(({ ready }) => ready))
    const pids = servers.map(({ pid }) => pid)
    return contender('gam', title, urls, pids, players, end)
  } catch (error) {
    await end()
    throw error
  }
}

export async function boardgameIo(players: Players): Promise<Contender> {
  const entry = new URL('./boardgame-io-process.ts', import.meta.url)
  return ofProcesses('boardgame.io', 'boardgame.io, in memory', entry, players)
}

/** What a durable move told to four costs with the same libraries, whatever is played. */
export async function limit(
  players: Players,
  { processes, env }: Pick<GamServers, 'processes' | 'env'>,
): Promise<Contender> {
  const { DATABASE_URL } = env
  const title = `bare ws and ${DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL'}`
  const entry = new URL('./limit-process.ts', import.meta.url)
  return ofProcesses(
    'limit',
    title,
    entry,
    players,
    processes,
    DATABASE_URL === undefined ? {} : { DATABASE_URL },
  )
}

export async function echo(players: Players): Promise<Contender> {
  return ofProcesses('echo', 'bare ws echo', new URL('./echo-process.ts', import.meta.url), players)
}

async function ofProcesses(
  kind: Kind,
  title: string,
  entry: URL,
  players: Players,
  processes = 1,
  env: GamServers['env'] = {},
): Promise<Contender> {
  const servers = Array.from({ length: processes }, () => new Child<never, readonly number[]>(entry, env))
  const end = async () => {
    await Promise.all(servers.map((server) => server.end()))
  }
  try {
    const ports = await Promise.all(servers.map((server) => server.first()))
    const urls = ports.flat().map((port) => `http://localhost:${port}`)
    const pids = servers.map(({ pid }) => pid)
    return contender(kind, title, urls, pids, players, end)
  } catch (error) {
    await end()
    throw error
  }
}

function contender(
  kind: Kind,
  title: string,
  urls: readonly string[],
  pids: readonly number[],
  { clients, ...job }: Players,
  endServer: () => Promise<void>,
): Contender {
  const crowd = new Crowd({ what: kind, urls, ...job }, clients)
  return {
    kind,
    title,
    crowd,
    busy: () => pids.reduce<number | null>((sum, pid) => added(sum, busyOf(pid)), 0),
    async end() {
      await crowd.leave()
      await endServer()
    },
  }
}

function added(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}

/** Linux counts in hundredths of a second. */
const TICK = 10

function busyOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return null
  }
}
