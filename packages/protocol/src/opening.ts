import {
  type Beginning,
  componentSet,
  type Game,
  type Json,
  readComponentSet,
  readReplay,
  replayGameId,
  replayIn,
  Sitting,
} from '@gam/kernel'
import { countedEvents } from './counted.ts'
import type { Request } from './request.ts'
import type { Room } from './room.ts'

const MOST_SEATS = 100
const LONGEST_NAME = 100
const LONGEST_SEED = 10_000

export function openNew(room: Room, request: Request) {
  room.needPlace()
  const game = room.gameCalled(request.text('game', LONGEST_NAME))
  return opened(room, Sitting.begin(game, beginningOf(room, game, request)))
}

export function openReplay(room: Room, request: Request) {
  room.needPlace()
  const replay = replayIn(request.record('replay'))
  const game = room.gameCalled(replayGameId(replay))
  const at = request.has('at') ? request.whole('at', 0, Number.MAX_SAFE_INTEGER) : undefined
  return opened(room, readReplay(game, replay, at))
}

export function openState(room: Room, request: Request) {
  room.needPlace()
  const game = room.gameCalled(request.text('game', LONGEST_NAME))
  const state = request.record('state') as Json
  const draws = request.has('draws') ? drawsOf(request) : game.nonces.map(() => 0)
  const beginning = beginningOf(room, game, request)
  return opened(room, Sitting.at(game, beginning, { state, draws }))
}

/** Whoever drives an engine is the table, not a player: it is told every statement in full. */
function opened(room: Room, sitting: Sitting) {
  return {
    game: room.open(sitting),
    seed: sitting.seed,
    events: countedEvents(sitting.game, sitting.events),
  }
}

function beginningOf(room: Room, game: Game, request: Request): Beginning {
  const seats = request.texts('seats', MOST_SEATS, LONGEST_NAME)
  const { freshSeed } = room.setup
  const seed = freshSeed && !request.has('seed') ? freshSeed() : request.text('seed', LONGEST_SEED)
  const options = request.value('options')
  const components = request.value('components')
  if (components === undefined) return { seats, seed, options }
  const set =
    typeof components === 'string'
      ? componentSet(game.components, components)
      : readComponentSet(game.components, components, seats.length)
  return { seats, seed, options, components: set }
}

function drawsOf(request: Request): number[] {
  const draws = request.value('draws')
  if (Array.isArray(draws) && draws.every((n) => typeof n === 'number')) return draws
  throw request.wrong('draws', 'a list of whole numbers')
}
