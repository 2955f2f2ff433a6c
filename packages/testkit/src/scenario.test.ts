import { Fault } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { scenario, scenarioWhere } from './scenario.ts'
import { pebbles } from './toy-game.test-support.ts'

const game = pebbles()
const TWO = { seats: ['Ann', 'Ben'] }

/** Ann has a red and a blue pebble and is to choose; red was laid last. */
const ANNS_TURN = {
  last: 'red',
  bag: { red: 7, blue: 6, green: 8 },
  seats: { Ann: { hand: { red: 1, blue: 1 } }, Ben: { hand: { blue: 1 } } },
  agenda: [{ step: 'turn', seat: 'Ann' }],
}

describe('a scenario from the seed', () => {
  test('is the same each time', () => {
    const [one, other] = [scenario(game, TWO), scenario(game, TWO)]
    expect(other.state).toEqual(one.state)
    expect(scenario(game, { ...TWO, seed: 'another' }).state).not.toEqual(one.state)
  })

  test('tells what happened at the beginning', () => {
    const t = scenario(game, TWO)
    expect(t.asked).toBe('Ann')
    expect(t.step).toBe('turn')
    expect(t.events.map(({ type }) => type)).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
    expect(t.told[3]).toMatch(/^Ben draws (red|blue|green)\.$/)
  })

  test('takes options and other boxes', () => {
    const t = scenario(game, {
      seats: ['Ann'],
      options: { robot: true },
      components: game.components.sets[1],
    })
    expect(t.sitting.seats).toEqual(['Ann', 'Robot'])
    expect(t.sitting.facts.pebbles).toEqual([4, 4, 4])
  })
})

describe('a scenario from a state', () => {
  test('is the blank state but for what is given', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    expect(t.state).toEqual({
      turns: 0,
      last: 'red',
      pawn: 'red',
      bag: { red: 7, blue: 6, green: 8 },
      shown: 0,
      seats: [
        { hand: { red: 1, blue: 1 }, laid: {} },
        { hand: { blue: 1 }, laid: {} },
      ],
      agenda: [{ step: 'turn', seat: 0 }],
    })
    expect(t.of('Ben')).toEqual({ hand: { blue: 1 }, laid: {} })
  })

  test('takes seats as a list and frames with numbers too', () => {
    const seats = [ANNS_TURN.seats.Ann, ANNS_TURN.seats.Ben]
    const agenda = [{ step: 'turn', seat: 0 }]
    expect(scenario(game, TWO, { ...ANNS_TURN, seats, agenda }).state).toEqual(
      scenario(game, TWO, ANNS_TURN).state,
    )
  })

  test('names automatons like anybody else', () => {
    const seats = { Ann: { hand: { red: 1, blue: 1 } }, Robot: { hand: { blue: 1 } } }
    const t = scenario(game, { seats: ['Ann'], options: { robot: true } }, { ...ANNS_TURN, seats })
    expect(t.of('Robot')).toEqual({ hand: { blue: 1 }, laid: {} })
  })

  test('says what is wrong with it', () => {
    const at = (state: object) => () => scenario(game, TWO, { ...ANNS_TURN, ...state })
    expect(at({ bag: {} })).toThrow('the red pebbles are not all there')
    expect(at({ bag: {} })).toThrow(Fault)
    expect(at({ tide: 3 })).toThrow('tide: is unknown')
    expect(at({ seats: { Cy: {} } })).toThrow('Nobody here is called "Cy"; at the table sit Ann, Ben.')
    expect(at({ agenda: [{ step: 'turn', seat: 'Cy' }] })).toThrow('Nobody here is called "Cy"')
    expect(at({ agenda: [{ step: 'sleep' }] })).toThrow('whose step is one of turn, draw, robot, pay')
  })
})

describe('playing', () => {
  test('gives choices, refusals and reasons', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    expect(t.choices).toEqual(['lay blue', 'pass', 'change'])
    expect(t.refusals).toEqual({ 'lay red': 'P-2' })
    expect(t.refusal('Ann: lay red')).toBe('P-2')
    expect(t.why('Ann: lay red')).toBe('red was laid just now.')
    expect(t.refusal('Ann: lay green')).toBe('not-offered')
    expect(t.refusal('Ann: sing')).toBe('bad-notation')
    expect(t.refusal('Ben: pass')).toBe('not-your-turn')
    expect(t.refusal('Ann: pass')).toBeNull()
    expect(t.why('Ann: pass')).toBeNull()
  })

  test('goes from player to player and tells what the last call brought', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    t.play('Ann: pass', 'Ben: lay blue')
    expect(t.events.map(({ type }) => type)).toEqual(['passed', 'laid', 'drawn'])
    expect(t.told.slice(0, 2)).toEqual(['Ann passes.', 'Ben lays blue.'])
    expect(t.asked).toBe('Ann')
    t.play('Ann: pass')
    expect(t.told).toEqual(['Ann passes.'])
  })

  test('all or none, with the situation in the error', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    expect(() => t.play('Ann: pass', 'Ben: lay red')).toThrow(
      '"Ben: lay red" cannot be played: "lay red" is not possible now; possible: lay blue, pass, change\n' +
        'Asked is Ben (turn), who may choose "lay blue", "pass", "change".',
    )
    expect(t.asked).toBe('Ann')
    expect(() => t.play('pass')).toThrow('must name the player')
    expect(() => t.play('Cy: pass')).toThrow('Nobody here is called "Cy"')
  })

  test('can be undone', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    const before = t.state
    t.play('Ann: pass').undo('Ann')
    expect(t.state).toEqual(before)
    expect(t.events).toEqual([])
    expect(() => t.undo('Ann')).toThrow('Nothing has been played yet.')
  })

  test('shows each player what there is to see', () => {
    const t = scenario(game, TWO, ANNS_TURN)
    expect(t.seen('Ben')).toMatchObject({
      seat: 1,
      state: { seats: [{ hand: { hidden: 2 } }, { hand: { blue: 1 } }], bag: { hidden: 21 } },
    })
    expect(t.seen(null)).toMatchObject({ seat: null, state: { seats: [{}, { hand: { hidden: 1 } }] } })
  })

  test('comes to an end with scores and ranks', () => {
    const t = scenario(game, TWO, { ...ANNS_TURN, turns: 7 })
    t.play('Ann: lay blue')
    expect([t.over, t.asked, t.step, t.choices]).toEqual([true, null, null, []])
    expect(t.score).toEqual({ Ann: 1, Ben: 0 })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 2 })
    expect(t.parts('Ann')).toEqual({ red: 0, blue: 1, green: 0 })
    expect(t.refusal('Ann: pass')).toBe('game-over')
    expect(() => t.play('Ann: pass')).toThrow('The game is over.')
  })
})

describe('looking for a seed', () => {
  test('finds one where chance falls as wanted, and stands at its beginning', () => {
    const t = scenarioWhere(game, TWO, (s) => 'green' in Object(s.play('Ann: pass').of('Ben').hand))
    expect(t.of('Ben').hand).toHaveProperty('green')
    expect(t.sitting.codes).toEqual([])
  })

  test('gives up at some point', () => {
    const impossible = { ...ANNS_TURN, turns: 7 }
    expect(() => scenarioWhere(game, TWO, ({ over }) => over, impossible, 50)).toThrow(
      'No seed from 0 to 49 gives such a game.',
    )
  })
})
