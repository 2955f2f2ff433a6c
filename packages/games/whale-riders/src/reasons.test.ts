import { Play, plain, reasonPhrase, reasonsFor, Sfc32, type Statement } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { atTheCoast, contract, standard } from './at-the-coast.test-support.ts'
import { whaleRiders } from './game.ts'
import { reasons } from './reasons.ts'

/** What is said for an action of the first player; those before it, if there are any, are taken. */
function said(text: string, ...coast: Parameters<typeof atTheCoast>): string[] {
  const { sitting } = scenario(...atTheCoast(...coast))
  const play = new Play(whaleRiders, whaleRiders.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
  play.settle()
  const codes = text.split(', ').map((one) => {
    const code = whaleRiders.actions.parse(one)
    if (typeof code !== 'number') throw new Error(code.why)
    return code
  })
  for (const code of codes.slice(0, -1)) {
    play.take(code)
    play.settle()
  }
  return reasonsFor(reasons, play, codes[codes.length - 1]).map(inEnglish)
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
  expect(said('advance', { Ann: { journey: 3 }, Ben: { journey: 6 } })[0]).toBe(
    'The first rider is 3 ports ahead.',
  )
  expect(said('advance', { Ann: { journey: 9 }, Ben: { journey: 6 } })[0]).toBe(
    'Another 4 ports lie before the starting pearls, and the first one home chooses.',
  )
  expect(said('advance', { Ann: { journey: 12 }, Ben: {} })[0]).toBe(
    'One more port lies before the starting pearls, and the first one home chooses.',
  )
  expect(said('advance', { Ann: { journey: 13 }, Ben: {} })).toEqual([
    'The next port is home, where the starting pearls are.',
  ])
})

test('riding on: what there is here and at the next port', () => {
  const ann = { journey: 2, coins: 1, tiles: 'meat3', hand: [FOUR_MEAT] }
  const ports = { ray: ['meat1', 'pearl2', null, null], urchin: [null, 'meat2', 'pearl1', null] }
  expect(said('advance', { Ann: ann, Ben: {} }, { ports })).toEqual([
    'At the next port there is meat2 for 1 coin.',
    'Home is still 11 ports away, and pearls there go to who comes first.',
  ])
  const poor = { ray: [null, null, 'meat1', 'pearl2'], urchin: [null, null, 'meat2', 'pearl1'] }
  expect(said('advance', { Ann: ann, Ben: {} }, { ports: poor })).toEqual([
    'Nothing here that can be paid is of use.',
  ])
})

test('WR-36 paying: what this way keeps', () => {
  const three = contract({ tiles: 3 })
  const ann = { tiles: 'meat1, 2 meat2, crystal1, pearl1', hand: [three] }
  const pay = (tiles: string) => said(`fulfil ${three}, pay ${tiles}`, { Ann: ann, Ben: {} })
  expect(pay('meat1 meat2 meat2')).toEqual([
    'It pays with goods and keeps the pearls.',
    'It keeps a crystal, which can stand for anything.',
  ])
  expect(pay('meat1 crystal1 pearl1')).toEqual(['No other way gives away fewer goods.'])
})

test('a coin: what it makes possible', () => {
  const ports = { ray: [null, null, 'meat1', 'pearl2'] }
  expect(said('take coin', { Ann: { journey: 2, coins: 2 }, Ben: {} }, { ports })).toEqual([
    'It makes pearl2 here affordable, for 3 coins.',
  ])
  expect(said('take coin', { Ann: { journey: 2, coins: 1 }, Ben: {} }, { ports })).toEqual([
    'That makes 2 coins to spend further on.',
  ])
  const hand = [FOUR_MEAT]
  expect(said('take coin', { Ann: { journey: 2, coins: 1, hand }, Ben: {} }, { ports })).toEqual([
    'It makes meat1 here affordable, for 2 coins.',
  ])
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
