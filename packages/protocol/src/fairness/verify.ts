import { Fault, type Game, readReplay, type Sitting, takeUp } from '@gam/kernel'
import { type Claims, claimsOf, isSame } from './claims.ts'
import { commitmentToKey, commitmentToShare, seedOf } from './scheme.ts'
import { termsHash } from './terms.ts'
import { termsTrouble } from './terms-trouble.ts'

export type CheckName = 'key' | 'shares' | 'terms' | 'seed' | 'start' | 'moves' | 'result'

/** One thing that was looked at. `why` says what is wrong, or what was missing; empty where all is well. */
export interface Check {
  readonly name: CheckName
  readonly ok: boolean
  readonly why: string
}

/**
 * What somebody kept who was there. A record alone can only agree with itself: whoever made it could have drawn
 * another key, or shares that no player ever had.
 */
export interface Evidence {
  /** To the key, as it was first seen, before the deal. */
  readonly commitment?: string | undefined
  /** To the terms, as it was seen before the own share was shown. */
  readonly terms?: string | undefined
  /** Drawn by whoever checks; without a seat, at any. */
  readonly shares?: readonly OwnShare[] | undefined
}

export interface OwnShare {
  readonly seat?: number | undefined
  readonly share: string
}

/**
 * Checks a finished game: that the key is the one the server was bound to before anybody sat down, that each
 * share is the one its player was bound to, that what was agreed and the seed follow from them, that the rules,
 * played from that seed with those moves, end where the record says, and that its result is theirs.
 */
export function verify(game: Game, record: unknown, evidence: Evidence = {}): Check[] {
  const claims = claimsOf(record)
  const played = playAgain(game, claims)
  const sitting = typeof played === 'string' ? null : played
  return [
    check('key', keyTrouble(claims, evidence)),
    check('shares', sharesTrouble(claims, evidence)),
    ...(claims.terms ? [check('terms', termsTrouble(claims, sitting, evidence.terms))] : []),
    check('seed', seedTrouble(claims)),
    ...startChecks(game, claims, sitting),
    check('moves', typeof played === 'string' ? played : null),
    check('result', resultTrouble(claims, sitting)),
  ]
}

/** `wrong`: something does not hold; `consistent`: a record alone cannot show more; `fair`: the deal was. */
export type Verdict = 'wrong' | 'consistent' | 'fair'

/** A deal is called fair by whoever knows what the server was bound to and has a share in it, and by nobody else. */
export function verdictOf(checks: readonly Check[], record: unknown, evidence: Evidence): Verdict {
  if (!checks.every(({ ok }) => ok)) return 'wrong'
  const { contributions, from } = claimsOf(record)
  const own = evidence.shares ?? []
  const inDeal = own.length > 0 && own.every(({ share }) => contributions.some((one) => one.share === share))
  return inDeal && evidence.commitment !== undefined && from?.deal !== 'same' ? 'fair' : 'consistent'
}

function check(name: CheckName, trouble: string | null): Check {
  return { name, ok: trouble === null, why: trouble ?? '' }
}

function keyTrouble({ deal, key, commitment }: Claims, evidence: Evidence): string | null {
  if (commitmentToKey(deal, key) !== commitment) return 'The key is not the one that was committed to.'
  return (evidence.commitment ?? commitment) === commitment
    ? null
    : 'The commitment to the key is not the one that was seen before the deal: the key was exchanged.'
}

function sharesTrouble({ deal, contributions, replay, terms }: Claims, evidence: Evidence): string | null {
  const broken = contributions.filter(
    ({ share, commitment }) => share !== null && commitmentToShare(deal, share) !== commitment,
  )
  if (broken.length > 0)
    return `The share of seat ${broken.map(({ seat }) => seat + 1).join(', ')} is not the one committed to.`
  const seats = Array.isArray(replay.seats) ? replay.seats.length : 0
  const inOrder = contributions.every(
    ({ seat }, i) => seat < seats && seat > (contributions[i - 1]?.seat ?? -1),
  )
  if (!inOrder) return 'A share is of no seat of this game, or a seat has two.'
  const bound = terms?.agreed.seats.flatMap(({ commitment }, seat) =>
    commitment ? [{ seat, commitment }] : [],
  )
  if (
    bound &&
    !isSame(
      bound,
      contributions.map(({ seat, commitment }) => ({ seat, commitment })),
    )
  )
    return 'These are not the commitments that there were when the dealing began.'
  const missing = (evidence.shares ?? []).some(
    ({ seat, share }) =>
      !contributions.some(
        (one) =>
          (seat === undefined || one.seat === seat) &&
          (one.share === share || (one.share === null && one.commitment === commitmentToShare(deal, share))),
      ),
  )
  return missing ? 'A share that you drew is not in this record: another was put in its place.' : null
}

function seedTrouble({ deal, key, contributions, terms, seed, from }: Claims): string | null {
  // Taken up with the same deal, a game deals nothing: its chance is that of the game it goes on from.
  if (from?.deal === 'same')
    return from.replay.seed === seed ? null : 'The seed is not that of the game it goes on from.'
  const shares = contributions.flatMap(({ seat, share }) => (share === null ? [] : [{ seat, share }]))
  const bound = terms && termsHash(deal, terms.agreed, from)
  return seedOf(deal, key, shares, bound) === seed ? null : 'The seed does not follow from what was bound.'
}

/** A game that began in the middle must begin where the other one stood. */
function startChecks(game: Game, { replay, from, seed }: Claims, sitting: Sitting | null): Check[] {
  const start = replay.from ?? null
  if (from === null && start === null) return []
  if (from === null)
    return [check('start', 'The game begins in the middle, and the record does not say of which.')]
  return [
    check(
      'start',
      troubleOf(() => {
        const past = readReplay(game, from.replay)
        // Who played that one is nobody's business, and what came afterwards neither.
        if (!past.seats.slice(0, past.people).every((name, seat) => name === `Seat ${seat + 1}`))
          return 'The game it goes on from has names.'
        if (from.at !== past.moves || from.replay.rules !== replay.rules)
          return 'The game it goes on from does not end there.'
        const seats = sitting ? sitting.seats.slice(0, sitting.people) : past.seats.slice(0, past.people)
        const began = takeUp(game, from.replay, {
          at: from.at,
          deal: from.deal,
          seats,
          seed,
          viewer: null,
        })
        const same =
          isSame(began.from, start) &&
          (sitting === null ||
            (isSame(began.config.options, sitting.config.options) &&
              isSame(began.config.components, sitting.config.components)))
        return same ? null : 'The game does not begin where the other one stood.'
      }),
    ),
  ]
}

/** What is wrong, or the game as it ended. */
function playAgain(game: Game, { replay }: Claims): string | Sitting {
  try {
    const sitting = readReplay(game, replay)
    if (!sitting.over) return 'The game is not over.'
    const actions = sitting.codes.map((code) => sitting.game.actions.format(code))
    return isSame(actions, replay.actions) ? sitting : 'A move is not written as the notation has it.'
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}

function resultTrouble({ game, totals, winners, seats }: Claims, sitting: Sitting | null): string | null {
  if (sitting === null) return 'The moves cannot be played again, so the result cannot be compared.'
  if (game !== sitting.game.id) return `The moves are of ${sitting.game.id}, not of ${game}.`
  if (seats.length !== sitting.people)
    return `The game was played by ${sitting.people}, not by ${seats.length}.`
  const standings = sitting.standings()
  if (
    !isSame(
      totals,
      standings.map(({ total }) => total),
    )
  )
    return `The totals are not those of the game: ${standings.map(({ total }) => total).join(', ')}.`
  const first = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  return isSame(winners, first) ? null : 'The winners are not those of the game.'
}

function troubleOf(look: () => string | null): string | null {
  try {
    return look()
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}
