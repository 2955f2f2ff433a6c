import { availableParallelism } from 'node:os'
import { CARE, type Care, isChoice, settleAccounts, type Weighing } from '@gam/bots'
import { defineCommand } from 'citty'
import { pageOf } from '../analyse/page.ts'
import { mistake } from '../fault.ts'
import { columns } from '../lines.ts'
import { readGameFile } from '../play/table.ts'
import { stagesOf } from '../replay/stages.ts'
import { readCount } from '../table-options.ts'
import { share } from '../workers/crew.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { Progress } from '../workers/progress.ts'

export const command = defineCommand({
  meta: { name: 'analyse' },
  args: {
    file: { type: 'positional', required: false, description: 'A finished game' },
    iterations: {
      type: 'string',
      valueHint: 'N',
      description: `How long each decision is looked at (left out: ${CARE.look})`,
    },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    json: { type: 'boolean', description: 'Print everything as JSON' },
  },
  async run({ args }) {
    if (args.file === undefined) throw mistake('Which game? npx gam analyse FILE')
    const { sitting: whole, json: replay } = readGameFile(args.file)
    if (!whole.over) throw mistake('This game is not over yet; only finished games are analysed.')
    const care = readCare(args.iterations)
    const stages = stagesOf(whole.game, replay, whole)
    const decisions = stages.flatMap((stage, moves) => (isChoice(stage) ? [moves] : []))
    const weighings: Weighing[] = []
    const progress = new Progress(decisions.length, 'decisions')
    const finished = await untilInterrupted((stop) =>
      share<number, Weighing>({
        entry: new URL('../analyse/worker.ts', import.meta.url),
        job: { game: whole.game.id, replay, care },
        pieces: decisions,
        threads:
          args.threads === undefined ? availableParallelism() : readCount(args.threads, '--threads', 1, 256),
        stop,
        done(weighing) {
          weighings.push(weighing)
          progress.at(weighings.length)
        },
      }),
    ).finally(() => progress.clear())
    if (!finished) return
    weighings.sort((a, b) => a.moves - b.moves)
    const analysis = settleAccounts(stages, weighings)
    process.stdout.write(
      args.json ? `${JSON.stringify(analysis, null, 2)}\n` : pageOf(stages, analysis, columns()),
    )
  },
})

/** A shorter look is also weighed more lightly. */
function readCare(iterations: string | undefined): Care {
  if (iterations === undefined) return CARE
  const look = readCount(iterations, '--iterations', 10, 10_000_000)
  return { look, weigh: Math.max(10, Math.round((look * CARE.weigh) / CARE.look)) }
}
