import { constants } from 'node:os'
import { type ArgsDef, defineCommand, type ParsedArgs } from 'citty'
import { mistake } from '../fault.ts'
import { firstGame, gameOf } from '../games.ts'
import { askForTable } from '../play/opening.ts'
import { Session } from '../play/session.ts'
import { newTable, type PlayTable, savedTable } from '../play/table.ts'
import { commandLine } from '../program.ts'
import { lastSave } from '../saves.ts'
import { gameArg, languageArg, tableArgs } from '../table-options.ts'
import { isScreen, Terminal } from '../terminal.ts'
import { languageOf, speak } from '../words/speech.ts'

const args = {
  game: gameArg,
  ...tableArgs,
  people: {
    type: 'string',
    valueHint: 'Ann,Ben',
    description: 'The people at this screen; several hand it round and see only their own cards',
  },
  bots: {
    type: 'string',
    valueHint: 'LEVEL[,…]',
    description: 'How well the other seats play: one level for all, or one for each',
  },
  resume: {
    type: 'string',
    valueHint: 'FILE|last',
    description: 'Play on a saved game, or the one that was left last',
  },
  language: languageArg,
  save: {
    type: 'boolean',
    default: true,
    description: 'Keep the game after every move',
    negativeDescription: 'Do not keep the game',
  },
} as const satisfies ArgsDef

export const command = defineCommand({
  meta: { name: 'play' },
  args,
  async run({ args: given, rawArgs }) {
    await speak(languageOf(given.language))
    const named = namedTable(given, rawArgs)
    const terminal = new Terminal()
    const wipe = (signal: NodeJS.Signals) => {
      terminal.clear(true)
      process.exit(128 + constants.signals[signal])
    }
    for (const signal of SIGNALS) process.once(signal, wipe)
    try {
      let table = named ?? (await askedTable(terminal, given, rawArgs))
      while (table) table = await new Session(table, terminal).run()
    } finally {
      terminal.close()
      for (const signal of SIGNALS) process.off(signal, wipe)
    }
  },
})

type Given = ParsedArgs<typeof args>

/** Screens of people who share them must not stay behind with somebody's hand on them. */
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const

/** The table that the command line asks for; null where it names none and there is somebody to ask. */
function namedTable(given: Given, raw: readonly string[]): PlayTable | null {
  if (given.resume !== undefined) {
    const clash = raw.find((word) => !/^--(resume|people|bots|language)=|^--(no-)?save$/.test(word))
    if (clash !== undefined)
      throw mistake(
        `--resume goes on with a game as it was begun; leave out ${clash === '--' ? raw.at(-1) : clash}.`,
      )
    return savedTable(given.resume === 'last' ? last() : given.resume, given)
  }
  if (given.game !== undefined) return newTable(gameOf(given.game), raw, given)
  if (isScreen()) return null
  throw mistake(`Which game? For example: ${commandLine('play', firstGame.id)}`)
}

async function askedTable(
  terminal: Terminal,
  given: Given,
  raw: readonly string[],
): Promise<PlayTable | null> {
  const opening = await askForTable(terminal)
  if (opening === null) return null
  if ('resume' in opening) return savedTable(opening.resume, given)
  const { game, players, options } = opening
  return newTable(game, [...options, ...raw], {
    ...given,
    players: given.players ?? (given.seats === undefined ? players : undefined),
  })
}

function last(): string {
  const { file, unreadable } = lastSave()
  if (file === undefined)
    throw mistake(['There is no unfinished game to go on with.', ...unreadable].join(' '))
  for (const why of unreadable) process.stderr.write(`gam: ${why}\n`)
  return file
}
