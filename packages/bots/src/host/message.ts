import {
  type Decision,
  Fault,
  type Game,
  isRecord,
  type Json,
  type Judged,
  readComponentSet,
  readOptions,
  readView,
  writeComponentSet,
  writeView,
} from '@gam/kernel'
import type { Ask, Budget, Question } from '../bot.ts'

/** An ask as it travels to a worker: plain JSON. */
export interface WrittenAsk {
  readonly id: number
  readonly level: string
  readonly game: string
  /** The version of the rules that the table plays by. */
  readonly rules: number
  readonly options: Json
  readonly components: Json
  readonly seats: number
  readonly view: Json
  readonly decision: { readonly seat: number; readonly step: string; readonly open: readonly string[] }
  readonly seed: number
  readonly budget: Budget
}

export function writeAsk(id: number, level: string, ask: Question): WrittenAsk {
  const { game, config, view, decision, seed, budget } = ask
  const open = decision.options.filter((option) => !option.refusal).map((option) => option.text)
  return {
    id,
    level,
    game: game.id,
    rules: game.rulesVersion,
    options: config.options as Json,
    components: writeComponentSet(game.components, config.components),
    seats: config.seats,
    view: writeView(game, view),
    decision: { seat: decision.seat, step: decision.step, open },
    seed,
    budget,
  }
}

export function readAsk(games: readonly Judged[], message: WrittenAsk): Ask {
  const known = games.find(({ game }) => game.id === message.game)
  if (!known) throw new Fault('bad-request', `This worker does not know the game ${message.game}.`)
  const game = known.game.atRules(message.rules)
  const { seats, seed, budget } = message
  const config = {
    options: readOptions<unknown>(game.options, message.options),
    components: readComponentSet(game.components, message.components, seats),
    seats,
  }
  return {
    game,
    judgement: known.judgement,
    config,
    view: readView(game, seats, message.view),
    decision: decisionOf(game, message),
    seed,
    budget,
  }
}

function decisionOf(game: Game, { decision: { seat, step, open } }: WrittenAsk): Decision {
  const options = open.map((text) => {
    const code = game.actions.parse(text)
    if (typeof code !== 'number') throw new Fault('bad-notation', code.why)
    return { text, action: game.actions.write(code) }
  })
  return { seat, step, options }
}

export function isWrittenAsk(message: unknown): message is WrittenAsk {
  return (
    isRecord(message) &&
    typeof message.id === 'number' &&
    typeof message.level === 'string' &&
    typeof message.game === 'string' &&
    typeof message.rules === 'number' &&
    typeof message.seats === 'number' &&
    isRecord(message.decision) &&
    Array.isArray(message.decision.open) &&
    isRecord(message.budget)
  )
}
