import { PROMISES } from './promises.ts'
import type { TableKind } from './tried-table.ts'

/**
 * Tables that keep their word: what every table does in the same way, wherever it is kept. For any test runner:
 * `for (const promise of tableContract(kind)) test(promise.title, promise.check)`.
 */
export function tableContract(kind: TableKind): { readonly title: string; check(): Promise<void> }[] {
  return PROMISES.filter((promise) => promise.applies(kind)).map(({ title, check }) => ({
    title,
    check: () => check(kind),
  }))
}
