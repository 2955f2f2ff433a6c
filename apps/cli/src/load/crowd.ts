import { oneAt } from '@gam/kernel'
import { Child } from './child.ts'
import type { Played } from './stretch.ts'

export type Kind = 'gam' | 'boardgame.io' | 'limit' | 'echo'

/** What one process of players is to do. */
export interface CrowdJob {
  readonly what: Kind
  readonly urls: readonly string[]
  readonly game: string
  readonly tables: number
  /** The number of its first table among all. */
  readonly first: number
  readonly seed: number
}

export type Errand =
  | { readonly do: 'come'; readonly job: CrowdJob }
  | { readonly do: 'sit' }
  | { readonly do: 'play'; readonly ms: number; readonly rate: number | null }

/** What came of an errand: of playing, with all bytes that the players heard meanwhile. */
type Done = (Played & { readonly bytes: number }) | null

/** All players of one server, in processes of their own. */
export class Crowd {
  readonly #processes: readonly Child<Errand, Done>[]
  readonly #jobs: readonly CrowdJob[]
  #playing = false

  constructor(job: Omit<CrowdJob, 'first'>, processes: number) {
    const count = Math.min(processes, job.tables)
    const entry = new URL('./crowd-process.ts', import.meta.url)
    this.#processes = Array.from({ length: count }, () => new Child<Errand, Done>(entry))
    const from = (nth: number) => Math.floor((job.tables * nth) / count)
    this.#jobs = this.#processes.map((_, nth) => ({
      ...job,
      tables: from(nth + 1) - from(nth),
      first: from(nth),
    }))
  }

  async come(): Promise<void> {
    await Promise.all(this.#processes.map((one, nth) => one.run({ do: 'come', job: oneAt(this.#jobs, nth) })))
  }

  /** Everybody at a new table, unless all games go on. */
  async sit(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    await Promise.all(this.#processes.map((one) => one.run({ do: 'sit' })))
  }

  async play(ms: number, rate: number | null): Promise<Played & { readonly bytes: number }> {
    const played = await Promise.all(this.#processes.map((one) => one.run({ do: 'play', ms, rate })))
    const all = played.filter((one) => one !== null)
    this.#playing = all.every(({ over }) => !over)
    const moves = sumOf(all.map((one) => one.moves))
    return {
      moves,
      // Not all processes stop at the same moment: their speeds add up.
      ms:
        moves === 0
          ? Math.max(...all.map((one) => one.ms))
          : moves / sumOf(all.map((one) => one.moves / one.ms)),
      bytes: sumOf(all.map(({ bytes }) => bytes)),
      over: all.some(({ over }) => over),
      latencies: Float64Array.from(all.flatMap(({ latencies }) => [...latencies])),
    }
  }

  async leave(): Promise<void> {
    await Promise.all(this.#processes.map((one) => one.end()))
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0)
}
