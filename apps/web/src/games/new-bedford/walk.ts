import type { Offered } from '@gam/kernel'
import type { PanelProps } from '../board.ts'

/**
 * A row of answers, question after question: `answer` picks one of the options, or none, which ends the row. So
 * several amounts that the rules ask for one by one are agreed on together.
 */
export function rowOf(
  { moment, ahead }: Pick<PanelProps, 'moment' | 'ahead'>,
  answer: (options: readonly Offered[]) => Offered | undefined,
): readonly string[] {
  const row: string[] = []
  let options: readonly Offered[] | null = moment.decision?.options ?? null
  while (options !== null) {
    const found = answer(options.filter(({ refusal }) => !refusal))
    if (found === undefined) break
    row.push(found.text)
    options = ahead(row)
  }
  return row
}
