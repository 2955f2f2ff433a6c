import { ink } from '../ink.ts'
import { padEnd, widthOf } from '../lines.ts'

interface Titled {
  readonly title: string
  readonly lines: readonly string[]
}

/** Lines that belong together; a title stands in the rule above them. */
export type Block = readonly string[] | Titled

/** Blocks of lines in a box, a title in its upper edge at the left and a note at the right, a legend below. */
export function framed(
  title: string,
  note: string,
  blocks: readonly Block[],
  width: number,
  legend = '',
): string[] {
  const inside = width - 4
  const filled = blocks
    .map((block): Titled => ('lines' in block ? block : { title: '', lines: block }))
    .filter(({ lines }) => lines.length > 0)
  return [
    edge(title, note, width),
    ...filled.flatMap((block, i) => [
      ...(i === 0 ? [] : [rule(block.title, width)]),
      ...block.lines.map((line) => `${ink.dim('│')} ${padEnd(line, inside)} ${ink.dim('│')}`),
    ]),
    bottom(legend, width),
  ]
}

function rule(title: string, width: number): string {
  if (title === '') return ink.dim(`├${'─'.repeat(width - 2)}┤`)
  return `${ink.dim('├')} ${ink.dim(title)} ${ink.dim(`${'─'.repeat(Math.max(0, width - 4 - widthOf(title)))}┤`)}`
}

function edge(title: string, note: string, width: number): string {
  const right = note === '' ? '' : ` ${note} `
  const room = width - 4 - widthOf(title) - widthOf(right) - 1
  if (room < 1 && note !== '') return edge(title, '', width)
  const dashes = '─'.repeat(Math.max(0, room))
  return `${ink.dim('╭')} ${ink.bold(title)} ${ink.dim(dashes)}${right}${ink.dim('─╮')}`
}

function bottom(legend: string, width: number): string {
  const room = width - 4 - widthOf(legend) - 1
  if (legend === '' || room < 0) return ink.dim(`╰${'─'.repeat(width - 2)}╯`)
  return `${ink.dim('╰')} ${legend} ${ink.dim(`${'─'.repeat(room)}─╯`)}`
}
