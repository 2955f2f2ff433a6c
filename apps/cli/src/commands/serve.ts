import { enableCompileCache } from 'node:module'
import { defineCommand } from 'citty'
import { report } from '../fault.ts'
import { dataArgs, doorArgs, serverEnv } from '../server-settings.ts'

export const command = defineCommand({
  meta: { name: 'serve' },
  args: { ...doorArgs, ...dataArgs },
  async run({ args }) {
    // What was compiled once is kept, so that a server that died is soon back.
    enableCompileCache()
    const { serve } = await import('@gam/server')
    // What it opened before something hindered it must not keep the process alive.
    await serve(serverEnv(args)).catch((error: unknown) => process.exit(report(error)))
  },
})
