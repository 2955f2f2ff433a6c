import { SHORTEST_FIRST } from '@gam/games'
import { commands } from './commands.ts'
import { ink } from './ink.ts'
import { columns, wrap } from './lines.ts'
import { section } from './usage.ts'

/** What `npx gam --help` says; it reads neither games nor commands for it. */
export async function overview(): Promise<string> {
  const width = columns()
  const titles = SHORTEST_FIRST.map(
    async ({ id, languages }) => [id, (await languages.en()).pitch.title] as const,
  )
  const blocks = [
    wrap(
      'Gam, a table for the whale games: play in the terminal, look at games again, try rules and bots.',
      width,
    ),
    [`${ink.bold('Usage:')} npx gam COMMAND [flags]`],
    section(
      'Commands',
      Object.entries(commands).map(([name, { what }]) => [name, what] as const),
      width,
    ),
    section('Games', await Promise.all(titles), width),
    section(
      'Exit codes',
      [
        ['0', 'all went well'],
        ['1', 'a check found something wrong, or the program itself failed'],
        ['2', 'what was asked for cannot be done: a mistake in the command, an option or a file'],
      ],
      width,
    ),
    ['`npx gam COMMAND --help` tells more about one of them.'],
  ]
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}
