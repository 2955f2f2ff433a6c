import { canonical, Fault, type Game, isRecord, type Json, readReplay, takeUp } from '@gam/kernel'
import { commitmentToKey, commitmentToShare, isChallengeDeal, SCHEME, seedOf } from './scheme.ts'

export type CheckName = 'key' | 'shares' | 'seed' | 'start' | 'moves'

/** One thing that was looked at. `why` says what is wrong, or what was missing; empty where all is well. */
export interface Check {
  readonly name: CheckName
  readonly ok: boolean
  readonly why: string
}

/** What a record must have to be checked at all. */
interface Claims {
  /** The name that the deal goes by. */
  readonly deal: string
  readonly game: string
  readonly commitment: string
  readonly key: string
  readonly contributions: readonly { seat: number; commitment: string; share: string | null }[]
  readonly seed: string
  readonly replay: unknown
  readonly seats: readonly string[]
  /** Where the game began in the middle of another. */
  readonly from: Origin | null
}

interface Origin {
  readonly replay: Record<string, unknown>
  readonly at: number
  readonly deal: 'same' | 'anew'
}

/** Of which game a record is, so that the right rules can be fetched. */
export function recordGameId(record: unknown): string {
  return claimsOf(record).game
}

/**
 * Checks a finished game: that the key is the one the server was bound to before anybody sat down, that each
 * share is the one its player was bound to, that the seed follows from them, and that the rules, played from
 * that seed with those moves, end where the record says.
 */
export function verify(game: Game, record: unknown): Check[] {
  const { deal, key, commitment, contributions, seed, replay, from, seats } = claimsOf(record)
  const check = (name: CheckName, ok: boolean, why: string): Check => ({ name, ok, why: ok ? '' : why })
  const broken = contributions.filter(
    (one) => one.share !== null && commitmentToShare(deal, one.share) !== one.commitment,
  )
  const shares = contributions.flatMap(({ seat, share }) => (share === null ? [] : [{ seat, share }]))
  const wrongSeats = broken.map(({ seat }) => seat + 1).join(', ')
  return [
    check('key', commitmentToKey(deal, key) === commitment, 'The key is not the one that was committed to.'),
    check('shares', broken.length === 0, `The share of seat ${wrongSeats} is not the one committed to.`),
    // Taken up with the same deal, a game deals nothing: its chance is that of the game it goes on from.
    from?.deal === 'same'
      ? check('seed', from.replay.seed === seed, 'The seed is not that of the game it goes on from.')
      : check('seed', seedOf(deal, key, shares) === seed, 'The seed does not follow from key and shares.'),
    ...checkStart(game, replay, from, { seats, seed }),
    checkMoves(game, replay),
  ]
}

/** A game that began in the middle must begin where the other one stood. */
function checkStart(
  game: Game,
  replay: unknown,
  from: Origin | null,
  now: { readonly seats: readonly string[]; readonly seed: string },
): Check[] {
  const start = isRecord(replay) && replay.from !== undefined ? replay.from : null
  if (from === null && start === null) return []
  const bad = (why: string): Check[] => [{ name: 'start', ok: false, why }]
  if (from === null) return bad('The game begins in the middle, and the record does not say of which.')
  try {
    const { at, deal } = from
    const began = takeUp(game, from.replay, { at, deal, ...now, viewer: null }).from
    const same = canonical({ ...began } as Json) === canonical(start as Json)
    return same
      ? [{ name: 'start', ok: true, why: '' }]
      : bad('The game does not begin where the other one stood.')
  } catch (error) {
    if (error instanceof Fault) return bad(error.message)
    throw error
  }
}

function checkMoves(game: Game, replay: unknown): Check {
  try {
    const { over } = readReplay(game, replay)
    return { name: 'moves', ok: over, why: over ? '' : 'The game is not over.' }
  } catch (error) {
    if (error instanceof Fault) return { name: 'moves', ok: false, why: error.message }
    throw error
  }
}

const HEX = /^[0-9a-f]{64}$/
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)

function claimsOf(record: unknown): Claims {
  const bad = (why: string): never => {
    throw new Fault('bad-replay', `This is no record of a game that can be checked: ${why}`)
  }
  if (!isRecord(record) || record.format !== 'gam-record') return bad('its "format" is not "gam-record".')
  if (record.version !== 1) return bad('its "version" is not 1.')
  const { table, game, fairness, replay } = record
  if (typeof table !== 'string' || typeof game !== 'string') return bad('"table" and "game" must be texts.')
  if (!isRecord(fairness) || fairness.scheme !== SCHEME) return bad(`its scheme is not ${SCHEME}.`)
  const { commitment, key, contributions, deal = table } = fairness
  if (typeof deal !== 'string' || (deal !== table && !isChallengeDeal(deal)))
    return bad('"fairness.deal" must be the table, or the day of a challenge.')
  if (!isHex(commitment)) return bad('"fairness.commitment" must be 64 hexadecimal digits.')
  if (key === null) return bad('the table chose that its key stays secret.')
  if (!isHex(key)) return bad('"fairness.key" must be 64 hexadecimal digits.')
  if (!Array.isArray(contributions) || contributions.length > 16)
    return bad('"fairness.contributions" must be a short list.')
  if (!isRecord(replay) || typeof replay.seed !== 'string') return bad('it has no "replay" with a "seed".')
  return {
    deal,
    game,
    commitment,
    key,
    contributions: contributions.map(
      (one) => contributionOf(one) ?? bad('a contribution needs "seat", "commitment" and "share".'),
    ),
    seed: replay.seed,
    replay,
    seats: textsOf(replay.seats),
    from:
      record.from === undefined
        ? null
        : (originOf(record.from) ?? bad('"from" needs "replay", "at" and "deal".')),
  }
}

function textsOf(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : []
}

function originOf(json: unknown): Origin | null {
  if (!isRecord(json)) return null
  const { replay, at, deal } = json
  if (!isRecord(replay) || typeof at !== 'number' || (deal !== 'same' && deal !== 'anew')) return null
  return { replay, at, deal }
}

function contributionOf(json: unknown): Claims['contributions'][number] | null {
  if (!isRecord(json)) return null
  const { seat, commitment, share } = json
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 15) return null
  if (!isHex(commitment) || !(share === null || isHex(share))) return null
  return { seat, commitment, share }
}
