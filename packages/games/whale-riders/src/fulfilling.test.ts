import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, tilesOf } from './at-the-coast.test-support.ts'
import { whaleRiders } from './game.ts'

const TWO_MEAT = contract({ meat: 2 })
const TWO_KELP = contract({ kelp: 2 })
const THREE_MEAT = contract({ meat: 3 })
const MEAT_AND_KELP = contract({ meat: 1, kelp: 1 })
const TWO_AND_TWO = contract({ meat: 2, kelp: 2 })
const ANY_FOUR = contract({ any: 4 })
const ANY_SIX = contract({ any: 6 }, 4)
const THREE_TILES = contract({ tiles: 3 }, 2)
const FIVE_TILES = contract({ tiles: 5 }, 4)

/** Ann alone with some tiles and contracts. */
function ann(tiles: string, hand: readonly string[], ability?: string, edition?: 'first' | 'second') {
  return scenario(
    ...atTheCoast(
      { Ann: { tiles, hand, ...(ability && { ability }) }, Ben: {} },
      edition ? { options: { edition } } : {},
    ),
  )
}

/** How these tiles can pay for a contract: all sets that are offered, the only one, or none. */
function ways(card: string, tiles: string, ability?: string, edition?: 'first' | 'second'): string[] {
  const t = ann(tiles, [card], ability, edition)
  if (t.refusal(`Ann: fulfil ${card}`) !== null) return []
  t.play(`Ann: fulfil ${card}`)
  if (t.step === 'pay') return t.choices
  return t.events.flatMap(({ type, payment }) => (type === 'contractFulfilled' ? [`pay ${payment}`] : []))
}

describe('fulfilling', () => {
  test('WR-29 any number of contracts in one action, each paid by itself', () => {
    const t = ann('meat2, kelp2', [TWO_MEAT, TWO_KELP])
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.step).toBe('fulfilMore')
    expect(t.choices).toEqual([`fulfil ${TWO_KELP}`, 'done'])
    t.play(`Ann: fulfil ${TWO_KELP}`)
    expect(t.of('Ann')).toMatchObject({ tiles: {}, hand: {}, fulfilled: [TWO_MEAT, TWO_KELP] })
    expect(t.step).toBe('turn')
    t.play('Ann: take coin')
    expect(t.asked).toBe('Ben')
  })

  test('WR-29 what is overpaid helps no other card', () => {
    const t = ann('meat3, kelp1', [TWO_MEAT, MEAT_AND_KELP])
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.choices).toEqual(['done'])
    expect(t.refusal(`Ann: fulfil ${MEAT_AND_KELP}`)).toBe('WR-31')
  })

  test('WR-29 tiles paid leave the game and never go back into the bag', () => {
    const t = ann('meat2', [TWO_MEAT])
    const bag = t.state.bag
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.state.bag).toEqual(bag)
    expect(t.state.paid).toEqual({ meat2: 1 })
  })

  test('WR-29 at least one: the action cannot be taken without a card that can be paid', () => {
    const t = ann('meat1', [TWO_MEAT])
    expect(t.choices).toEqual(['advance', 'take coin', `discard ${TWO_MEAT}`])
    expect(t.refusals).toEqual({ [`fulfil ${TWO_MEAT}`]: 'WR-31' })
    expect(t.why(`Ann: fulfil ${TWO_MEAT}`)).toBe(
      'Beyond your own goods it asks for 1 meat; you are 1 good short.',
    )
  })

  test('WR-30 the coins come at once, the pearls count at the end', () => {
    const t = ann('meat3', [THREE_MEAT])
    t.play(`Ann: fulfil ${THREE_MEAT}`)
    expect(t.of('Ann')).toMatchObject({ coins: 3, fulfilled: [THREE_MEAT] })
    expect(t.score).toEqual({ Ann: 2, Ben: 0 })
    expect(t.told).toEqual([
      'Ann pays 3 meat and fulfils 3 meat: 3 coins, 2 pearls.',
      'Ann fulfils no more contracts.',
    ])
  })
})

describe('a contract and its payment in one list', () => {
  const rich = () => ann('meat2, 2 meat1, kelp2', [TWO_MEAT, TWO_KELP, contract({ shells: 5 })])

  test('WR-29 WR-36 go together: laying it open and paying show nothing but what is one’s own', () => {
    const { sitting } = rich()
    const done = sitting.submit(0, `fulfil ${TWO_MEAT}`, 'pay meat2', `fulfil ${TWO_KELP}`)
    expect(done.codes).toHaveLength(3)
    expect(done.state.seats[0].fulfilled).toHaveLength(2)
  })

  test('WR-31 what is refused names its place in the list and its rule', () => {
    const { sitting } = rich()
    const list = [`fulfil ${TWO_MEAT}`, 'pay meat2', `fulfil ${contract({ shells: 5 })}`]
    let fault: unknown = null
    try {
      sitting.submit(0, ...list)
    } catch (error) {
      fault = error
    }
    expect(fault).toMatchObject({ code: 'illegal', rule: 'WR-31', index: 2 })
  })
})

describe('what a contract asks', () => {
  test('WR-31 pictured goods: at least that many of each', () => {
    expect(ways(TWO_AND_TWO, 'meat2, kelp1, kelp1')).toEqual(['pay meat2 kelp1 kelp1'])
    expect(ways(TWO_AND_TWO, 'meat3, kelp3')).toEqual(['pay meat3 kelp3'])
    expect(ways(TWO_AND_TWO, 'meat3, meat3, kelp1')).toEqual([])
    const t = ann('meat3, meat3, kelp1, crystal1', [TWO_AND_TWO, contract({ shells: 5 })])
    expect(t.why(`Ann: fulfil ${contract({ shells: 5 })}`)).toBe(
      'Beyond your own goods it asks for 5 shells; you are 4 goods short.',
    )
    const u = ann('', [TWO_AND_TWO])
    expect(u.why(`Ann: fulfil ${TWO_AND_TWO}`)).toBe(
      'Beyond your own goods it asks for 2 meat and 2 kelp; you are 4 goods short.',
    )
  })

  test('WR-32 goods of any type: one type or mixed', () => {
    expect(ways(ANY_SIX, 'meat3, meat3')).toEqual(['pay meat3 meat3'])
    expect(ways(ANY_SIX, 'meat2, kelp1, pottery3')).toEqual(['pay meat2 kelp1 pottery3'])
    expect(ways(ANY_SIX, 'meat2, kelp3')).toEqual([])
    const t = ann('meat2, kelp3', [ANY_SIX])
    expect(t.refusal(`Ann: fulfil ${ANY_SIX}`)).toBe('WR-32')
    expect(t.why(`Ann: fulfil ${ANY_SIX}`)).toBe('It takes 6 goods; you are 1 good short.')
  })

  test('WR-33 tiles: just that many, whatever they show, starting pearls too', () => {
    expect(ways(THREE_TILES, 'meat3, crystal2, pearl3')).toEqual(['pay meat3 crystal2 pearl3'])
    expect(ways(THREE_TILES, '4 pearl1')).toEqual(['pay pearl1 pearl1 pearl1'])
    const t = ann('meat3, kelp3', [THREE_TILES])
    expect(t.refusal(`Ann: fulfil ${THREE_TILES}`)).toBe('WR-33')
    expect(t.why(`Ann: fulfil ${THREE_TILES}`)).toBe('It takes 3 tiles; you are 1 tile short.')
  })

  test('WR-33 the pearls on tiles paid are lost', () => {
    const t = ann('pearl3, meat1, kelp1', [THREE_TILES])
    expect(t.score.Ann).toBe(3)
    t.play(`Ann: fulfil ${THREE_TILES}`)
    expect(t.parts('Ann')).toEqual({ tiles: 0, contracts: 2 })
  })

  test('WR-34 a crystal stands for any one good', () => {
    expect(ways(MEAT_AND_KELP, 'kelp1, crystal1')).toEqual(['pay kelp1 crystal1'])
    expect(ways(MEAT_AND_KELP, '2 crystal1')).toEqual(['pay crystal1 crystal1'])
  })

  test('WR-34 a tile with two crystals stands for two of the same good', () => {
    expect(ways(TWO_MEAT, 'crystal2')).toEqual(['pay crystal2'])
    expect(ways(MEAT_AND_KELP, 'crystal2')).toEqual([])
    expect(ways(MEAT_AND_KELP, 'crystal2, kelp1')).toEqual(['pay kelp1 crystal2'])
    expect(ways(TWO_AND_TWO, 'meat1, kelp1, crystal2')).toEqual([])
    expect(ways(ANY_FOUR, '2 crystal2')).toEqual(['pay crystal2 crystal2'])
  })

  test('WR-34 WR-35 a crystal is no pearl, and pearls are no goods', () => {
    expect(ways(TWO_MEAT, 'pearl2, pearl3')).toEqual([])
    expect(ways(ANY_FOUR, 'meat3, pearl2')).toEqual([])
    const t = ann('2 crystal2', [])
    expect(t.score.Ann).toBe(0)
  })
})

describe('which tiles pay', () => {
  test('WR-36 every set that pays and needs each of its tiles, once', () => {
    expect(ways(TWO_MEAT, 'meat1, meat1, meat1, meat2, meat3, crystal1, pearl1')).toEqual([
      'pay meat3',
      'pay meat2',
      'pay meat1 meat1',
      'pay meat1 crystal1',
    ])
    expect(ways(MEAT_AND_KELP, 'meat1, meat2, kelp1, crystal1, crystal2').toSorted()).toEqual(
      [
        'pay meat1 kelp1',
        'pay meat1 crystal1',
        'pay meat1 crystal2',
        'pay meat2 kelp1',
        'pay meat2 crystal1',
        'pay meat2 crystal2',
        'pay kelp1 crystal1',
        'pay kelp1 crystal2',
        'pay crystal1 crystal2',
      ].toSorted(),
    )
  })

  test('WR-36 nothing is paid that is not needed', () => {
    expect(ways(ANY_FOUR, 'meat3, kelp2, shells1')).toEqual(['pay meat3 kelp2', 'pay meat3 shells1'])
  })

  test('WR-36 the only way is taken without asking, and among several the player chooses', () => {
    const t = ann('meat2, crystal2', [TWO_MEAT])
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.step).toBe('pay')
    expect(t.told).toEqual(['Ann is going to fulfil 2 meat: 2 coins, 1 pearl.'])
    expect(t.choices).toEqual(['pay meat2', 'pay crystal2'])
    expect(t.refusal('Ann: pay meat2 crystal2')).toBe('not-offered')
    expect(t.refusal('Ann: pay nothing')).toBe('not-offered')
    t.play('Ann: pay crystal2')
    expect(t.of('Ann')).toMatchObject({ tiles: { meat2: 1 }, coins: 2 })
  })

  test('WR-36 where there are very many ways, tiles are laid until few are left', () => {
    const hoard = 'meat1, meat2, kelp1, kelp2, pottery1, pottery2, shells1, shells2, crystal1, pearl1'
    const t = ann(hoard, [FIVE_TILES])
    t.play(`Ann: fulfil ${FIVE_TILES}`)
    expect(t.choices).toEqual(hoard.split(', ').map((tile) => `lay ${tile}`))
    t.play('Ann: lay pearl1', 'Ann: lay kelp2')
    expect(t.choices).not.toContain('lay pearl1')
    t.play('Ann: lay meat1')
    expect(t.step).toBe('pay')
    expect(t.choices).toHaveLength(21)
    for (const text of t.choices) expect(text).toMatch(/^pay .*meat1.*kelp2.*pearl1/)
    t.play('Ann: pay crystal1 pearl1 meat1 kelp2 shells2')
    expect(t.of('Ann').tiles).toEqual(tilesOf('meat2, kelp1, pottery1, pottery2, shells1'))
  })

  test('WR-36 laying reaches every payment', () => {
    const hoard = 'meat3, kelp3, 2 meat1, 2 kelp1, pottery2, shells2, pottery1, shells1, crystal1'
    const seen = new Set<string>()
    const reach = (moves: readonly string[]) => {
      const t = ann(hoard, [ANY_SIX]).play(`Ann: fulfil ${ANY_SIX}`, ...moves)
      if (t.step !== 'pay') {
        for (const { type, payment } of t.events) if (type === 'contractFulfilled') seen.add(`pay ${payment}`)
        return
      }
      for (const text of t.choices)
        if (text.startsWith('pay')) seen.add(text)
        else reach([...moves, `Ann: ${text}`])
    }
    reach([])
    const tiles = Object.entries(tilesOf(hoard)).flatMap(([tile, n]) => new Array<string>(n).fill(tile))
    const needed = new Set<string>()
    for (let chosen = 0; chosen < 1 << tiles.length; chosen++) {
      const worth = tiles.filter((_, i) => chosen & (1 << i)).map((tile) => Number(tile.slice(-1)))
      const goods = worth.reduce((a, b) => a + b, 0)
      if (goods >= 6 && goods - Math.min(...worth) < 6)
        needed.add(
          tiles
            .filter((_, i) => chosen & (1 << i))
            .toSorted()
            .join(' '),
        )
    }
    const sorted = [...seen].map((text) => text.slice(4).split(' ').toSorted().join(' '))
    expect(new Set(sorted)).toEqual(needed)
    expect(seen.size).toBe(needed.size)
  })

  test('WR-37 a contract drawn this turn cannot be fulfilled this turn', () => {
    const t = scenario(...atTheCoast({ Ann: { tiles: 'meat2', hand: ['9'] }, Ben: {} }, { deck: [TWO_MEAT] }))
    t.play('Ann: discard 9')
    expect(t.of('Ann').hand).toEqual({})
    expect(t.choices).toEqual(['advance', 'take coin'])
    t.play('Ann: take coin')
    expect(t.asked).toBe('Ben')
    expect(t.of('Ann').hand).toMatchObject({ [TWO_MEAT]: 1 })
  })

  test('WR-38 cards are named one after another, and the action ends when the player says so', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 6, tiles: 'meat2, kelp2', hand: [TWO_MEAT, TWO_KELP] }, Ben: {} },
        { decrees: ['eight coins'] },
      ),
    )
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    // its two coins, and the decree that they complete, come before the next card is named
    expect(t.of('Ann')).toMatchObject({ coins: 8, decrees: ['eight coins'], fulfilled: [TWO_MEAT] })
    expect(t.step).toBe('fulfilMore')
    t.play('Ann: done')
    expect(t.step).toBe('turn')
    expect(t.of('Ann').hand).toEqual({ [TWO_KELP]: 1 })
  })

  test('WR-38 it is asked for more while cards are in hand, and only then', () => {
    const t = ann('meat2', [TWO_MEAT, TWO_KELP])
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.step).toBe('fulfilMore')
    expect(t.choices).toEqual(['done'])
    expect(t.refusal(`Ann: fulfil ${TWO_KELP}`)).toBe('WR-31')
    t.play('Ann: done')
    expect(t.step).toBe('turn')
    const u = ann('meat2', [TWO_MEAT])
    u.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(u.step).toBe('turn')
  })

  test('WR-38 nobody else hears whether another card could be paid', () => {
    const heard = (tiles: string, hand: readonly string[]) => {
      const t = ann(tiles, hand)
      t.play(`Ann: fulfil ${TWO_MEAT}`)
      const { sitting } = t
      return JSON.stringify([
        sitting.decision?.seat,
        sitting.decision?.step,
        sitting.eventsFor(1),
        sitting.view(1),
      ])
    }
    const payable = heard('meat2, kelp2', [TWO_MEAT, TWO_KELP])
    expect(heard('meat2, kelp2', [TWO_MEAT, contract({ shells: 5 })])).toBe(payable)
  })

  test('WR-38 by version 1 of the rules it ended by itself when no card could be paid', () => {
    const [, beginning, state] = atTheCoast({ Ann: { tiles: 'meat2', hand: [TWO_MEAT, TWO_KELP] }, Ben: {} })
    const t = scenario(whaleRiders.atRules(1), beginning, state)
    t.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(t.step).toBe('turn')
  })
})

test('a contract is called by what it asks and brings', () => {
  const t = ann('', [TWO_AND_TWO, FIVE_TILES, ANY_SIX])
  t.play(`Ann: discard ${TWO_AND_TWO}`, `Ann: discard ${FIVE_TILES}`, `Ann: discard ${ANY_SIX}`)
  expect(t.told).toEqual([
    'Ann discards 2 meat + 2 kelp: 2 coins, 3 pearls.',
    'Ann discards any 5 tiles: 4 coins, 4 pearls.',
    'Ann discards any 6 goods: 4 coins, 2 pearls.',
  ])
})
