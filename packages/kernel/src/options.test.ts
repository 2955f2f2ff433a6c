import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Options, oneOf, optionsSchema, readOptions, several, toggle } from './options.ts'
import { Fault } from './problem.ts'

interface Chosen {
  ports: boolean
  length: 'short' | 'long'
  extras: ('promo' | 'log')[]
}

const options: Options<Chosen> = {
  ports: toggle('Ports', 'Play with ports.', true),
  length: oneOf('Length', 'How long.', { short: 'Half an hour', long: 'All evening' }),
  extras: several('Extras', 'What else.', { promo: 'The promo', log: 'The log' }),
}

function problemsOf(json: unknown): readonly { at: string; why: string }[] {
  try {
    readOptions(options, json)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    expect(error.code).toBe('bad-options')
    return error.problems
  }
  return []
}

describe('options', () => {
  test.each([undefined, null, {}])('%j means the standard', (json) => {
    expect(readOptions(options, json)).toEqual({ ports: true, length: 'short', extras: [] })
  })

  test('what is given counts, what is left out is standard', () => {
    expect(readOptions(options, { length: 'long', extras: ['log', 'promo'] })).toEqual({
      ports: true,
      length: 'long',
      extras: ['log', 'promo'],
    })
    expect(readOptions(options, { ports: false }).ports).toBe(false)
  })

  test('several may have a standard other than none', () => {
    const extras = several<'promo' | 'log'>('Extras', '', { promo: 'The promo', log: 'The log' }, ['log'])
    expect(extras.standard).toEqual(['log'])
  })

  test.each([
    [{ ports: 'yes' }, 'ports', 'must be true or false, not "yes"'],
    [{ length: 'endless' }, 'length', 'must be one of short, long, not "endless"'],
    [{ length: null }, 'length', 'must be one of short, long, not null'],
    [{ extras: 'log' }, 'extras', 'must be a list of some of promo, log, each once'],
    [{ extras: ['log', 'log'] }, 'extras', 'must be a list of some of promo, log, each once'],
    [{ extras: ['log', 'chart'] }, 'extras', 'must be a list of some of promo, log, each once'],
    [{ speed: 3 }, 'speed', 'is no option here; there are ports, length, extras'],
    [{ constructor: 3 }, 'constructor', 'is no option here; there are ports, length, extras'],
    [[], '', 'options must be an object'],
    ['ports', '', 'options must be an object'],
  ])('%j is a problem', (json, at, why) => {
    expect(problemsOf(json)).toEqual([{ at, why }])
  })

  test('all problems are told at once, in a sentence', () => {
    expect(() => readOptions(options, { ports: 1, speed: 3 })).toThrow(
      'These options do not work: speed: is no option here; there are ports, length, extras; ports: must be true or false, not 1',
    )
  })

  test('anything at all is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        problemsOf(json)
      }),
    )
  })

  test('a form finds all it needs in the schema', () => {
    expect(optionsSchema(options)).toEqual({
      type: 'object',
      properties: {
        ports: { type: 'boolean', title: 'Ports', description: 'Play with ports.', default: true },
        length: { enum: ['short', 'long'], title: 'Length', description: 'How long.', default: 'short' },
        extras: {
          type: 'array',
          items: { enum: ['promo', 'log'] },
          uniqueItems: true,
          title: 'Extras',
          description: 'What else.',
          default: [],
        },
      },
      additionalProperties: false,
    })
    expect(options.length.choices).toEqual({ short: 'Half an hour', long: 'All evening' })
  })

  test('shapes copy and blank what they describe', () => {
    const { shape } = options.extras
    const chosen: Chosen['extras'] = ['log']
    const copy = shape.copy(chosen)
    copy.push('promo')
    expect(chosen).toEqual(['log'])
    expect(shape.blank(2)).toEqual([])
    expect(options.length.shape.blank(2)).toBe('short')
    expect(options.length.shape.copy('long')).toBe('long')
    expect(options.length.shape.write('long')).toBe('long')
    expect(shape.write(['promo'])).toEqual(['promo'])
  })
})
