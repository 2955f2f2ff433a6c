export { Vignette } from './log-card.tsx'
export { Beached, Library, Struck, Windfall } from './log-panels.tsx'
export { MyPages, OpenCards, TheirPages } from './pages.tsx'
