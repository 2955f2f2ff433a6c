import { defineCommand } from 'citty'
import { dataArgs, serverEnv } from '../server-settings.ts'

export const command = defineCommand({
  meta: {
    name: 'reports',
    description:
      'The lines of chat that were reported at a server, the newest first, one JSON object a line.',
  },
  args: dataArgs,
  async run({ args }) {
    const { reports } = await import('@gam/server')
    process.stdout.write(`${await reports(serverEnv(args))}\n`)
  },
})
