import { Fault, isRecord, readComponentSet, readOptions, type Sitting, writeComponentSet } from '@gam/kernel'
import { type Claims, isSame } from './claims.ts'
import { isChallengeDeal } from './scheme.ts'
import { nameInTerms, termsHash } from './terms.ts'

/** What is wrong with what a record says was agreed; null: nothing. */
export function termsTrouble(
  claims: Claims,
  sitting: Sitting | null,
  seen: string | undefined,
): string | null {
  const { terms, deal, from } = claims
  if (terms === null) return null
  if (termsHash(deal, terms.agreed, from) !== terms.commitment)
    return 'What was agreed is not what the server was bound to.'
  if (seen !== undefined && seen !== terms.commitment)
    return 'What was agreed is not what was bound before the shares were shown.'
  return seatsTrouble(claims) ?? playedTrouble(claims, sitting)
}

/** Flags stay, and so does a bot's own seat; who plays for a person may change, and what they are called. */
function seatsTrouble({ terms, deal, seats, replay }: Claims): string | null {
  const agreed = terms?.agreed.seats ?? []
  const names = Array.isArray(replay.seats) ? replay.seats : []
  if (agreed.length !== seats.length || agreed.length !== names.length)
    return `It was agreed that ${agreed.length} play.`
  for (const [seat, { name, flag, bot }] of agreed.entries()) {
    const now = seats[seat]
    const which = `seat ${seat + 1}`
    if (now === undefined) return `It does not say who played at ${which}.`
    if (name !== nameInTerms(deal, { name: String(names[seat]), bot }))
      return `Who began at ${which} was another.`
    if (flag !== now.flag) return `The flag of ${which} was another.`
    if (now.program === null) return `It does not say whether ${which} is played by a program.`
    if (bot !== null && !(now.name === name && now.bot === bot && !now.program && !now.out))
      return `At ${which} a bot played from the beginning, and another one than this.`
    if (isChallengeDeal(deal.name) && bot === null && (now.bot !== null || now.program || now.out))
      return 'A challenge is played by its person from beginning to end.'
  }
  return null
}

function playedTrouble({ terms, game, replay }: Claims, sitting: Sitting | null): string | null {
  if (terms === null) return null
  const { agreed } = terms
  if (agreed.game !== game || agreed.rules !== replay.rules)
    return `It was agreed to play ${agreed.game} by version ${agreed.rules} of its rules.`
  if (sitting === null) return null
  const { config, game: rules } = sitting
  try {
    const same = isSame(readOptions<unknown>(rules.options, agreed.options), config.options)
    if (!same || !isWithin(agreed.options, replay.options))
      return 'It was played with other options than were agreed.'
    const pieces = readComponentSet(rules.components, agreed.components)
    const written = (set: typeof pieces) => writeComponentSet(rules.components, set)
    if (
      !isSame(written(pieces), written(config.components)) ||
      !isWithin(agreed.components, replay.components)
    )
      return 'It was played with other pieces than were agreed.'
    return null
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}

/** A later version may know more options and pieces; what was agreed must all be there, as it was. */
function isWithin(agreed: unknown, played: unknown): boolean {
  if (!isRecord(agreed) || !isRecord(played)) return isSame(agreed, played)
  return Object.keys(agreed).every((part) => isWithin(agreed[part], played[part]))
}
