import { determinize, type Game, Sfc32, Sitting } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { anyOpen, games, SEATS } from './games.test-support.ts'
import { previewFor } from './preview.ts'

const SEEDS = ['preview 1', 'preview 2', 'preview 3']

/** Every few decisions of games played by lot, with what is about to be chosen. */
function* moments(game: Game, every: number): Generator<{ sitting: Sitting; seat: number; action: string }> {
  for (const [i, seed] of SEEDS.entries()) {
    const chance = new Sfc32(i)
    const options = game.id === 'new-bedford' && i > 0 ? { shipsLog: true } : {}
    let sitting: Sitting = Sitting.begin(game, { seats: SEATS, seed, options })
    while (sitting.decision) {
      const { seat } = sitting.decision
      const action = anyOpen(sitting, chance)
      if (chance.below(every) === 0) yield { sitting, seat, action }
      sitting = sitting.submit(seat, action)
    }
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what is certain comes: events, who goes on, and whether there is a way back', () => {
    for (const { sitting, seat, action } of moments(game, 5)) {
      const { events, told, undo, next, after } = previewFor(sitting, seat, [action])
      const done = sitting.submit(seat, action)
      const heard = done.eventsFor(seat, sitting.events.length)
      const goesOn = done.decision === null ? 'nobody' : done.decision.seat === seat ? 'same' : 'other'
      const said = JSON.stringify({ action, seed: sitting.seed, moves: sitting.codes.length })
      expect([goesOn, 'by luck'], said).toContain(next)
      expect(undo, said).toBe(done.undoTo === done.codes.length ? 'never' : 'possible')
      for (const sort of told) expect(heard, said).toContainEqual(expect.objectContaining({ type: sort }))
      if (undo !== 'possible') continue
      expect(events, said).toEqual(heard)
      expect(after, said).toEqual(done.view(seat).state)
    }
  })

  test('whatever lies face down, the same is foreseen', () => {
    for (const { sitting, seat, action } of moments(game, 25)) {
      const { options } = sitting.config
      const foreseen = [1, 2].map((deal) => {
        const state = game.shape.write(determinize(game, sitting.view(seat), new Sfc32(deal)))
        const draws = game.nonces.map(() => deal)
        const twin = Sitting.at(game, { seats: SEATS, seed: `twin ${deal}`, options }, { state, draws })
        return previewFor(twin, seat, [action])
      })
      expect(foreseen[0]).toEqual(foreseen[1])
    }
  })

  test('what cannot be done is refused as the table would refuse it', () => {
    const sitting: Sitting = Sitting.begin(game, { seats: SEATS, seed: 'refused' })
    const seat = sitting.decision?.seat ?? 0
    const other = (seat + 1) % SEATS.length
    const answer = (act: () => unknown) => {
      try {
        return act()
      } catch (error) {
        return String(error)
      }
    }
    const open = anyOpen(sitting, new Sfc32(1))
    for (const [who, ...actions] of [
      [seat, 'xyzzy'],
      [other, open],
    ] as const)
      expect(answer(() => previewFor(sitting, who, actions))).toBe(
        answer(() => sitting.submit(who, ...actions)),
      )
  })
})
