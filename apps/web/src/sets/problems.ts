import { type Components, Fault, isRecord, type Json, type Problem, readComponentSet } from '@gam/kernel'
import type { SetFile } from '../session/component-sets.ts'

/** What the rules say is wrong with a set, each at the part it is about; nothing where it can be played. */
export function problemsOf<C>(components: Components<C>, file: Json, seats: number): readonly Problem[] {
  try {
    readComponentSet(components, file, seats)
    return []
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const keys = isRecord(file) && isRecord(file.values) ? Object.keys(file.values) : []
    return error.problems.map((problem) => placed(problem, keys))
  }
}

/** What is said of a whole set names the part it is about: `contracts: 5 asks for nothing`. */
function placed(problem: Problem, keys: readonly string[]): Problem {
  const key = problem.at === 'values' ? keys.find((one) => problem.why.startsWith(`${one}: `)) : undefined
  if (key === undefined) return problem
  const why = problem.why.slice(key.length + 2)
  const [, one, other] = /^(\d+)(?: and (\d+))? (?:asks|mixes|are)/.exec(why) ?? []
  const entry = other ?? one
  return { at: entry === undefined ? `values.${key}` : `values.${key}[${Number(entry) - 1}]`, why }
}

/** The largest table that this set is enough for; null where it can never be played. */
export function mostSeats<C>(
  components: Components<C>,
  file: SetFile,
  seats: { readonly min: number; readonly max: number },
): number | null {
  for (let most = seats.max; most >= seats.min; most--)
    if (problemsOf(components, file, most).length === 0) return most
  return null
}
