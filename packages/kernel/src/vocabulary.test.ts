import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { names, range } from './domain.ts'
import { Actions, domainOf, knowersOf, redact, sayer, secret, spaced, Verb } from './vocabulary.ts'

const GOODS = names('good', ['kelp', 'kelp bonus', 'sea glass'])
const AMOUNT = range('amount', 0, 9)
const SEAT = range('seat', 0, 3)

describe('a verb', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 })

  test('packs its numbers into one and gives them back', () => {
    fc.assert(
      fc.property(sizes, fc.nat(1000), fc.infiniteStream(fc.nat()), (limits, base, stream) => {
        const verb = new Verb(
          'sell',
          base,
          limits.map((size, i) => [`f${i}`, range('amount', 0, size - 1)] as const),
        )
        const args = limits.map((size) => stream.next().value % size)
        const code = verb.of(...args)
        expect(verb.is(code)).toBe(true)
        expect(verb.args(code)).toEqual(args)
        const three = [verb.first(code), verb.second(code), verb.third(code)]
        expect(three.slice(0, args.length)).toEqual(args)
      }),
    )
  })

  test('has a code of its own for every combination, without gaps', () => {
    const verb = new Verb('trade', 50, [
      ['give', range('amount', 0, 2)],
      ['take', range('amount', 0, 1)],
      ['with', range('seat', 0, 3)],
    ])
    const codes = new Set<number>()
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 2; b++) for (let c = 0; c < 4; c++) codes.add(verb.of(a, b, c))
    expect(verb.size).toBe(24)
    expect([...codes].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => 50 + i))
    expect([49, 50, 73, 74].map((code) => verb.is(code))).toEqual([false, true, true, false])
  })

  test('without numbers is one code', () => {
    const pass = new Verb('pass', 7, [])
    expect(pass.size).toBe(1)
    expect(pass.of()).toBe(7)
    expect(pass.args(7)).toEqual([])
  })

  test('has three numbers at the most', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => [name, AMOUNT] as const)
    expect(() => new Verb('juggle', 0, four)).toThrow('an action has three fields at the most')
  })
})

const actions = new Actions({
  play: { good: GOODS },
  sell: { good: GOODS, amount: AMOUNT },
  sellAll: {},
  giveTo: { seat: SEAT, good: GOODS, amount: range('amount', 1, 5) },
  endTurn: {},
})
const { play, sell, sellAll, giveTo, endTurn } = actions.verbs
const last = endTurn.of()

describe('actions', () => {
  test('never share a code', () => {
    for (let code = 0; code <= last; code++)
      expect(Object.values(actions.verbs).filter((verb) => verb.is(code))).toEqual([actions.verbOf(code)])
    expect(() => actions.verbOf(last + 1)).toThrow(RangeError)
    expect(() => actions.verbOf(-1)).toThrow(RangeError)
  })

  test('are plain objects outside', () => {
    expect(actions.write(sell.of(2, 4))).toEqual({ type: 'sell', good: 'sea glass', amount: 4 })
    expect(actions.write(endTurn.of())).toEqual({ type: 'endTurn' })
    expect(actions.read({ type: 'giveTo', seat: 3, good: 'kelp', amount: 1 })).toBe(giveTo.of(3, 0, 1))
  })

  test('are short texts in notation', () => {
    expect(actions.format(play.of(1))).toBe('play kelp bonus')
    expect(actions.format(giveTo.of(3, 2, 5))).toBe('give to 3 sea glass 5')
    expect(actions.format(sellAll.of())).toBe('sell all')
    expect(actions.parse('give to 3 sea glass 5')).toBe(giveTo.of(3, 2, 5))
    expect(actions.parse('  Sell   ALL ')).toBe(sellAll.of())
  })

  test('are the same after writing and reading, formatting and parsing', () => {
    for (let code = 0; code <= last; code++) {
      const { type, amount } = actions.write(code) as { type: string; amount?: number }
      if (type === 'giveTo' && amount === 0) continue // a code of the range's numbering that no rule offers
      expect(actions.read(JSON.parse(JSON.stringify(actions.write(code))))).toBe(code)
      expect(actions.parse(actions.format(code))).toBe(code)
    }
  })

  test('are spelled out once, and stay what they are', () => {
    const one = actions.spelled(sell.of(2, 4))
    expect(one).toEqual({ text: 'sell sea glass 4', action: actions.write(sell.of(2, 4)) })
    expect(actions.spelled(sell.of(2, 4))).toBe(one)
    expect(Object.isFrozen(one.action)).toBe(true)
    expect(actions.parse(one.text)).toBe(sell.of(2, 4))
    expect(actions.parse('SELL sea  glass 4')).toBe(sell.of(2, 4))
  })

  test('of very many, as many are kept as there is room for', () => {
    const many = new Actions({ count: { amount: range('amount', 0, 9999) } })
    for (let code = 0; code < 10_000; code++) {
      expect(many.spelled(code).text).toBe(`count ${code}`)
      expect(many.parse(`count ${code}`)).toBe(code)
    }
    expect(many.spelled(0)).toEqual({ text: 'count 0', action: { type: 'count', amount: 0 } })
  })

  test('take the longest name that fits', () => {
    expect(actions.parse('play kelp bonus')).toBe(play.of(1))
    expect(actions.parse('sell kelp bonus 3')).toBe(sell.of(1, 3))
    expect(actions.parse('sell kelp 3')).toBe(sell.of(0, 3))
  })

  test('take the first verb that fits, whatever a later one makes of it', () => {
    const sales = new Actions({ sell: { what: names('lot', ['all kelp', 'kelp']) }, sellAll: {} })
    expect(sales.parse('sell all kelp')).toBe(sales.verbs.sell.of(0))
    expect(sales.parse('sell all')).toBe(sales.verbs.sellAll.of())
    expect(sales.parse('sell kelp')).toBe(sales.verbs.sell.of(1))
  })

  test.each([
    ['swim', '"swim" is no move; moves begin with play, sell, sell all, give to, end turn'],
    ['', '"" is no move; moves begin with play, sell, sell all, give to, end turn'],
    ['play', 'play: good must be one of kelp, kelp bonus, sea glass'],
    ['play meat', 'play: good must be one of kelp, kelp bonus, sea glass, not "meat"'],
    ['sell kelp', 'sell: amount must be a whole number from 0 to 9'],
    ['sell kelp 12', 'sell: amount must be a whole number from 0 to 9, not "12"'],
    ['play kelp twice', 'play: "twice" is too much'],
    ['end turn now', 'end turn: "now" is too much'],
  ])('"%s" says what would be right', (text, why) => {
    expect(actions.parse(text)).toEqual({ at: '', why })
  })

  test.each([
    [null, 'action', 'must be an object such as {"type": …}'],
    ['play kelp', 'action', 'must be an object such as {"type": …}'],
    [{ type: 'swim' }, 'action.type', 'must be one of play, sell, sellAll, giveTo, endTurn'],
    [{ type: 'play' }, 'action.good', 'must be one of kelp, kelp bonus, sea glass'],
    [{ type: 'sell', good: 'kelp', amount: '3' }, 'action.amount', 'must be a whole number from 0 to 9'],
    [{ type: 'endTurn', now: true }, 'action.now', 'is no part of endTurn'],
    [{ type: 'constructor' }, 'action.type', 'must be one of play, sell, sellAll, giveTo, endTurn'],
  ])('%j says what would be right', (json, at, why) => {
    expect(actions.read(json)).toEqual({ at, why })
  })

  test('a long list of names is cut short in the advice', () => {
    const many = new Actions({
      pick: {
        card: names(
          'card',
          Array.from({ length: 99 }, (_, i) => `c${i}`),
        ),
      },
    })
    expect(many.parse('pick x')).toMatchObject({ why: expect.stringMatching(/c23, …, not "x"$/) })
  })

  test('any text or value is read or refused, never a crash', () => {
    const wordList = ['play', 'sell', 'all', 'give', 'to', 'kelp', 'bonus', 'sea', 'glass', '3', '-1', 'x']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wordList)), (words) => {
        const parsed = actions.parse(words.join(' '))
        if (typeof parsed === 'number') expect(actions.format(parsed)).toBe(words.join(' '))
        else expect(parsed.why).not.toBe('')
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(actions.read(json)).toMatchObject({ at: expect.any(String), why: expect.any(String) })
      }),
    )
  })
})

describe('what is said', () => {
  const table = {
    cardDrawn: { seat: SEAT, good: secret(GOODS, 'seat') },
    goodsSold: { good: GOODS, amount: AMOUNT },
    pileEmptied: {},
  }
  const say = sayer(table)

  test('names the values of its numbers', () => {
    expect(say('cardDrawn', [2, 1, 0, 0])).toEqual({ type: 'cardDrawn', seat: 2, good: 'kelp bonus' })
    expect(say('pileEmptied', [0, 0, 0, 0])).toEqual({ type: 'pileEmptied' })
  })

  test.each([
    ['cardDrawn', [4, 0], 'cardDrawn: seat is 4, which is no seat'],
    ['cardDrawn', [0, -1], 'cardDrawn: good is -1, which is no good'],
    ['goodsSold', [0, 2.5], 'goodsSold: amount is 2.5, which is no amount'],
    ['goodsSold', [0], 'goodsSold: amount is undefined, which is no amount'],
  ])('%s with %j is a mistake of the game', (type, args, message) => {
    expect(() => say(type, args)).toThrow(message)
  })

  test('is secret to all but the seat it names', () => {
    const drawn = say('cardDrawn', [2, 1])
    expect(redact(table, drawn, 2)).toEqual(drawn)
    for (const viewer of [0, 1, 3, null])
      expect(redact(table, drawn, viewer)).toEqual({ type: 'cardDrawn', seat: 2, good: null })
    expect(drawn.good).toBe('kelp bonus')
    expect(knowersOf(table, drawn)).toEqual([2])
  })

  test('is the same for all where nothing is secret', () => {
    const sold = say('goodsSold', [1, 4])
    for (const viewer of [0, 3, null]) expect(redact(table, sold, viewer)).toEqual(sold)
    expect(knowersOf(table, sold)).toEqual([])
  })

  test('a secret field has the domain it hides', () => {
    expect(domainOf(table.cardDrawn.good)).toBe(GOODS)
    expect(domainOf(table.cardDrawn.seat)).toBe(SEAT)
  })
})

test('a name of several words is written with spaces', () => {
  expect(spaced('endTurn')).toBe('end turn')
  expect(spaced('sellAllOfIt')).toBe('sell all of it')
  expect(spaced('pass')).toBe('pass')
})
