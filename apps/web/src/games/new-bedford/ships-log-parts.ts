export { MyPages, OpenCards, TheirPages } from './pages.tsx'
export { askedByLog, cardBehind } from './ships-log-asks.ts'
export { Vignette } from './ships-log-card.tsx'
export { Beached, Library, Struck, Windfall } from './ships-log-panels.tsx'
