import { ink } from '../ink.ts'
import { doneBy, tableOf } from '../simulate/table.ts'
import { group } from '../workers/progress.ts'
import type { Standings } from './standings.ts'

/** The standings for a person. */
export function pageOf(title: string, standings: Standings): string {
  const { games, wanted, seed, players, bots, pairings, seconds, threads, components } = standings
  const count = games === wanted ? `${group(games)} games` : `${group(games)} of ${group(wanted)} games`
  const given = Object.entries(standings.options).map(([name, value]) => `, ${name} ${String(value)}`)
  const head = `${ink.bold(title)}\n${players} players, ${count}, seed "${seed}", set ${components}${given.join('')}\n`
  if (games === 0) return `${head}\nNo game was finished.\n`
  const others = players === 2 ? 'against' : `against ${players - 1} ×`
  return [
    head,
    tableOf(
      ['bot', others, 'games', 'wins %', '95 % interval', 'ahead by'],
      pairings.map((row) => [
        row.bot,
        row.against,
        group(row.games),
        percent(row.share),
        `${percent(row.interval[0])} – ${percent(row.interval[1])}`,
        signed(row.ahead),
      ]),
    ),
    tableOf(
      ['bot', 'Elo', '±', 'ms a move', 'moves/s'],
      bots.map((row) => [
        row.bot,
        signed(row.elo, 0),
        String(row.eloMargin),
        row.msPerDecision.toFixed(row.msPerDecision < 10 ? 2 : 0),
        group(row.decisionsPerSecond),
      ]),
    ),
    `By chance alone one in ${players} games would be won; a shared win counts in parts.\n` +
      `${seconds.toFixed(1)} s ${doneBy(threads)}.\n`,
  ].join('\n')
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}

function signed(n: number, digits = 1): string {
  return `${n > 0 ? '+' : ''}${n.toFixed(digits)}`
}
