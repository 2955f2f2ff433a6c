import { onDemand, part } from '../../parts/on-demand.tsx'

// What no table shows at first: answers to questions, and the panels for contracts that are paid or put back.

const later = onDemand(() => import('./later-parts.ts'))

export async function fetchRest(): Promise<void> {
  await later.fetch()
}

export const DiscardPanel = part(later, (found) => found.DiscardPanel)
export const PayPanel = part(later, (found) => found.PayPanel)
export const Ways = part(later, (found) => found.Ways)

type Inspecting = typeof import('./inspect.tsx')
export const inspect: Inspecting['inspect'] = (...asked) => later.here?.inspect(...asked) ?? null

type Moving = typeof import('./choreography.tsx')
export const motionOf: Moving['motionOf'] = (...asked) => later.here?.motionOf(...asked) ?? { flights: [] }

type Speaking = typeof import('./spoken.ts')
export const spokenMine: Speaking['spokenMine'] = (...asked) => later.here?.spokenMine(...asked) ?? ''
export const spokenCoast: Speaking['spokenCoast'] = (...asked) => later.here?.spokenCoast(...asked) ?? ''
export const spokenPlayers: Speaking['spokenPlayers'] = (...asked) =>
  later.here?.spokenPlayers(...asked) ?? ''

type Wanting = typeof import('./wanted.ts')
export const lightWanted: Wanting['lightWanted'] = (...asked) => later.here?.lightWanted(...asked)
