import { defineCommand } from 'citty'
import { dataArgs, serverEnv } from '../server-settings.ts'

export const command = defineCommand({
  meta: { name: 'reports' },
  args: dataArgs,
  async run({ args }) {
    const { reports } = await import('@gam/server')
    process.stdout.write(`${await reports(serverEnv(args))}\n`)
  },
})
