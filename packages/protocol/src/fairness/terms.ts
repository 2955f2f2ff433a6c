import { canonical, isRecord, type Json } from '@gam/kernel'
import { commitmentToTerms, type Deal, isChallengeDeal, isHex } from './scheme.ts'

/** A seat as the deal found it. */
export interface SeatTerms {
  /** Empty for whoever tries a daily challenge: the deal of a day is the same for everybody. */
  readonly name: string
  readonly flag: number
  /** The level of a seat that is a bot's own. */
  readonly bot: string | null
  /** Who sat there was a program with a token. */
  readonly program: boolean
  /** To its share; null: it has none. */
  readonly commitment: string | null
}

/** All that a table has agreed on when it is dealt: bound before any share is shown, and a part of the seed. */
export interface DealTerms {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly components: Json
  readonly seats: readonly SeatTerms[]
}

/** The moment of another game at which a table begins. */
interface Moment {
  readonly replay: unknown
  readonly at: number
  readonly deal: 'same' | 'anew'
}

/** The commitment to the terms. `from`: where the table begins in the middle of another game, as its record has it. */
export function termsHash(deal: Deal, terms: DealTerms, from: Moment | null): string {
  const { game, rules, options, components } = terms
  const seats = terms.seats.map(({ name, flag, bot, program, commitment }) => ({
    ...{ name, flag, bot, program, commitment },
  }))
  const agreed = { game, rules, options, components, seats, ...(from && { from: momentOf(from) }) }
  return commitmentToTerms(deal, canonical(agreed))
}

/** As it stands in a file, where nothing is undefined. */
function momentOf({ replay, at, deal }: Moment): Json {
  return JSON.parse(JSON.stringify({ replay, at, deal }))
}

/** The name by which a seat goes into the terms. */
export function nameInTerms(
  deal: Deal,
  seat: { readonly name: string; readonly bot: string | null },
): string {
  return isChallengeDeal(deal.name) && seat.bot === null ? '' : seat.name
}

/** Null: that is none. */
export function readTerms(json: unknown): DealTerms | null {
  if (!isRecord(json) || !Array.isArray(json.seats)) return null
  const { game, rules, options, components } = json
  if (typeof game !== 'string' || typeof rules !== 'number') return null
  if (!isJson(options) || !isJson(components)) return null
  const seats = json.seats.map(readSeat)
  if (seats.length > 16 || !seats.every((seat) => seat !== null)) return null
  return { game, rules, options, components, seats }
}

function readSeat(json: unknown): SeatTerms | null {
  if (!isRecord(json)) return null
  const { name, flag, bot, program, commitment } = json
  if (typeof name !== 'string' || typeof flag !== 'number' || typeof program !== 'boolean') return null
  if (!(bot === null || typeof bot === 'string') || !(commitment === null || isHex(commitment))) return null
  return { name, flag, bot, program, commitment }
}

/** A record comes from a file: what is not undefined there is JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}
