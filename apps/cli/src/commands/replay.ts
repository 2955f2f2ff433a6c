import { oneAt, redact, type Sitting, transcript } from '@gam/kernel'
import { defineCommand } from 'citty'
import { mistake } from '../fault.ts'
import { columns } from '../lines.ts'
import { readGameFile } from '../play/table.ts'
import { stagesOf, type Viewer, viewerOf } from '../replay/stages.ts'
import { stageLines, walk } from '../replay/walk.ts'
import { readCount } from '../table-options.ts'
import { isScreen } from '../terminal.ts'

export const command = defineCommand({
  meta: { name: 'replay' },
  args: {
    file: { type: 'positional', required: false, description: 'A saved game' },
    at: { type: 'string', valueHint: 'N', description: 'The table after so many moves' },
    seat: {
      type: 'string',
      valueHint: 'NAME|all|nobody',
      description: 'Whose hidden cards are shown (all, or nobody’s while the game is not over)',
    },
    transcript: { type: 'boolean', description: 'Print the whole game as text' },
    json: { type: 'boolean', description: 'Print every statement as a line of JSON' },
  },
  async run({ args }) {
    if (args.file === undefined) throw mistake('Which game? npx gam replay FILE')
    if (args.json && args.transcript) throw mistake('Choose one of --json and --transcript.')
    const { sitting: whole, json } = readGameFile(args.file)
    const viewer = viewerOf(whole, args.seat)
    const last = whole.codes.length
    const at = args.at === undefined ? undefined : readCount(args.at, '--at', 0, last)
    const stages = stagesOf(whole.game, json, whole)
    const end = oneAt(stages, at ?? last)
    if (args.json) for (const line of statementLines(end, viewer)) process.stdout.write(`${line}\n`)
    else if (args.transcript) process.stdout.write(transcript(end, viewer))
    else if (isScreen()) await walk(stages, at ?? 0, viewer)
    else if (at !== undefined)
      process.stdout.write(`${stageLines(stages, at, viewer, columns()).join('\n')}\n`)
    else process.stdout.write(transcript(end, viewer))
  },
})

/** Each statement with the number of the move that it came from; 0 is the deal. */
function statementLines({ game, events, marks, seats, movers }: Sitting, viewer: Viewer): string[] {
  return events.map((statement, i) => {
    const move = marks.findIndex((end) => i < end)
    const seen = viewer === 'all' ? statement : redact(game.events, statement, viewer)
    return JSON.stringify({ move, by: move === 0 ? null : seats[oneAt(movers, move - 1)], ...seen })
  })
}
