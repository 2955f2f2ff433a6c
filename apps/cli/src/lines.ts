import { stripVTControlCharacters } from 'node:util'

/** How wide the screen is; a pipe counts as 80 columns. */
export function columns(): number {
  return Math.min(Math.max(process.stdout.columns ?? 80, 40), 140)
}

/** How many columns a text takes on the screen. */
export function widthOf(text: string): number {
  let width = 0
  for (const { segment } of segments.segment(stripVTControlCharacters(text)))
    width += WIDE.test(segment) ? 2 : 1
  return width
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Breaks a text at its spaces. `hang`: how far all lines but the first are moved in; as far as it, unless told. */
export function wrap(text: string, width: number, hang = indentOf(text)): string[] {
  if (text === '') return []
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ' '.repeat(indentOf(paragraph))
    let begun = false
    for (const word of paragraph.slice(line.length).split(' ')) {
      if (begun && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line)
        line = ' '.repeat(hang) + word
      } else line += begun ? ` ${word}` : word
      begun = true
    }
    return [...lines, line]
  })
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}
