export { DiscardPanel } from './discard-panel.tsx'
export { inspect } from './inspect.tsx'
export { PayPanel } from './pay-panel.tsx'
export { spokenCoast, spokenMine, spokenPlayers } from './spoken.ts'
