import { Fault } from '@gam/kernel'
import type { Failure, FailureCode } from '@gam/protocol/wire'

/** A request that is turned down: a code for programs and a sentence for people. */
export class Denied extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, why: string) {
    super(why)
    this.name = 'Denied'
    this.code = code
  }
}

/** What went wrong as it may be told; null for what is nobody's mistake but the program's. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Denied) return { code: error.code, why: error.message, rule: null }
  if (!(error instanceof Fault)) return null
  const { code, message, rule, index } = error
  return { code, why: message, rule, ...(index !== null && { index }) }
}

export function noTable(): Denied {
  return new Denied('not-found', 'There is no table under this address.')
}

export const UNAVAILABLE: Failure = {
  code: 'unavailable',
  why: 'The store does not answer or cannot be written, so it is not known whether this was done. Try again in a moment.',
  rule: null,
}

export const BROKEN: Failure = {
  code: 'broken',
  why: 'Something went wrong on the server. It has been noted; please try again.',
  rule: null,
}
