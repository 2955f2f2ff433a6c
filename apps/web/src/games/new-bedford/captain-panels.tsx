import type { Statement } from '@gam/kernel'
import { CaptainPanel } from './captain-panel.tsx'
import { captainIn, lastTurn } from './captain-turn.ts'
import type { ShownPanel } from './panel.tsx'
import type { Seen } from './seen.ts'

/** A Captain looked at: his board, and his last turn. */
export function captainLook(seen: Seen, seat: number): ShownPanel {
  const turn = lastTurn(seen.moment.events, seat)
  return {
    title: seen.words.captains.lastTurn,
    untitled: true,
    body: <CaptainPanel seen={seen} seat={seat} turn={turn} helm={seen.state.seats[seat].helm} />,
  }
}

/** A Captain's turn, as far as it has been shown. */
export function captainPanel(seen: Seen, told: readonly Statement[]): ShownPanel | null {
  const statement = told.at(-1)
  const seat = captainIn(told)
  if (statement === undefined || seat === null || !isCaptains(seen, statement, seat)) return null
  // LO-45: after a person has chosen, the turn goes on that began in an earlier action.
  const begun = told.some(
    (one) => one.seat === seat && (one.type === 'dieRolled' || one.type === 'headingSought'),
  )
  const turn = lastTurn(begun ? told : [...seen.moment.events, ...told], seat)
  const rolls = told.filter(({ type, seat: whose }) => type === 'dieRolled' && whose === seat)
  const helm = rolls.reduce((at, { die }) => (at + Number(die)) % 8, seen.state.seats[seat].helm)
  return {
    title: seen.words.captains.turn,
    untitled: true,
    body: <CaptainPanel seen={seen} seat={seat} turn={turn} helm={helm} playing />,
  }
}

/** Is this event still part of that Captain's turn? */
function isCaptains(seen: Seen, statement: Statement, seat: number): boolean {
  if (statement.seat === seat)
    return statement.type !== 'whaleSelected' && statement.type !== 'nothingSelected'
  return statement.type === 'feeFromSupply' && seat >= seen.facts.people
}
