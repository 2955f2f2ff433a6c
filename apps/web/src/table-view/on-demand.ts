import { onDemand, part } from '../parts/on-demand.tsx'

/** What is shown when somebody asks what a piece is, or why not, or when something stopped: fetched while they look at the table. */
export const answers = onDemand(() => import('./answers.ts'))

export const Inspector = part(answers, (found) => found.Inspector)
export const TroubleLine = part(answers, (found) => found.TroubleLine)
export const RefusalBubble = part(answers, (found) => found.RefusalBubble)
