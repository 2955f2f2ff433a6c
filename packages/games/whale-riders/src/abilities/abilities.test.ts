import { type Scenario, scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, PLAIN_PORT, standard } from '../at-the-coast.test-support.ts'
import { whaleRiders } from '../game.ts'
import type { Edition } from '../options.ts'
import type { RiderTypes } from '../state.ts'
import { ABILITIES } from './abilities.ts'

const TWO_MEAT = contract({ meat: 2 })
const THREE_MEAT = contract({ meat: 3 })
const MEAT_AND_KELP = contract({ meat: 1, kelp: 1 })
const TWO_AND_TWO = contract({ meat: 2, kelp: 2 })
const ANY_FOUR = contract({ any: 4 })
const THREE_TILES = contract({ tiles: 3 }, 2)

function cardsIn(hand: unknown): number {
  return Object.values(hand as { [card: string]: number }).reduce((a, b) => a + b, 0)
}

function buys({ choices }: Scenario<RiderTypes>): string[] {
  return choices.filter((text) => text.startsWith('buy'))
}

describe('choosing', () => {
  const begin = (seed: string) =>
    scenario(whaleRiders, { seats: ['Ann', 'Ben', 'Cy'], options: { magic: true }, seed })

  test('WR-70 all eight in a random line, the first three within reach', () => {
    const t = begin('line')
    const line = t.state.line as string[]
    expect(line.toSorted()).toEqual([...ABILITIES.names].toSorted())
    expect(begin('other').state.line).not.toEqual(line)
    expect(t.choices).toEqual(line.slice(0, 3).map((ability) => `choose ${ability}`))
    expect(t.refusal(`${t.asked}: choose ${line[3]}`)).toBe('WR-70')
    expect(t.why(`${t.asked}: choose ${line[7]}`)).toBe(
      'Only the first three abilities of the line are within reach.',
    )
  })

  test('WR-70 from the last player back to the first, when board and contracts are known; the rest leave', () => {
    const t = scenarioWhere(
      whaleRiders,
      { seats: ['Ann', 'Ben', 'Cy'], options: { magic: true } },
      ({ state }) => state.starter === 1,
    )
    expect(cardsIn(t.of('Ann').hand)).toBe(3)
    expect((t.state.ports as { lobster: string[] }).lobster).toHaveLength(4)
    const asked: (string | null)[] = []
    const taken: string[] = []
    for (let i = 0; i < 3; i++) {
      asked.push(t.asked)
      taken.push(t.choices[2])
      t.play(`${t.asked}: ${t.choices[2]}`)
    }
    expect(asked).toEqual(['Ann', 'Cy', 'Ben'])
    expect(taken).toEqual(asked.map((player) => `choose ${t.of(String(player)).ability}`))
    expect(t.state.line).toEqual([])
    expect(t.asked).toBe('Ben')
    expect(t.step).toBe('turn')
  })

  test('WR-70 abilities are public', () => {
    const t = begin('public')
    const first = String(t.asked)
    t.play(`${first}: ${t.choices[0]}`)
    const seen = t.seen(null).state as unknown as { seats: { ability: string }[]; line: string[] }
    expect(seen.seats.map(({ ability }) => ability)).toContain(t.of(first).ability)
    expect(seen.line).toEqual(t.state.line)
  })
})

describe('the abilities', () => {
  test('WR-71 two coins: taking a coin gives two', () => {
    const t = scenario(...atTheCoast({ Ann: { ability: 'two coins' }, Ben: { ability: 'haggler' } }))
    t.play('Ann: take coin', 'Ann: take coin', 'Ben: take coin')
    expect(t.of('Ann').coins).toBe(4)
    expect(t.of('Ben').coins).toBe(1)
  })

  test('WR-72 free sail: the first advance is no action, further ones are', () => {
    const t = scenario(...atTheCoast({ Ann: { ability: 'free sail' }, Ben: {} }))
    t.play('Ann: advance', 'Ann: advance', 'Ann: take coin')
    expect(t.asked).toBe('Ben')
    expect(t.of('Ann')).toMatchObject({ journey: 3, coins: 1 })
  })

  test('WR-72 it may come between the actions or after them, until the player ends the turn', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { hand: ['1'], ability: 'free sail' }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT } },
      ),
    )
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.asked).toBe('Ann')
    expect(t.choices).toEqual(['advance', 'done'])
    for (const move of ['take coin', 'buy meat1 0', 'fulfil 1', 'discard 1'])
      expect(t.refusal(`Ann: ${move}`)).toBe('WR-20')
    const ended = scenario(...atTheCoast({ Ann: { ability: 'free sail' }, Ben: {} }))
    ended.play('Ann: take coin', 'Ann: take coin', 'Ann: done')
    expect(ended.asked).toBe('Ben')
    expect(ended.of('Ann').journey).toBe(1)
    t.play('Ann: advance')
    expect(t.asked).toBe('Ben')
    const between = scenario(...atTheCoast({ Ann: { ability: 'free sail' }, Ben: {} }))
    between.play('Ann: take coin', 'Ann: advance', 'Ann: take coin')
    expect(between.asked).toBe('Ben')
    expect(between.of('Ann').journey).toBe(2)
  })

  test('WR-72 a rider that is back has no free advance, and the turn ends by itself', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 14, ability: 'free sail' }, Ben: {} }))
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.asked).toBe('Ben')
  })

  test('WR-73 bulk buy: any number of tiles with one action, gaps open, until the player stops', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 4, ability: 'bulk buy' }, Ben: {} },
        { ports: { swordfish: ['meat1', 'storm', 'pottery1', 'shells1'] }, bag: '' },
      ),
    )
    t.play('Ann: buy pottery1 2')
    expect(t.step).toBe('buyMore')
    expect(t.choices).toEqual(['buy meat1 0', 'done'])
    expect(t.refusals).toEqual({ 'buy storm 1': 'WR-24', 'buy shells1 3': 'WR-23' })
    t.play('Ann: done')
    expect(t.step).toBe('turn')
    t.play('Ann: buy meat1 0')
    expect(t.asked).toBe('Ben')
    expect(t.of('Ann')).toMatchObject({ coins: 2, tiles: { meat1: 1, pottery1: 1 } })
    expect(t.state.ports).toMatchObject({ swordfish: ['storm', 'shells1', null, null] })
  })

  test('WR-73 a whole port can be bought with one action', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 6, ability: 'bulk buy' }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT }, bag: '' },
      ),
    )
    t.play('Ann: buy shells1 3', 'Ann: buy meat1 0', 'Ann: buy pottery1 2', 'Ann: buy kelp1 1')
    expect(t.of('Ann')).toMatchObject({ coins: 0, tiles: { meat1: 1, kelp1: 1, pottery1: 1, shells1: 1 } })
    expect(t.step).toBe('turn')
    t.play('Ann: take coin')
    expect(t.asked).toBe('Ben')
  })

  test('WR-73 coins of a decree in between may be spent; the others buy one tile', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: '7 meat1', ability: 'bulk buy' }, Ben: {} },
        { ports: { swordfish: ['kelp1', 'kelp2', 'kelp3', 'shells1'] }, decrees: ['eight tiles'] },
      ),
    )
    expect(buys(t)).toEqual(['buy kelp1 0'])
    t.play('Ann: buy kelp1 0')
    expect(buys(t)).toEqual(['buy kelp2 1', 'buy kelp3 2'])
    const u = scenario(...atTheCoast({ Ann: {}, Ben: {} }, { ports: { swordfish: PLAIN_PORT } }))
    u.play('Ann: buy meat1 0')
    expect(u.step).toBe('turn')
  })

  test('WR-73 a returned rider uses it at the Sun Port', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 14, coins: 3, ability: 'bulk buy' }, Ben: {} }))
    t.play('Ann: buy pearl1 1', 'Ann: buy pearl1 2')
    expect(t.of('Ann')).toMatchObject({ coins: 0, tiles: { pearl1: 2 } })
    expect(t.step).toBe('turn')
  })

  test.each([
    ['first', 1],
    ['second', 0],
  ] as const)('WR-74 bargain, %s edition: a tile with a single icon costs %i', (edition, price) => {
    const port = ['kelp2', 'kelp1', 'crystal1', 'pearl1']
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 1, ability: 'bargain' }, Ben: {} },
        { ports: { swordfish: port }, options: { edition } },
      ),
    )
    expect(buys(t)).toEqual(['buy kelp2 0', 'buy kelp1 1', 'buy crystal1 2', 'buy pearl1 3'])
    t.play('Ann: buy pearl1 3')
    expect(t.of('Ann').coins).toBe(1 - price)
  })

  test('WR-74 never dearer than printed, full price for more icons, never a storm, starting pearls too', () => {
    const first = { options: { edition: 'first' as const } }
    const t = scenario(
      ...atTheCoast(
        { Ann: { ability: 'bargain' }, Ben: {} },
        { ports: { swordfish: ['meat1', 'kelp2', 'storm', 'crystal2'] }, ...first },
      ),
    )
    expect(buys(t)).toEqual(['buy meat1 0'])
    expect(t.refusals).toEqual({ 'buy kelp2 1': 'WR-23', 'buy storm 2': 'WR-24', 'buy crystal2 3': 'WR-23' })
    const home = (edition: Edition) =>
      scenario(
        ...atTheCoast(
          { Ann: { journey: 14, coins: 1, ability: 'bargain' }, Ben: {} },
          { options: { edition } },
        ),
      )
    expect(buys(home('first'))).toEqual(['buy pearl1 1', 'buy pearl1 2', 'buy pearl1 3', 'buy pearl1 4'])
    expect(home('second').play('Ann: buy pearl1 4').of('Ann').coins).toBe(1)
    expect(home('second').why('Ann: buy pearl2 5')).toBe('It costs 5 coins, and you have 1.')
  })

  test('WR-75 haggler: one good fewer, whichever the player likes', () => {
    const t = scenario(
      ...atTheCoast({ Ann: { tiles: 'meat1, kelp1', hand: [MEAT_AND_KELP], ability: 'haggler' }, Ben: {} }),
    )
    t.play(`Ann: fulfil ${MEAT_AND_KELP}`)
    expect(t.choices).toEqual(['pay meat1', 'pay kelp1'])
    const pays = (tiles: string, card: string) =>
      scenario(...atTheCoast({ Ann: { tiles, hand: [card], ability: 'haggler' }, Ben: {} })).refusal(
        `Ann: fulfil ${card}`,
      )
    expect(pays('meat2, kelp1', TWO_AND_TWO)).toBe(null)
    expect(pays('meat1, kelp1', TWO_AND_TWO)).toBe('WR-31')
    expect(pays('meat1, kelp2', ANY_FOUR)).toBe(null)
    expect(pays('meat1, kelp1', ANY_FOUR)).toBe('WR-32')
    expect(pays('meat1, kelp1', THREE_TILES)).toBe('WR-33')
  })

  test('WR-75 a contract for a single good then needs nothing', () => {
    const [first, ...others] = standard.values.contracts
    const values = { ...standard.values, contracts: [{ ...first, asks: [1, 0, 0, 0, 0, 0] }, ...others] }
    const box = { ...standard, id: 'single', values }
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat1', hand: ['1'], ability: 'haggler' }, Ben: { hand: ['2'] } },
        { box },
      ),
    )
    t.play('Ann: fulfil 1')
    expect(t.events[0]).toMatchObject({ type: 'contractFulfilled', payment: 'nothing' })
    expect(t.told[0]).toBe('Ann pays nothing and fulfils 1 meat: 2 coins, 1 pearl.')
    expect(t.of('Ann')).toMatchObject({ tiles: { meat1: 1 }, coins: 2 })
  })

  test('WR-76 tide-turner: a sixth action swaps two tiles, storms included, empty spaces not', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { ability: 'tide turner' }, Ben: {} },
        { ports: { swordfish: ['storm', 'meat1', 'storm', null] }, bag: '' },
      ),
    )
    expect(t.choices).toEqual(['advance', 'take coin', 'swap 0 1', 'swap 1 2'])
    expect(t.refusals).toMatchObject({ 'swap 0 2': 'WR-76' })
    expect(t.refusal('Ann: swap 0 3')).toBe('not-offered')
    t.play('Ann: swap 0 1')
    expect(t.state.ports).toMatchObject({ swordfish: ['meat1', 'storm', 'storm', null] })
    t.play('Ann: buy meat1 0')
    expect(t.of('Ann')).toMatchObject({ coins: 0, tiles: { meat1: 1 } })
    expect(t.asked).toBe('Ben')
  })

  test('WR-76 at the Sun Port the pearls at any time, the printed storm never', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 0, ability: 'tide turner' }, Ben: {} }))
    const swaps = t.choices.filter((text) => text.startsWith('swap'))
    expect(swaps).toContain('swap 1 7')
    expect(swaps.some((text) => text.startsWith('swap 0'))).toBe(false)
    expect(swaps).not.toContain('swap 1 2')
    t.play('Ann: swap 1 7')
    expect(t.state.ports).toMatchObject({
      sun: ['storm', 'pearl3', 'pearl1', 'pearl1', 'pearl1', 'pearl2', 'pearl2', 'pearl1'],
    })
    const others = scenario(...atTheCoast({ Ann: {}, Ben: {} }, { ports: { swordfish: PLAIN_PORT } }))
    expect(others.choices.some((text) => text.startsWith('swap'))).toBe(false)
  })

  test('WR-77 alchemist: which goods tiles are wild depends on the edition', () => {
    const why = (edition: Edition, tiles: string, card: string) =>
      scenario(
        ...atTheCoast(
          { Ann: { tiles, hand: [card], ability: 'alchemist' }, Ben: {} },
          { options: { edition } },
        ),
      ).refusal(`Ann: fulfil ${card}`)
    expect(why('first', '2 kelp1', TWO_MEAT)).toBe(null)
    expect(why('second', '2 kelp1', TWO_MEAT)).toBe(null)
    expect(why('first', 'kelp3', THREE_MEAT)).toBe(null)
    expect(why('second', 'kelp3', THREE_MEAT)).toBe('WR-31')
    expect(why('second', 'meat3', THREE_MEAT)).toBe(null)
    // several goods on a tile stand for one and the same good
    expect(why('first', 'shells2', MEAT_AND_KELP)).toBe('WR-31')
    expect(why('first', 'pearl2', TWO_MEAT)).toBe('WR-31')
  })

  test('WR-77 WR-31 what an alchemist lacks is no good that lies before them', () => {
    const card = contract({ meat: 1, kelp: 1, pottery: 1, shells: 1 })
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat2, kelp1, pottery3', hand: [card], ability: 'alchemist' }, Ben: {} },
        { options: { edition: 'first' } },
      ),
    )
    expect(t.why(`Ann: fulfil ${card}`)).toBe(
      'Beyond your own goods it asks for 1 shell; you are 1 good short.',
    )
  })

  test('WR-78 six contracts: six in hand, the extra three drawn when all have chosen', () => {
    const t = scenarioWhere(
      whaleRiders,
      { seats: ['Ann', 'Ben'], options: { magic: true } },
      ({ choices }) => choices[0] === 'choose six contracts',
    )
    const owner = String(t.asked)
    t.play(`${owner}: choose six contracts`)
    expect(cardsIn(t.of(owner).hand)).toBe(3)
    t.play(`${t.asked}: ${t.choices[0]}`)
    expect(cardsIn(t.of(owner).hand)).toBe(6)
    expect(t.step).toBe('turn')
    const u = scenario(
      ...atTheCoast({ Ann: { hand: ['1', '2', '3', '4', '5', '6'], ability: 'six contracts' }, Ben: {} }),
    )
    u.play('Ann: discard 1', 'Ann: discard 2', 'Ann: done', 'Ann: take coin')
    expect(cardsIn(u.of('Ann').hand)).toBe(6)
  })

  test.each(['first', 'second'] as const)(
    'every ability has a name and a sentence, %s edition',
    (edition) => {
      const t = scenario(whaleRiders, { seats: ['Ann', 'Ben'], options: { magic: true, edition } })
      const told = t.told.filter((text) => text.startsWith('In the line'))
      expect(told).toHaveLength(8)
      const bargain = edition === 'first' ? 'costs 1 coin at the most' : 'is free'
      expect(told.find((text) => text.includes('Bargain'))).toContain(bargain)
      const alchemist = edition === 'first' ? 'all goods tiles' : 'tiles with a single good'
      expect(told.find((text) => text.includes('Alchemist'))).toContain(alchemist)
    },
  )
})
