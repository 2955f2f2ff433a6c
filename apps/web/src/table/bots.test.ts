import { readFileSync } from 'node:fs'
import { readReplay } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { expect, test } from 'vitest'
import { answer } from './bots.ts'

const OLDER = '../../../../packages/games/new-bedford/golden/rules-2/three-captains-mill.json'

test.each(['novice', 'novice/builder', 'novice/from tomorrow', 'from tomorrow/builder'])(
  'a bot thinks by the rules that its table plays by: %s',
  async (level) => {
    const replay: unknown = JSON.parse(readFileSync(new URL(OLDER, import.meta.url), 'utf8'))
    // Here version 2 asks for a purchase, where version 3 is done with the worker.
    const sitting = readReplay(newBedford, replay, 27)
    const { game, config, decision } = sitting
    if (decision === null) throw new Error('nobody is asked')
    const { options, components, seats } = config
    const text = await answer({
      game: game.id,
      rules: game.rulesVersion,
      level,
      options,
      components,
      seats,
      view: sitting.view(decision.seat),
      decision,
      seed: 1,
    })
    expect(decision.options.flatMap((option) => (option.refusal ? [] : option.text))).toContain(text)
  },
)
