import { type Statement, sum } from '@gam/kernel'
import { atRandom } from '@gam/testkit'
import { expect, test } from 'vitest'
import { ABILITIES } from './abilities/abilities.ts'
import { ASKS, CONTRACTS } from './contracts.ts'
import { whaleRiders } from './game.ts'
import type { Edition, RiderOptions } from './options.ts'
import type { Rider } from './state.ts'
import { GOODS, TILES } from './tiles.ts'

// A second reading of what is missing, from what the seat that is refused can see and nothing else.

interface Tile {
  readonly thing: string
  readonly icons: number
}

/** What lies before a rider, piece by piece, and what the ability of that rider makes of it. */
class Purse {
  readonly coins: number
  readonly tiles: readonly Tile[]
  readonly ability: string | null
  readonly edition: Edition

  constructor(rider: Rider, edition: Edition) {
    this.coins = rider.coins
    this.ability = rider.ability < 0 ? null : ABILITIES.value(rider.ability)
    this.edition = edition
    this.tiles = rider.tiles.flatMap((n, tile) => new Array<Tile>(n).fill(tileOf(TILES.value(tile))))
  }

  /** WR-75 */
  get forgiven(): number {
    return this.ability === 'haggler' ? 1 : 0
  }

  /** WR-34, WR-77 */
  standsFor({ thing, icons }: Tile): readonly string[] {
    if (thing === 'pearl') return []
    const alchemy = this.ability === 'alchemist' && (this.edition === 'first' || icons === 1)
    return thing === 'crystal' || alchemy ? GOODS.names : [thing]
  }

  /** WR-23, WR-74 */
  price({ icons }: Tile, space: number): number {
    const bargain = this.ability === 'bargain' && icons === 1
    return bargain ? Math.min(space, this.edition === 'first' ? 1 : 0) : space
  }
}

function tileOf(name: string): Tile {
  return { thing: name.slice(0, -1), icons: Number(name.slice(-1)) }
}

/** The least that stays open of these needs, every tile tried for everything it may stand for. */
function leastOpen(asked: readonly number[], purse: Purse): number {
  let left = new Map([[asked.join(), asked]])
  for (const tile of purse.tiles) {
    const next = new Map(left)
    for (const needs of left.values())
      for (const good of purse.standsFor(tile)) {
        const covered = needs.map((n, i) => (GOODS.value(i) === good ? Math.max(0, n - tile.icons) : n))
        next.set(covered.join(), covered)
      }
    left = next
  }
  return Math.min(...[...left.values()].map((needs) => sum([...needs])))
}

/** The figures that a refusal must tell; null where it tells none. */
function figures(
  reason: Statement,
  action: Statement,
  rows: readonly { asks: number[] }[],
  purse: Purse,
): object | null {
  const asks = (name: string) => rows[CONTRACTS.indexOf(action.contract)].asks[ASKS.indexOf(name)]
  const icons = (of: readonly Tile[]) => sum(of.map((tile) => tile.icons))
  switch (reason.type) {
    case 'tooDear':
      return { price: purse.price(tileOf(String(action.tile)), Number(action.space)), coins: purse.coins }
    case 'goodsMissing': {
      const goods = GOODS.names.map(asks)
      const needs = GOODS.names.flatMap((good, i) => {
        const own = icons(purse.tiles.filter(({ thing }) => thing === good))
        return new Array<string>(Math.max(0, goods[i] - own)).fill(good)
      })
      return { needs: needs.join(' '), missing: leastOpen(goods, purse) - purse.forgiven }
    }
    case 'anyGoodsMissing': {
      const asked = asks('any') - purse.forgiven
      return { asked, missing: asked - icons(purse.tiles.filter(({ thing }) => thing !== 'pearl')) }
    }
    case 'tilesMissing':
      return { asked: asks('tiles'), missing: asks('tiles') - purse.tiles.length }
    default:
      return null
  }
}

const TABLES: readonly RiderOptions[] = [
  { edition: 'first', decree: false, magic: true },
  { edition: 'second', decree: true, magic: true },
  { edition: 'second', decree: false, magic: false },
]

/** `npm run trials` plays more of the same. */
const GAMES = process.env.TRIALS === 'long' ? 24 : 6

test('what a refusal says is there, asked and missing is so in the view of the seat that is refused', () => {
  const met = new Map<string, number>()
  for (let nth = 0; nth < GAMES; nth++) {
    const options = TABLES[nth % TABLES.length]
    for (const sitting of atRandom(whaleRiders, {
      seats: ['Ann', 'Ben', 'Cy'],
      seed: `figures ${nth}`,
      options,
    })) {
      const { decision } = sitting
      if (decision === null) continue
      const { seat } = decision
      const purse = new Purse(sitting.view(seat).state.seats[seat], options.edition)
      const { contracts } = sitting.config.components.values
      for (const { action, refusal } of decision.options) {
        const wanted = refusal && figures(refusal.reason, action, contracts, purse)
        if (!wanted) continue
        expect({ action, ...refusal.reason }).toEqual({ action, type: refusal.reason.type, ...wanted })
        const [needs, have] = Object.values(wanted)
        if (refusal.reason.type === 'tooDear') expect(needs).toBeGreaterThan(have)
        else expect(have).toBeGreaterThan(0)
        met.set(refusal.reason.type, (met.get(refusal.reason.type) ?? 0) + 1)
      }
    }
  }
  for (const reason of ['tooDear', 'goodsMissing', 'anyGoodsMissing', 'tilesMissing'])
    expect(met.get(reason), reason).toBeGreaterThan(20)
})
