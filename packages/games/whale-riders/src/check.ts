import { sum } from '@gam/kernel'
import { NO_MAGIC } from './abilities/ability.ts'
import { GENTLE, GENTLE_STOPS, LOBSTER_STOP, MOST_SPACES, PORTS, STOPS, SUN, SUN_PORT } from './coast.ts'
import type { Box } from './components.ts'
import { ASKS, CARDS, type ContractRow, contractOf, MOST_ASKED } from './contracts.ts'
import { missing } from './paying/shortfall.ts'
import { GOODS, TILES } from './tiles.ts'

const RESOURCE_TILES = 92

/** What is wrong with a house set whose form is right. */
export function check(box: Box): string[] {
  return [...checkCoast(box), ...checkTiles(box), ...checkContracts(box)]
}

/** The ports that the rulebook names at their places. */
const FIXED: readonly (readonly [number, string])[] = [
  [0, 'sun'],
  [1, 'swordfish'],
  [2, 'ray'],
  [3, 'urchin'],
  [LOBSTER_STOP, 'lobster'],
]

function checkCoast({ coast, spaces }: Box): string[] {
  const wrong: string[] = []
  if (coast.length !== STOPS) wrong.push(`coast: there are ${coast.length} ports; a coast has ${STOPS}`)
  for (const [port, name] of PORTS.names.entries()) {
    const times = coast.filter((stop) => stop === port).length
    if (times > 1) wrong.push(`coast: ${name} is there ${times} times; a port is there once`)
  }
  for (const [stop, name] of FIXED)
    if (coast[stop] !== PORTS.indexOf(name))
      wrong.push(`coast: port ${stop + 1} must be ${name}, as the rulebook has it`)
  for (const [port, name] of PORTS.names.entries()) {
    const n = spaces[port]
    if (port === SUN && n !== 0)
      wrong.push('spaces: the Sun Port must be left out, for the rulebook gives its pearls')
    else if (!coast.includes(port) && n !== 0) wrong.push(`spaces: ${name} does not lie on this coast`)
    else if (!coast.includes(port)) continue
    else if (port !== SUN && (n < 1 || n > MOST_SPACES))
      wrong.push(`spaces: ${name} has ${n} spaces; 1 to ${MOST_SPACES} are possible`)
  }
  return wrong
}

function checkTiles({ coast, spaces, tiles }: Box): string[] {
  const wrong: string[] = []
  const all = sum(tiles)
  if (all !== RESOURCE_TILES) wrong.push(`tiles: there are ${all}; the game has ${RESOURCE_TILES}`)
  const gentle = sum(tiles.filter((_, tile) => GENTLE[tile]))
  const first = coast.slice(1, 1 + GENTLE_STOPS)
  const needed = sum(first.map((port) => spaces[port]))
  if (gentle < needed)
    wrong.push(
      `tiles: only ${gentle} may lie at the first three ports at the start, which have ${needed} spaces (no 2 pearls, 2 crystals or 3 goods)`,
    )
  if (all < sum(spaces)) wrong.push(`tiles: there are ${all} for ${sum(spaces)} spaces`)
  return wrong
}

function checkContracts({ contracts, tiles }: Box): string[] {
  const wrong: string[] = []
  const cards = sum(contracts.map(({ copies }) => copies))
  if (cards !== CARDS) wrong.push(`contracts: there are ${cards} cards; the game has ${CARDS}`)
  const everything = TILES.names.map(
    (_, tile) => (tiles[tile] ?? 0) + SUN_PORT.slice(1).filter((pearl) => pearl === tile).length,
  )
  const seen = new Map<string, number>()
  for (const [i, row] of contracts.entries()) {
    const number = i + 1
    const same = seen.get(faceOf(row))
    if (same !== undefined)
      wrong.push(`contracts: ${same} and ${number} are the same card; give one of them more copies`)
    seen.set(faceOf(row), number)
    for (const why of checkAsks(row, everything)) wrong.push(`contracts: ${number} ${why}`)
  }
  return wrong
}

function checkAsks(row: ContractRow, everything: readonly number[]): string[] {
  const asked = sum(row.asks)
  const pictured = sum(row.asks.slice(0, GOODS.size))
  const manners = [pictured, ...row.asks.slice(GOODS.size)].filter((n) => n > 0).length
  if (manners === 0) return ['asks for nothing']
  if (manners > 1) return ['mixes pictured goods, any goods and tiles; a card asks for one of them']
  if (asked > MOST_ASKED)
    return [`asks for ${asked} goods or tiles; ${MOST_ASKED} is the most that is possible`]
  const short = missing(contractOf(row), everything, NO_MAGIC)
  if (short > 0)
    return [`asks for ${asksOf(row)}, and all tiles of the set together are ${short} short of it`]
  return []
}

function faceOf({ asks, coins, pearls }: ContractRow): string {
  return [...asks, coins, pearls].join(' ')
}

function asksOf({ asks }: ContractRow): string {
  return ASKS.names.flatMap((name, i) => (asks[i] > 0 ? [`${asks[i]} ${name}`] : [])).join(' + ')
}
