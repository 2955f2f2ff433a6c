export { backUp } from './ops/backup.ts'
export { reports } from './ops/reports.ts'
export { tables } from './ops/tables.ts'
export { serve } from './program.ts'
