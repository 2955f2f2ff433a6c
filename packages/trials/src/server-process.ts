import { type ChildProcess, spawn } from 'node:child_process'

export interface Launch {
  /** The file that runs a server. */
  readonly main: string
  readonly env: { readonly [name: string]: string }
}

/** As it is started for people to play on. */
const FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=64', '--no-allocation-site-pretenuring']

/** A real server process, and all that it printed. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly printed: string[] = []
  /** Where it speaks to people its words are its own; here nothing but trouble is said. */
  readonly #errors: string[] = []
  /** Its address, once it serves. */
  readonly ready: Promise<string>
  readonly ended: Promise<void>

  constructor({ main, env }: Launch) {
    const child = spawn(process.execPath, [...FLAGS, main], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'info',
        BOT_WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.ended = new Promise((settle) => child.once('exit', () => settle()))
    this.ready = new Promise((settle, fail) => {
      const hear = (text: string) => {
        this.printed.push(text)
        const url = /Gam is at (http:\S+)\//.exec(this.printed.join(''))?.[1]
        if (url) settle(url)
      }
      child.stdout?.setEncoding('utf8').on('data', hear)
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        this.#errors.push(text)
        hear(text)
      })
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${this.printed.join('')}`)))
    })
    // Who kills it while it starts does not wait for this.
    this.ready.catch(() => undefined)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get runs(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.runs) return
    this.#child.kill(signal)
    await this.ended
  }

  /** What it noted as trouble, and whatever Node says of it. */
  complaints(): string[] {
    const noted = linesOf(this.printed).filter((line) => levelOf(line) >= ERROR)
    return [...noted, ...linesOf(this.#errors).filter((line) => !NEW.test(line))]
  }
}

const ERROR = 50
/** A library uses what Node calls new: that is no trouble. */
const NEW = /^\(node:\d+\) ExperimentalWarning|^\(Use `node --trace-warnings/

function linesOf(printed: readonly string[]): string[] {
  return printed
    .join('')
    .split('\n')
    .filter((line) => line !== '')
}

/** Of a line of the log; what is said to people has none. */
function levelOf(line: string): number {
  return Number(/^\{"level":(\d+),/.exec(line)?.[1] ?? 0)
}
