import type { Account, Analysis, Estimate, Turning } from '@gam/bots'
import { oneAt, type Sitting } from '@gam/kernel'
import { ink } from '../ink.ts'
import { wrap } from '../lines.ts'
import { tableOf } from '../simulate/table.ts'
import { tellings } from '../telling.ts'
import { listed } from '../wording.ts'

const MOST_TURNINGS = 12
const CHART_WIDTH = 48
const HEIGHTS = '▁▂▃▄▅▆▇█'

/** The analysis for a person. `stages`: the game after the deal and after each action. */
export function pageOf(stages: readonly Sitting[], analysis: Analysis, width: number): string {
  const end = oneAt(stages, stages.length - 1)
  const { game, seats } = end
  const { accounts, turnings, weighings, unease } = analysis
  const winners = end.standings().filter(({ rank }) => rank === 1)
  const head = `${ink.bold(game.title)}: ${listed(winners.map(({ seat }) => oneAt(seats, seat)))} won. ${weighings.length} decisions were weighed.`
  const doubt = `All figures are points ahead of the best of the others, with the standard error of the search. Where nothing was revealed the analysis still changed its mind by ${unease.toFixed(1)} a step on average; what is not clear of that is not listed.`
  return [
    ...wrap(head, width),
    '',
    tableOf(
      ['', 'after the deal', 'own play', 'others’ play', 'luck', 'drift', 'result'],
      accounts.map((account) => row(oneAt(seats, account.seat), account)),
    ),
    ...wrap(doubt, width),
    '',
    ink.bold('Expected lead in the course of the game'),
    ...seats.map((name, seat) => `${chart(analysis, seat)}  ${name}`),
    '',
    ink.bold('Where it turned'),
    ...(turnings.length === 0 ? ['Nowhere by more than noise.'] : []),
    ...turnings.slice(0, MOST_TURNINGS).flatMap((turning) => lines(stages, analysis, turning, width)),
    '',
  ].join('\n')
}

function row(name: string, { start, own, others, luck, drift, result }: Account): string[] {
  return [name, told(start), told(own), told(others), told(luck), told(drift), signed(result)]
}

function lines(
  stages: readonly Sitting[],
  { weighings }: Analysis,
  turning: Turning,
  width: number,
): string[] {
  const { moves, kind, seat, change } = turning
  const before = oneAt(stages, moves)
  const name = oneAt(before.seats, seat)
  const happened = tellings(oneAt(stages, moves + 1), 'all', before.events.length).join(' ')
  const weighing = weighings.find((each) => each.moves === moves)
  const text =
    kind === 'luck'
      ? `luck for ${name}, ${told(change)}: ${happened}`
      : `${name} took ${weighing?.taken}; ${weighing?.best} was better (${told(change)}).`
  const number = `${moves + 1}. `
  return wrap(`${number}${text}`, width, number.length)
}

/** What could be expected at each decision, squeezed into a line. */
function chart({ weighings, accounts }: Analysis, seat: number): string {
  const values = [
    ...weighings.map(({ prospects }) => oneAt(prospects, seat).mean),
    oneAt(accounts, seat).result,
  ]
  const most = Math.max(
    1,
    ...weighings.flatMap(({ prospects }) => prospects.map(({ mean }) => Math.abs(mean))),
    ...accounts.map(({ result }) => Math.abs(result)),
  )
  const columns = Math.min(CHART_WIDTH, values.length)
  return Array.from({ length: columns }, (_, i) => {
    const value = oneAt(values, Math.round((i * (values.length - 1)) / Math.max(1, columns - 1)))
    return HEIGHTS[Math.round(((value / most + 1) / 2) * (HEIGHTS.length - 1))]
  }).join('')
}

function told({ mean, error }: Estimate): string {
  return `${signed(mean)} ± ${error.toFixed(1)}`
}

function signed(n: number): string {
  const text = n.toFixed(1)
  return n > 0 && Number(text) !== 0 ? `+${text}` : text.replace('-0.0', '0.0').replace('-', '−')
}
