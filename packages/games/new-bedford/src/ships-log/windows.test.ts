import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { logged, windowOf } from './at-sea.test-support.ts'

const FLEETS = { Ann: { ships: ['space 3'], wood: 1 }, Ben: { ships: ['space 2'], food: 1 }, Cy: { food: 1 } }

describe('windows for log cards', () => {
  test('SL-05 at the start of a round, before the first worker', () => {
    const t = scenario(
      ...logged(
        { Ann: {}, Ben: {} },
        { log: { Ben: 'dice of fate, rats, reef' }, next: [{ step: 'openRound' }] },
      ),
    )
    expect(t.asked).toBe('Ben')
    expect(t.step).toBe('playLog')
    expect(t.choices).toEqual(['play dice of fate', 'pass'])
    t.play('Ben: pass')
    expect(t.step).toBe('place')
  })

  test('SL-05 before ships move', () => {
    const t = scenario(...logged(FLEETS, { log: { Ann: 'typhoon, rats' }, next: [{ step: 'movement' }] }))
    expect(t.choices).toEqual(['play typhoon', 'pass'])
    t.play('Ann: pass')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 2' }, {}])
  })

  test('SL-05 SL-72 after the draw and before the first selection, also without a draw', () => {
    const t = scenario(...logged(FLEETS, { log: { Ann: 'rats, typhoon' }, next: [{ step: 'whaling' }] }))
    expect(t.sitting.events.filter(({ type }) => type === 'tokenDrawn')).toHaveLength(3)
    expect(t.choices).toEqual(['play rats', 'pass'])
    t.play('Ann: pass')
    expect(t.step).toBe('select')
    expect(t.choices).not.toContain('play rats')
    const ashore = scenario(
      ...logged({ Ann: {}, Ben: { food: 1 } }, { log: { Ann: 'rats' }, next: [{ step: 'whaling' }] }),
    )
    expect(ashore.choices).toContain('play rats')
  })

  test('SL-05 once round from the first player, any number of cards each, nobody is asked again', () => {
    const t = scenario(
      ...windowOf('movement', FLEETS, {
        first: 'Ben',
        firstPerson: 'Ben',
        log: { Ann: 'reef', Ben: 'typhoon' },
      }),
    )
    expect(t.asked).toBe('Ben')
    t.play('Ben: pass')
    expect(t.asked).toBe('Ann')
    t.play('Ann: play reef', 'Ann: pay')
    // Ben had his turn.
    expect(t.over).toBe(true)
    const both = scenario(...windowOf('movement', FLEETS, { log: { Ann: 'reef, typhoon' } }))
    both.play('Ann: play typhoon')
    expect(both.choices).toEqual(['play reef', 'pass'])
  })

  test('SL-72 a card that would strike nobody is not asked for', () => {
    const t = scenario(
      ...windowOf('whaling', { Ann: {}, Ben: {} }, { log: { Ann: 'rats, mast-head, sharks' } }),
    )
    expect(t.over).toBe(true)
    const some = scenario(
      ...windowOf('whaling', { Ann: {}, Ben: { food: 1 } }, { log: { Ann: 'rats, burned oil' } }),
    )
    expect(some.refusal('Ann: play burned oil')).toBe('SL-72')
  })

  test('SL-72 a card taken now waits for the next window of its kind; the last movement has none', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 3'] }, Ben: { food: 2, ships: ['space 1'] } },
        { log: { open: 'rats' }, out: '2 right', next: [{ step: 'selections' }, { step: 'endWhaling' }] },
      ),
    )
    t.play('Ann: take card rats')
    expect(t.asked).toBe('Ben')
    expect(t.step).toBe('select')
    const last = scenario(
      ...logged(FLEETS, { log: { Ann: 'typhoon' }, next: [{ step: 'finalMovement' }], round: 12 }),
    )
    expect(last.over).toBe(true)
  })

  test('SL-72 a card of which nothing but harm to its holder would come is left out', () => {
    const alone = { Ann: { ships: ['space 3: right'] }, Ben: { food: 1, ships: ['space 1'] } }
    const quiet = scenario(...windowOf('whaling', alone, { log: { Ann: 'burned oil' } }))
    expect(quiet.over).toBe(true)
    const rats = scenario(...windowOf('whaling', alone, { log: { Ann: 'burned oil, rats' } }))
    expect(rats.choices).toEqual(['play rats', 'pass'])
    expect(rats.refusal('Ann: play burned oil')).toBe('SL-72')
    expect(rats.why('Ann: play burned oil')).toBe('Burned Oil would strike nobody but yourself now.')
    const others = { ...alone, Ben: { ships: ['space 1: bowhead'] } }
    const both = scenario(...windowOf('whaling', others, { log: { Ann: 'burned oil' } }))
    expect(both.choices).toEqual(['play burned oil', 'pass'])
  })

  test('SL-72 SL-75 an insured holder may play what strikes only themselves', () => {
    const insured = {
      Ann: { ships: ['space 3: right'], workers: ['insurance co', 'farm'] },
      Ben: { ships: ['space 1'] },
    }
    const given = { built: { Ben: 'insurance co' }, log: { Ann: 'burned oil' } }
    expect(scenario(...windowOf('whaling', insured, given)).choices).toEqual(['play burned oil', 'pass'])
  })

  test('SL-72 SL-80 the Ice Sheet over nobody but its holder is left out in whaling, not in movement', () => {
    const far = { Ann: { ships: ['space 5'] }, Ben: { ships: ['space 2'] } }
    const given = { out: '1 right', log: { Ann: 'ice sheet' } }
    expect(scenario(...windowOf('movement', far, given)).choices).toEqual(['play ice sheet', 'pass'])
    expect(scenario(...windowOf('whaling', far, given)).step).toBe('select')
    const both = { ...far, Ben: { ships: ['space 4'] } }
    expect(scenario(...windowOf('whaling', both, given)).choices).toEqual(['play ice sheet', 'pass'])
  })

  test('SL-05 by version 2 who does not want to be asked is not asked again in this round, but in the next', () => {
    const t = scenario(
      ...logged(FLEETS, {
        rules: 2,
        log: { Ann: 'typhoon, rats' },
        next: [{ step: 'movement' }, { step: 'whaling' }],
      }),
    )
    expect(t.choices).toEqual(['play typhoon', 'pass', 'dont ask'])
    t.play('Ann: dont ask')
    expect(t.of('Ann').quiet).toBe(true)
    expect(t.step).toBe('select')
    const next = scenario(
      ...logged(
        { Ann: { quiet: true }, Ben: {} },
        { rules: 2, log: { Ann: 'dice of fate' }, next: [{ step: 'openRound' }] },
      ),
    )
    expect(next.step).toBe('playLog')
  })
})
