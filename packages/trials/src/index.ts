export { type KillReport, killTrial } from './kills.ts'
export { Broken, Ledger } from './ledger.ts'
