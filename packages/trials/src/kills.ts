import { setTimeout as sleep } from 'node:timers/promises'
import { Sfc32 } from '@gam/kernel'
import { playGame } from './game.ts'
import { type Launch, ServerProcess } from './server-process.ts'
import { Shore } from './shore.ts'

export interface KillPlan {
  readonly launch: Launch
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
  /** Moves that were committed though the answer got lost: asked again, they were answered. */
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

/**
 * Games are played while the server is killed (SIGKILL) again and again and started on the same data. Throws
 * `Broken` when an acknowledged move is lost, doubled or invented, or when a record does not lead to its hash.
 */
export async function killTrial(plan: KillPlan): Promise<KillReport> {
  const dice = new Sfc32(plan.seed)
  const shore = new Shore()
  const complaints: string[] = []
  const count = { kills: 0, early: 0, games: 0, acknowledged: 0, recovered: 0 }
  let ending = false
  let moved = () => {}
  const world = {
    shore,
    dice,
    rivals: false,
    acknowledged: () => {
      count.acknowledged++
      moved()
    },
    recovered: () => {
      count.recovered++
    },
  }
  const games = Promise.all(
    Array.from({ length: plan.tables }, async () => {
      do {
        await playGame(world)
        count.games++
      } while (!ending)
    }),
  )
  const moves = (n: number) => {
    const goal = count.acknowledged + n
    return new Promise<void>((settle) => {
      moved = () => {
        if (count.acknowledged >= goal) settle()
      }
      moved()
    })
  }
  let server = new ServerProcess(plan.launch)
  const kill = async () => {
    shore.close()
    await server.end('SIGKILL')
    complaints.push(...server.complaints())
    count.kills++
    plan.killed?.(count.kills)
    server = new ServerProcess(plan.launch)
  }
  const harm = async () => {
    shore.open(await server.ready)
    while (count.kills < plan.kills && !plan.stop?.aborted) {
      await moves(dice.below(MOST_MOVES))
      await sleep(dice.below(MOST_DELAY))
      await kill()
      if (dice.below(EARLY) === 0 && count.kills < plan.kills) {
        await sleep(dice.below(MOST_BOOT))
        await kill()
        count.early++
      }
      shore.open(await server.ready)
    }
    ending = true
  }
  try {
    // The games end by themselves only after the last kill: before that they can only fail.
    await Promise.all([harm(), games])
    complaints.push(...server.complaints())
    return { ...count, complaints }
  } finally {
    await server.end('SIGKILL')
  }
}
