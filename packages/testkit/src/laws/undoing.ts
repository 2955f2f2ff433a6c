import { Fault, oneAt, type Sitting, type Types } from '@gam/kernel'
import { alike, claim, same } from '../compare.ts'
import { type Position, print, samePrint } from '../trail.ts'
import type { LawOf } from './law-of.ts'

export const undoIsExact: LawOf = {
  id: 'undo',
  title: 'undo gives back the very position before, and never takes back what was revealed',
  positions: 40,
  position(at) {
    const { sitting, move, trail, chance } = at
    if (move === null) return
    const { seat, code } = move
    // Somebody has played on from there, so the game is played again up to it; just played, the one before is at hand.
    const after = at.oneOfAll && chance.below(ONE_IN) > 0 ? sitting.submit(seat, code) : move.after
    for (const other of sitting.seats.keys())
      if (other !== seat) claim(undone(after, other) === null, 'undone by another seat')
    const learnt = revealed(at)
    const back = undone(after, seat)
    if (back === null) {
      claim(learnt !== null, 'the action cannot be undone although nothing was revealed')
      return
    }
    claim(learnt === null, `the action can be undone although ${learnt}`)
    samePrint('the position undone', oneAt(trail.prints, at.index), print(back))
    if (back.past !== sitting.past) same('all events after undo', sitting.events, back.events)
    samePrint('played again after undo', oneAt(trail.prints, at.index + 1), print(back.submit(seat, code)))
  },
}

/** Where every position is looked at, one in so many is undone by playing the game again. */
const ONE_IN = 8

/** Null where it is refused. */
function undone<T extends Types>(sitting: Sitting<T>, seat: number): Sitting<T> | null {
  try {
    return sitting.undo(seat)
  } catch (error) {
    if (error instanceof Fault && error.code === 'no-undo') return null
    throw error
  }
}

/** A seat has learnt something when fewer pieces of a kind are unseen to it, the actor not excepted. */
function revealed<T extends Types>({ game, sitting, move }: Position<T>): string | null {
  if (move === null) return null
  const { after } = move
  if (!alike(sitting.draws, after.draws)) return 'chance has spoken'
  const reveals: readonly string[] = game.reveals ?? []
  const told = after.past.events(sitting.past.told).find(({ type }) => reveals.includes(type))
  if (told) return `${told.type} was told`
  for (const viewer of [null, ...sitting.seats.keys()]) {
    const now = after.view(viewer).unseen
    for (const [pool, known] of Object.entries(sitting.view(viewer).unseen))
      if (known.some((n, kind) => (now[pool]?.[kind] ?? 0) < n))
        return `${viewer === null ? 'a spectator' : `seat ${viewer}`} has seen something of ${pool}`
  }
  return null
}
