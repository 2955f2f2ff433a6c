import { enableCompileCache, flushCompileCache } from 'node:module'

// A server alone in its process, for trials that kill it: what was compiled once is kept, so that it is soon back.
enableCompileCache()
const { serve } = await import('./program.ts')
await serve(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
flushCompileCache()
