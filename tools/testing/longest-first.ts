import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Files of these names begin before the others: whatever takes longest, or waits most of its time, ends beside them
 * and not after them. A checkout that was never tested knows no times to go by.
 */
export function longestFirst(names: RegExp): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const { long = [], short = [] } = Object.groupBy(sorted, ({ moduleId }) =>
        names.test(moduleId) ? 'long' : 'short',
      )
      return [...long, ...short]
    }
  }
}
