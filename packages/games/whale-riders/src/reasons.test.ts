import { Play, plain, reasonPhrase, reasonsFor, Sfc32, type Statement } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { atTheCoast, contract, standard } from './at-the-coast.test-support.ts'
import { whaleRiders } from './game.ts'
import { reasons } from './reasons.ts'

/** What is said for an action of the first player. */
function said(text: string, ...coast: Parameters<typeof atTheCoast>): string[] {
  const { sitting } = scenario(...atTheCoast(...coast))
  const play = new Play(whaleRiders, whaleRiders.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
  play.settle()
  const code = whaleRiders.actions.parse(text)
  if (typeof code !== 'number') throw new Error(code.why)
  return reasonsFor(reasons, play, code).map(inEnglish)
}

function inEnglish(statement: Statement): string {
  return plain(reasonPhrase(reasons.table, reasons.words.en, statement), ({ value }) => String(value))
}

const FOUR_MEAT = contract({ meat: 4 })
const { pearls, coins } = standard.values.contracts[Number(FOUR_MEAT) - 1]
const PEARLS = `${pearls} pearl${pearls === 1 ? '' : 's'}`

test('a contract: what it brings', () => {
  const [only] = said(`fulfil ${FOUR_MEAT}`, { Ann: { tiles: 'meat3, meat1', hand: [FOUR_MEAT] }, Ben: {} })
  expect(only).toMatch(coins === 0 ? `The contract brings ${PEARLS} at once.` : `${PEARLS} and ${coins} coin`)
})

test('goods for a contract in hand', () => {
  const buy = (tiles: string) =>
    said(
      'buy meat2 0',
      { Ann: { journey: 2, tiles, hand: [FOUR_MEAT] }, Ben: {} },
      { ports: { ray: ['meat2', null, null, null] } },
    )
  expect(buy('meat2')).toEqual([`With it a contract for ${PEARLS} can be fulfilled.`, 'It costs nothing.'])
  expect(buy('meat1')).toEqual([
    `It leaves 1 good missing for a contract for ${PEARLS}.`,
    'It costs nothing.',
  ])
  expect(
    said(
      'buy kelp2 1',
      { Ann: { journey: 2, coins: 1, hand: [FOUR_MEAT] }, Ben: {} },
      { ports: { ray: [null, 'kelp2', null, null] } },
    ),
  ).toEqual([])
})

test('pearls: their price, and how many are left at home', () => {
  expect(
    said(
      'buy pearl2 1',
      { Ann: { journey: 2, coins: 1 }, Ben: {} },
      { ports: { ray: [null, 'pearl2', null, null] } },
    ),
  ).toEqual(['2 pearls for 1 coin.'])
  const home = (...rest: string[]) => {
    const sun = ['storm', 'pearl1', ...rest, ...Array.from({ length: 6 - rest.length }, () => null)]
    return said('buy pearl1 1', { Ann: { journey: 14, coins: 3 }, Ben: {} }, { ports: { sun } })
  }
  expect(home()).toEqual(['1 pearl for 1 coin.', 'It is the last of the starting pearls and ends the game.'])
  expect(home('pearl1')).toEqual(['1 pearl for 1 coin.', 'Only one of the starting pearls is left after it.'])
})

test('riding on: who is ahead, and how far it is', () => {
  expect(said('advance', { Ann: { journey: 3 }, Ben: { journey: 6 } })).toEqual([
    'The first rider is 3 ports ahead.',
  ])
  expect(said('advance', { Ann: { journey: 9 }, Ben: { journey: 6 } })).toEqual([
    'Another 4 ports lie before the starting pearls, and the first one home chooses.',
  ])
  expect(said('advance', { Ann: { journey: 12 }, Ben: {} })).toEqual([
    'One more port lies before the starting pearls, and the first one home chooses.',
  ])
  expect(said('advance', { Ann: { journey: 13 }, Ben: {} })).toEqual([
    'The next port is home, where the starting pearls are.',
  ])
  expect(said('advance', { Ann: { journey: 1 }, Ben: {} })).toEqual([])
})

test('a coin: what it makes possible', () => {
  const ports = { ray: [null, null, 'meat1', 'pearl2'] }
  expect(said('take coin', { Ann: { journey: 2, coins: 2 }, Ben: {} }, { ports })).toEqual([
    'It makes pearl2 here affordable, for 3 coins.',
  ])
  expect(said('take coin', { Ann: { journey: 2, coins: 1 }, Ben: {} }, { ports })).toEqual([])
})

test('another contract: how far off the old one was', () => {
  expect(said(`discard ${FOUR_MEAT}`, { Ann: { tiles: 'kelp1', hand: [FOUR_MEAT] }, Ben: {} })).toEqual([
    '4 goods are missing for that contract; another may suit better.',
  ])
})

test('WR-76 a swap: what gets cheaper', () => {
  expect(
    said(
      'swap 0 3',
      { Ann: { journey: 2, ability: 'tide turner' }, Ben: { ability: 'haggler' } },
      { ports: { ray: ['meat1', null, null, 'pearl2'] }, options: { magic: true } },
    ),
  ).toEqual(['pearl2 is free then.'])
})
