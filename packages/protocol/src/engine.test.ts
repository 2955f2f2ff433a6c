import { isRecord } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import type { BotAsk } from './bot.ts'
import { Engine, LONGEST_LINE } from './engine.ts'
import { pebbles } from './pebbles.test-support.ts'

type Answer = Record<string, unknown> & { error?: { code: string; why: string; rule?: string } }

const first = ({ decision }: BotAsk) => ({ text: decision.options[0].text, why: 'it is the first' })
const bySeed = ({ decision, seed }: BotAsk) => ({ text: decision.options[seed % 2].text, why: null })

function engine(more: { mostGames?: number; freshSeed?: () => string } = {}) {
  const it = new Engine({ games: [pebbles], bots: { first, bySeed }, version: '1.2.3', ...more })
  const raw = (line: string): Answer => {
    const answer: unknown = JSON.parse(it.answer(line))
    if (!isRecord(answer)) throw new Error('an answer is an object')
    return answer
  }
  return { raw, ask: (request: object) => raw(JSON.stringify(request)) }
}

const ANN_AND_BEN = { cmd: 'new', game: 'pebbles', seats: ['Ann', 'Ben'], seed: 'x' }

function table() {
  const { ask, raw } = engine()
  ask(ANN_AND_BEN)
  const asks = (cmd: string, more: object = {}) => ask({ cmd, game: 'g1', ...more })
  return { ask, raw, asks, everything: () => [asks('state'), asks('decision'), asks('replay')] }
}

test('hello names the games with their seats, options, sets and the bots', () => {
  expect(engine().ask({ cmd: 'hello' })).toEqual({
    ok: true,
    name: 'gam',
    version: '1.2.3',
    protocol: 1,
    games: [
      {
        id: 'pebbles',
        title: 'Pebbles',
        rules: 1,
        seats: [2, 4],
        options: {
          type: 'object',
          properties: {
            quick: { type: 'boolean', title: 'Quick', description: 'One pebble less.', default: false },
            ghost: {
              enum: ['none', 'one'],
              title: 'Ghost',
              description: 'A seat that never plays.',
              default: 'none',
            },
          },
          additionalProperties: false,
        },
        components: [{ id: 'standard', title: 'Ten of each' }],
        styles: [],
      },
    ],
    bots: { levels: ['first', 'bySeed'], standard: 'first' },
  })
})

test('the id of a request is in its answer, whatever it is, also where it is refused', () => {
  const { ask } = engine()
  for (const id of [7, 'seven', null, { deep: [1] }]) {
    expect(ask({ cmd: 'hello', id }).id).toEqual(id)
    expect(ask({ cmd: 'nothing', id })).toMatchObject({ ok: false, id })
  }
  expect('id' in ask({ cmd: 'hello' })).toBe(false)
})

test('a field that nobody reads is named, so that a typing mistake is seen', () => {
  const { ask } = engine()
  expect(ask({ ...ANN_AND_BEN, option: { quick: true } }).ignored).toEqual(['option'])
  expect('ignored' in ask(ANN_AND_BEN)).toBe(false)
})

test('new tells every statement in full, and the same seed gives the same game', () => {
  const { ask } = engine()
  const one = ask(ANN_AND_BEN)
  const other = ask(ANN_AND_BEN)
  expect(one).toMatchObject({ ok: true, game: 'g1', seed: 'x' })
  expect(other).toEqual({ ...one, game: 'g2' })
  expect(one.events).toHaveLength(6)
  for (const event of one.events as { colour: unknown }[]) expect(['red', 'blue']).toContain(event.colour)
  expect(ask({ ...ANN_AND_BEN, options: { quick: true } }).events).toHaveLength(4)
})

test('a seed may be left out where the engine can make one', () => {
  const { seed: _, ...request } = ANN_AND_BEN
  expect(engine({ freshSeed: () => 'fresh' }).ask(request).seed).toBe('fresh')
  expect(engine().ask(request).error?.why).toMatch(/^"seed" is missing/)
})

test('components are a set by its id or a set of one’s own', () => {
  const { ask } = engine()
  const own = { id: 'red-only', title: 'Red', values: { sack: { red: 8 } } }
  expect(ask({ ...ANN_AND_BEN, components: 'standard' }).ok).toBe(true)
  expect(ask({ ...ANN_AND_BEN, components: own }).ok).toBe(true)
  expect(ask({ cmd: 'state', game: 'g2' }).state).toMatchObject({ sack: { red: 2 } })
  expect(ask({ ...ANN_AND_BEN, components: 'none' }).error).toMatchObject({ code: 'bad-components' })
  const few = { ...own, values: { sack: { red: 5 } } }
  expect(ask({ ...ANN_AND_BEN, components: few }).error?.why).toContain('too few pebbles')
  const alone = { ...ANN_AND_BEN, seats: ['Ann', 'Ben'], options: { ghost: 'one' }, components: own }
  expect(ask(alone).error?.why).toContain('too few pebbles')
})

test('a decision lists what is open and, with its rule, what is not; there is none at the end', () => {
  const { asks } = table()
  asks('apply', { seat: 0, text: 'rest' })
  asks('apply', { seat: 1, text: 'rest' })
  const { decision } = asks('decision')
  expect(decision).toMatchObject({ seat: 0, step: 'turn' })
  expect((decision as { options: unknown[] }).options.at(-1)).toEqual({
    text: 'rest',
    action: { type: 'rest' },
    refusal: {
      rule: 'PB-02',
      reason: { type: 'tired', seat: 0 },
      why: 'Ann has just rested',
    },
  })
  for (let seat = 0; asks('decision').decision !== null; seat = 1 - seat) {
    const { text } = asks('bot', { level: 'first' })
    expect(asks('apply', { seat, text }).ok).toBe(true)
  }
  expect(asks('score').over).toBe(true)
  expect(asks('apply', { seat: 0, text: 'rest' }).error?.code).toBe('game-over')
  expect(asks('bot').error?.code).toBe('game-over')
})

describe('apply', () => {
  test('takes a text, an object or several of either, and answers with what came of it', () => {
    const { asks } = table()
    expect(asks('apply', { seat: 0, text: 'rest' }).events).toEqual([{ type: 'rested', seat: 0 }])
    expect(asks('apply', { seat: 1, action: { type: 'rest' } }).events).toEqual([{ type: 'rested', seat: 1 }])
    const { text } = asks('bot')
    expect(asks('apply', { seat: 0, actions: [text] }).events).toHaveLength(1)
  })

  test('names the rule that forbids a move, and changes nothing', () => {
    const { asks, everything } = table()
    asks('apply', { seat: 0, text: 'rest' })
    asks('apply', { seat: 1, text: 'rest' })
    const before = everything()
    expect(asks('apply', { seat: 0, text: 'rest' })).toEqual({
      ok: false,
      error: { code: 'illegal', rule: 'PB-02', why: 'Ann has just rested' },
    })
    expect(asks('apply', { seat: 1, text: 'rest' }).error?.code).toBe('not-your-turn')
    expect(asks('apply', { seat: 0, text: 'sleep' }).error?.code).toBe('bad-notation')
    expect(asks('apply', { seat: 0, action: { type: 'lay', colour: 'green' } }).error?.why).toContain(
      'red, blue',
    )
    expect(everything()).toEqual(before)
  })

  test('plays several moves all or none', () => {
    const { asks, everything } = table()
    const before = everything()
    expect(asks('apply', { seat: 0, actions: ['rest', 'rest'] }).error?.code).toBe('list-ends')
    expect(everything()).toEqual(before)
  })

  test('wants just one of text, action and actions', () => {
    const { asks } = table()
    for (const moves of [{}, { text: 'rest', action: { type: 'rest' } }, { actions: [] }, { actions: [2] }])
      expect(asks('apply', { seat: 0, ...moves }).error?.code).toBe('bad-request')
    expect(asks('apply', { seat: 0, action: 2 }).error?.why).toBe('"action" must be an object, not 2.')
    expect(asks('apply', { seat: 0, text: 2 }).error?.why).toMatch(/^"text" must be a text/)
    expect(asks('apply', { text: 'rest' }).error?.why).toBe(
      '"seat" is missing; it must be a whole number from 0 to 1.',
    )
  })
})

test('a view shows a seat its own hand only, and a spectator none', () => {
  const { asks } = table()
  const hands = (seat: number | null) => {
    const { view } = asks('view', { seat }) as {
      view: { seat: unknown; state: { seats: { hand: object }[] } }
    }
    expect(view.seat).toBe(seat)
    return view.state.seats.map(({ hand }) => 'hidden' in hand)
  }
  expect(hands(0)).toEqual([false, true])
  expect(hands(1)).toEqual([true, false])
  expect(hands(null)).toEqual([true, true])
  expect(asks('view').error?.why).toContain('or null')
  expect(asks('view', { seat: 2 }).error?.why).toBe(
    '"seat" must be a whole number from 0 to 1 or null, not 2.',
  )
})

test('score gives totals, parts and ranks', () => {
  const { asks } = table()
  expect(asks('score')).toEqual({
    ok: true,
    over: false,
    seats: [0, 1].map((seat) => ({ seat, total: 0, parts: { red: 0 }, ties: [0], rank: 1 })),
  })
})

test('a game set up at the state and draws of another goes on as that one', () => {
  const { ask, asks } = table()
  asks('apply', { seat: 0, text: 'rest' })
  const { state, draws } = asks('state')
  const { cmd: _, ...like } = ANN_AND_BEN
  expect(ask({ cmd: 'setup', ...like, state, draws })).toMatchObject({ ok: true, game: 'g2', events: [] })
  expect(ask({ cmd: 'decision', game: 'g2' })).toEqual(asks('decision'))
  expect(ask({ cmd: 'state', game: 'g2' })).toEqual(asks('state'))
  expect(ask({ cmd: 'setup', ...like, state }).ok).toBe(true)
})

test('a state that cannot be is refused with every reason', () => {
  const { ask, asks } = table()
  const { state } = asks('state') as { state: { seats: object[]; sack: object; agenda: object[] } }
  const { cmd: _, ...like } = ANN_AND_BEN
  const setup = (changed: object, more = {}) =>
    ask({ cmd: 'setup', ...like, state: { ...state, ...changed }, ...more }).error
  expect(setup({ sack: { red: 1 } })).toMatchObject({
    code: 'bad-state',
    why: expect.stringContaining('there are 7 pebbles, not 20'),
  })
  expect(setup({ sack: { green: 1 }, cups: 1 })?.why).toMatch(/cups: is unknown.*sack\.green: is unknown/s)
  expect(setup({ seats: [] })?.why).toContain('one for each seat')
  expect(setup({ agenda: [{ step: 'turn', seat: 2 }] })?.why).toBe(
    'This state does not work: agenda[0].seat: must be a whole number from 0 to 1, not 2',
  )
  expect(setup({}, { draws: ['1'] })?.code).toBe('bad-request')
  expect(setup({}, { draws: [-1] })?.code).toBe('bad-state')
  expect(setup({}, { draws: [1, 2] })?.code).toBe('bad-state')
  expect(setup({}, { state: 'x' })?.code).toBe('bad-request')
  expect(asks('state').state).toEqual(state)
})

test('undo takes back what revealed nothing, for the seat that did it', () => {
  const { asks, everything } = table()
  const before = everything()
  asks('apply', { seat: 0, text: 'rest' })
  expect(asks('undo', { seat: 1 }).error?.code).toBe('no-undo')
  expect(asks('undo', { seat: 0 })).toEqual({ ok: true, actions: 0 })
  expect(everything()).toEqual(before)
  asks('apply', { seat: 0, text: asks('bot').text })
  expect(asks('undo', { seat: 0 }).error?.why).toContain('revealed')
})

test('a replay is loaded at its end or in the middle', () => {
  const { ask, asks } = table()
  for (const seat of [0, 1, 0]) asks('apply', { seat, text: asks('bot').text })
  const { replay } = asks('replay')
  const loaded = ask({ cmd: 'load', replay })
  expect(loaded).toMatchObject({ ok: true, game: 'g2', seed: 'x' })
  expect(loaded.events).toHaveLength(9)
  expect(ask({ cmd: 'state', game: 'g2' })).toEqual(asks('state'))
  expect(ask({ cmd: 'load', replay, at: 1 }).events).toHaveLength(7)
  expect(ask({ cmd: 'load', replay, at: 4 }).error?.why).toContain('from 0 to 3')
  expect(ask({ cmd: 'load', replay: { ...(replay as object), game: 'chess' } }).error?.code).toBe(
    'unknown-game',
  )
  expect(ask({ cmd: 'load', replay: {} }).error?.code).toBe('bad-replay')
})

describe('bot', () => {
  test('says what it would play without playing it', () => {
    const { asks, everything } = table()
    const before = everything()
    const advice = asks('bot', { level: 'first', budget: { ms: 5, iterations: 3 } })
    expect(advice).toEqual({
      ok: true,
      text: advice.text,
      action: expect.any(Object),
      why: 'it is the first',
    })
    expect(asks('bot')).toEqual(advice)
    expect(everything()).toEqual(before)
  })

  test('answers the same under the same seed', () => {
    const { asks } = table()
    const texts = [2, 3, 2, 3].map((seed) => asks('bot', { level: 'bySeed', seed }).text)
    expect(texts[0]).not.toBe(texts[1])
    expect(texts.slice(2)).toEqual(texts.slice(0, 2))
    expect(asks('bot', { level: 'bySeed', seed: 'x' })).toEqual(asks('bot', { level: 'bySeed', seed: 'x' }))
    expect(asks('bot', { level: 'bySeed' })).toEqual(asks('bot', { level: 'bySeed' }))
  })

  test('sees what its seat sees', () => {
    const seen: BotAsk[] = []
    const spy = (ask: BotAsk) => {
      seen.push(ask)
      return first(ask)
    }
    const it = new Engine({ games: [pebbles], bots: { spy }, version: '' })
    it.answer(JSON.stringify(ANN_AND_BEN))
    it.answer('{"cmd":"bot","game":"g1","budget":{"iterations":9}}')
    expect(seen).toHaveLength(1)
    expect(seen[0].view.viewer).toBe(0)
    expect(seen[0].budget).toEqual({ iterations: 9 })
    const { seats } = seen[0].view.state as { seats: { hand: number[] }[] }
    expect(seats[1].hand).toEqual([0, 0, 3])
    expect(seen[0].style).toBeNull()
  })

  test('plays in a style of the game that is named after its level', () => {
    const seen: BotAsk[] = []
    const spy = (ask: BotAsk) => {
      seen.push(ask)
      return first(ask)
    }
    const styles = { [pebbles.id]: ['bold', 'careful'] }
    const it = new Engine({ games: [pebbles], bots: { spy }, styles, version: '' })
    expect(it.answer('{"cmd":"hello"}')).toContain('"styles":["bold","careful"]')
    it.answer(JSON.stringify(ANN_AND_BEN))
    it.answer('{"cmd":"bot","game":"g1","level":"spy/bold"}')
    expect(seen.map(({ style }) => style)).toEqual(['bold'])
    expect(it.answer('{"cmd":"bot","game":"g1","level":"spy/rash"}')).toContain('there are bold, careful.')
  })

  test('is refused with a reason for unknown levels and impossible budgets', () => {
    const { asks } = table()
    expect(asks('bot', { level: 'grand' }).error?.why).toBe(
      'There is no bot called "grand"; there are first, bySeed.',
    )
    expect(asks('bot', { level: 'constructor' }).error?.code).toBe('unknown-level')
    expect(asks('bot', { level: 'first/bold' }).error?.why).toBe(
      'Pebbles has no style called "bold"; its bots play in none.',
    )
    for (const budget of [3, { ms: 0 }, { ms: '5' }, { iterations: 1.5 }, { hours: 1 }])
      expect(asks('bot', { budget }).error?.code).toBe('bad-request')
    expect(asks('bot', { seed: -1 }).error?.code).toBe('bad-request')
  })

  test('that answers nonsense is the engine’s failure, and the game goes on', () => {
    const mad = () => ({ text: 'fly', why: null })
    const tired = () => ({ text: 'rest', why: null })
    const it = new Engine({ games: [pebbles], bots: { mad, tired }, version: '' })
    it.answer(JSON.stringify(ANN_AND_BEN))
    expect(it.answer('{"cmd":"bot","game":"g1"}')).toContain('"code":"internal"')
    for (const seat of [0, 1]) it.answer(`{"cmd":"apply","game":"g1","seat":${seat},"text":"rest"}`)
    expect(it.answer('{"cmd":"bot","game":"g1","level":"tired"}')).toContain('"code":"internal"')
    expect(it.answer('{"cmd":"score","game":"g1"}')).toContain('"ok":true')
  })
})

test('close forgets a game; its name is never used again', () => {
  const { ask, asks } = table()
  expect(asks('close')).toEqual({ ok: true })
  expect(asks('state').error).toMatchObject({
    code: 'unknown-game',
    why: expect.stringContaining('No game "g1" is open'),
  })
  expect(ask(ANN_AND_BEN).game).toBe('g2')
})

test('only so many games can be open', () => {
  const { ask } = engine({ mostGames: 2 })
  ask(ANN_AND_BEN)
  ask(ANN_AND_BEN)
  const { replay } = ask({ cmd: 'replay', game: 'g1' })
  for (const request of [ANN_AND_BEN, { cmd: 'load', replay }, { ...ANN_AND_BEN, cmd: 'setup', state: {} }])
    expect(ask(request).error).toEqual({
      code: 'too-many-games',
      why: '2 games are open, which is the most; close one first.',
    })
  ask({ cmd: 'close', game: 'g1' })
  expect(ask(ANN_AND_BEN).ok).toBe(true)
})

describe('what makes no sense gets a sentence', () => {
  const { raw, ask } = engine()
  const why = (line: string) => raw(line).error

  test('a line that is no JSON, or none that is a request', () => {
    expect(why('{"cmd":')).toMatchObject({ code: 'bad-json', why: expect.stringContaining('not JSON') })
    expect(why('')).toMatchObject({ code: 'bad-json', why: expect.stringContaining('empty') })
    for (const line of ['null', '3', '"hello"', '[]']) expect(why(line)?.code).toBe('bad-request')
    expect(why('{}')?.why).toMatch(/^"cmd" is missing/)
    expect(why('{"cmd":3}')?.why).toBe('"cmd" must be a text of at most 100 characters, not 3.')
  })

  test('an unknown command, also one that every object has', () => {
    expect(why('{"cmd":"dance"}')).toEqual({
      code: 'unknown-command',
      why: 'There is no command "dance"; there are hello, new, load, setup, components, catalogue, decision, apply, events, view, state, score, bot, undo, replay, close.',
    })
    for (const cmd of ['constructor', '__proto__', 'toString'])
      expect(ask({ cmd }).error?.code).toBe('unknown-command')
  })

  test('a line that is too long or nested too deep', () => {
    expect(why(`{"cmd":"hello","id":"${'x'.repeat(LONGEST_LINE)}"}`)?.code).toBe('too-long')
    const deep = (n: number) => `{"cmd":"hello","id":${'['.repeat(n)}${']'.repeat(n)}}`
    expect(why(deep(400_000))?.why).toContain('64 deep')
    expect(why(deep(64))?.code).toBe('bad-json')
    expect(raw(deep(63)).ok).toBe(true)
    expect(raw(`{"cmd":"hello","id":"${'[\\"'.repeat(1000)}"}`).ok).toBe(true)
  })

  test('wrong seats, options and games', () => {
    const refused = (more: object) => ask({ ...ANN_AND_BEN, ...more }).error
    expect(refused({ game: 'chess' })).toEqual({
      code: 'unknown-game',
      why: 'There is no game called "chess"; there are pebbles.',
    })
    expect(refused({ game: '__proto__' })?.code).toBe('unknown-game')
    expect(refused({ seats: 2 })?.code).toBe('bad-request')
    expect(refused({ seats: ['Ann', 3] })?.code).toBe('bad-request')
    expect(refused({ seats: ['Ann', ''] })?.code).toBe('bad-request')
    expect(refused({ seats: ['Ann'] })?.code).toBe('bad-seats')
    expect(refused({ seed: 5 })?.code).toBe('bad-request')
    expect(refused({ options: { slow: 1 } })?.code).toBe('bad-options')
    expect(refused({ options: { quick: 1 } })?.why).toContain('quick: must be true or false')
    expect(refused({ options: { quick: true, ghost: 'one' } })?.why).toContain(
      'a ghost does not play quickly',
    )
  })
})

describe('for somebody who writes a bot', () => {
  test('components gives the sets of a game with their values, and the one that an open game has', () => {
    const { ask, asks } = table()
    const sets = [
      {
        id: 'standard',
        title: 'Ten of each',
        values: pebbles.components.shape.write(pebbles.components.sets[0].values),
        grades: pebbles.components.sets[0].grades,
      },
    ]
    expect(ask({ cmd: 'components', game: 'pebbles' })).toMatchObject({ ok: true, sets })
    expect(asks('components')).toMatchObject({ ok: true, sets })
    const own = { id: 'red-only', title: 'Red', values: { sack: { red: 8 } } }
    ask({ ...ANN_AND_BEN, components: own })
    expect(ask({ cmd: 'components', game: 'g2' }).sets).toMatchObject([own])
    expect(ask({ cmd: 'components', game: 'chess' }).error?.code).toBe('unknown-game')
  })

  test('catalogue describes steps, actions, events and refusals', () => {
    const { ok, steps, actions, events, refusals } = engine().ask({ cmd: 'catalogue', game: 'pebbles' })
    expect(ok).toBe(true)
    expect(steps).toMatchObject({
      deal: { asks: false },
      turn: { asks: true, prompt: pebbles.words.en.prompts.turn },
    })
    expect(actions).toMatchObject({
      lay: {
        notation: 'lay COLOUR',
        schema: {
          properties: { type: { const: 'lay' }, colour: { enum: ['red', 'blue'], title: 'colour' } },
          required: ['type', 'colour'],
        },
      },
      rest: { notation: 'rest', schema: { required: ['type'] } },
    })
    expect(events).toMatchObject({
      pebbleDealt: {
        schema: {
          properties: {
            seat: { type: 'integer', minimum: 0, maximum: 3 },
            colour: { anyOf: [{ enum: ['red', 'blue'] }, { type: 'null' }] },
          },
        },
      },
    })
    expect(refusals).toMatchObject({ tired: { rule: 'PB-02', schema: { required: ['type', 'seat'] } } })
  })

  test('events are told as a seat hears them, from where it last listened', () => {
    const { asks } = table()
    const heard = asks('events', { seat: 0 })
    expect(heard.next).toBe(6)
    const colours = (seat: number) =>
      (heard.events as { seat: number; colour: unknown }[])
        .filter((event) => event.seat === seat)
        .map(({ colour }) => colour)
    expect(colours(0)).not.toContain(null)
    expect(colours(1)).toEqual([null, null, null])
    expect(asks('events', { seat: 0, since: 6 })).toEqual({ ok: true, events: [], next: 6 })
    asks('apply', { seat: 0, text: 'rest' })
    expect(asks('events', { seat: null, since: 6 })).toEqual({
      ok: true,
      events: [{ type: 'rested', seat: 0 }],
      next: 7,
    })
    expect(asks('events', { seat: 0, since: 8 }).error?.why).toMatch(
      /"since" must be a whole number from 0 to 7/,
    )
    expect(asks('events', {}).error?.why).toMatch(/"seat" is missing/)
  })

  test('which action of a list failed is a number, from 0', () => {
    const { asks, everything } = table()
    const before = everything()
    const { error } = asks('apply', { seat: 0, actions: [{ type: 'rest' }, 'nonsense'] })
    expect(error).toMatchObject({ code: 'bad-notation', index: 1 })
    expect(asks('apply', { seat: 0, text: 'nonsense' }).error).not.toHaveProperty('index')
    expect(everything()).toEqual(before)
  })
})
