/** One thing that is wrong with what somebody gave us: where it is, and what would be right. */
export interface Problem {
  readonly at: string
  readonly why: string
}

export type FaultCode =
  | 'bad-request'
  | 'bad-options'
  | 'bad-components'
  | 'bad-seats'
  | 'bad-state'
  | 'bad-replay'
  | 'bad-notation'
  | 'unknown-rules'
  | 'not-offered'
  | 'list-ends'
  | 'illegal'
  | 'not-your-turn'
  | 'game-over'
  | 'no-undo'

/**
 * A mistake of whoever calls, never one of the program: its message is a sentence for a person.
 * `rule` names the rule that forbids what was tried.
 */
export class Fault extends Error {
  readonly code: FaultCode
  readonly rule: string | null
  readonly problems: readonly Problem[]
  /** Which action of a list it is about, from 0; null where there was no list. */
  readonly index: number | null

  constructor(
    code: FaultCode,
    why: string,
    more: { rule?: string | null; problems?: readonly Problem[]; index?: number | null } = {},
  ) {
    super(why)
    this.name = 'Fault'
    this.code = code
    this.rule = more.rule ?? null
    this.problems = more.problems ?? []
    this.index = more.index ?? null
  }
}

export function faultOf(code: FaultCode, what: string, problems: readonly Problem[]): Fault {
  const lines = problems.map((p) => (p.at === '' ? p.why : `${p.at}: ${p.why}`))
  return new Fault(code, `${what}: ${lines.join('; ')}`, { problems })
}
