import { oneAt } from '@gam/kernel'
import { NO_MAGIC, type Rider, STOPS, TILES } from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { padEnd, padStart } from '../../lines.ts'
import { tagOf } from '../tags.ts'
import { abilityOf, portName, portOf, type SeenRiders } from './riders.ts'
import { tileCode } from './tiles.ts'
import { words } from './words.ts'

const STORM = TILES.indexOf('storm')
const NAME = 12
const RIDERS = 10
const CELL = 3

/** What a player would pay for the tile on a space. */
export function priceFor(seen: SeenRiders, rider: Rider, tile: number, space: number): number {
  return Math.min(oneAt(abilityOf(seen, rider).mostPaid, tile), space)
}

/** A port a row, its spaces as columns under what they cost, the riders before them. */
export function coastLines(seen: SeenRiders): string[] {
  const { facts, view } = seen
  const { state, viewer } = view
  const widest = Math.max(...state.ports.map((spaces) => spaces.length))
  const prices = Array.from({ length: widest }, (_, space) => padEnd(String(space), CELL)).join('')
  const stops = facts.route.slice(0, STOPS)
  const mine = viewer === null ? undefined : state.seats[viewer]
  const here = mine && portOf(seen, mine)
  return [
    ink.dim(`${padStart(words().coinsHead, NAME + RIDERS)}${prices}`),
    ...stops.map((port) => {
      const name = words().port(portName(seen, port))
      const head = port === here ? `${ink.magenta('▸')} ${ink.bold(name)}` : `  ${name}`
      const cells = oneAt(state.ports, port).map((tile, space) => padEnd(cell(seen, mine, tile, space), CELL))
      return `${padEnd(head, NAME)}${padEnd(ridersAt(seen, port), RIDERS)}${cells.join('')}`
    }),
  ]
}

export const COAST_WIDTH = NAME + RIDERS + 8 * CELL

/** A star where the viewer would pay less than the space says. */
function cell(seen: SeenRiders, mine: Rider | undefined, tile: number, space: number): string {
  if (tile < 0) return ink.dim('·')
  const cheaper = mine !== undefined && tile !== STORM && priceFor(seen, mine, tile, space) < space
  return `${tileCode(tile)}${cheaper ? '*' : ''}`
}

/** Out-bound riders with an arrow to the right, home-bound ones with one to the left. */
function ridersAt(seen: SeenRiders, port: number): string {
  const { facts, view, seats } = seen
  const whole = facts.route.length - 1
  const groups = ['', '', '']
  for (const [seat, rider] of view.state.seats.entries()) {
    if (portOf(seen, rider) !== port) continue
    groups[rider.journey === whole ? 2 : rider.journey * 2 >= whole ? 1 : 0] += tagOf(seats, seat)
  }
  return groups.flatMap((riders, way) => (riders === '' ? [] : [riders + WAYS[way]])).join(' ')
}

const WAYS = ['→', '←', '⌂']

/** Does the viewer pay less than others for some tiles? */
export function hasDiscount(seen: SeenRiders): boolean {
  const { viewer, state } = seen.view
  if (viewer === null) return false
  const { mostPaid } = abilityOf(seen, oneAt(state.seats, viewer))
  return mostPaid.some((most, tile) => most < oneAt(NO_MAGIC.mostPaid, tile))
}
