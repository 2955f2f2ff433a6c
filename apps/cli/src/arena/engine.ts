import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { Fault, isRecord } from '@gam/kernel'
import { mistake } from '../fault.ts'

/** The program of a checkout of this repository. */
export function programIn(folder: string): string {
  const file = path.resolve(folder, 'apps/cli/src/main.ts')
  if (existsSync(file)) return file
  throw mistake(`There is no checkout of Gam in "${folder}".`)
}

type Answer = { readonly [field: string]: unknown }

/** `gam engine` of a checkout, in a process of its own: one question at a time. It ends with whoever asks. */
export class CheckoutEngine {
  readonly #folder: string
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #lines: AsyncIterator<string>

  constructor(folder: string) {
    this.#folder = folder
    this.#child = spawn(process.execPath, [programIn(folder), 'engine'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async ask(request: Answer): Promise<Answer> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value, done } = await this.#lines.next()
    if (done) throw new Error(`the engine of ${this.#folder} has ended`)
    const answer: unknown = JSON.parse(value)
    if (isRecord(answer) && answer.ok === true) return answer
    const why = isRecord(answer) && isRecord(answer.error) ? String(answer.error.why) : value
    throw new Fault('bad-request', `The engine of ${this.#folder} refuses: ${why}`)
  }

  leave(): void {
    this.#child.stdin.end()
  }
}
