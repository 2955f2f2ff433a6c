import { oneAt, Sitting, type Types } from '@gam/kernel'
import { bytes, claim, same } from '../compare.ts'
import { beginningOf, type Position } from '../trail.ts'
import type { LawOf } from './law-of.ts'

export const invariantsHold: LawOf = {
  id: 'invariants',
  title: 'the invariants hold after every action',
  position({ game, sitting: { state, facts } }) {
    const wrong = game.invariants(state, facts)
    claim(wrong.length === 0, () => wrong.join('; '))
  },
}

export const stateIsPlain: LawOf = {
  id: 'plain-state',
  title: 'the state is plain data',
  positions: 8,
  position: ({ sitting }) => plain(sitting.state, 'state'),
}

function plain(value: unknown, at: string): void {
  if (typeof value === 'boolean' || typeof value === 'string') return
  if (typeof value === 'number') {
    claim(Number.isSafeInteger(value) && !Object.is(value, -0), `${at} is the number ${value}`)
    return
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${at} is ${String(value)}`)
  const proto: unknown = Object.getPrototypeOf(value)
  claim(proto === Object.prototype || proto === Array.prototype, `${at} is no plain object`)
  for (const [key, entry] of Object.entries(value)) plain(entry, `${at}.${key}`)
}

export const copiesAreTrue: LawOf = {
  id: 'copies',
  title: 'a copy of the state, or a state that is overwritten with it, is equal and shares nothing with it',
  positions: 8,
  position({ game, sitting: { state }, trail }) {
    const parts = new Set(objectsIn(state))
    const isCopy = (what: string, copy: Types['state']) => {
      same(what, state, copy)
      for (const part of objectsIn(copy)) claim(!parts.has(part), () => `${what} shares ${bytes(part)}`)
    }
    isCopy('the copy', game.shape.copy(state))
    for (const index of [0, trail.sittings.length - 1]) {
      const overwritten = game.shape.copy(oneAt(trail.sittings, index).state)
      game.overwrite(state, overwritten)
      isCopy('what was overwritten', overwritten)
    }
  },
}

function objectsIn(value: unknown, found: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return found
  found.push(value)
  for (const part of Object.values(value)) objectsIn(part, found)
  return found
}

/** From a position whose followers are looked at too, one action tells as much. */
const STEPS_ON = 12

/** The game is played on from the state that was read back as it was from the one that never left. */
export const jsonIsFaithful: LawOf = {
  id: 'json',
  title: 'a state written as JSON and read again is the same and has the same future',
  positions: 4,
  position(at) {
    const { game, sitting } = at
    const taken = takenUp(at)
    same('the state read again', sitting.state, taken.state)
    same('the state written again', game.shape.write(sitting.state), game.shape.write(taken.state))
    same('the draws of the game taken up', sitting.draws, taken.draws)
    sameFuture(at, taken)
  },
}

/** The same position, come to by way of a file; a sitting is a value, so one will do for all laws. */
export function takenUp<T extends Types>({ game, trail, index, sitting }: Position<T>): Sitting<T> {
  const taken =
    trail.takenUp.get(index) ?? Sitting.at(game, beginningOf(trail), JSON.parse(bytes(sitting.snapshot())))
  trail.takenUp.set(index, taken)
  return taken
}

function sameFuture<T extends Types>(at: Position<T>, taken: Sitting<T>): void {
  const { trail, index, sitting } = at
  let now = taken
  const steps = at.oneOfAll ? 1 : STEPS_ON
  for (const [i, code] of trail.codes.slice(index, index + steps).entries()) {
    const then = trail.sittings[index + i + 1]
    if (then === undefined) return
    now = now.submit(now.decision?.seat ?? 0, code)
    same(`${i + 1} actions later the state`, then.state, now.state)
    same(`${i + 1} actions later the draws`, then.draws, now.draws)
    same(`${i + 1} actions later the decision`, then.decision, now.decision)
    same(`${i + 1} actions later the events`, then.past.events(sitting.past.told), now.events)
  }
}

export const hashIsStable: LawOf = {
  id: 'hash',
  title: 'the same state has the same hash',
  positions: 4,
  position(at) {
    const { sitting } = at
    const hash = sitting.hash()
    claim(/^[0-9a-f]{32}$/.test(hash), `"${hash}" is no hash`)
    same('the hash asked for again', hash, sitting.hash())
    same('the hash of the state read again', hash, takenUp(at).hash())
  },
}
