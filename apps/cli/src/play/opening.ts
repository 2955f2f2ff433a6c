import { Fault, type Game, isRecord, oneAt } from '@gam/kernel'
import { checkedArgs } from '../flags.ts'
import { allGames, games, tableWordsOf } from '../games.ts'
import { ink } from '../ink.ts'
import { readJsonFile } from '../json-file.ts'
import { columns, wrap } from '../lines.ts'
import { lastSave } from '../saves.ts'
import { optionArgs, readCount, readGameOptions, roomAt } from '../table-options.ts'
import type { Terminal } from '../terminal.ts'
import { harmless } from '../text.ts'
import { flagRows, table as inRows } from '../usage.ts'
import { listed, titleOf } from '../wording.ts'
import { said } from '../words/words.ts'

/** What a person who came without saying anything would like to play. */
export type Opening =
  | { readonly resume: string }
  | { readonly game: Game; readonly players: string; readonly options: readonly string[] }

/** Asks for a game, its options and how many play, each with an answer that Enter gives. Null: they left. */
export async function askForTable(terminal: Terminal): Promise<Opening | null> {
  const { opening: words } = said()
  const { file: unfinished, unreadable } = lastSave()
  terminal.print('', ink.bold(`  ${said().brand}`), '')
  for (const [i, game] of games.entries()) {
    terminal.print(` ${ink.magenta(String(i + 1).padStart(2))}  ${ink.bold(titleOf(game))}`)
    terminal.print(...wrap(`     ${tableWordsOf(game.id)?.about ?? game.about}`, columns(), 5))
  }
  if (unfinished !== undefined)
    terminal.print(
      ...wrap(` ${ink.magenta(' c')}  ${ink.bold(words.continue)}: ${describe(unfinished)}`, columns(), 5),
    )
  for (const why of unreadable) terminal.print(...wrap(`     ${why}`, columns(), 5))
  terminal.print('')
  const game = await answer(terminal, words.which, unfinished === undefined ? '1' : 'c', (typed) => {
    if (typed === 'c' && unfinished !== undefined) return unfinished
    return oneAt(games, readCount(typed, words.choice, 1, games.length) - 1)
  })
  if (game === null) return null
  if (typeof game === 'string') return { resume: game }
  const flags = optionArgs(game, {})
  terminal.print('', ...inRows(flagRows(Object.entries(flags)), columns()), '')
  const chosen = await answer(terminal, words.any, '', (typed) => {
    const options = checkedArgs(
      typed.split(/\s+/).filter((word) => word !== ''),
      flags,
    )
    return { options, room: roomAt(game, readGameOptions(game, options)) }
  })
  if (chosen === null) return null
  const { min, max, automatons } = chosen.room
  if (min === max) return { game, players: String(min), options: chosen.options }
  const usual = automatons.length > 0 ? min : Math.min(Math.max(USUAL, min), max)
  const besides = automatons.length > 0 ? words.besides(listed(automatons)) : ''
  const question = words.players(min, max, besides)
  const players = await answer(terminal, question, String(usual), (typed) =>
    String(readCount(typed, words.count, min, max)),
  )
  return players === null ? null : { game, players, options: chosen.options }
}

const USUAL = 3

/** Asks until there is a usable answer. */
async function answer<V>(
  terminal: Terminal,
  question: string,
  usual: string,
  read: (typed: string) => V,
): Promise<V | null> {
  const hint = usual === '' ? '' : ink.dim(said().opening.enter(usual))
  for (;;) {
    const typed = await terminal.ask(`${question}${hint} `)
    if (typed === null || /^\s*(quit|exit|q)\s*$/i.test(typed)) return null
    try {
      return read(typed.trim().toLowerCase() || usual)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      terminal.print(...wrap(error.message, columns()))
    }
  }
}

function describe(file: string): string {
  const json = readJsonFile(file, 'the saved game')
  if (!isRecord(json)) return file
  const found = allGames.find((game) => game.id === json.game)
  const title = (found && titleOf(found)) ?? said().opening.game
  const seats = Array.isArray(json.seats) ? json.seats.map((name) => harmless(String(name))) : []
  const moves = Array.isArray(json.actions) ? json.actions.length : 0
  return said().opening.after(title, listed(seats), moves)
}
