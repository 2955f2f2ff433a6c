import { canonical, determinize, type Game, type Json, Sfc32, Sitting } from '@gam/kernel'
import { news } from '@gam/protocol/schemas'
import { Line } from '@gam/table'
import { describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { newsFor, newsInWriting } from './news.ts'
import { docOf } from './plan.ts'

const SEATS = ['Ann', 'Ben', 'Cy']

function doc(game: Game) {
  const seats = SEATS.map(() => ({ bot: null }))
  const rest = { public: false, spectators: true, late: 'bot', revealKey: true, hints: false } as const
  return docOf(game, { game: game.id, seats, clock: { kind: 'none' }, ...rest }, { id: 'ann', name: 'Ann' })
}

/** A game in the middle, played by lot. */
function middle(game: Game, moves: number): Sitting {
  const chance = new Sfc32(moves)
  let sitting: Sitting = Sitting.begin(game, { seats: SEATS, seed: `eyes ${moves}` })
  for (let i = 0; i < moves && sitting.decision; i++) {
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
  }
  return sitting
}

function seenBy(game: Game, sitting: Sitting, viewer: number | null): string {
  const logged = { line: new Line(sitting), clock: { since: 0, banks: [] } }
  const now = { at: 0, time: 0 }
  const told = JSON.stringify(newsFor(logged, doc(game), viewer, null, now))
  expect(newsInWriting(logged, doc(game), now).news(viewer, null)).toBe(told)
  expect(news.safeParse(JSON.parse(told)).error).toBeUndefined()
  return canonical(JSON.parse(told) satisfies Json)
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('whatever lies face down, a seat is told the same', () => {
    for (const moves of [0, 3, 9, 20, 40]) {
      const sitting = middle(game, moves)
      if (sitting.over) continue
      for (const viewer of [null, 0, 1, 2]) {
        const view = sitting.view(viewer)
        const told = [1, 2, 3].map((deal) => {
          const state = game.shape.write(determinize(game, view, new Sfc32(deal)))
          const draws = game.nonces.map(() => deal)
          const other = Sitting.at(game, { seats: SEATS, seed: `other ${deal}` }, { state, draws })
          return seenBy(game, other, viewer)
        })
        expect(new Set(told).size, `${moves} moves, seen by ${viewer}`).toBe(1)
      }
    }
  })
})
