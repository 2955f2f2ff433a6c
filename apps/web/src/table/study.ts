import {
  type Analysis,
  type Ask,
  botOfLevel,
  CARE,
  isChoice,
  settleAccounts,
  speaksFor,
  type Way,
  wayTo,
  weigh,
} from '@gam/bots'
import {
  type Decision,
  type Json,
  oneAt,
  readReplay,
  replayGameId,
  type Sitting,
  type Statement,
  type View,
} from '@gam/kernel'
import { setOf } from '../session/component-sets.ts'
import { gameOf, judgedOf, wholeGameOf } from './games.ts'

/** What a seat sees and is asked at a table: enough to think about it, and nothing that it may not know. */
export interface Seen {
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly components: string
  readonly componentSet: Json | null
  readonly seats: number
  readonly view: View
  readonly decision: Decision
}

/** So many candidates are shown: with more it is no hint any longer. */
const CANDIDATES = 2

export interface Hint {
  /** The best first; none where there is only one thing to do. */
  readonly candidates: readonly {
    readonly text: string
    readonly share: number
    readonly because: readonly Statement[]
  }[]
}

/** What can be asked of the scholar in the worker. */
export interface Studies {
  way: { ask: { seen: Seen; closed: string }; answer: Way | null }
  hint: { ask: { seen: Seen }; answer: Hint }
  /** How many decisions there are to weigh. */
  decisions: { ask: { replay: unknown }; answer: readonly number[] }
  weigh: { ask: { replay: unknown; moves: number }; answer: ReturnType<typeof weigh> }
  account: { ask: { replay: unknown; weighings: Analysis['weighings'] }; answer: Analysis }
}

export type Study = { [K in keyof Studies]: { readonly study: K } & Studies[K]['ask'] }[keyof Studies]

/** How long a hint is thought about. */
const HINT = { ms: 1200 }

export async function study(request: Study): Promise<unknown> {
  switch (request.study) {
    case 'way':
      return wayTo(await questionOf(request.seen), request.closed)
    case 'hint':
      return hintFor({
        ...(await questionOf(request.seen)),
        judgement: (await judgedOf(request.seen.game)).judgement,
        seed: 1,
        budget: HINT,
      })
    case 'decisions':
      return (await lineOf(request.replay)).flatMap((sitting, moves) => (isChoice(sitting) ? [moves] : []))
    case 'weigh': {
      const line = await lineOf(request.replay)
      const { game, codes } = oneAt(line, line.length - 1)
      const { judgement } = await judgedOf(game.id)
      return weigh(oneAt(line, request.moves), judgement, oneAt(codes, request.moves), CARE)
    }
    case 'account':
      return settleAccounts(await lineOf(request.replay), request.weighings)
  }
}

/** The best move with what sets it apart, and what speaks for those that come close. */
function hintFor(ask: Ask): Hint {
  const { because = [], found = [] } = botOfLevel('expert')({
    ...ask,
    judgement: { ...ask.judgement, varied: false },
  })
  return {
    candidates: found.slice(0, CANDIDATES).map(({ text, share }, i) => ({
      text,
      share,
      because: i === 0 ? because : speaksFor(ask, text),
    })),
  }
}

async function questionOf(seen: Seen) {
  const { options, seats, view, decision } = seen
  const game = (await gameOf(seen.game)).atRules(seen.rules)
  return {
    game,
    config: { options, components: setOf(game, seen), seats },
    view,
    decision,
  }
}

/** The last game looked at, so that weighing its decisions one by one does not play it anew each time. */
let last: { readonly hash: unknown; readonly line: readonly Sitting[] } | null = null

async function lineOf(replay: unknown): Promise<readonly Sitting[]> {
  const game = await wholeGameOf(replayGameId(replay))
  const hash = typeof replay === 'object' && replay !== null && 'hash' in replay ? replay.hash : null
  if (last?.hash === hash && hash !== null && last !== null) return last.line
  const end = readReplay(game, replay)
  let sitting = readReplay(game, replay, 0)
  const line = [sitting]
  for (const [i, code] of end.codes.entries()) {
    sitting = sitting.submit(oneAt(end.movers, i), code)
    line.push(sitting)
  }
  last = { hash, line }
  return line
}
