import { type ArgsDef, type CommandMeta, runCommand, type SubCommandsDef } from 'citty'
import { mistake } from './fault.ts'
import { checkedArgs } from './flags.ts'
import { allGames, gameOf, games } from './games.ts'
import { ink } from './ink.ts'
import { columns, wrap } from './lines.ts'
import { nearest } from './nearest.ts'
import { optionArgs, takesGameOptions } from './table-options.ts'
import { section, usageOf } from './usage.ts'
import { version } from './version.ts'
import { speak } from './words/speech.ts'

/** Each command in a file of its own, read only when it is called for. */
const commands: SubCommandsDef = {
  play: () => import('./commands/play.ts').then((file) => file.command),
  replay: () => import('./commands/replay.ts').then((file) => file.command),
  verify: () => import('./commands/verify.ts').then((file) => file.command),
  analyse: () => import('./commands/analyse.ts').then((file) => file.command),
  puzzles: () => import('./commands/puzzles.ts').then((file) => file.command),
  rules: () => import('./commands/rules.ts').then((file) => file.command),
  serve: () => import('./commands/serve.ts').then((file) => file.command),
  backup: () => import('./commands/backup.ts').then((file) => file.command),
  tables: () => import('./commands/tables.ts').then((file) => file.command),
  reports: () => import('./commands/reports.ts').then((file) => file.command),
  simulate: () => import('./commands/simulate.ts').then((file) => file.command),
  arena: () => import('./commands/arena.ts').then((file) => file.command),
  worker: () => import('./commands/worker.ts').then((file) => file.command),
  tune: () => import('./commands/tune.ts').then((file) => file.command),
  fuzz: () => import('./commands/fuzz.ts').then((file) => file.command),
  chaos: () => import('./commands/chaos.ts').then((file) => file.command),
  load: () => import('./commands/load.ts').then((file) => file.command),
  bench: () => import('./commands/bench.ts').then((file) => file.command),
  engine: () => import('./commands/engine.ts').then((file) => file.command),
}

/** Runs one command line, without the name of the program. */
export async function gam(words: readonly string[]): Promise<void> {
  const [first, ...rest] = words
  if (first === undefined || first === 'help' || isHelp(first))
    return print(rest[0] ? await helpOf(rest) : await overview())
  if (first === '--version' || first === '-v') return print(`${version()}\n`)
  // Whoever wants another language says so to the command.
  await speak('en')
  const command = await load(first)
  if (rest.slice(0, endOfFlags(rest)).some(isHelp)) return print(await helpOf(words))
  const own: ArgsDef = command.args ?? {}
  const args = { ...own, ...gameArgs(own, rest) }
  await runCommand({ ...command, args }, { rawArgs: checkedArgs(rest, args) })
}

async function load(name: string) {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry !== undefined) return typeof entry === 'function' ? entry() : entry
  const near = nearest(name, Object.keys(commands))
  throw mistake(
    name.startsWith('-')
      ? `There is no ${name} here; a command comes first. \`npx gam --help\` lists them.`
      : `There is no command "${name}".${near ? ` Did you mean ${near}?` : ''} \`npx gam --help\` lists them.`,
  )
}

async function metaOf(name: string): Promise<CommandMeta> {
  const { meta = {} } = await load(name)
  return typeof meta === 'function' ? meta() : meta
}

/** Where a game is named on the line, its options are flags of the command. */
function gameArgs(own: ArgsDef, words: readonly string[]): ArgsDef {
  if (!takesGameOptions(own)) return {}
  const first = words[0]?.startsWith('-') === false ? gameOf(words[0]) : undefined
  const game = first ?? allGames.find((g) => words.includes(g.id))
  return game ? optionArgs(game, own) : {}
}

async function helpOf([name, ...rest]: readonly string[]): Promise<string> {
  const args: ArgsDef = (await load(name)).args ?? {}
  const word = rest.find((w) => !w.startsWith('-'))
  const game = takesGameOptions(args) && word !== undefined ? gameOf(word) : undefined
  return usageOf({
    name,
    meta: await metaOf(name),
    args,
    ...(game && { game: { title: game.title, args: optionArgs(game, args) } }),
    notes:
      takesGameOptions(args) && !game
        ? [`The options of a game are flags too: npx gam ${name} ${games[0].id} --help`]
        : [],
  })
}

async function overview(): Promise<string> {
  const width = columns()
  const rows: [string, string][] = []
  for (const name of Object.keys(commands)) rows.push([name, (await metaOf(name)).description ?? ''])
  const blocks = [
    wrap(
      'Gam, a table for the whale games: play in the terminal, look at games again, try rules and bots.',
      width,
    ),
    [`${ink.bold('Usage:')} npx gam COMMAND [flags]`],
    section('Commands', rows, width),
    section(
      'Games',
      games.map((game) => [game.id, game.title] as const),
      width,
    ),
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

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function endOfFlags(words: readonly string[]): number {
  const at = words.indexOf('--')
  return at < 0 ? words.length : at
}

function print(text: string): void {
  process.stdout.write(text)
}
