import { type Game, oneAt, readReplay, type Sitting } from '@gam/kernel'
import { type Seen, seenBy } from '../boards/index.ts'
import { mistake } from '../fault.ts'
import { nearest } from '../nearest.ts'

/** Whose eyes the game is seen with: a seat's, a bystander's, or with all cards open. */
export type Viewer = number | null | 'all'

/** The game before its first move, after it, after the second, and so on. */
export function stagesOf(game: Game, json: unknown, whole: Sitting): Sitting[] {
  let stage = readReplay(game, json, 0)
  const stages = [stage]
  for (const [i, code] of whole.codes.entries()) {
    stage = stage.submit(oneAt(whole.movers, i), code)
    stages.push(stage)
  }
  return stages
}

export function seenWith(sitting: Sitting, viewer: Viewer): Seen {
  if (viewer !== 'all') return seenBy(sitting, viewer)
  return { ...seenBy(sitting, null), view: { viewer: null, state: sitting.state, unseen: {} } }
}

/** Hidden cards stay hidden while a game is still being played, unless somebody asks for them. */
export function viewerOf(sitting: Sitting, given: string | undefined): Viewer {
  if (given === undefined) return sitting.over ? 'all' : null
  const { seats } = sitting
  const seat = seats.findIndex((name) => name.toLowerCase() === given.toLowerCase())
  if (seat >= 0) return seat
  if (given === 'all') return 'all'
  if (given === 'nobody') return null
  const near = nearest(given, [...seats, 'all', 'nobody'])
  throw mistake(
    `Nobody called ${given} sits at this table.${near ? ` Did you mean ${near}?` : ''} There are ${seats.join(', ')}, and all and nobody.`,
  )
}
