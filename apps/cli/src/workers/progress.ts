import { columns } from '../lines.ts'

const WIDTH = 24
const EVERY_MS = 100

/** A bar on stderr while there is somebody to watch it; silent in a pipe or a file. */
export class Progress {
  readonly #total: number
  readonly #what: string
  readonly #shown = Boolean(process.stderr.isTTY)
  readonly #start = performance.now()
  #last = 0

  constructor(total: number, what: string) {
    this.#total = total
    this.#what = what
  }

  at(done: number): void {
    const now = performance.now()
    if (!this.#shown || now - this.#last < EVERY_MS) return
    this.#last = now
    const line = barOf(done, this.#total, this.#what, (now - this.#start) / 1000)
    process.stderr.write(`\r\u001b[K${line.slice(0, columns() - 1)}`)
  }

  /** Leaves the line as if nothing had been there. */
  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K')
  }
}

export function barOf(done: number, total: number, what: string, seconds: number): string {
  const share = total === 0 ? 1 : done / total
  const full = Math.floor(share * WIDTH)
  const left = done === 0 ? '' : `, ${duration((seconds / done) * (total - done))} left`
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `${bar} ${Math.floor(share * 100)} %, ${group(done)} of ${group(total)} ${what}${left}`
}

/** 12345 is written 12,345. */
export function group(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
