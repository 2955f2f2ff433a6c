import { Fault } from '@gam/kernel'
import { Denied } from './session.ts'

/** What the rules do not allow at a table in the page is told as any table tells it. */
export function unlessRuledOut<R>(act: () => R): R {
  try {
    return act()
  } catch (error) {
    if (error instanceof Fault) throw new Denied(error.code, error.message, error.rule)
    throw error
  }
}
