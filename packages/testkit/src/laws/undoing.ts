import { Fault, type Sitting, type Types } from '@gam/kernel'
import { bytes, claim, same } from '../compare.ts'
import { type Position, print, samePrint } from '../trail.ts'
import type { LawOf } from './law-of.ts'

export const undoIsExact: LawOf = {
  id: 'undo',
  title: 'undo gives back the very position before, and never takes back what was revealed',
  positions: 40,
  position(at) {
    const { sitting, move, trail } = at
    if (move === null) return
    const { seat, code, after } = move
    for (const other of sitting.seats.keys())
      if (other !== seat) claim(refusesUndo(after, other), 'undone by another seat')
    const learnt = revealed(at)
    if (refusesUndo(after, seat)) {
      claim(learnt !== null, 'the action cannot be undone although nothing was revealed')
      return
    }
    claim(learnt === null, `the action can be undone although ${learnt}`)
    const back = after.undo(seat)
    samePrint('the position undone', trail.prints[at.index], print(back))
    if (back.past !== sitting.past) same('all events after undo', sitting.events, back.events)
    samePrint('played again after undo', print(after), print(back.submit(seat, code)))
  },
}

function refusesUndo<T extends Types>(sitting: Sitting<T>, seat: number): boolean {
  try {
    sitting.undo(seat)
    return false
  } catch (error) {
    if (error instanceof Fault && error.code === 'no-undo') return true
    throw error
  }
}

/** A seat has learnt something when fewer pieces of a kind are unseen to it, the actor not excepted. */
function revealed<T extends Types>({ game, sitting, move }: Position<T>): string | null {
  if (move === null) return null
  const { after } = move
  if (bytes(sitting.draws) !== bytes(after.draws)) return 'chance has spoken'
  const reveals: readonly string[] = game.reveals ?? []
  const told = after.past.events(sitting.past.told).find(({ type }) => reveals.includes(type))
  if (told) return `${told.type} was told`
  for (const viewer of [null, ...sitting.seats.keys()]) {
    const known = sitting.view(viewer).unseen
    const now = after.view(viewer).unseen
    for (const pool of Object.keys(known))
      if (known[pool].some((n, kind) => now[pool][kind] < n))
        return `${viewer === null ? 'a spectator' : `seat ${viewer}`} has seen something of ${pool}`
  }
  return null
}
