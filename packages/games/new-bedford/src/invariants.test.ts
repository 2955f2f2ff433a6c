import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { invariants } from './invariants.ts'
import { EMPTY_SEA, RETURN, SHORE } from './pieces.ts'
import type { State } from './state.ts'
import { spaceNamed, WORKER_ASIDE } from './town.ts'

const BANK = 0

/** What the referee says when one thing is changed in a sound position. */
function broken(change: (state: State) => void): string[] {
  const { sitting } = scenario(
    ...inTown(
      {
        Ann: { money: 3, workers: ['farm'], ships: ['space 2: right'] },
        Ben: { ships: ['space 2'], whales: 'sperm' },
      },
      { captains: ['ahab'], built: { Ann: 'bank' }, line: ['bank'], out: 'sea' },
    ),
  )
  expect(invariants(sitting.state, sitting.facts)).toEqual([])
  const state = structuredClone(sitting.state)
  change(state)
  return invariants(state, sitting.facts)
}

function at(seat: number, ship: number, where: number, place: number) {
  return (state: State) => {
    Object.assign(state.seats[seat].ships[ship], { at: where, place })
  }
}

const BANK_POST = spaceNamed('bank') + 1

describe('the referee', () => {
  test('counts the tokens wherever they are', () => {
    const places: ((state: State) => void)[] = [
      (state) => state.gone[0]++,
      (state) => state.sale[0]++,
      (state) => state.seats[1].whales[0]++,
      (state) => state.seats[0].ships[0].whales[0]++,
    ]
    for (const change of places)
      expect(broken(change)).toEqual(['there are 28 tokens right, this game has 27'])
    const none = broken((state) => {
      state.gone[0]--
      state.sale[0]++
    })
    expect(none).toEqual(['there are fewer than no tokens right somewhere'])
  })

  test('wants no empty sea landed or sold, and heaps of their size', () => {
    const landed = broken(({ seats, out }) => {
      seats[0].whales[EMPTY_SEA]++
      out[EMPTY_SEA]--
    })
    expect(landed).toEqual(['sea is no whale, but it was landed', 'a heap has another size than its tokens'])
    const sold = broken(({ sale, gone }) => {
      sale[EMPTY_SEA]++
      gone[EMPTY_SEA]--
    })
    expect(sold).toContain('sea is no whale, but it is for sale')
  })

  test('wants nobody below nothing, and no Captain with goods', () => {
    expect(broken(({ seats }) => seats[0].food--)).toEqual(['seat 0 has less than nothing of something'])
    expect(broken(({ seats }) => seats[2].brick++)).toEqual(['seat 2 is a Captain and has goods or money'])
  })

  test('wants at most three ships on a space, without gaps, and empty ships in port', () => {
    expect(broken(at(1, 0, SHORE + 2, 2))).toEqual(['the places on space 2 have a gap'])
    const four = broken((state) => {
      at(1, 1, SHORE + 2, 2)(state)
      at(2, 0, SHORE + 2, 3)(state)
    })
    expect(four).toEqual(['4 ships are on space 2, three is the most'])
    expect(broken(at(2, 0, RETURN, 0))).toEqual([])
    expect(broken(at(0, 0, 0, 0))).toContain('a ship in port has whales aboard or a place on the track')
  })

  test('wants each worker in one place, alone on a building that counts as used', () => {
    const bank = broken(({ seats }) => {
      seats[1].workers[0] = BANK_POST
    })
    expect(bank).toEqual(['a worker is on the bank, but it is not used'])
    const two = broken(({ seats, used }) => {
      used[BANK] = true
      seats[1].workers.fill(BANK_POST)
    })
    expect(two).toEqual(['2 workers are on the bank'])
    const aside = broken(({ seats }) => {
      seats[1].workers[0] = WORKER_ASIDE
    })
    expect(aside).toEqual(['a worker of seat 1 is aside, which only a Captain’s can be'])
    const tryworks = broken(({ seats }) => {
      seats[1].tryworks = true
    })
    expect(tryworks).toEqual(['seat 1 has the Tryworks without a worker there'])
  })

  test('wants owners, used buildings and the line to be consistent', () => {
    const mill = broken(({ owners }) => {
      owners[16] = 0
    })
    expect(mill).toEqual(['the turners mill is built, but not in this game'])
    const unbuilt = broken(({ used }) => {
      used[1] = true
    })
    expect(unbuilt).toEqual(['the dry dock is used, but not built'])
    expect(broken(({ line }) => line.push(BANK))).toEqual(['a building is twice in the line'])
  })
})
