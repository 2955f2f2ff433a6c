import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = process.env.GAM_SERVER ?? fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

type Env = { readonly [name: string]: string }

interface Start {
  /** The moment it takes for the present. */
  readonly at?: number
  /** Settings besides those of all tests. */
  readonly env?: Env
}

/** A real server with a database of its own that serves the built app; it can die and come back. */
export class ServerProcess {
  readonly #web: string
  readonly #env: Env
  readonly #data = mkdtempSync(join(tmpdir(), 'gam-data-'))
  #child: ChildProcess | null = null
  #port = 0

  private constructor(web: string, env: Env) {
    this.#web = web
    this.#env = env
  }

  /** `web`: where the built app lies. */
  static async start(web: string, { at, env = {} }: Start = {}): Promise<ServerProcess> {
    const server = new ServerProcess(web, env)
    await server.begin(at)
    return server
  }

  get address(): string {
    return `http://localhost:${this.#port}/`
  }

  /** Where its database lies. */
  get data(): string {
    return this.#data
  }

  /** Starts, at the same address as before if it has run already; `at`: the moment it takes for the present. */
  begin(at?: number): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.#port),
        DATA: this.#data,
        WEB: this.#web,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        BOT_WORKERS: '1',
        ...this.#env,
        ...(at !== undefined && { NODE_OPTIONS: `--import=data:text/javascript,${clock(at)}` }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let printed = ''
    return new Promise((settle, fail) => {
      const hear = (text: string) => {
        printed += text
        const port = /Gam is at http:\S+:(\d+)\//.exec(printed)?.[1]
        if (port === undefined) return
        this.#port = Number(port)
        settle()
      }
      child.stdout?.setEncoding('utf8').on('data', hear)
      child.stderr?.setEncoding('utf8').on('data', hear)
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${printed}`)))
    })
  }

  /** As if the machine had lost its power. */
  kill(): Promise<void> {
    return new Promise((settle) => {
      const child = this.#child
      this.#child = null
      if (child === null || child.exitCode !== null || child.signalCode !== null) return settle()
      child.once('exit', () => settle())
      child.kill('SIGKILL')
    })
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

function clock(at: number): string {
  return encodeURIComponent(`const ahead=${at}-Date.now(),now=Date.now;Date.now=()=>now()+ahead`)
}
