export { captainLook, captainPanel } from './captain-panels.tsx'
export { CaptainLine } from './captain-strip.tsx'
