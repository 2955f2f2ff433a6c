import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'

/** All workers are placed; Ann has one on the Inn and one elsewhere. */
function night(other: string, ann: object = {}, ben: object = {}, more: object = {}) {
  return scenario(
    ...inTown(
      { Ann: { workers: ['inn', other], ...ann }, Ben: { workers: ['farm', 'forest'], ...ben }, Cy: {} },
      { built: { Ben: 'inn, tryworks, bank' }, next: [{ step: 'inn' }, { step: 'movement' }], ...more },
    ),
  )
}

describe('the Inn', () => {
  test('NB-43 NB-77 both workers come up and go to the boards only; spaces left empty give their bonus again', () => {
    const t = night('warehouse')
    expect(t.asked).toBe('Ann')
    expect(t.of('Ann').workers).toEqual(['home', 'home'])
    expect(t.refusal('Ann: place bank')).toBe('NB-43')
    // What they used stays used, what stands there stays.
    expect(t.state.used).toMatchObject({ inn: true })
    t.play('Ann: place warehouse')
    expect(t.step).toBe('takeGood')
    t.play('Ann: take brick', 'Ann: place farm')
    expect(t.of('Ann')).toMatchObject({ brick: 2, food: 2 })
    expect(t.of('Ben').workers).toEqual(['farm', 'forest'])
    expect(t.over).toBe(true)
  })

  test('NB-44 a worker taken away from the Tryworks no longer serves a ship', () => {
    const t = night('tryworks', { tryworks: true, ships: ['space 0: 2 right'] })
    t.play('Ann: place farm', 'Ann: place farm')
    expect(t.step).toBe('nameWhales')
    expect(t.of('Ann').tryworks).toBe(false)
    expect(t.state.used).toMatchObject({ tryworks: true })
  })

  test('NB-76 it works after the last placement and before any ship moves; its $1 was paid before', () => {
    const t = scenario(
      ...inTown(
        { Ann: { money: 2 }, Ben: { ships: ['space 3'] }, Cy: {} },
        { built: { Ben: 'inn' }, next: [{ step: 'openRound' }] },
      ),
    )
    t.play('Ann: place inn')
    expect(t.of('Ann').money).toBe(1)
    expect(t.of('Ben').money).toBe(1)
    t.play('Ben: place farm', 'Cy: place farm', 'Ann: place forest', 'Ben: place farm', 'Cy: place farm')
    expect(t.asked).toBe('Ann')
    expect(t.of('Ann')).toMatchObject({ money: 1, wood: 3, workers: ['home', 'home'] })
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 3' }, {}])
    t.play('Ann: place forest', 'Ann: place forest')
    expect(t.of('Ann').wood).toBe(3 + 3 + 2)
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 2' }, {}])
  })

  test('NB-78 NB-11 each is a normal placement with a purchase of its own, the second after the first’s action', () => {
    const t = night('city pier', { money: 6 })
    expect(t.choices).toContain('place dockyard')
    expect(t.refusal('Ann: place city pier')).toBe('NB-21')
    t.play('Ann: place dockyard', 'Ann: purchase wood', 'Ann: prepare ship 1')
    expect(t.choices).toContain('place city pier')
    t.play('Ann: place city pier')
    expect(t.step).toBe('purchase')
    t.play('Ann: purchase food', 'Ann: launch ship 1 3')
    expect(t.of('Ann')).toMatchObject({ money: 0, wood: 1, food: 0 })
  })

  test('NB-78 both may go to the same space, also to one just left', () => {
    const t = night('dockyard')
    t.play('Ann: place warehouse', 'Ann: take wood', 'Ann: place warehouse')
    expect(t.of('Ann')).toMatchObject({ brick: 2, wood: 1, workers: ['warehouse', 'warehouse'] })
  })
})
