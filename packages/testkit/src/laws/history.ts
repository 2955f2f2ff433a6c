import { hashOf, oneAt, type Statement, type Types } from '@gam/kernel'
import { claim, same } from '../compare.ts'
import { begunInPlace, openCodes, print, printAgreed, samePrint, type Trail, walk } from '../trail.ts'
import type { LawOf } from './law-of.ts'

export const sameSeedSameGame: LawOf = {
  id: 'same-seed',
  title: 'the same seed and the same actions give the same game, byte for byte',
  trail(trail) {
    const { codes, prints } = trail
    const again = walk(trail, ({ moves }) => codes[moves] ?? null)
    for (const [i, before] of prints.entries()) samePrint(`after ${i} actions`, before, again.prints[i])
  },
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']
const A_WHILE = 40

export const seedsDiffer: LawOf = {
  id: 'seeds-differ',
  title: 'different seeds give different games',
  game(game, { tables }) {
    const [table] = tables
    if (game.nonces.length === 0 || table === undefined) return
    const games = SEEDS.map((seed) => {
      const { sittings } = walk({ game, table, seed }, (sitting) => {
        const open = openCodes(sitting)
        // Always the middle of the menu: the games differ in nothing but their seeds.
        return sitting.moves < A_WHILE ? oneAt(open, open.length >> 1) : null
      })
      return sittings.at(-1)?.hash()
    })
    claim(new Set(games).size > 1, `the seeds ${SEEDS.join(', ')} all lead to the same position`)
  },
}

/** Looks back when everything else has been done with the sittings of a game. */
export const historyStays: LawOf = {
  id: 'history',
  title: 'playing on leaves every earlier position as it was',
  positions: 6,
  position({ trail, index, sitting, move }) {
    if (move === null) return
    const again = sitting.submit(move.seat, move.code)
    samePrint('the same action played again', oneAt(trail.prints, index + 1), print(again))
  },
  trail({ sittings, prints, agreed }) {
    for (const [i, sitting] of sittings.entries())
      samePrint(`the position after ${i} actions`, oneAt(prints, i), print(sitting))
    const [first] = sittings
    if (first) samePrint('what was agreed on', agreed, printAgreed(first))
  },
}

export const playsInPlace: LawOf = {
  id: 'in-place',
  title: 'a game played in place, told or in silence, is the game of the sitting',
  trail(trail) {
    driven(trail, true)
    driven(trail, false)
  },
}

function driven<T extends Types>(trail: Trail<T>, told: boolean): void {
  const { game, sittings, codes } = trail
  if (sittings.length === 0) return
  const events: Statement[] = []
  const { play, chance } = begunInPlace(trail, told ? (statement) => events.push(statement) : null)
  const how = told ? 'told' : 'in silence'
  for (const [i, sitting] of sittings.entries()) {
    const asks = play.settle()
    const { decision } = sitting
    same(`after ${i} actions, ${how}, the state`, sitting.state, play.state)
    same(`after ${i} actions, ${how}, the draws`, sitting.draws, chance.positions)
    same(`after ${i} actions, ${how}, whether it goes on`, decision !== null, asks)
    if (decision === null) break
    same(`after ${i} actions, ${how}, who is asked`, decision.seat, play.seat)
    same(`after ${i} actions, ${how}, what is asked`, decision.step, game.stepNames[play.step])
    same(
      `after ${i} actions, ${how}, the menu`,
      openCodes(sitting),
      play.menu.codes.slice(0, play.menu.count),
    )
    if (i + 1 < sittings.length) play.take(oneAt(codes, i))
  }
  if (told) same('the events', sittings.at(-1)?.events, events)
  else same('the hash, played in silence', sittings.at(-1)?.hash(), hashOf(game.shape.write(play.state)))
}
