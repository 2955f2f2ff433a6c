import { type Game, isRecord, Sfc32 } from '@gam/kernel'
import { Engine } from '@gam/protocol'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { games } from '../games.ts'

// What the engine says of a game is held against what it does: random games, every object against its schema.

type Row = { readonly schema: object }
interface Catalogue {
  readonly steps: { readonly [name: string]: { readonly asks: boolean } }
  readonly actions: { readonly [name: string]: Row }
  readonly events: { readonly [name: string]: Row }
  readonly refusals: { readonly [name: string]: Row }
}
interface Said {
  readonly type: string
  readonly [field: string]: unknown
}
interface Option {
  readonly text: string
  readonly action: Said
  readonly refusal?: { readonly reason: Said; readonly counts?: object }
  readonly counts?: object
}

const engine = new Engine({ games, bots: {}, version: '1' })

function ask<A>(request: object): A {
  const answer: unknown = JSON.parse(engine.answer(JSON.stringify(request)))
  if (!isRecord(answer) || answer.ok !== true) throw new Error(JSON.stringify(answer))
  return answer as A
}

function validators(rows: { readonly [name: string]: Row }) {
  const ajv = new Ajv({ strict: false })
  const compiled = new Map(Object.entries(rows).map(([name, { schema }]) => [name, ajv.compile(schema)]))
  return (said: Said) => {
    const valid = compiled.get(said.type)
    expect(valid?.(said), `${JSON.stringify(said)}: ${JSON.stringify(valid?.errors)}`).toBe(true)
  }
}

/** How many of each piece a text such as `meat2 meat2 crystal1` names. */
function counted(text: unknown): object {
  const counts: { [piece: string]: number } = {}
  if (text !== 'nothing')
    for (const piece of String(text).split(' ')) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}

function check(game: Game, options: object, seed: string): { counts: number } {
  const { steps, actions, events, refusals } = ask<Catalogue>({ cmd: 'catalogue', game: game.id })
  const [isAction, isEvent, isRefusal] = [actions, events, refusals].map(validators)
  const { game: open } = ask<{ game: string }>({
    cmd: 'new',
    game: game.id,
    seats: ['A', 'B'],
    options,
    seed,
  })
  const chance = new Sfc32(seed.length)
  let since = 0
  let counts = 0
  for (;;) {
    for (const seat of [0, 1, null]) {
      const heard = ask<{ events: Said[]; next: number }>({ cmd: 'events', game: open, seat, since })
      for (const event of heard.events) {
        isEvent(event)
        if (event.counts === undefined) continue
        counts++
        for (const [field, pieces] of Object.entries(event.counts as object))
          expect(pieces).toEqual(counted(event[field]))
      }
      if (seat === null) since = heard.next
    }
    const { decision } = ask<{ decision: { seat: number; step: string; options: Option[] } | null }>({
      cmd: 'decision',
      game: open,
    })
    if (decision === null) return { counts }
    expect(steps[decision.step].asks).toBe(true)
    for (const { action, refusal, counts: paid } of decision.options) {
      isAction(action)
      if (refusal) isRefusal(refusal.reason)
      for (const [said, given] of [
        [action, paid],
        [refusal?.reason, refusal?.counts],
      ] as const)
        for (const [field, pieces] of Object.entries(given ?? {})) {
          counts++
          expect(pieces).toEqual(counted(said?.[field]))
        }
    }
    const choices = decision.options.filter(({ refusal }) => !refusal)
    const { text } = choices[chance.below(choices.length)]
    ask({ cmd: 'apply', game: open, seat: decision.seat, text })
  }
}

/** As much of each game as two can play at once. */
const ALL: { readonly [game: string]: object } = {
  'whale-riders-cards': { advanced: true, match: 'three' },
  'whale-riders': { decree: true, magic: true },
  'new-bedford': {
    captains: ['ahab'],
    turnersMill: true,
    whiteWhale: true,
    blueWhale: true,
    ambergris: true,
    castaway: true,
    shipsLog: true,
  },
}

test.each(games.map((game) => [game.id, game] as const))(
  'what %s asks, takes, tells and refuses has the form that its catalogue says',
  (id, game) => {
    for (const options of [{}, ALL[id]]) check(game, options, `${id} in order`)
  },
)

test('payments and needs are counted beside their text', () => {
  const riders = games.filter(({ id }) => id === 'whale-riders')
  for (const game of riders)
    expect(check(game, { magic: true, decree: true }, 'counted').counts).toBeGreaterThan(0)
})
