import { defineCommand } from 'citty'
import { mistake } from '../fault.ts'
import { commandLine } from '../program.ts'
import { dataArgs, serverEnv } from '../server-settings.ts'

export const command = defineCommand({
  meta: { name: 'backup' },
  args: {
    file: {
      type: 'positional',
      required: false,
      description: 'Where the copy goes; it must not be there yet',
    },
    ...dataArgs,
  },
  async run({ args }) {
    if (args.file === undefined)
      throw mistake(`Where does the copy go? For example: ${commandLine('backup', 'gam-monday.sqlite')}`)
    const { backUp } = await import('@gam/server')
    process.stdout.write(`${await backUp(serverEnv(args), args.file)}\n`)
  },
})
