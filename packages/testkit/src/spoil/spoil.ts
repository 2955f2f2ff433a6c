import {
  anyOf,
  Fault,
  type Json,
  type JsonSchema,
  oneAt,
  type Sfc32,
  Sitting,
  type Snapshot,
  type Types,
} from '@gam/kernel'
import { chanceOf, evenly } from '../choosers.ts'
import { bytes, messageOf } from '../compare.ts'
import { type Break, firstBreak } from '../examine.ts'
import { quickGame } from '../quick.ts'
import { type Culprit, culpritOf } from '../shrink.ts'
import { beginningOf, begunInPlace, retrace, type Seating } from '../trail.ts'
import { Draft } from './draft.ts'
import { spoilOnce } from './ways.ts'

/** What came of spoiling positions. */
export interface Spoilt {
  spoilt: number
  /** How many of them were refused; the others were played to their end. */
  refused: number
}

/** No law of games but of what is handed in: what is not taken is refused with its reasons. */
export const REASONS = 'reasons'

/** Of so many positions of a game one is spoilt at a time; the others lend it their parts. */
const POSITIONS = 8
/** One in so many that were taken is held against all laws. */
const EXAMINED = 16

/**
 * Spoils positions of a game that was played. Each must be refused with its reasons, or be playable to its end
 * with every law holding; the first that is neither is given back.
 */
export function spoilGame<T extends Types>(
  seating: Seating<T>,
  codes: readonly number[],
  times: number,
  count: Spoilt,
): Culprit<T> | null {
  if (times === 0) return null
  const chance = chanceOf('spoil', seating.seed)
  const schema = seating.game.shape.schema()
  const snapshots = snapshotsOf(seating, codes, chance)
  for (let i = 0; i < times; i++) {
    const { from, how } = spoiltOf(seating, schema, snapshots, chance)
    if (from === null) continue
    count.spoilt++
    const taken = { ...seating, from }
    const answer = answerTo(taken)
    if (answer === 'refused') {
      count.refused++
      continue
    }
    const culprit = answer === 'taken' ? played(taken, chance) : { trail: retrace(taken, []), broken: answer }
    if (culprit === null) continue
    const { trail, broken } = culprit
    return { trail, broken: { ...broken, what: `${broken.what}\nspoilt: ${how}` } }
  }
  return null
}

/** Some positions of the game as they are written, the last one among them. */
function snapshotsOf<T extends Types>(
  seating: Seating<T>,
  codes: readonly number[],
  chance: Sfc32,
): Snapshot[] {
  const wanted = new Set(Array.from({ length: POSITIONS - 1 }, () => chance.below(codes.length + 1)))
  wanted.add(codes.length)
  const snapshots: Snapshot[] = []
  const { play, chance: live } = begunInPlace(seating)
  for (let i = 0; i <= codes.length; i++) {
    const asks = play.settle()
    if (wanted.has(i))
      snapshots.push({ state: seating.game.shape.write(play.state), draws: [...live.positions] })
    if (asks && i < codes.length) play.take(oneAt(codes, i))
  }
  return snapshots
}

const TRIES = 10

function spoiltOf<T extends Types>(
  { game }: Seating<T>,
  schema: JsonSchema,
  snapshots: readonly Snapshot[],
  chance: Sfc32,
): { from: Snapshot | null; how: string } {
  const others = snapshots.map(({ state }) => state)
  const { state, draws } = anyOf(chance, snapshots)
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = new Draft(state, schema)
    const how: string[] = []
    do {
      const said = spoilOnce({ game, draft, others, chance })
      if (said !== null) how.push(said)
    } while (chance.below(4) === 0)
    if (how.length > 0 && bytes(draft.state) !== bytes(state))
      return { from: { state: draft.state as Json, draws }, how: how.join(', ') }
  }
  return { from: null, how: '' }
}

/** What becomes of a state that is handed in: taken, refused with reasons that are sentences, or what was thrown. */
export function answerTo<T extends Types>(seating: Seating<T>): 'taken' | 'refused' | Break {
  try {
    if (seating.from) Sitting.at(seating.game, beginningOf(seating), seating.from)
    return 'taken'
  } catch (error) {
    if (isReasoned(error)) return 'refused'
    return { law: REASONS, what: `it is answered with ${messageOf(error)}`, after: 0 }
  }
}

function isReasoned(error: unknown): boolean {
  if (!(error instanceof Fault) || error.code !== 'bad-state' || error.problems.length === 0) return false
  return error.problems.every(({ why }) => /\w/.test(why) && !/undefined|NaN|\[object|Error\b/.test(why))
}

function played<T extends Types>(seating: Seating<T>, chance: Sfc32): Culprit<T> | null {
  const { codes, broken } = quickGame(seating, evenly)
  let found: Break | null = broken
  if (found === null && chance.below(EXAMINED) === 0) found = firstBreak(retrace(seating, codes), 'as asked')
  return found && culpritOf(found, seating, codes)
}
