import type { Statement } from '@gam/kernel'
import { CARDS } from '@gam/new-bedford'
import { captainPanel, Market } from './on-demand.ts'
import type { ShownPanel } from './panel.tsx'
import { agendaOf, type Frame } from './reading.ts'
import type { Seen } from './seen.ts'
import { Beached, Library, Struck, Windfall } from './ships-log-on-demand.ts'

/** With these the market is over, and what comes next happens where it lay. */
const AFTER_SALE = new Set(['shipReached', 'tokensReturned', 'tokenDrawn', 'roundBegun'])

/** What lies open for a while: a Captain's turn, a ship that is home, the whale market, amounts to choose. */
export function panelOf(seen: Seen, told: readonly Statement[]): ShownPanel | null {
  return captainPanel(seen, told) ?? (told.some(({ type }) => AFTER_SALE.has(type)) ? null : askedPanel(seen))
}

function askedPanel(seen: Seen): ShownPanel | null {
  const { moment, state, words } = seen
  const [frame] = agendaOf(state)
  if (moment.asked === null || frame === undefined) return null
  if (frame.step === 'buyWhale')
    return { title: words.panels.market, name: 'market', body: <Market seen={seen} frame={frame} /> }
  if (moment.decision === null) return null
  switch (frame.step) {
    default:
      return logPanel(seen, frame)
  }
}

/** What lies open for a decision of the log; null where the board itself is enough. */
function logPanel(seen: Seen, frame: Frame): ShownPanel | null {
  const { panels: titles } = seen.words.pages
  switch (frame.step) {
    case 'library':
      return { title: titles.library, body: <Library seen={seen} /> }
    case 'struck':
      return {
        title: titles.struck,
        name: 'struck',
        body: <Struck seen={seen} card={CARDS.indexOf(frame.card)} />,
      }
    case 'haul':
      return {
        title: titles.struck,
        name: 'struck',
        body: <Struck seen={seen} card={CARDS.indexOf('stove boat')} />,
      }
    case 'windfall':
      return { title: titles.windfall, body: <Windfall seen={seen} /> }
    case 'beachWhales':
      return { title: titles.beached, body: <Beached seen={seen} /> }
    default:
      return null
  }
}
