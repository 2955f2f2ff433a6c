import type { Game } from '@gam/kernel'
import { version } from '../version.ts'
import { sourceOf } from './sources.ts'

/** What must be the same on two machines for their results to be added up. */
export interface Release {
  readonly program: string
  readonly game: string
  readonly rules: number
  /** A digest of the source of rules and bots: two working copies may share a version and differ all the same. */
  readonly source: string
}

export function releaseOf({ id, rulesVersion }: Game): Release {
  return { program: version(), game: id, rules: rulesVersion, source: sourceOf(id) }
}

/** Why work of another release is not for this one; null where they are the same. */
export function differenceOf(theirs: Release, ours: Release): string | null {
  const [what, one, other] =
    theirs.program !== ours.program
      ? ['gam', theirs.program, ours.program]
      : theirs.rules !== ours.rules
        ? [`version of the rules of ${ours.game}`, String(theirs.rules), String(ours.rules)]
        : [`source of ${ours.game} and its bots`, theirs.source, ours.source]
  if (one === other) return null
  return (
    `The work is for another ${what} (${one}) than this worker's (${other}), and their results must not be mixed. ` +
    'Bring both machines to the same version.'
  )
}
