import { Fault, oneAt, readReplay, type Sitting, type Types, writeReplay } from '@gam/kernel'
import { bytes, claim, same } from '../compare.ts'
import { print, samePrint, type Trail } from '../trail.ts'
import type { LawOf } from './law-of.ts'
import { takenUp } from './state.ts'

export const replaysAreTrue: LawOf = {
  id: 'replay',
  title: 'a replay file leads to the same game, at its end and on the way',
  positions: 1,
  trail({ game, sittings }) {
    const last = sittings.at(-1)
    if (last === undefined) return
    const file: unknown = JSON.parse(bytes(writeReplay(last)))
    sameGame('the replay', last, readReplay(game, file))
    const early = sittings.length >> 2
    for (const at of new Set([0, early]))
      sameGame(`the replay up to action ${at}`, oneAt(sittings, at), readReplay(game, file, at))
    claim(
      isFault(() => readReplay(game, { ...writeReplay(oneAt(sittings, early)), hash: '0'.repeat(32) })),
      'a replay that does not lead where it says was accepted',
    )
  },
  position(at) {
    const { game, sitting, chance, trail } = at
    if (at.oneOfAll && at.index === 0) sameSteps(trail)
    if (at.oneOfAll && chance.below(ONE_IN) > 0) return
    // A replay goes through all positions before it: of the positions of one game some will do.
    if (!at.oneOfAll || chance.below(trail.sittings.length) < SOME * ONE_IN)
      sameGame(
        'the replay of a game that is not over',
        sitting,
        readReplay(game, JSON.parse(bytes(writeReplay(sitting)))),
      )
    let taken = takenUp(at)
    if (at.move !== null) taken = taken.submit(at.move.seat, at.move.code)
    sameGame('the replay of a game taken up', taken, readReplay(game, JSON.parse(bytes(writeReplay(taken)))))
  },
}

const SOME = 4
/** Where every position is looked at, one in so many is taken up for a replay of its own. */
const ONE_IN = 8

/** The replay of the whole game comes by every position on the way. */
function sameSteps<T extends Types>({ game, sittings, prints }: Trail<T>): void {
  const file = writeReplay(oneAt(sittings, sittings.length - 1))
  let sitting = readReplay(game, file, 0)
  for (const [i, action] of file.actions.entries()) {
    samePrint(`the replay after ${i} actions`, oneAt(prints, i), print(sitting))
    sitting = sitting.submit(sitting.decision?.seat ?? 0, action)
  }
}

function sameGame<T extends Types>(what: string, expected: Sitting<T>, actual: Sitting<T>): void {
  same(`${what}: the state`, expected.state, actual.state)
  same(`${what}: the draws`, expected.draws, actual.draws)
  same(`${what}: the actions`, expected.codes, actual.codes)
  same(`${what}: the events`, expected.events, actual.events)
  same(`${what}: the table`, expected.config, actual.config)
  same(`${what}: the hash`, expected.hash(), actual.hash())
}

function isFault(act: () => unknown): boolean {
  try {
    act()
    return false
  } catch (error) {
    return error instanceof Fault
  }
}
