import { commandOf } from './commands.ts'
import { version } from './version.ts'
import { speak } from './words/speech.ts'

/** Runs one command line, without the name of the program. What it does not need is not read. */
export async function gam(words: readonly string[]): Promise<void> {
  const [first, ...rest] = words
  if (first === '--version' || first === '-v') return print(`${version()}\n`)
  if (first === undefined || first === 'help' || isHelp(first))
    return print(rest[0] ? await helpOf(rest) : await overview())
  // Whoever wants another language says so to the command.
  await speak('en')
  const command = await commandOf(first).load()
  if (rest.slice(0, endOfFlags(rest)).some(isHelp)) return print(await helpOf(words))
  const { run } = await import('./run.ts')
  await run(command, rest)
}

async function overview(): Promise<string> {
  const { overview } = await import('./overview.ts')
  return overview()
}

async function helpOf(words: readonly string[]): Promise<string> {
  const { helpOf } = await import('./run.ts')
  return helpOf(words)
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
