import { homedir } from 'node:os'
import path from 'node:path'

/** How this program is called, with these words behind it. */
export function commandLine(...words: readonly string[]): string {
  return ['npx', 'gam', ...words.map(quoted)].join(' ')
}

/** A file as a person would write it. */
export function shortPath(file: string): string {
  const home = homedir() + path.sep
  return file.startsWith(home) ? `~${path.sep}${file.slice(home.length)}` : file
}

function quoted(word: string): string {
  const short = shortPath(word)
  if (short !== word && /^[\w./:=,@+~-]+$/.test(short)) return short
  return /^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
