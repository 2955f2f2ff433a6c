import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import { commitmentToKey, commitmentToShare, seedOf } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { gam, newHome } from '../gam.test-support.ts'

const table = 'AAECAwQFBgcICQoLDA0ODw'
const key = '0a'.repeat(32)
const share = '0b'.repeat(32)

function record() {
  const seed = seedOf(table, key, [{ seat: 0, share }])
  let sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed })
  while (sitting.decision) sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  const contributions = [{ seat: 0, commitment: commitmentToShare(table, share), share }]
  const fairness = { scheme: 'gam-fair-1', commitment: commitmentToKey(table, key), contributions, key }
  const replay = writeReplay(sitting)
  return { format: 'gam-record', version: 1, table, game: cardGame.id, fairness, replay }
}

async function verified(json: unknown) {
  const home = newHome()
  writeFileSync(path.join(home, 'game.json'), JSON.stringify(json))
  return gam(['verify', 'game.json'], [], { home })
}

test('a fair game is called fair', async () => {
  const { code, out } = await verified(record())
  expect(out).toContain('This game was dealt fairly and played by the rules.')
  expect(code).toBe(0)
})

test('a key that was swapped is found, and the exit code says so', async () => {
  const fair = record()
  const { code, out } = await verified({ ...fair, fairness: { ...fair.fairness, key: share } })
  expect(out).toContain('The key is not the one that was committed to.')
  expect(code).toBe(1)
})

test('what is no record is said in a sentence', async () => {
  const { code, err } = await verified({ hello: 1 })
  expect(err).toContain('This is no record of a game that can be checked')
  expect(code).toBe(2)
  expect((await gam(['verify'])).err).toContain('Which record?')
})
