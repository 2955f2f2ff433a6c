import { createInterface, type Interface } from 'node:readline'

const CLEAR = '\u001b[H\u001b[2J'
const CLEAR_WITH_PAST = '\u001b[H\u001b[2J\u001b[3J'

/**
 * A person at a screen, or lines from a pipe: both are asked the same way. A screen can be cleared; what comes
 * from a pipe is echoed, so that the output reads as a whole.
 */
export class Terminal {
  /** Is there a person before a screen that can be cleared? */
  readonly live: boolean
  /** What Tab completes to. */
  completions: () => readonly string[] = () => []
  readonly #lines: string[] = []
  readonly #reader: Interface
  readonly #echoes: boolean
  #answer: ((line: string | null) => void) | null = null
  #left = false

  constructor() {
    const { stdin, stdout } = process
    this.live = isScreen()
    this.#echoes = !stdin.isTTY
    this.#reader = createInterface({
      input: stdin,
      ...(this.live && { output: stdout }),
      terminal: this.live,
      // people may share the screen: nobody pages back to what another one typed
      historySize: 0,
      completer: (line: string) => [this.completions().filter((text) => text.startsWith(line)), line],
    })
    this.#reader.on('line', (line) => {
      if (this.#answer) this.#reply(line)
      else this.#lines.push(line)
    })
    this.#reader.on('SIGINT', () => this.#reader.close())
    this.#reader.on('close', () => {
      this.#left = true
      this.#reply(null)
    })
  }

  print(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line.trimEnd()}\n`).join(''))
  }

  /** What the person types next; null when they left (Ctrl-C, Ctrl-D, the end of the pipe). */
  async ask(prompt: string): Promise<string | null> {
    const line = await this.#next(prompt)
    if (line === null) process.stdout.write('\n')
    else if (this.#echoes) process.stdout.write(`${line}\n`)
    return line
  }

  /** As `ask`, but lines typed too early do not count. */
  askAfresh(prompt: string): Promise<string | null> {
    if (this.live) this.#lines.length = 0
    return this.ask(prompt)
  }

  /** Starts an empty screen. `forget`: nothing that was on it can be scrolled back to. */
  clear(forget = false): void {
    if (this.live) process.stdout.write(forget ? CLEAR_WITH_PAST : CLEAR)
  }

  /** Whatever else is typed is for nobody here: the program can end although its input goes on. */
  close(): void {
    this.#reader.close()
    process.stdin.destroy()
  }

  #next(prompt: string): Promise<string | null> {
    const early = this.#lines.shift()
    if (early !== undefined || this.#left) {
      process.stdout.write(this.live && early !== undefined ? `${prompt}${early}\n` : prompt)
      return Promise.resolve(early ?? null)
    }
    return new Promise((answer) => {
      this.#answer = answer
      if (this.live) {
        this.#reader.setPrompt(prompt)
        this.#reader.prompt()
      } else process.stdout.write(prompt)
    })
  }

  #reply(line: string | null): void {
    const answer = this.#answer
    this.#answer = null
    answer?.(line)
  }
}

/** Does a person sit before a screen that can be drawn on? */
export function isScreen(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.TERM !== 'dumb'
}
