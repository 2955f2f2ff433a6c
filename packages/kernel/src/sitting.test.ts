import { describe, expect, test } from 'vitest'
import { defineGame } from './game.ts'
import { hashOf } from './json.ts'
import { beach, boxOf, type PebbleTypes, pebbles, pebblesSpec } from './pebbles.test-support.ts'
import { Fault } from './problem.ts'
import { Sitting, type Snapshot } from './sitting.ts'

const seats = ['Ann', 'Ben']
const seed = 'tide'

function faultOf(attempt: () => unknown): Fault {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

function at(position: Snapshot): Sitting<PebbleTypes> {
  return Sitting.at(pebbles, { seats, seed }, position)
}

const midway = () =>
  at(beach({ Ann: { hand: { white: 2, black: 1 } }, Ben: { hand: { grey: 1 } }, buried: { grey: 1 } }))

function open(sitting: Sitting<PebbleTypes>): string[] {
  return (sitting.decision?.options ?? []).filter(({ refusal }) => !refusal).map(({ text }) => text)
}

describe('a beginning', () => {
  test('is the same for the same seed, and another for another', () => {
    const begin = (from: string) => Sitting.begin(pebbles, { seats, seed: from }).hash()
    expect(begin('tide')).toBe(begin('tide'))
    const hands = new Set(Array.from({ length: 20 }, (_, i) => begin(String(i))))
    expect(hands.size).toBeGreaterThan(10)
  })

  test('stands at the first decision, with set-up told', () => {
    const sitting = Sitting.begin(pebbles, { seats, seed })
    expect(sitting.decision).toMatchObject({ seat: 0, step: 'turn' })
    expect(sitting.events).toHaveLength(6)
    expect(sitting.marks).toEqual([6])
    expect(sitting.draws).toEqual([0, 6])
    expect(sitting.codes).toEqual([])
    expect(sitting.over).toBe(false)
  })

  test('takes the standard options and set, or those given', () => {
    const standard = Sitting.begin(pebbles, { seats, seed })
    expect(standard.config).toMatchObject({
      options: { short: false },
      components: { id: 'beach' },
      seats: 2,
    })
    const other = Sitting.begin(pebbles, {
      seats,
      seed,
      options: { short: true },
      components: boxOf('river'),
    })
    expect(other.facts).toEqual({ turns: 4, deal: 3, pebbles: [4, 4, 4, 2] })
  })

  test('seats automatons after the people', () => {
    const game = defineGame({ ...pebblesSpec, automatons: () => ['The Tide'] })
    const sitting = Sitting.begin(game, { seats, seed })
    expect(sitting.seats).toEqual(['Ann', 'Ben', 'The Tide'])
    expect(sitting.people).toBe(2)
    expect(sitting.state.seats).toHaveLength(3)
  })

  test.each([
    [{ seats: ['Ann'] }, 'bad-seats', 'Pebbles is for 2 to 3 seats, not 1.'],
    [{ seats: ['A', 'B', 'C', 'D'] }, 'bad-seats', 'Pebbles is for 2 to 3 seats, not 4.'],
    [
      { options: { short: 1 } },
      'bad-options',
      'These options do not work: short: must be true or false, not 1',
    ],
    [
      { seats: ['A', 'B', 'C'], options: { beach: 'rock' } },
      'bad-options',
      'These options do not go together: a rock has room for two',
    ],
    [
      { components: { ...boxOf('beach'), values: { pebbles: [1, 1, 1, 1] } } },
      'bad-components',
      'The set beach does not work here: there are too few pebbles',
    ],
  ])('%j does not work', (given, code, message) => {
    expect(faultOf(() => Sitting.begin(pebbles, { seats, seed, ...given }))).toMatchObject({ code, message })
  })
})

describe('a decision', () => {
  test('travels whole: as JSON, to a worker, as a part of something else', () => {
    const { decision } = midway()
    const { seat, step, options } = decision ?? { seat: -1, step: '', options: [] }
    const whole = { seat, step, options }
    expect(options.length).toBeGreaterThan(0)
    expect(JSON.parse(JSON.stringify(midway().decision))).toEqual(whole)
    expect(structuredClone(midway().decision)).toEqual(whole)
    expect({ ...midway().decision }).toEqual(whole)
  })

  test('lists what is open, then what is closed with rule, reason and sentence', () => {
    expect(midway().decision?.options).toEqual([
      { text: 'lay white', action: { type: 'lay', pebble: 'white' } },
      { text: 'bury white', action: { type: 'bury', pebble: 'white' } },
      { text: 'bury black', action: { type: 'bury', pebble: 'black' } },
      { text: 'mark 1', action: { type: 'mark', height: 1 } },
      { text: 'mark 2', action: { type: 'mark', height: 2 } },
      { text: 'mark 3', action: { type: 'mark', height: 3 } },
      { text: 'wave', action: { type: 'wave' } },
      { text: 'draw', action: { type: 'draw' } },
      { text: 'dig', action: { type: 'dig' } },
      { text: 'end turn', action: { type: 'endTurn' } },
      {
        text: 'lay black',
        action: { type: 'lay', pebble: 'black' },
        refusal: {
          rule: 'PB-02',
          reason: { type: 'tooHeavy', pebble: 'black' },
          why: 'a black pebble needs a white one below it.',
        },
      },
    ])
  })
})

describe('acting', () => {
  test('gives a new sitting and leaves the old one as it was', () => {
    const before = midway()
    const kept = structuredClone({ state: before.state, draws: before.draws, events: before.events })
    const after = before.submit(0, 'lay white')
    expect(after.state.seats[0].shore).toEqual([1, 0, 0, 0])
    expect({ state: before.state, draws: before.draws, events: before.events }).toEqual(kept)
    expect(before.codes).toEqual([])
  })

  test('is told, counted and signed', () => {
    const after = midway().submit(0, 'lay white', 'draw').submit(1, 'end turn')
    expect(after.movers).toEqual([0, 0, 1])
    expect(after.codes.map((code) => pebbles.actions.format(code))).toEqual(['lay white', 'draw', 'end turn'])
    expect(after.marks).toEqual([0, 1, 3, 4])
    expect(after.events.map(({ type }) => type)).toEqual([
      'pebbleLaid',
      'pebbleDrawn',
      'turnEnded',
      'turnEnded',
    ])
    expect(after.draws).toEqual([1, 0])
  })

  test('takes a text, a plain object or a code', () => {
    const texts = midway().submit(0, 'lay white')
    expect(midway().submit(0, { type: 'lay', pebble: 'white' }).hash()).toBe(texts.hash())
    expect(midway().submit(0, pebbles.actions.verbs.lay.of(0)).hash()).toBe(texts.hash())
  })

  test('is all or none', () => {
    const sitting = midway()
    const fault = faultOf(() => sitting.submit(0, 'lay white', 'lay grey'))
    expect(fault.code).toBe('not-offered')
    expect(fault.index).toBe(1)
    expect(fault.message).toMatch(/^Action 2 of the list: "lay grey" is not possible now/)
    expect(sitting.state).toEqual(midway().state)
    expect(sitting.submit(0, 'lay white', 'lay black').state.seats[0].shore).toEqual([1, 0, 1, 0])
    expect(sitting.submit(0)).toBe(sitting)
  })

  test('in a list names the place and the rule of what is refused', () => {
    const fault = faultOf(() => midway().submit(0, 'mark 2', 'lay black'))
    expect(fault).toMatchObject({ code: 'illegal', rule: 'PB-02', index: 1 })
    expect(faultOf(() => midway().submit(0, 'lay black')).index).toBe(null)
  })

  test('gives the sitting after each action of a list', () => {
    const line = midway().submitEach(0, ['lay white', 'lay black'])
    expect(line.map(({ codes }) => codes.length)).toEqual([1, 2])
    expect(line[1].hash()).toBe(midway().submit(0, 'lay white', 'lay black').hash())
  })

  test.each([
    ['chance speaks', 'wave'],
    ['the seat draws', 'draw'],
    ['the seat learns what lay hidden', 'dig'],
    ['somebody else is asked', 'end turn'],
  ])('a list ends where %s', (_, ends) => {
    const sitting = midway()
    const whole = ['lay white', 'lay grey', 'swim'].map((next) =>
      faultOf(() => sitting.submit(0, ends, next)),
    )
    expect(whole.map(({ code }) => code)).toEqual(['list-ends', 'list-ends', 'bad-notation'])
    expect(whole[0].message).toBe(whole[1].message)
    expect(whole[0].index).toBe(1)
    expect(sitting.submit(0, ends).codes).toHaveLength(1)
    expect(sitting.state).toEqual(midway().state)
  })

  test('a list goes on after the seat showed its own pieces, though that cannot be taken back', () => {
    const [laid] = midway().submitEach(0, ['lay white', 'lay black'])
    expect(laid.undoTo).toBe(laid.codes.length)
    const showing = defineGame({ ...pebblesSpec, reveals: ['pebbleBuried', 'turnEnded'] })
    const start = Sitting.at(showing, { seats, seed }, midway().snapshot())
    expect(start.submit(0, 'bury white', 'bury white').codes).toHaveLength(2)
  })

  test.each([
    [
      0,
      'lay grey',
      'not-offered',
      /^"lay grey" is not possible now; possible: lay white, bury white, bury black, /,
    ],
    [0, 'lay black', 'illegal', /^a black pebble needs a white one below it\.$/],
    [
      0,
      'swim',
      'bad-notation',
      /^"swim" is no move; moves begin with lay, bury, mark, wave, draw, dig, end turn$/,
    ],
    [0, { type: 'mark', height: 7 }, 'bad-notation', /^action\.height must be a whole number from 0 to 3$/],
    [0, null, 'bad-notation', /^action must be an object/],
    [0, 9999, 'bad-notation', /9999/],
    [0, -1, 'bad-notation', /-1/],
    [0, 0.5, 'bad-notation', /0\.5/],
    [0, Number.NaN, 'bad-notation', /NaN/],
    [1, 'lay grey', 'not-your-turn', /^It is Ann's turn to decide\.$/],
    [-1, 'draw', 'not-your-turn', /^It is Ann's turn to decide\.$/],
  ])('seat %j, %j is a fault', (seat, action, code, message) => {
    const fault = faultOf(() => midway().submit(seat, action))
    expect(fault.code).toBe(code)
    expect(fault.message).toMatch(message)
    expect(fault.rule).toBe(code === 'illegal' ? 'PB-02' : null)
  })

  test('after the end is a fault', () => {
    const over = at(beach({ turns: 7 })).submit(0, 'end turn')
    expect(over.over).toBe(true)
    expect(faultOf(() => over.submit(1, 'draw'))).toMatchObject({
      code: 'game-over',
      message: 'The game is over.',
    })
  })
})

describe('undo', () => {
  test.each([
    ['a mark that all can see', 'mark 2'],
    ['a pebble hidden where nobody looks', 'bury white'],
  ])('takes back %s', (_, move) => {
    const sitting = midway()
    const acted = sitting.submit(0, move)
    expect(acted.undo(0)).toBe(sitting)
  })

  test('goes back step by step, also over the end of a turn', () => {
    const sitting = midway()
    const acted = sitting.submit(0, 'mark 2', 'end turn')
    expect(acted.decision?.seat).toBe(1)
    expect(acted.undo(0).undo(0)).toBe(sitting)
  })

  test.each([
    ['a pebble was drawn', 'draw'],
    ['chance spoke, for all to see', 'wave'],
    ['a pebble was shown to others', 'lay white'],
    ['a pebble came up that even its finder had not known', 'dig'],
  ])('stops where %s', (_, move) => {
    const fault = faultOf(() => midway().submit(0, move).undo(0))
    expect(fault).toMatchObject({
      code: 'no-undo',
      message: 'The last move revealed something, so it cannot be taken back.',
    })
  })

  test('stops where an event says that something was shown', () => {
    const showing = defineGame({ ...pebblesSpec, reveals: ['turnEnded'] })
    const sitting = Sitting.begin(showing, { seats, seed }).submit(0, 'mark 1')
    expect(sitting.undo(0).codes).toEqual([])
    expect(faultOf(() => sitting.submit(0, 'end turn').undo(0)).code).toBe('no-undo')
    expect(sitting.submit(0, 'end turn').submit(1, 'mark 2').undo(1).state.height).toBe(1)
  })

  test('goes back to the last reveal and no farther', () => {
    const revealed = midway().submit(0, 'lay white')
    const sitting = revealed.submit(0, 'mark 1')
    expect(sitting.undo(0)).toBe(revealed)
    expect(faultOf(() => sitting.undo(0).undo(0)).code).toBe('no-undo')
  })

  test('goes back over the turns of others, though only the turn being taken is kept at hand', () => {
    const first = midway().submit(0, 'mark 1')
    const ben = first.submit(0, 'end turn').submit(1, 'mark 2')
    const again = ben.submit(1, 'end turn').submit(0, 'mark 1', 'end turn').submit(1, 'mark 2')
    expect([ben.undoTo, again.undoTo]).toEqual([0, 0])
    for (let moves = 0; moves <= again.codes.length; moves++) {
      const back = again.back(moves)
      expect(back.codes).toEqual(again.codes.slice(0, moves))
      expect(back.marks).toEqual(again.marks.slice(0, moves + 1))
      expect(back.events).toEqual(again.events.slice(0, again.marks[moves]))
    }
    expect(again.back(1).hash()).toBe(first.hash())
    expect(again.back(1).undo(0).codes).toEqual([])
    const drawn = again.submit(1, 'draw')
    expect(faultOf(() => drawn.back(drawn.codes.length - 1)).code).toBe('no-undo')
    expect(drawn.submit(0, 'mark 1').back(drawn.codes.length).hash()).toBe(drawn.hash())
  })

  test('is for the one who acted last', () => {
    const ben = midway().submit(0, 'mark 1', 'end turn').submit(1, 'mark 2')
    expect(faultOf(() => ben.undo(0))).toMatchObject({
      code: 'no-undo',
      message: 'The last move was not yours.',
    })
    expect(ben.undo(1).state.height).toBe(1)
  })

  test('finds nothing at the beginning', () => {
    expect(faultOf(() => midway().undo(0))).toMatchObject({
      code: 'no-undo',
      message: 'Nothing has been played yet.',
    })
  })

  test('a draw of a single piece is chance all the same', () => {
    const hands = { Ann: { hand: { white: 4, grey: 4 } }, Ben: { hand: { black: 3, 'sea glass': 2 } } }
    expect(faultOf(() => at(beach(hands)).submit(0, 'draw').undo(0)).code).toBe('no-undo')
  })

  test('a game taken back and played again gives the same chance', () => {
    const sitting = midway()
    const drawn = sitting.submit(0, 'mark 1').undo(0).submit(0, 'draw')
    expect(drawn.state.seats[0].hand).toEqual(sitting.submit(0, 'draw').state.seats[0].hand)
  })
})

describe('what leaves for a seat', () => {
  test('says of secret pebbles that they were there', () => {
    const sitting = Sitting.begin(pebbles, { seats, seed })
    expect(sitting.eventsFor(1).slice(0, 4)).toEqual([
      { type: 'pebbleDealt', seat: 0, pebble: null },
      { type: 'pebbleDealt', seat: 0, pebble: null },
      { type: 'pebbleDealt', seat: 0, pebble: null },
      sitting.events[3],
    ])
    expect(sitting.eventsFor(null).every(({ pebble }) => pebble === null)).toBe(true)
  })

  test('may begin later', () => {
    const sitting = midway().submit(0, 'lay white', 'bury black')
    expect(sitting.eventsFor(1, 1)).toEqual([
      { type: 'pebbleBuried', seat: 0, pebble: null },
      { type: 'turnEnded', seat: 0 },
    ])
  })

  test('is the seat’s own view', () => {
    expect(
      midway()
        .view(1)
        .state.seats.map(({ hand }) => hand),
    ).toEqual([
      [0, 0, 0, 0, 3],
      [0, 1, 0, 0, 1],
    ])
  })
})

describe('standings', () => {
  test('name every seat’s points, parts and place', () => {
    const sitting = at(beach({ Ann: { shore: { grey: 1, black: 1 } }, Ben: { shore: { white: 5 } } }))
    expect(sitting.standings()).toEqual([
      { seat: 0, total: 5, parts: { white: 0, grey: 2, black: 3, 'sea glass': 0 }, ties: [2], rank: 2 },
      { seat: 1, total: 5, parts: { white: 5, grey: 0, black: 0, 'sea glass': 0 }, ties: [5], rank: 1 },
    ])
  })
})

describe('a snapshot', () => {
  test('is a game to go on from: same chance, same end', () => {
    let whole = Sitting.begin(pebbles, { seats, seed }).submit(0, 'draw')
    let taken = at(JSON.parse(JSON.stringify(whole.snapshot())))
    expect(taken.hash()).toBe(whole.hash())
    for (const move of ['draw', 'draw', 'end turn']) {
      whole = whole.submit(whole.decision?.seat ?? 9, move)
      taken = taken.submit(taken.decision?.seat ?? 9, move)
    }
    expect(taken.state).toEqual(whole.state)
    expect(taken.draws).toEqual(whole.draws)
    expect(taken.from).toEqual(JSON.parse(JSON.stringify(taken.from)))
  })

  test('hashes to what its written state hashes to', () => {
    expect(midway().hash()).toBe(hashOf(midway().snapshot().state))
    expect(midway().hash()).not.toBe(midway().submit(0, 'mark 1').hash())
  })

  const fine = beach({ Ann: { hand: { white: 1 } } })
  const broken = (state: object) => ({ ...fine, state: { ...fine.state, ...state } })
  test.each([
    [
      'a state of another form',
      { ...fine, state: 3 },
      /^This state does not work: must be an object, not 3$/,
    ],
    ['a wrong value', broken({ height: 9 }), /height: must be a whole number from 0 to 3, not 9/],
    ['a lost pebble', broken({ bag: {} }), /a white pebble is lost/],
    ['too few draws', { ...fine, draws: [0] }, /^draws must be 2 whole numbers/],
    ['draws below nothing', { ...fine, draws: [0, -1] }, /^draws must be/],
    ['draws that are no numbers', { ...fine, draws: [0, 0.5] }, /^draws must be/],
    ['draws beyond the stream', { ...fine, draws: [0, 2 ** 36] }, /^draws must be/],
    ['a seat that is not there', broken({ agenda: [{ step: 'turn', seat: 2 }] }), /agenda\[0\]\.seat/],
    ['nobody’s turn', broken({ agenda: [{ step: 'turn', seat: null }] }), /state/],
    [
      'a view',
      broken({ bag: { white: 4, grey: 4, black: 3, 'sea glass': 2, hidden: 1 } }),
      /this is a view, not a state/,
    ],
  ])('%s is a fault', (_, snapshot, message) => {
    const fault = faultOf(() => at(snapshot))
    expect(fault.code).toBe('bad-state')
    expect(fault.message).toMatch(message)
  })

  test('may stand at the last word of a stream', () => {
    expect(at({ ...fine, draws: [0, 2 ** 36 - 1] }).submit(0, 'wave').draws).toEqual([0, 2 ** 36])
  })

  test('offers no way back behind it', () => {
    const later = at(midway().submit(0, 'mark 1').snapshot())
    expect(faultOf(() => later.undo(0)).message).toBe('Nothing has been played yet.')
    expect(open(later)).toContain('mark 0')
  })
})
