export { inspect } from './inspect.tsx'
export { Market } from './market-panel.tsx'
export { ReturnPanel } from './return-panel.tsx'
export { mine, offers, players, shared } from './spoken.ts'
