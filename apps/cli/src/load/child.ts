import { type ChildProcess, fork } from 'node:child_process'

interface Answer<R> {
  readonly result?: R
  readonly broken?: string
}

/** A process of ours that does one errand after the other. It ends with us. */
export class Child<E, R> {
  readonly #process: ChildProcess
  #waiting: { settle(result: R): void; fail(error: Error): void } | null = null
  #broken: Error | null = null

  constructor(entry: URL, env: { readonly [name: string]: string } = {}) {
    this.#process = fork(entry, {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      execArgv: [],
    })
    this.#process.on('message', (answer: Answer<R>) => this.#answered(answer))
    this.#process.on('exit', (code) => this.#breaks(`a process ended too early, with ${code}`))
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  run(errand: E): Promise<R> {
    return this.#wait(() => this.#process.send(errand as object))
  }

  /** What it says without being asked. */
  first(): Promise<R> {
    return this.#wait(() => {})
  }

  end(): Promise<void> {
    this.#waiting = null
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return Promise.resolve()
    const ended = new Promise<void>((settle) => this.#process.once('exit', () => settle()))
    this.#process.kill('SIGKILL')
    return ended
  }

  #wait(ask: () => void): Promise<R> {
    return new Promise((settle, fail) => {
      if (this.#broken) return fail(this.#broken)
      this.#waiting = { settle, fail }
      ask()
    })
  }

  #answered(answer: Answer<R>): void {
    const waiting = this.#waiting
    if (answer.broken !== undefined) this.#breaks(answer.broken)
    this.#waiting = null
    if ('result' in answer) waiting?.settle(answer.result as R)
  }

  #breaks(why: string): void {
    this.#broken ??= new Error(why)
    this.#waiting?.fail(this.#broken)
    this.#waiting = null
  }
}
