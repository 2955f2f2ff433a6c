import { describe, expect, test } from 'vitest'
import { ids, range } from './domain.ts'
import { defineGame } from './game.ts'
import { type PebbleTypes, pebbles, pebblesSpec, SEAT } from './pebbles.test-support.ts'
import { Play } from './play.ts'
import { Sfc32 } from './sfc32.ts'
import { choice, run, type Step } from './step.ts'
import type { Statement } from './vocabulary.ts'

const N = range('number', 0, 99)
const statements = { turns: 4, deal: 3, pebbles: [5, 4, 3, 2] }
const { mark, endTurn } = pebblesSpec.actions.verbs

/** A game of these steps alone, its agenda as given: the last is next. */
function playing(
  steps: { [name: string]: Step<PebbleTypes> },
  agenda: [string, ...number[]][],
  audience?: (statement: Statement) => void,
) {
  const stepIds: { readonly [name: string]: number } = ids(Object.keys(steps))
  const game = defineGame({ ...pebblesSpec, steps, stepIds })
  const play = new Play(game, game.shape.blank(2), statements, new Sfc32(1), audience)
  for (const [step, ...args] of agenda) play.push(stepIds[step], ...args)
  return play
}

describe('the agenda', () => {
  test('gives the frame pushed last first, with its numbers', () => {
    const log: unknown[] = []
    const note = run<PebbleTypes>({ a: N, b: N, c: N }, (_, a, b, c) => log.push([a, b, c]))
    const play = playing({ note }, [['note', 1, 2, 3], ['note', 4], ['note'], ['note', 7, 8, 9]])
    expect(play.settle()).toBe(false)
    expect(log).toEqual([
      [7, 8, 9],
      [0, 0, 0],
      [4, 0, 0],
      [1, 2, 3],
    ])
  })

  test('what a step pushes comes before what waited under it', () => {
    const log: string[] = []
    const say = run<PebbleTypes>({ n: N }, (_, n) => log.push(`say ${n}`))
    const twice = run<PebbleTypes>({ n: N }, (g, n) => {
      g.push(0, n + 1)
      g.push(0, n)
    })
    playing({ say, twice }, [
      ['say', 9],
      ['twice', 3],
    ]).settle()
    expect(log).toEqual(['say 3', 'say 4', 'say 9'])
  })

  test('that never comes to a decision is stopped', () => {
    const round = run<PebbleTypes>({}, (g) => g.push(0))
    expect(() => playing({ round }, [['round']]).settle()).toThrow('the rules run in a circle')
  })

  test('cleared means that nothing is to come', () => {
    const log: number[] = []
    const note = run<PebbleTypes>({ n: N }, (_, n) => log.push(n))
    const stop = run<PebbleTypes>({}, (g) => g.clearAgenda())
    const play = playing({ note, stop }, [['note', 1], ['stop'], ['note', 2]])
    expect(play.settle()).toBe(false)
    expect(log).toEqual([2])
    expect(play.state.agenda).toEqual([])
  })
})

const once = choice<PebbleTypes>(
  { seat: SEAT, height: N },
  {
    player: (_, seat) => seat,
    offer(_, menu, __, height) {
      menu.offer(mark.of(height))
      menu.refuse(mark.of(0), 'tooHeavy', 2)
    },
    take(g, code) {
      g.state.height = mark.first(code)
    },
  },
)

describe('a choice', () => {
  test('stops the play with the seat, the step and the menu set', () => {
    const play = playing({ end: run({}, () => undefined), once }, [['once', 1, 3]])
    expect(play.settle()).toBe(true)
    expect(play.seat).toBe(1)
    expect(play.step).toBe(1)
    expect(play.menu.codes.slice(0, play.menu.count)).toEqual([mark.of(3)])
  })

  test('is asked again, the same, until somebody takes an option', () => {
    const play = playing({ once }, [
      ['once', 0, 2],
      ['once', 1, 3],
    ])
    expect(play.settle()).toBe(true)
    expect(play.settle()).toBe(true)
    expect(play.menu.count).toBe(1)
    play.take(mark.of(3))
    expect(play.state.height).toBe(3)
    expect(play.settle()).toBe(true)
    expect(play.seat).toBe(0)
    play.take(mark.of(2))
    expect(play.settle()).toBe(false)
  })

  test('is asked, offered, taken and closed with the numbers of its frame', () => {
    const heard: unknown[] = []
    const spy = choice<PebbleTypes>(
      { a: N, b: N, c: N },
      {
        player(_, a, b, c) {
          heard.push(['player', a, b, c])
          return 1
        },
        offer(_, menu, a, b, c) {
          heard.push(['offer', a, b, c])
          menu.offer(endTurn.of())
        },
        take(g, code, a, b, c) {
          heard.push(['take', code, a, b, c])
          g.state.moves++
        },
        until(g, a, b, c) {
          heard.push(['until', a, b, c])
          return g.state.moves > 0
        },
        close: (_, a, b, c) => heard.push(['close', a, b, c]),
      },
    )
    const play = playing({ spy }, [['spy', 4, 5, 6]])
    play.settle()
    play.take(endTurn.of())
    play.settle()
    expect(heard).toEqual([
      ['until', 4, 5, 6],
      ['offer', 4, 5, 6],
      ['player', 4, 5, 6],
      ['take', endTurn.of(), 4, 5, 6],
      ['until', 4, 5, 6],
      ['close', 4, 5, 6],
    ])
  })

  const log: string[] = []
  const marking = choice<PebbleTypes>(
    { seat: SEAT, until: N },
    {
      player: (_, seat) => seat,
      offer: (_, menu) => menu.offer(endTurn.of()),
      take(g, _, seat) {
        g.state.moves++
        g.push(1, seat)
      },
      until: (g, _, moves) => g.state.moves >= moves,
      close(_, seat, moves) {
        log.push(`close ${seat} ${moves}`)
      },
    },
  )
  const between = run<PebbleTypes>({ seat: SEAT }, (_, seat) => log.push(`between ${seat}`))

  test('with until stays on the agenda until that holds, then closes', () => {
    log.length = 0
    const play = playing({ marking, between }, [['marking', 1, 2]])
    expect(play.settle()).toBe(true)
    play.take(endTurn.of())
    expect(play.settle()).toBe(true)
    expect(log).toEqual(['between 1'])
    play.take(endTurn.of())
    expect(play.settle()).toBe(false)
    expect(log).toEqual(['between 1', 'between 1', 'close 1 2'])
  })

  test('whose until holds from the start is never asked, but closed', () => {
    log.length = 0
    expect(playing({ marking, between }, [['marking', 0, 0]]).settle()).toBe(false)
    expect(log).toEqual(['close 0 0'])
  })

  test('may have an until and nothing to close', () => {
    const quiet = choice<PebbleTypes>(
      {},
      { player: () => 0, offer: () => undefined, take: () => undefined, until: () => true },
    )
    expect(playing({ quiet }, [['quiet']]).settle()).toBe(false)
  })

  const stuck = { player: () => 0, offer: () => undefined, take: () => undefined }

  test('that offers nothing does what is to be done otherwise, once', () => {
    const skipped: number[] = []
    const empty = choice<PebbleTypes>(
      { a: N, b: N },
      { ...stuck, otherwise: (_, a, b) => skipped.push(a, b) },
    )
    const play = playing({ empty }, [['empty', 4, 5]])
    expect(play.settle()).toBe(false)
    expect(skipped).toEqual([4, 5])
    expect(play.state.agenda).toEqual([])
  })

  test('that offers nothing and has no otherwise is a dead end', () => {
    const play = playing({ empty: choice<PebbleTypes>({ a: N }, stuck) }, [['empty', 4]])
    expect(() => play.settle()).toThrow('dead end: empty (4, 0, 0) offers nothing')
  })
})

describe('an audience', () => {
  const laid = run<PebbleTypes>({}, (g) => g.tell('pebbleLaid', 1, 3))

  test('is told every statement, in order, and why options are closed', () => {
    const heard: Statement[] = []
    const play = playing({ laid, once }, [['once', 0, 2], ['laid'], ['laid']], (statement) =>
      heard.push(statement),
    )
    play.settle()
    expect(heard).toEqual(Array(2).fill({ type: 'pebbleLaid', seat: 1, pebble: 'sea glass' }))
    expect(play.menu.refused).toEqual([{ code: mark.of(0), reason: 'tooHeavy', args: [2, 0, 0, 0] }])
  })

  test('hears a number that is left out as the first of its domain', () => {
    const heard: Statement[] = []
    const told = run<PebbleTypes>({}, (g) => g.tell('pebbleLaid'))
    playing({ told }, [['told']], (statement) => heard.push(statement)).settle()
    expect(heard).toEqual([{ type: 'pebbleLaid', seat: 0, pebble: 'white' }])
  })

  test('that is not there is told nothing, and nothing is explained', () => {
    const play = playing({ laid, once }, [['once', 0, 2], ['laid']])
    expect(play.settle()).toBe(true)
    expect(play.menu.refused).toEqual([])
  })

  test('changes nothing in the game', () => {
    const game = (audience: ((statement: Statement) => void) | null) => {
      const play = new Play(pebbles, pebbles.shape.blank(3), statements, new Sfc32(5), audience)
      pebbles.setup(play)
      const pick = new Sfc32(6)
      while (play.settle()) play.take(play.menu.codes[pick.below(play.menu.count)])
      return play.state
    }
    expect(game(() => undefined)).toEqual(game(null))
  })
})
