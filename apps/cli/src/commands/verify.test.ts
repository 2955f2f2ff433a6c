import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import {
  commitmentToKey,
  commitmentToShare,
  SCHEMES,
  type Scheme,
  seedOf,
  termsHash,
} from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { gam, newHome, started } from '../gam.test-support.ts'

const table = 'AAECAwQFBgcICQoLDA0ODw'
const key = '0a'.repeat(32)
const share = '0b'.repeat(32)

function record(scheme: Scheme) {
  const deal = { scheme, name: table }
  const commitment = commitmentToShare(deal, share)
  const seats = ['Ann', 'Ben']
  const { options, components } = writeReplay(Sitting.begin(cardGame, { seats, seed: '' }))
  const terms = {
    ...{ game: cardGame.id, rules: cardGame.rulesVersion, options, components },
    seats: seats.map((name, i) => ({
      name,
      flag: i + 1,
      bot: null,
      program: false,
      commitment: i === 0 ? commitment : null,
    })),
  }
  const hash = scheme === 'gam-fair-1' ? null : termsHash(deal, terms, null)
  let sitting = Sitting.begin(cardGame, { seats, seed: seedOf(deal, key, [{ seat: 0, share }], hash) })
  while (sitting.decision) sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  const contributions = [{ seat: 0, commitment, share }]
  const standings = sitting.standings()
  return {
    ...{ format: 'gam-record', version: 1, table, game: cardGame.id, ended: 1, replay: writeReplay(sitting) },
    seats: seats.map((name, i) => ({ name, flag: i + 1, bot: null, program: false, out: false })),
    totals: standings.map(({ total }) => total),
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    fairness: {
      scheme,
      ...(hash && { deal: table, until: null }),
      commitment: commitmentToKey(deal, key),
      contributions,
      key,
      ...(hash && { terms: hash }),
    },
    ...(hash && { terms }),
  }
}

async function verified(json: unknown, ...flags: string[]) {
  const home = newHome()
  writeFileSync(path.join(home, 'game.json'), JSON.stringify(json))
  return gam(['verify', 'game.json', ...flags], [], { home })
}

test.each(SCHEMES)(
  '%s: who kept commitment and share calls a fair game fair; a record alone is consistent',
  async (scheme) => {
    const game = record(scheme)
    const { commitment } = game.fairness
    const alone = await verified(game)
    expect(alone.out).toContain('This record is consistent')
    expect(alone.out).toContain('--commitment HEX --share HEX')
    expect(alone.out).not.toContain('fairly')
    expect(alone.code).toBe(0)
    const kept = await verified(game, '--commitment', commitment, '--share', share)
    expect(kept.out).toContain('This game was dealt fairly and played by the rules.')
    expect(kept.code).toBe(0)
    const seated = await verified(game, `--commitment=${commitment.toUpperCase()}`, `--share=0:${share}`)
    expect(seated.out).toContain('This game was dealt fairly')
  },
)

test('another commitment, share, seat or agreement than was kept is found, and the exit code says so', async () => {
  const game = record('gam-fair-2')
  const said = async (...flags: string[]) => {
    const { code, out } = await verified(game, ...flags)
    expect(code).toBe(1)
    expect(out).toContain('This record is not right.')
    return out
  }
  expect(await said('--commitment', key)).toContain('the key was exchanged')
  expect(await said('--share', key)).toContain('A share that you drew is not in this record')
  expect(await said('--share', `1:${share}`)).toContain('A share that you drew is not in this record')
  expect(await said('--share', share, '--share', key)).toContain('A share that you drew')
  expect(await said('--terms', key)).toContain('bound before the shares were shown')
  const swapped = await verified({ ...game, fairness: { ...game.fairness, key: share } })
  expect(swapped.out).toContain('The key is not the one that was committed to.')
  expect(swapped.code).toBe(1)
})

test('a forged result is found', async () => {
  const { code, out } = await verified({ ...record('gam-fair-2'), totals: [99, 1], winners: [0] })
  expect(out).toContain('The totals are not those of the game')
  expect(code).toBe(1)
})

test('what is no record, commitment or share is said in a sentence', async () => {
  const { code, err } = await verified({ hello: 1 })
  expect(err).toContain('This is no record of a game that can be checked')
  expect(code).toBe(2)
  expect((await started(['verify'])).err).toContain('Which record?')
  expect((await verified({}, '--commitment', 'x')).err).toContain(
    '--commitment must be 64 hexadecimal digits',
  )
  expect((await verified({}, '--share', 'x')).err).toContain('--share must be 64 hexadecimal digits')
})
