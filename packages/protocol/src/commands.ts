import { Fault, keyOf, optionsSchema, type Sitting, writeReplay, writeView } from '@gam/kernel'
import type { BotBudget } from './bot.ts'
import { catalogueOf } from './catalogue.ts'
import { countedEvents, withCounts } from './counted.ts'
import { Denied } from './denied.ts'
import { openNew, openReplay, openState } from './opening.ts'
import { isWhole, type Request } from './request.ts'
import type { Room } from './room.ts'

type Answer = { readonly [field: string]: unknown }
type Command = (room: Room, request: Request) => Answer

const LONGEST_MOVE = 1000
const MOST_MOVES = 1000
const MOST_MS = 600_000
const MOST_ITERATIONS = 1_000_000_000

export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['hello', hello],
  ['new', openNew],
  ['load', openReplay],
  ['setup', openState],
  ['components', components],
  ['catalogue', (room, request) => catalogueOf(room.gameOf(request)[0])],
  ['decision', (room, request) => ({ decision: withCounts(room.at(request)[1]) })],
  ['apply', apply],
  ['events', eventsOf],
  ['view', view],
  ['state', state],
  ['score', score],
  ['bot', bot],
  ['undo', undo],
  ['replay', (room, request) => ({ replay: writeReplay(room.at(request)[1]) })],
  ['close', close],
])

function hello(room: Room): Answer {
  const games = room.setup.games.map((game) => ({
    id: game.id,
    title: game.title,
    rules: game.rulesVersion,
    seats: [game.seats.min, game.seats.max],
    options: optionsSchema(game.options),
    components: game.components.sets.map(({ id, title }) => ({ id, title })),
    styles: room.stylesOf(game),
  }))
  const levels = { levels: room.levels, standard: room.standardLevel }
  return { name: 'gam', version: room.setup.version, protocol: 1, games, bots: levels }
}

function apply(room: Room, request: Request): Answer {
  const [name, sitting] = room.at(request)
  const seat = seatOf(sitting, request)
  const next = sitting.submit(seat, ...movesOf(request))
  room.replace(name, next)
  return { events: countedEvents(next.game, next.past.events(sitting.past.told)) }
}

/** A number would be read as a code, which is no part of the protocol: moves are texts or objects. */
function movesOf(request: Request): readonly unknown[] {
  const given = ['text', 'action', 'actions'].filter((name) => request.has(name))
  if (given.length !== 1)
    throw new Denied('bad-request', 'A move is one of "text", "action" and "actions" (several, all or none).')
  if (given[0] === 'text') return [request.text('text', LONGEST_MOVE)]
  if (given[0] === 'action') return [request.record('action')]
  const moves = request.value('actions')
  const isMove = (move: unknown) => (typeof move === 'string' || typeof move === 'object') && move !== null
  if (Array.isArray(moves) && moves.length > 0 && moves.length <= MOST_MOVES && moves.every(isMove))
    return moves
  throw request.wrong('actions', `a list of 1 to ${MOST_MOVES} moves, each a text or an object`)
}

/** The sets of a game of the box, or the one that an open game is played with. */
function components(room: Room, request: Request): Answer {
  const [game, sitting] = room.gameOf(request)
  const { shape } = game.components
  const sets = sitting ? [sitting.config.components] : game.components.sets
  return {
    sets: sets.map(({ id, title, values, grades }) => ({ id, title, values: shape.write(values), grades })),
    schema: shape.schema(),
  }
}

/** What a seat hears, from the event with that number on; the next question goes on where this one ended. */
function eventsOf(room: Room, request: Request): Answer {
  const [, sitting] = room.at(request)
  const { told } = sitting.past
  const since = request.has('since') ? request.whole('since', 0, told) : 0
  const heard = sitting.eventsFor(viewerOf(sitting, request), since)
  return { events: countedEvents(sitting.game, heard), next: told }
}

function view(room: Room, request: Request): Answer {
  const [, sitting] = room.at(request)
  const seat = viewerOf(sitting, request)
  return { view: writeView(sitting.game, sitting.view(seat)) }
}

function state(room: Room, request: Request): Answer {
  const [, sitting] = room.at(request)
  return { ...sitting.snapshot() }
}

function score(room: Room, request: Request): Answer {
  const [, sitting] = room.at(request)
  return { over: sitting.over, seats: sitting.standings() }
}

function bot(room: Room, request: Request): Answer {
  const [, sitting] = room.at(request)
  const { game, config, decision } = sitting
  const level = request.has('level') ? request.text('level', 100) : room.standardLevel
  const { bot: play, style } = room.bot(level, game)
  const budget = budgetOf(request)
  const seed = botSeedOf(sitting, request)
  if (decision === null) throw new Fault('game-over', 'The game is over.')
  const seen = sitting.view(decision.seat)
  const { text, why } = play({ game, config, view: seen, decision, seed, budget, style })
  const option = decision.options.find((offered) => offered.text === text && !offered.refusal)
  if (!option) throw new Error(`the bot ${level} answered "${text}", which is not open`)
  return { text, action: option.action, why }
}

function undo(room: Room, request: Request): Answer {
  const [name, sitting] = room.at(request)
  const before = sitting.undo(seatOf(sitting, request))
  room.replace(name, before)
  return { actions: before.moves }
}

function close(room: Room, request: Request): Answer {
  room.close(room.at(request)[0])
  return {}
}

/** A seat, or null for a spectator. */
function viewerOf(sitting: Sitting, request: Request): number | null {
  return request.has('seat') && request.value('seat') === null ? null : seatOf(sitting, request, ' or null')
}

function seatOf(sitting: Sitting, request: Request, or = ''): number {
  const seat = request.value('seat')
  const last = sitting.seats.length - 1
  if (isWhole(seat, 0, last)) return seat
  throw request.wrong('seat', `a whole number from 0 to ${last}${or}`)
}

function budgetOf(request: Request): BotBudget {
  if (!request.has('budget')) return {}
  const { ms, iterations, ...rest } = request.record('budget')
  const extra = Object.keys(rest)
  if (extra.length > 0)
    throw new Denied('bad-request', `"budget" has "ms" and "iterations", not "${extra[0]}".`)
  const most = (name: string, value: unknown, limit: number) => {
    if (isWhole(value, 1, limit)) return value
    throw new Denied('bad-request', `"budget.${name}" must be a whole number from 1 to ${limit}.`)
  }
  return {
    ...(ms !== undefined && { ms: most('ms', ms, MOST_MS) }),
    ...(iterations !== undefined && { iterations: most('iterations', iterations, MOST_ITERATIONS) }),
  }
}

/** Without a seed of its own an ask is seeded by its place in the game, so it can be asked again. */
function botSeedOf(sitting: Sitting, request: Request): number {
  const given = request.value('seed')
  if (isWhole(given, 0, Number.MAX_SAFE_INTEGER)) return given
  if (typeof given === 'string') return seedOf(given)
  if (given !== undefined) throw request.wrong('seed', 'a text or a whole number')
  return seedOf(`bot ${sitting.moves} ${sitting.seed}`)
}

/** The first word of its key; a key has eight. */
function seedOf(text: string): number {
  const [word = 0] = keyOf(text)
  return word
}
