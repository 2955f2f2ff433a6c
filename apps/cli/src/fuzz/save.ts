import { writeFileSync } from 'node:fs'
import type { FailedReplay } from '@gam/testkit'
import { fileTrouble } from '../fault.ts'

const MOST = 1000

/** Writes a failure where the caller says, or under a name of its own that is not taken yet. */
export function saveFailure(failure: FailedReplay, file: string | undefined): string {
  const text = `${JSON.stringify(failure, null, 2)}\n`
  for (let n = 1; ; n++) {
    const name = file ?? `fuzz-${failure.game}-${failure.failed.law}${n === 1 ? '' : `-${n}`}.json`
    try {
      writeFileSync(name, text, { flag: file === undefined ? 'wx' : 'w' })
      return name
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (file !== undefined || !taken || n === MOST) throw fileTrouble(`save ${name}`, error)
    }
  }
}
