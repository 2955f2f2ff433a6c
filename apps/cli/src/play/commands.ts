import { homedir } from 'node:os'
import path from 'node:path'
import { type Game, orderFact, sentence } from '@gam/kernel'
import { boardOf, type Look, seenBy } from '../boards/index.ts'
import { mistake } from '../fault.ts'
import { columns } from '../lines.ts'
import { shortPath } from '../program.ts'
import { scoreTable } from '../result.ts'
import { allRules, findRules } from '../rulebook.ts'
import { tellings } from '../telling.ts'
import { table as inRows } from '../usage.ts'
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
  readonly form: string
  readonly about: string
  run(at: AtTheTable, rest: string): Next | Promise<Next>
}

const commands: { readonly [name: string]: Command } = {
  help: {
    form: 'help',
    about: 'this',
    run({ table, say }) {
      const choose: [string, string] = [
        '1, 2, 3 …',
        'choose by number, or write the move: its first letters will do',
      ]
      const looks = Object.entries(boardOf(table.game.id).looks ?? {})
      const seen = looks.map(([name, { about }]): [string, string] => [name, about])
      const all = Object.values(commands).map(({ form, about }): [string, string] => [form, about])
      say(...inRows([choose, ...seen, ...all], columns()))
      if (table.file !== null) say('', `The game is saved after every move in ${shortPath(table.file)}`)
      return 'ask'
    },
  },
  rules: {
    form: 'rules [ID or words]',
    about: 'all rules, one of them, or those that speak of something',
    run({ table, say }, rest) {
      const words = rest.split(/\s+/).filter((word) => word !== '')
      const found =
        words.length === 0 ? allRules(table.game, columns()) : findRules(table.game, words, columns())
      say(...(typeof found === 'string' ? [found] : found))
      return 'ask'
    },
  },
  log: {
    form: 'log',
    about: 'everything that happened so far',
    run({ table, seat, say }) {
      say(...tellings(table.sitting, seat).map((text) => `  ${text}`))
      return 'ask'
    },
  },
  score: {
    form: 'score',
    about: 'the points as they stand',
    run({ table, seat, say }) {
      const seen = seenBy(table.sitting, seat)
      if (boardOf(table.game.id).showsScores?.(seen) === false)
        say('At this table points are shown at the end.')
      else say(...scoreTable(seen, columns()))
      return 'ask'
    },
  },
  orders: {
    form: 'orders [ORDER]',
    about: 'what you do not want to be asked; name one to give it, or to take it back',
    async run({ table, seat, say }, rest) {
      const { held, open } = table.ordersOf(seat)
      const named = rest.toLowerCase()
      if (rest === '') {
        const about = (order: string) => sentence(table.sitting, 'orders', orderFact(table.game, order))
        const rows = open.map((order): [string, string] => [
          order,
          held.includes(order) ? `${about(order)} (ordered)` : about(order),
        ])
        say(...(rows.length === 0 ? ['There is nothing to order now.'] : inRows(rows, columns())))
        return 'ask'
      }
      await table.desk.order(
        seat,
        held.includes(named) ? held.filter((order) => order !== named) : [...held, named],
      )
      say(held.includes(named) ? `You are asked again: ${named}` : `Ordered: ${named}`)
      return table.sitting.decision?.seat === seat ? 'redraw' : 'ask'
    },
  },
  undo: {
    form: 'undo',
    about: 'take your last move back, as long as nothing was revealed since',
    async run({ table, seat }): Promise<Next> {
      await table.desk.undo(seat, false)
      return 'redraw'
    },
  },
  save: {
    form: 'save [FILE]',
    about: 'keep a copy of the game as it stands',
    run({ table, say }, rest) {
      if (rest === '') {
        if (table.file === null) throw mistake('This game is not kept; name a file: save my-game.json')
        table.keep()
        if (table.trouble !== null) throw mistake(table.trouble)
        say(`Saved in ${shortPath(table.file)}`)
      } else say(`Saved in ${shortPath(table.copyTo(fileName(rest)))}`)
      return 'ask'
    },
  },
  load: {
    form: 'load FILE',
    about: 'leave this game and play on a saved one',
    run({ table }, rest) {
      if (rest === '') throw mistake('Which file? load my-game.json')
      return savedTable(fileName(rest), { save: table.file !== null })
    },
  },
  quit: {
    form: 'quit',
    about: 'leave; the game is kept, and you are told how to play on',
    run({ table, say, leave }, rest) {
      if (table.trouble === null || rest === 'anyway') return leave()
      say(`Not saved: ${table.trouble}`, 'Save it elsewhere with save FILE, or type quit anyway.')
      return 'ask'
    },
  },
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
  const [word] = typed.trim().toLowerCase().split(/\s+/)
  const name = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : word
  if (Object.hasOwn(commands, name)) return commands[name]
  const { looks = {} } = boardOf(id)
  return Object.hasOwn(looks, name) ? lookingAt(name, looks[name]) : undefined
}

function lookingAt(form: string, look: Look): Command {
  return {
    form,
    about: look.about,
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
