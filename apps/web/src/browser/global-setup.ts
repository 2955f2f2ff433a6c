import type { TestProject } from 'vitest/node'
import { addressOf, serve } from '../serve.ts'
import { build } from './built.ts'
import { executable } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    address: string
    /** Where it lies on the disk. */
    folder: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The one that comes as a package is unpacked at its first start: once, before several start at the same time.
  process.env.CHROMIUM_PATH = await executable()
  const folder = await build(true)
  const server = await serve(folder, 0)
  project.provide('address', addressOf(server))
  project.provide('folder', folder)
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}
