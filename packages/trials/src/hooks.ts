import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Guest } from './guest.ts'
import { HookListener } from './hook-listener.ts'
import { Broken } from './ledger.ts'
import { LOOPBACK } from './loopback-certificate.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { startGame } from './sit-down.ts'

export interface HookPlan {
  readonly launch: Launch
  /** How many slow addresses are called. */
  readonly hooks: number
  readonly stop?: AbortSignal
  called?(hooks: number): void
}

export interface HookReport {
  /** Calls to addresses that never come to an end. */
  readonly slow: number
  /** Of so many people with good addresses every one was told. */
  readonly told: number
  /** Connections to slow addresses that were open at a time, at the most. */
  readonly held: number
  readonly complaints: readonly string[]
}

const SLOW = ['/trickle', '/silent', '/endless'] as const
const GOOD = 10
const ROUNDS = 3
/** Longer than one call may take, by far, on any machine. */
const PATIENCE = 600_000

/**
 * Many people name addresses that answer a byte at a time, never, or without end; it becomes their turn, and then that
 * of others with good addresses. Throws `Broken` when one of these is not told.
 */
export async function hookTrial(plan: HookPlan): Promise<HookReport> {
  const listener = await HookListener.open()
  const folder = mkdtempSync(join(tmpdir(), 'gam-hooks-'))
  const certificate = join(folder, 'loopback.pem')
  writeFileSync(certificate, LOOPBACK.cert)
  const env = { ...plan.launch.env, CALL_INSIDE: '127.0.0.0/8', NODE_EXTRA_CA_CERTS: certificate }
  const server = new ServerProcess({ ...plan.launch, env })
  let [slow, told, held] = [0, 0, 0]
  const watching = setInterval(() => {
    held = Math.max(held, listener.held)
  }, 50)
  try {
    const url = await server.ready
    for (let round = 0; round < ROUNDS && !plan.stop?.aborted; round++) {
      const goal = Math.ceil((plan.hooks * (round + 1)) / ROUNDS)
      while (slow < goal && !plan.stop?.aborted) {
        await wake(url, listener.url(`${SLOW[slow % SLOW.length]}/${slow}`))
        slow++
        plan.called?.(slow)
      }
      for (let i = 0; i < GOOD && !plan.stop?.aborted; i++) {
        const path = `/good/${round}/${i}`
        await wake(url, listener.url(path))
        await isTold(listener, path)
        told++
      }
    }
    return { slow, told, held, complaints: server.complaints() }
  } finally {
    clearInterval(watching)
    await server.end('SIGKILL')
    listener.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Two who are not there begin a game: the one whose turn it is has to be told. */
async function wake(url: string, webhook: string): Promise<void> {
  const pair = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(url, name)))
  for (const one of pair) await one.call(url, 'PUT', '/api/me/wake', { webhook, email: null })
  await startGame(url, pair, { game: 'whale-riders-cards' })
}

async function isTold(listener: HookListener, path: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (listener.calls.includes(path)) return
    await sleep(50)
  }
  throw new Broken(`somebody with a good address was not told within ${PATIENCE / 1000} seconds`)
}
