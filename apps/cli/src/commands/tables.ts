import { defineCommand } from 'citty'
import { dataArgs, serverEnv } from '../server-settings.ts'

export const command = defineCommand({
  meta: { name: 'tables' },
  args: {
    out: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Save what there is of those as files',
    },
    ...dataArgs,
  },
  async run({ args }) {
    const { tables } = await import('@gam/server')
    process.stdout.write(`${await tables(serverEnv(args), args.out ?? null)}\n`)
  },
})
