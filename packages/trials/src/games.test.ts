import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Sfc32 } from '@gam/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { Games } from './games.ts'
import { Shore } from './shore.ts'

test('games that do not come forward end with what they wait for', async () => {
  // It hears everything and never answers.
  const mute = createServer(() => undefined).listen(0)
  onTestFinished(() => {
    mute.closeAllConnections()
    mute.close()
  })
  const shore = new Shore()
  shore.open(`http://localhost:${(mute.address() as AddressInfo).port}`)
  const games = new Games({ shore, dice: new Sfc32(1), tables: 2, rivals: false, patience: 100 })
  await expect(games.play()).rejects.toThrow(/nothing comes forward.*\n.*a table is being made/)
})
