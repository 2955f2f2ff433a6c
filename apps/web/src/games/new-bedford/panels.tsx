import type { Fact } from '@gam/kernel'
import { CaptainPanel } from './captain-panel.tsx'
import { captainIn, lastTurn } from './captain-turn.ts'
import { Sell, Stock } from './goods-panels.tsx'
import { logPanel } from './log-panels.tsx'
import { Market } from './market-panel.tsx'
import type { ShownPanel } from './panel.tsx'
import { agendaOf, shipIndex } from './reading.ts'
import { Returned, Tryworks } from './return-panel.tsx'
import type { Seen } from './seen.ts'
import { toldUpTo } from './told.ts'

/** What lies open for a while: a Captain's turn, a ship that is home, the whale market, amounts to choose. */
export function panelOf(seen: Seen, fact: Fact | null): ShownPanel | null {
  return captainPanel(seen, fact) ?? askedPanel(seen)
}

/** A Captain looked at: his board, and his last turn. */
export function captainLook(seen: Seen, seat: number): ShownPanel {
  const turn = lastTurn(seen.moment.events, seat)
  return {
    title: seen.words.captains.lastTurn,
    body: <CaptainPanel seen={seen} seat={seat} turn={turn} helm={seen.state.seats[seat].helm} />,
  }
}

function captainPanel(seen: Seen, fact: Fact | null): ShownPanel | null {
  const told = toldUpTo(fact)
  const seat = captainIn(told)
  if (fact === null || seat === null || !isCaptains(seen, fact, seat)) return null
  const turn = lastTurn(told, seat)
  const rolls = told.filter(({ type, seat: whose }) => type === 'dieRolled' && whose === seat)
  const helm = rolls.reduce((at, { die }) => (at + Number(die)) % 8, seen.state.seats[seat].helm)
  return {
    title: seen.words.captains.turn,
    body: <CaptainPanel seen={seen} seat={seat} turn={turn} helm={helm} />,
  }
}

/** Is this event still part of that Captain's turn? */
function isCaptains(seen: Seen, fact: Fact, seat: number): boolean {
  if (fact.seat === seat) return fact.type !== 'whaleSelected' && fact.type !== 'nothingSelected'
  return fact.type === 'feeFromSupply' && seat >= seen.facts.people
}

function askedPanel(seen: Seen): ShownPanel | null {
  const { moment, state, words } = seen
  const [frame] = agendaOf(state)
  if (moment.asked === null || frame === undefined) return null
  if (frame.step === 'buyWhale')
    return { title: words.panels.market, body: <Market seen={seen} frame={frame} /> }
  if (moment.decision === null) return null
  switch (frame.step) {
    case 'stock':
      return { title: words.panels.stock, body: <Stock seen={seen} frame={frame} /> }
    case 'sell':
      return { title: words.panels.sell, body: <Sell seen={seen} frame={frame} /> }
    case 'nameWhales':
      return { title: words.panels.back(shipIndex(frame.ship)), body: <Returned seen={seen} frame={frame} /> }
    case 'tryworks':
    case 'landFree':
      return { title: words.panels.tryworks, body: <Tryworks seen={seen} /> }
    default:
      return logPanel(seen, frame)
  }
}
