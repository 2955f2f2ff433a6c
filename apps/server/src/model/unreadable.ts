import { Denied, failureOf } from '../denied.ts'

const OF_OTHERS: readonly string[] = ['unknown-rules', 'not-found']
const DAMAGED = 'What is stored of it is damaged, or has a form that this version does not know.'

/** A table that is in the store and that this program cannot make anything of. Nobody touches it. */
export class Unreadable extends Denied {
  constructor(cause: unknown) {
    const failure = failureOf(cause)
    super(
      failure && OF_OTHERS.includes(failure.code) ? 'unknown-rules' : 'bad-replay',
      `This table cannot be read here and stays as it is. ${failure?.why ?? DAMAGED}`,
    )
    this.cause = cause
  }
}

export function readStored<R>(read: () => R): R {
  try {
    return read()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(error)
  }
}
