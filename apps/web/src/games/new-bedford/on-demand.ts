import { TOKENS } from '@gam/new-bedford'
import { type OnDemand, onDemand, part } from '../../parts/on-demand.tsx'
import type { TableInfo } from '../../session/session.ts'
import type { ShownPanel } from './panel.tsx'
import { factsOf } from './reading.ts'
import { log } from './ships-log-on-demand.ts'
import { isNoWhale } from './ships-log-shelf.ts'

// What many tables never show, or not at first: the expansions, panels of later phases, answers to questions.

const captains = onDemand(() => import('./captain-parts.ts'))
const later = onDemand(() => import('./later-parts.ts'))

export const CaptainLine = part(captains, (found) => found.CaptainLine)
export const Market = part(later, (found) => found.Market)
export const ReturnPanel = part(later, (found) => found.ReturnPanel)
export const SellPanel = part(later, (found) => found.SellPanel)
export const TryworksPanel = part(later, (found) => found.TryworksPanel)
export const Grounds = part(later, (found) => found.Grounds)
export const Banner = part(later, (found) => found.Banner)

/** What the expansions at this table need from its first moment on. */
export function expansionsOf(table: TableInfo): OnDemand<unknown>[] {
  const facts = factsOf(table)
  const promo = TOKENS.names.some((name, token) => isNoWhale(name) && facts.tokens[token] > 0)
  return [...(facts.boards.length > 0 ? [captains] : []), ...(facts.log || promo ? [log] : [])]
}

export const ALL: readonly OnDemand<unknown>[] = [later, captains, log]

type Captains = typeof import('./captain-panels.tsx')
export const captainPanel = (...seen: Parameters<Captains['captainPanel']>): ShownPanel | null =>
  captains.here?.captainPanel(...seen) ?? null
export const captainLook = (...seen: Parameters<Captains['captainLook']>): ShownPanel | null =>
  captains.here?.captainLook(...seen) ?? null

type Inspecting = typeof import('./inspect.tsx')
export const inspect: Inspecting['inspect'] = (...asked) => later.here?.inspect(...asked) ?? null

type Moving = typeof import('./choreography.tsx')
export const motionOf: Moving['motionOf'] = (...asked) => later.here?.motionOf(...asked) ?? { flights: [] }

type Speaking = typeof import('./spoken.ts')
export const mine: Speaking['mine'] = (...asked) => later.here?.mine(...asked) ?? ''
export const shared: Speaking['shared'] = (...asked) => later.here?.shared(...asked) ?? ''
export const offers: Speaking['offers'] = (...asked) => later.here?.offers(...asked) ?? ''
export const players: Speaking['players'] = (...asked) => later.here?.players(...asked) ?? ''
