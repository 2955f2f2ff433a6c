import { canonical, Fault, isRecord, type Json } from '@gam/kernel'
import { type Deal, isChallengeDeal, isHex, SCHEMES } from './scheme.ts'
import { type DealTerms, readTerms } from './terms.ts'

/** What a seat gave to the deal. */
interface Contribution {
  readonly seat: number
  readonly commitment: string
  /** Null: it was not shown in time and has no part in the deal. */
  readonly share: string | null
}

/** A seat as it was at the end. */
interface SeatClaim {
  readonly name: string
  readonly flag: number
  readonly bot: string | null
  /** Null: an older record, which does not say. */
  readonly program: boolean | null
  readonly out: boolean
}

/** The moment of another game at which this one began. */
interface Origin {
  readonly replay: Record<string, unknown>
  readonly at: number
  readonly deal: 'same' | 'anew'
}

/** All that a record claims, in a form that can be checked. */
export interface Claims {
  readonly deal: Deal
  readonly game: string
  readonly commitment: string
  readonly key: string
  readonly contributions: readonly Contribution[]
  /** What was agreed, with the commitment to it; null under the scheme that bound no terms. */
  readonly terms: { readonly agreed: DealTerms; readonly commitment: string } | null
  readonly seed: string
  readonly replay: Record<string, unknown>
  readonly seats: readonly SeatClaim[]
  readonly totals: Json
  readonly winners: Json
  readonly from: Origin | null
}

/** Of which game a record is, so that the right rules can be fetched. */
export function recordGameId(record: unknown): string {
  return claimsOf(record).game
}

/** Refused with the reason if it is no record of a game, or one of which nothing can be known. */
export function claimsOf(record: unknown): Claims {
  if (!isRecord(record) || record.format !== 'gam-record') return bad('its "format" is not "gam-record".')
  if (record.version !== 1) return bad('its "version" is not 1.')
  const { table, game, replay, ended, totals, winners } = record
  if (typeof table !== 'string' || typeof game !== 'string') return bad('"table" and "game" must be texts.')
  const fairness = fairnessOf(record, table)
  if (!isRecord(replay) || typeof replay.seed !== 'string') return bad('it has no "replay" with a "seed".')
  if (typeof ended !== 'number') return bad('"ended" must be a time.')
  if (!isNumbers(totals) || !isNumbers(winners))
    return bad('"totals" and "winners" must be lists of numbers.')
  return {
    ...fairness,
    game,
    seed: replay.seed,
    replay,
    seats: listOf(record.seats, seatOf) ?? bad('each of "seats" needs "name", "flag", "bot" and "out".'),
    totals,
    winners,
    from:
      record.from === undefined
        ? null
        : (originOf(record.from) ?? bad('"from" needs "replay", "at" and "deal".')),
  }
}

function fairnessOf(
  { fairness, terms: agreed }: Record<string, unknown>,
  table: string,
): Pick<Claims, 'deal' | 'commitment' | 'key' | 'contributions' | 'terms'> {
  if (!isRecord(fairness)) return bad('it has no "fairness".')
  const scheme = SCHEMES.find((one) => one === fairness.scheme)
  if (scheme === undefined) return bad(`its scheme is none of ${SCHEMES.join(', ')}.`)
  const { commitment, key, deal: name = table, terms } = fairness
  if (scheme !== 'gam-fair-1' && fairness.deal === undefined) return bad('it has no "fairness.deal".')
  if (typeof name !== 'string' || (name !== table && !isChallengeDeal(name)))
    return bad('"fairness.deal" must be the table, or the day of a challenge.')
  if (!isHex(commitment)) return bad('"fairness.commitment" must be 64 hexadecimal digits.')
  if (key === null) return bad('the table chose that its key stays secret.')
  if (!isHex(key)) return bad('"fairness.key" must be 64 hexadecimal digits.')
  if (fairness.until !== null && !(scheme === 'gam-fair-1' && fairness.until === undefined))
    return bad('"fairness.until" must be null once a game is over.')
  const contributions =
    listOf(fairness.contributions, contributionOf) ??
    bad('"fairness.contributions" must be a short list, each with "seat", "commitment" and "share".')
  const common = { deal: { scheme, name }, commitment, key, contributions }
  if (scheme === 'gam-fair-1') {
    if (agreed !== undefined || terms !== undefined) return bad(`${scheme} knows no "terms".`)
    return { ...common, terms: null }
  }
  if (!isHex(terms)) return bad('"fairness.terms" must be 64 hexadecimal digits.')
  const read = readTerms(agreed) ?? bad('its "terms" are missing, or are none.')
  return { ...common, terms: { agreed: read, commitment: terms } }
}

function bad(why: string): never {
  throw new Fault('bad-replay', `This is no record of a game that can be checked: ${why}`)
}

function isNumbers(json: unknown): json is number[] {
  return Array.isArray(json) && json.every((one) => typeof one === 'number')
}

const MOST_SEATS = 16

/** Null: it is no list of at most as many as there are seats, or one of its entries cannot be read. */
function listOf<T>(json: unknown, read: (json: unknown) => T | null): T[] | null {
  if (!Array.isArray(json) || json.length > MOST_SEATS) return null
  const all = json.map(read)
  return all.every((one) => one !== null) ? all : null
}

function seatOf(json: unknown): SeatClaim | null {
  if (!isRecord(json)) return null
  const { name, flag, bot, out, program = null } = json
  if (program !== null && typeof program !== 'boolean') return null
  if (typeof name !== 'string' || typeof flag !== 'number' || typeof out !== 'boolean') return null
  return bot === null || typeof bot === 'string' ? { name, flag, bot, program, out } : null
}

function originOf(json: unknown): Origin | null {
  if (!isRecord(json)) return null
  const { replay, at, deal } = json
  if (!isRecord(replay) || typeof at !== 'number' || (deal !== 'same' && deal !== 'anew')) return null
  return { replay, at, deal }
}

function contributionOf(json: unknown): Contribution | null {
  if (!isRecord(json)) return null
  const { seat, commitment, share } = json
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= MOST_SEATS) return null
  if (!isHex(commitment) || !(share === null || isHex(share))) return null
  return { seat, commitment, share }
}

/** Equal data, whatever order its keys are in. */
export function isSame(a: unknown, b: unknown): boolean {
  return text(a) === text(b)
}

function text(value: unknown): string {
  const json: Json = JSON.parse(JSON.stringify(value ?? null))
  return canonical(json)
}
