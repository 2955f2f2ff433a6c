import type { Ask } from '@gam/bots'
import { keyOf, Sfc32, Sitting, writeComponentSet } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { type Job, seedOf } from './job.ts'
import { Simulation } from './simulation.ts'
import { addTally, emptyTally } from './tally.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const seats = ['Ann', 'Ben', 'Cy', 'Dot'].slice(0, Math.max(2, game.seats.min))
  const job: Job = {
    game: id,
    seats,
    seed: 'x',
    options: {},
    components: writeComponentSet(game.components, game.components.sets[0]),
    bots: seats.map(() => 'random'),
    budget: {},
    rows: true,
  }

  test('the same games whoever plays them, in whatever portions', () => {
    const whole = new Simulation(game, job).play({ from: 0, to: 12 })
    const sum = emptyTally(whole.tally.scores.length)
    const rows: string[] = []
    const simulation = new Simulation(game, job)
    for (const [from, to] of [
      [7, 12],
      [0, 1],
      [1, 7],
    ]) {
      const played = simulation.play({ from, to })
      addTally(sum, played.tally)
      rows.push(played.rows)
    }
    expect(sum).toEqual(whole.tally)
    expect(rows[1] + rows[2] + rows[0]).toBe(whole.rows)
    expect(new Simulation(game, { ...job, seed: 'y' }).play({ from: 0, to: 12 }).rows).not.toBe(whole.rows)
  })

  test('a game is the one that its seed gives at a table, with the same moves', () => {
    for (let number = 0; number < 5; number++) {
      const seed = seedOf('x', number)
      const luck = new Sfc32(keyOf(seed)[0])
      let sitting = Sitting.begin(game, { seats, seed })
      while (sitting.decision) {
        const open = sitting.decision.options.filter((option) => !option.refusal)
        sitting = sitting.submit(sitting.decision.seat, open[luck.below(open.length)].text)
      }
      const { tally } = new Simulation(game, job).play({ from: number, to: number + 1 })
      expect(tally.decisions).toEqual(new Map([[sitting.codes.length, 1]]))
      expect(tally.events).toEqual(new Map([[sitting.events.length, 1]]))
      expect(tally.scores).toEqual(sitting.standings().map(({ total }) => new Map([[total, 1]])))
    }
  })

  test('a bot is asked with the view of its seat, and what it answers is played', () => {
    const asks: Ask[] = []
    const last = (ask: Ask) => {
      asks.push(ask)
      return { text: ask.decision.options[ask.decision.options.length - 1].text, why: null }
    }
    const mixed: Job = { ...job, bots: ['last', ...job.bots.slice(1)], budget: { iterations: 3 } }
    const { tally } = new Simulation(game, mixed, () => last).play({ from: 0, to: 1 })
    const [decisions] = tally.decisions.keys()
    expect(asks.length).toBeGreaterThan(0)
    expect(asks.length).toBeLessThan(decisions)
    for (const ask of asks) {
      expect(ask.view.viewer).toBe(0)
      expect(ask.decision.seat).toBe(0)
      expect(ask.budget).toEqual({ iterations: 3 })
    }
    expect(new Set(asks.map((ask) => ask.seed)).size).toBe(asks.length)
    const again = new Simulation(game, mixed, () => last).play({ from: 0, to: 1 })
    expect(again.tally).toEqual(tally)
  })

  test('a game that breaks off is named by its number and seed', () => {
    const mad = () => ({ text: 'fly', why: null })
    const broken = new Simulation(game, { ...job, bots: seats.map(() => 'mad') }, () => mad)
    expect(() => broken.play({ from: 4, to: 5 })).toThrow(
      'game 5, whose seed is "x-5", broke off: a bot answered "fly", which is not open',
    )
    const endless = new Simulation({ ...game, longest: () => 3 }, job)
    expect(() => endless.play({ from: 0, to: 1 })).toThrow('there is no end after 3 decisions')
  })
})
