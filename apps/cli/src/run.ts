import { type ArgsDef, runCommand } from 'citty'
import { type Command, commandOf } from './commands.ts'
import { checkedArgs } from './flags.ts'
import { allGames, firstGame, gameOf } from './games.ts'
import { optionArgs, takesGameOptions } from './table-options.ts'
import { usageOf } from './usage.ts'

/** Runs a command with what follows its name. */
export async function run(command: Command, words: readonly string[]): Promise<void> {
  const own: ArgsDef = command.args ?? {}
  const args = { ...own, ...gameArgs(own, words) }
  await runCommand({ ...command, args }, { rawArgs: checkedArgs(words, args) })
}

/** Where a game is named on the line, its options are flags of the command. */
function gameArgs(own: ArgsDef, words: readonly string[]): ArgsDef {
  if (!takesGameOptions(own)) return {}
  const first = words[0]?.startsWith('-') === false ? gameOf(words[0]) : undefined
  const game = first ?? allGames.find((g) => words.includes(g.id))
  return game ? optionArgs(game, own) : {}
}

/** The help of one command; where a game is named, with that game's options. */
export async function helpOf([name = '', ...rest]: readonly string[]): Promise<string> {
  const { what, load } = commandOf(name)
  const args: ArgsDef = (await load()).args ?? {}
  const word = rest.find((w) => !w.startsWith('-'))
  const game = takesGameOptions(args) && word !== undefined ? gameOf(word) : undefined
  return usageOf({
    name,
    what,
    args,
    ...(game && { game: { title: game.title, args: optionArgs(game, args) } }),
    notes:
      takesGameOptions(args) && !game
        ? [`The options of a game are flags too: npx gam ${name} ${firstGame.id} --help`]
        : [],
  })
}
