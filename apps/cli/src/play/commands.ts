import { homedir } from 'node:os'
import path from 'node:path'
import { type Game, orderStatement } from '@gam/kernel'
import { boardOf, type Look, seenBy } from '../boards/index.ts'
import { mistake } from '../fault.ts'
import { columns } from '../lines.ts'
import { shortPath } from '../program.ts'
import { scoreTable } from '../result.ts'
import { allRules, findRules } from '../rulebook.ts'
import { shown, tellings } from '../telling.ts'
import { table as inRows } from '../usage.ts'
import { phraseOf } from '../wording.ts'
import { said } from '../words/words.ts'
import { type PlayTable, savedTable } from './table.ts'

/** What comes after a command: ask again, draw the table anew, another table, or nothing. */
export type Next = 'ask' | 'redraw' | PlayTable | null

/** What a command can do with the game that is being played. */
interface AtTheTable {
  readonly table: PlayTable
  /** Who is asked, and so who looks at the screen. */
  readonly seat: number
  say(...lines: readonly string[]): void
  leave(): null
}

export interface Command {
  run(at: AtTheTable, rest: string): Next | Promise<Next>
}

const commands: { readonly [name: string]: Command } = {
  help: {
    run({ table, say }) {
      const { commands: words } = said()
      const choose: [string, string] = ['1, 2, 3 …', words.choose]
      const looks = Object.entries(boardOf(table.game.id).looks ?? {})
      const seen = looks.map(([name, { about }]): [string, string] => [name, about()])
      const all = Object.entries(descriptions()).map(([, row]) => row)
      say(...inRows([choose, ...seen, ...all], columns()))
      if (table.file !== null) say('', words.savedAlways(shortPath(table.file)))
      return 'ask'
    },
  },
  rules: {
    run({ table, say }, rest) {
      const words = rest.split(/\s+/).filter((word) => word !== '')
      const found =
        words.length === 0 ? allRules(table.game, columns()) : findRules(table.game, words, columns())
      say(...(typeof found === 'string' ? [found] : found))
      return 'ask'
    },
  },
  log: {
    run({ table, seat, say }) {
      say(...tellings(table.sitting, seat, 0, table.you).map((text) => `  ${text}`))
      return 'ask'
    },
  },
  score: {
    run({ table, seat, say }) {
      const seen = seenBy(table.sitting, seat)
      if (boardOf(table.game.id).showsScores?.(seen) === false) say(said().commands.scoresLater)
      else say(...scoreTable(seen, columns()))
      return 'ask'
    },
  },
  orders: {
    async run({ table, seat, say }, rest) {
      const { held, open } = table.ordersOf(seat)
      const named = rest.toLowerCase()
      if (rest === '') {
        const about = (order: string) =>
          shown(table.sitting, phraseOf(table.sitting, 'orders', orderStatement(table.game, order)))
        const rows = open.map((order): [string, string] => [
          order,
          held.includes(order) ? said().commands.ordered(about(order)) : about(order),
        ])
        say(...(rows.length === 0 ? [said().commands.nothingToOrder] : inRows(rows, columns())))
        return 'ask'
      }
      await table.desk.order(
        seat,
        held.includes(named) ? held.filter((order) => order !== named) : [...held, named],
      )
      say(said().commands[held.includes(named) ? 'askedAgain' : 'orderedNow'](named))
      return table.sitting.decision?.seat === seat ? 'redraw' : 'ask'
    },
  },
  undo: {
    async run({ table, seat }): Promise<Next> {
      await table.desk.undo(seat, false)
      return 'redraw'
    },
  },
  save: {
    run({ table, say }, rest) {
      if (rest === '') {
        if (table.file === null) throw mistake(said().commands.notKept)
        table.keep()
        if (table.trouble !== null) throw mistake(table.trouble)
        say(said().commands.savedIn(shortPath(table.file)))
      } else say(said().commands.savedIn(shortPath(table.copyTo(fileName(rest)))))
      return 'ask'
    },
  },
  load: {
    run({ table }, rest) {
      if (rest === '') throw mistake(said().commands.whichFile)
      return savedTable(fileName(rest), { save: table.file !== null })
    },
  },
  quit: {
    run({ table, say, leave }, rest) {
      if (table.trouble === null || rest === 'anyway') return leave()
      say(said().commands.notSaved(table.trouble), said().commands.saveElsewhere)
      return 'ask'
    },
  },
}

/** How each command is written, and what it does. */
function descriptions(): { readonly [name: string]: [string, string] } {
  const words = said().commands
  return {
    help: ['help', words.help],
    rules: [words.rulesForm, words.rules],
    log: ['log', words.log],
    score: ['score', words.score],
    orders: [words.ordersForm, words.orders],
    undo: ['undo', words.undo],
    save: [words.saveForm, words.save],
    load: [words.loadForm, words.load],
    quit: ['quit', words.quit],
  }
}

const OTHER_WORDS: { readonly [word: string]: string } = {
  '?': 'help',
  h: 'help',
  rule: 'rules',
  scores: 'score',
  points: 'score',
  u: 'undo',
  order: 'orders',
  resume: 'load',
  q: 'quit',
  exit: 'quit',
  bye: 'quit',
}

/** What can be typed at a table besides moves. */
export function commandNames({ id }: Game): string[] {
  return [...Object.keys(commands), ...Object.keys(boardOf(id).looks ?? {})]
}

export function findCommand({ id }: Game, typed: string): Command | undefined {
  const [word = ''] = typed.trim().toLowerCase().split(/\s+/)
  const name = ownIn(OTHER_WORDS, word) ?? word
  const look = ownIn(boardOf(id).looks ?? {}, name)
  return ownIn(commands, name) ?? (look && lookingAt(look))
}

/** What is listed under a name that somebody typed. */
function ownIn<V>(list: { readonly [name: string]: V }, name: string): V | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

function lookingAt(look: Look): Command {
  return {
    run({ table, seat, say }) {
      say(...look.lines(seenBy(table.sitting, seat), columns()))
      return 'ask'
    },
  }
}

/** No shell has looked at this name. */
function fileName(typed: string): string {
  return /^~[/\\]/.test(typed) ? path.join(homedir(), typed.slice(2)) : typed
}
