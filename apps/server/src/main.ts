import { enableCompileCache } from 'node:module'

// What was compiled once is kept, so that a server that died is back in a fraction of the time.
enableCompileCache()
const { program } = await import('./program.ts')
await program(process.argv.slice(2))
