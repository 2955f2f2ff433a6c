import type { Frame } from '@gam/kernel'
import { actorOn, type Look } from './course.ts'

// What several frames have in common.

export function asksPerson(it: Look, { a: seat, at }: Pick<Frame, 'a' | 'at'>): void {
  it.must(seat < it.facts.people, `${at}.seat`, 'must be a person’s: a Captain is never asked')
}

/** What a worker's action asks is asked of whoever placed it. */
export function acts(it: Look, frame: Frame, below: Frame | undefined): void {
  asksPerson(it, frame)
  const actor = actorOn(it, below)
  it.must(actor < 0 || frame.a === actor, `${frame.at}.seat`, `must be ${actor}, whose worker acts`)
}

export function sameShip(it: Look, { a, b, at }: Frame, below: Frame | undefined): void {
  it.must(below?.a === a && below.b === b, at, 'is about another ship than the frame below it')
}
