import type { TestProject } from 'vitest/node'
import { addressOf, BUILT, serve } from '../serve.ts'
import { build } from './built.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    address: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.GAM_BUILT) await build(true)
  const server = await serve(BUILT, 0)
  project.provide('address', addressOf(server))
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}
