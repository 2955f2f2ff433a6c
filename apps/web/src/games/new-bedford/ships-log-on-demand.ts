import { onDemand, part } from '../../parts/on-demand.tsx'

/** What only a table with the Ship's Log shows. */
export const log = onDemand(() => import('./ships-log-parts.ts'))

export const OpenCards = part(log, (found) => found.OpenCards)
export const MyPages = part(log, (found) => found.MyPages)
export const TheirPages = part(log, (found) => found.TheirPages)
export const Vignette = part(log, (found) => found.Vignette)
export const Library = part(log, (found) => found.Library)
export const Struck = part(log, (found) => found.Struck)
export const Windfall = part(log, (found) => found.Windfall)
export const Beached = part(log, (found) => found.Beached)

type Asking = typeof import('./ships-log-asks.ts')
export const cardBehind: Asking['cardBehind'] = (frame) => log.here?.cardBehind(frame) ?? null
export const askedByLog: Asking['askedByLog'] = (...asked) => log.here?.askedByLog(...asked) ?? null
