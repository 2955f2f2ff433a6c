import { type ChildProcess, spawn } from 'node:child_process'

export interface Launch {
  /** The file that runs a server. */
  readonly main: string
  readonly env: { readonly [name: string]: string }
}

/** As it is started for people to play on. */
const FLAGS = ['--max-semi-space-size=64']

/** A real server process, and all that it printed. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly printed: string[] = []
  /** Its address, once it serves. */
  readonly ready: Promise<string>
  readonly ended: Promise<void>

  constructor({ main, env }: Launch) {
    const child = spawn(process.execPath, [...FLAGS, main], {
      env: {
        PATH: process.env.PATH,
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
      child.stderr?.setEncoding('utf8').on('data', hear)
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

  /** What it noted as trouble, and whatever it printed that is no line of its log. */
  complaints(): string[] {
    const lines = this.printed.join('').split('\n')
    return lines.filter((line) => line !== '' && !line.startsWith('Gam is at ') && isComplaint(line))
  }
}

const ERROR = 50
/** A library uses what Node calls new: that is no trouble. */
const NEW = /^\(node:\d+\) ExperimentalWarning|^\(Use `node --trace-warnings/

function isComplaint(line: string): boolean {
  if (NEW.test(line)) return false
  try {
    return JSON.parse(line).level >= ERROR
  } catch {
    return true
  }
}
