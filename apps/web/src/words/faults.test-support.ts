import type { Language } from '@gam/kernel'

/** What cannot be right in one language: its folder's `faults.test-support.ts`. */
export interface Faults {
  /** Spaces and marks that stand wrong. */
  readonly marks: RegExp
  /** Words of another language, and names that only the rules' code knows. */
  readonly foreign: ReadonlySet<string>
  /** Forms that never stand together. */
  readonly forms: readonly RegExp[]
}

/** Two forms of a word, where a number before it takes the other one. */
export function numbered(
  singular: string,
  plural: string,
  words: readonly (readonly [one: string, many: string])[],
): RegExp[] {
  return words.flatMap(([one, many]) => [
    new RegExp(`(?<![\\d,.])(?:${singular})[ \\u00A0]${many}(?!\\p{L})`, 'u'),
    new RegExp(`(?<![\\d,.])(?:${plural})[ \\u00A0]${one}(?!\\p{L})`, 'u'),
  ])
}

/** The same in every language. */
const NAMES = /Whale Riders|New Bedford|OpenAPI/g

/** The number of a rule, and of a place in a row. */
const NUMBERED = /\p{L}+-\d+|\d(?:er|re|e)(?!\p{L})/gu

export async function faultsOf(language: Language): Promise<(text: string) => string[]> {
  const { faults }: { faults: Faults } = await import(`./${language}/faults.test-support.ts`)
  return (text) => faultsIn(faults, text)
}

/** Everything about a text that cannot be right, each as a line that shows it. */
function faultsIn({ marks, foreign, forms }: Faults, text: string): string[] {
  const read = String(text).replaceAll('\u00AD', '').replace(NAMES, '…')
  const found: string[] = []
  const fault = (what: string) => found.push(`${what}: ${read}`)
  if (read.trim() === '' || /undefined|\bnull\b|NaN|\[object/.test(read)) fault('says nothing')
  if (/ {2}|^\s|\s$|\s[.,)]|\(\s|\.\./.test(read) || marks.test(read)) fault('spaces and marks')
  if (/\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(read.replace(NUMBERED, ''))) fault('a name of the code')
  for (const word of read.split(/[^\p{L}’]+/u))
    if (foreign.has(word.toLowerCase())) fault(`foreign “${word}”`)
  for (const form of forms) {
    const wrong = form.exec(read)
    if (wrong) fault(`“${wrong[0]}”`)
  }
  return found
}
