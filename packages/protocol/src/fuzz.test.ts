import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { Engine } from './engine.ts'
import { pebbles } from './pebbles.test-support.ts'

const any = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('g1', 'g2', 'pebbles', 'Ann', 'rest', 'lay red', 'first', '__proto__', 'constructor'),
  fc.constantFrom(['Ann', 'Ben'], { type: 'rest' }, { type: 'lay', colour: 'red' }, { ms: 1 }, ['rest'], [0]),
  fc.integer({ min: -2, max: 5 }),
)
const FIELDS = [
  ...['id', 'game', 'seats', 'seed', 'options', 'components', 'replay', 'at', 'state', 'draws'],
  ...['seat', 'text', 'action', 'actions', 'level', 'budget', '__proto__', 'constructor'],
]
const request = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...commands.keys()) }, { weight: 1, arbitrary: any }),
    fc.oneof(fc.constant('g1'), any),
    fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), any),
  )
  .map(([cmd, game, fields]) => JSON.stringify({ cmd, game, ...fields }))
const line = fc.oneof(
  { weight: 6, arbitrary: request },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.json() },
  // a good request with a piece cut out
  {
    weight: 1,
    arbitrary: fc.tuple(request, fc.nat(), fc.nat(20)).map(([text, at, n]) => {
      const from = at % text.length
      return text.slice(0, from) + text.slice(from + n)
    }),
  },
)

function engine() {
  const bots = {
    first: ({ decision }: { decision: { options: readonly { text: string }[] } }) => ({
      text: decision.options[0].text,
      why: null,
    }),
  }
  const it = new Engine({ games: [pebbles], bots, version: '', mostGames: 50 })
  it.answer('{"cmd":"new","game":"pebbles","seats":["Ann","Ben"],"seed":"x"}')
  return it
}

test('whatever comes in, one line of JSON comes out, and a refusal leaves the game as it was', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const it = engine()
      const game = () => it.answer('{"cmd":"replay","game":"g1"}') + it.answer('{"cmd":"state","game":"g1"}')
      for (const text of lines) {
        const before = game()
        const written = it.answer(text)
        expect(written).not.toContain('\n')
        const answer: { ok: boolean; error?: { code: string; why: string } } = JSON.parse(written)
        if (answer.ok) continue
        expect(answer.error?.code).toMatch(/^[a-z-]+$/)
        expect(answer.error?.code).not.toBe('internal')
        expect(answer.error?.why).not.toBe('')
        expect(game()).toBe(before)
      }
    }),
    { numRuns: 400 },
  )
})

test('any change to a state is taken or refused with a reason, and what was taken can be played to its end', () => {
  const it = engine()
  const { state } = JSON.parse(it.answer('{"cmd":"state","game":"g1"}'))
  const paths = leaves(state)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), any), { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = structuredClone(state)
      for (const [at, value] of changes) set(changed, paths[at % paths.length], structuredClone(value))
      const setup = { cmd: 'setup', game: 'pebbles', seats: ['Ann', 'Ben'], seed: 'y', state: changed }
      const answer = JSON.parse(it.answer(JSON.stringify(setup)))
      if (!answer.ok) {
        expect(['bad-state', 'bad-request']).toContain(answer.error.code)
        return
      }
      const { game } = answer
      for (let move = 0; move < 100; move++) {
        const { decision } = JSON.parse(it.answer(JSON.stringify({ cmd: 'decision', game })))
        if (decision === null) break
        const { text } = JSON.parse(it.answer(JSON.stringify({ cmd: 'bot', game })))
        expect(
          JSON.parse(it.answer(JSON.stringify({ cmd: 'apply', game, seat: decision.seat, text }))).ok,
        ).toBe(true)
      }
      expect(JSON.parse(it.answer(JSON.stringify({ cmd: 'score', game }))).over).toBe(true)
      it.answer(JSON.stringify({ cmd: 'close', game }))
    }),
    { numRuns: 300 },
  )
})

type Path = readonly string[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, v]) => leaves(v, [...path, key])),
  ]
}

function set(value: Record<string, unknown>, path: Path, to: unknown): void {
  let at: unknown = value
  for (const key of path.slice(0, -1)) at = (at as Record<string, unknown> | undefined)?.[key]
  if (typeof at === 'object' && at !== null) Object.assign(at, { [path[path.length - 1]]: to })
}
