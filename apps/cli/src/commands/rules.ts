import { type Game, isRecord } from '@gam/kernel'
import { defineCommand } from 'citty'
import { amounts } from '../amounts.ts'
import { mistake } from '../fault.ts'
import { firstGame, gameOf } from '../games.ts'
import { ink } from '../ink.ts'
import { columns, wrap } from '../lines.ts'
import { commandLine } from '../program.ts'
import { allRules, findRules } from '../rulebook.ts'
import { languageArg } from '../table-options.ts'
import { titleOf } from '../wording.ts'
import { languageOf, speak } from '../words/speech.ts'

export const command = defineCommand({
  meta: { name: 'rules' },
  args: {
    game: { type: 'positional', required: false, description: 'Which game, by its id' },
    words: {
      type: 'positional',
      required: false,
      valueHint: 'ID or words…',
      description: 'Ids such as CG-04, or words that must all occur',
    },
    language: languageArg,
    components: {
      type: 'boolean',
      description: 'Show what is in the box instead, and how sure we are of it',
    },
  },
  async run({ args }) {
    await speak(languageOf(args.language))
    if (args.game === undefined)
      throw mistake(`The rules of which game? For example: ${commandLine('rules', firstGame.id)}`)
    const game = gameOf(args.game)
    const words = args._.slice(1)
    const width = columns()
    if (args.components) {
      if (words.length > 0) throw mistake('--components shows the whole box; leave out the words.')
      print([ink.bold(titleOf(game)), ...componentLines(game, width)])
    } else if (words.length === 0) print([ink.bold(titleOf(game)), '', ...allRules(game, width)])
    else {
      const found = findRules(game, words, width)
      if (typeof found === 'string') throw mistake(found)
      print(found)
    }
  },
})

function componentLines(game: Game, width: number): string[] {
  const { sets, shape } = game.components
  return sets.flatMap((set, i) => {
    const values = shape.write(set.values)
    const grades = Object.entries<unknown>({ ...set.grades }).flatMap(([name, graded]) => {
      if (!isRecord(graded)) return []
      const value = isRecord(values) ? values[name] : ''
      return [
        ...valueLines(name, value, width),
        ...wrap(`    ${ink.yellow(`[${graded.grade}]`)} ${graded.source}`, width, 4),
      ]
    })
    const standard = i === 0 ? ', the standard one' : ''
    return ['', `${ink.bold(set.id)}: ${set.title}${standard}`, ...grades]
  })
}

/** What has parts of its own takes a line for each of them. */
function valueLines(name: string, value: unknown, width: number): string[] {
  const isDeep = (part: unknown) => typeof part === 'object' && part !== null
  const parts = isRecord(value) || Array.isArray(value) ? Object.entries(value) : []
  if (!parts.some(([, part]) => isDeep(part))) return wrap(`  ${name}: ${amounts(value)}`, width, 4)
  const key = (part: string) => (Array.isArray(value) ? String(Number(part) + 1) : part)
  return [
    `  ${name}:`,
    ...parts.flatMap(([part, inner]) => wrap(`    ${key(part)}: ${amounts(inner)}`, width, 8)),
  ]
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
