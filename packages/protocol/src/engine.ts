import { Fault } from '@gam/kernel'
import { commands } from './commands.ts'
import { Denied } from './denied.ts'
import { Request } from './request.ts'
import { type EngineSetup, Room } from './room.ts'

/** The longest request: 1 MB. */
export const LONGEST_LINE = 1_000_000

/**
 * The stdio protocol without the stdio: one line of JSON in, one out. Nothing that comes in makes it throw, and
 * what is refused changes nothing.
 */
export class Engine {
  readonly #room: Room

  constructor(setup: EngineSetup) {
    this.#room = new Room(setup)
  }

  answer(line: string): string {
    if (line.length > LONGEST_LINE) return this.tooLong()
    let id: unknown
    try {
      const request = new Request(line)
      id = request.id
      return JSON.stringify({ ok: true, id, ...this.#obey(request) })
    } catch (error) {
      return JSON.stringify({ ok: false, id, error: errorOf(error) })
    }
  }

  /** The answer to a line that was too long to be kept. */
  tooLong(): string {
    const why = `A request is one line of at most ${LONGEST_LINE} bytes; this one is longer.`
    return JSON.stringify({ ok: false, error: errorOf(new Denied('too-long', why)) })
  }

  #obey(request: Request) {
    const name = request.text('cmd', 100)
    const command = commands.get(name)
    if (!command)
      throw new Denied(
        'unknown-command',
        `There is no command ${JSON.stringify(name)}; there are ${[...commands.keys()].join(', ')}.`,
      )
    const answer = command(this.#room, request)
    const { ignored } = request
    return ignored.length > 0 ? { ...answer, ignored } : answer
  }
}

function errorOf(error: unknown) {
  if (error instanceof Denied) return { code: error.code, why: error.message }
  if (error instanceof Fault)
    return {
      code: error.code,
      ...(error.rule !== null && { rule: error.rule }),
      why: error.message,
      ...(error.index !== null && { index: error.index }),
      ...(error.problems.length > 0 && { problems: error.problems }),
    }
  return {
    code: 'internal',
    why: `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
  }
}
