import {
  Fault,
  type Game,
  isRecord,
  type Json,
  type Replay,
  readComponentSet,
  type Types,
  writeComponentSet,
} from '@gam/kernel'
import { type Break, breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
import { quickAgain } from './quick.ts'
import { answerTo, REASONS } from './spoil/spoil.ts'
import { tableOf } from './tables.ts'
import { retrace, type Trail } from './trail.ts'

/** A replay that breaks a law. It says which, and what was found; what was played is a game like any other. */
export interface FailedReplay extends Replay {
  readonly failed: { readonly law: string; readonly what: string }
}

/** Written from what was played, not from the sitting it led to: there may be none. */
export function failedReplay<T extends Types>(trail: Trail<T>, { law, what }: Break): FailedReplay {
  const { game, table, seed, from, codes, sittings } = trail
  const last = sittings.at(-1)
  return {
    format: 'gam-replay',
    version: 1,
    game: game.id,
    rules: game.rulesVersion,
    components: writeComponentSet(game.components, table.components),
    options: table.config.options as Json,
    seats: table.seats,
    seed,
    ...(from && { from }),
    actions: codes.map((code) => game.actions.format(code)),
    over: last?.over ?? false,
    hash: last?.hash() ?? '',
    failed: { law, what },
  }
}

/** Plays a failed replay again and holds its law against it: what was found now, null if the law is kept. */
export function reproduce<T extends Types>(game: Game<T>, replay: FailedReplay): Break | null {
  const { law: id } = isRecord(replay.failed) ? replay.failed : { law: '' }
  const law = LAWS.find((one) => one.id === id)
  if (!law && id !== REASONS)
    throw new Fault('bad-replay', `This replay does not say which law it breaks ("${id}").`)
  if (replay.game !== game.id)
    throw new Fault('bad-replay', `This is a game of ${replay.game}, not of ${game.id}.`)
  const { seats, options, seed, from, actions } = replay
  const components = readComponentSet(game.components, replay.components, seats.length)
  const codes = actions.map((text) => {
    const code = game.actions.parse(text)
    if (typeof code === 'number') return code
    throw new Fault('bad-replay', code.why)
  })
  const table = tableOf(game, seats, options, components)
  const seating = { game, table, seed, from }
  const answer = answerTo(seating)
  if (answer !== 'taken') return answer === 'refused' ? null : answer
  if (!law) return null
  const trail = retrace(seating, codes)
  const broken = breakOf(law, trail, 'at the end') ?? breakOf(law, trail, 'everywhere')
  // Some things go wrong only where a game is played in place.
  return broken ?? quickAgain(seating, codes).broken
}
