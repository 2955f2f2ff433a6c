import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { botOfLevel, levels, STANDARD_LEVEL, writeBotName } from '@gam/bots'
import { type BotAsk, Engine, LONGEST_LINE } from '@gam/protocol'
import { defineCommand } from 'citty'
import { requestLines } from '../engine/request-lines.ts'
import { allGames, games, judgementOf, plansOf } from '../games.ts'
import { version } from '../version.ts'

export const command = defineCommand({
  meta: { name: 'engine' },
  async run() {
    const freshSeed = () => randomBytes(8).toString('hex')
    const bots = Object.fromEntries(
      Object.keys(levels).map((level) => [
        level,
        ({ style, ...ask }: BotAsk) =>
          botOfLevel(
            writeBotName({ level, style }),
            plansOf(ask.game),
          )({ ...ask, judgement: judgementOf(ask.game) }),
      ]),
    )
    const engine = new Engine({
      games,
      unlisted: allGames.filter((game) => !games.includes(game)),
      bots,
      styles: Object.fromEntries(allGames.map((game) => [game.id, Object.keys(plansOf(game))])),
      standardLevel: STANDARD_LEVEL,
      version: version(),
      freshSeed,
    })
    if (process.stdin.isTTY)
      process.stderr.write('One request a line, such as {"cmd":"hello"}; Ctrl-D ends it.\n')
    for await (const line of requestLines(process.stdin, LONGEST_LINE)) {
      const answer = line === null ? engine.tooLong() : engine.answer(line)
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain')
    }
  },
})
