import type { Game } from '@gam/kernel'
import type { FailedReplay } from '@gam/testkit'
import { harmless } from '../text.ts'
import { group } from '../workers/progress.ts'
import type { Findings } from './findings.ts'

/** What was found, for a person. `file`: where the broken game was saved. */
export function told(game: Game, found: Findings, file: string | undefined): string {
  const { games, wanted, actions, examined, spoilt, refused, tables, seed, failure } = found
  const count = games === wanted ? group(games) : `${group(games)} of ${group(wanted)}`
  const done =
    `${game.title}: ${count} games with ${group(actions)} actions at ${group(tables)} kinds of tables, ` +
    `${group(examined)} of them held against every law` +
    (spoilt > 0 ? `, ${group(spoilt)} spoilt positions, of which ${group(refused)} were refused` : '') +
    `; seed "${seed}"`
  if (failure === null) return `${done}\nNothing is broken.\n`
  return [
    done,
    ...brokenLaw(failure),
    `The shortest game found that breaks it is saved as ${file}`,
    `To see whether it still does: npx gam fuzz --again ${file}`,
    '',
  ].join('\n')
}

export function brokenLaw({ failed, seats, options, seed, actions }: FailedReplay): string[] {
  return [
    `A law is broken: ${failed.law}`,
    ...failed.what.split('\n').map((line) => `  ${harmless(line)}`),
    `  table: ${seats.join(', ')} ${JSON.stringify(options)}`,
    `  seed: ${seed}`,
    `  played: ${actions.length === 0 ? 'nothing yet' : actions.join('; ')}`,
  ]
}
