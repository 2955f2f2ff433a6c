import { runCommand } from 'citty'
import { checkedArgs } from '../flags.ts'
import { gameOf } from '../games.ts'
import { optionArgs } from '../table-options.ts'

const [name, ...rest] = process.argv.slice(2)
const { command } = await import(`../commands/${name}.ts`)
const args = { ...command.args, ...optionArgs(gameOf(rest[0]), command.args) }
await runCommand({ ...command, args }, { rawArgs: checkedArgs(rest, args) })
