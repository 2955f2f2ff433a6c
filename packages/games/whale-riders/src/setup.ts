import { draw, fill, put, remove, sizeOf } from '@gam/kernel'
import { NO_MAGIC } from './abilities/ability.ts'
import { GENTLE, GENTLE_STOPS, LOBSTER_STOP, SUN, SUN_PORT } from './coast.ts'
import { leftOf } from './riders.ts'
import type { G } from './state.ts'
import { STORM, TILES } from './tiles.ts'
import { STEP, STREAM } from './vocabulary.ts'

export const STARTING_COINS = 3

export function setup(g: G): void {
  const { state, facts } = g
  state.starter = g.chance.below(g.seats, STREAM.starter)
  g.tell('starterDrawn', state.starter)
  layTiles(g)
  dealContracts(g)
  for (const rider of state.seats) rider.coins = STARTING_COINS
  if (facts.decree) layDecrees(g)
  g.push(STEP.beginTurn, state.starter)
  if (facts.magic) layAbilities(g)
}

/** WR-08: tiles first, port by port along the coast; WR-09: then the storms join what is left in the bag. */
function layTiles(g: G): void {
  const { ports, bag } = g.state
  const { route, spaces, resources, storms } = g.facts
  ports[SUN].push(...SUN_PORT)
  fill(bag, resources)
  for (let stop = 1; stop <= LOBSTER_STOP; stop++) {
    const port = route[stop]
    for (let space = 0; space < spaces[port]; space++) {
      const tile = stop <= GENTLE_STOPS ? drawGentle(g) : draw(bag, g.chance, STREAM.tiles)
      ports[port].push(tile)
      g.tell('tileLaid', port, space, tile)
    }
  }
  for (let i = 0; i < storms; i++) put(bag, STORM)
  g.tell('stormsAdded', storms)
}

/** Putting a tile back and drawing again comes to the same as drawing among those that may stay. */
function drawGentle(g: G): number {
  const { bag } = g.state
  const gentle = TILES.names.map((_, tile) => (GENTLE[tile] ? bag[tile] : 0))
  const among = [...gentle, gentle.reduce((a, b) => a + b)]
  const tile = draw(among, g.chance, STREAM.tiles)
  remove(bag, tile)
  return tile
}

function dealContracts(g: G): void {
  const { deck, seats } = g.state
  fill(deck, g.facts.copies)
  for (let seat = 0; seat < g.seats; seat++)
    while (sizeOf(seats[seat].hand) < NO_MAGIC.hand) {
      const card = draw(deck, g.chance, STREAM.contracts)
      put(seats[seat].hand, card)
      g.tell('contractDealt', seat, card)
    }
}

/** WR-60 */
function layDecrees(g: G): void {
  const left = [...g.facts.decrees]
  for (let i = 0; i < g.facts.decreesDealt; i++) {
    const [decree] = left.splice(g.chance.below(left.length, STREAM.decrees), 1)
    g.state.decrees.push(decree)
    g.tell('decreeLaid', decree)
  }
}

/** WR-70: the last player is asked first. */
function layAbilities(g: G): void {
  const left = [...g.facts.line]
  while (left.length > 0) {
    const [ability] = left.splice(g.chance.below(left.length, STREAM.abilities), 1)
    g.state.line.push(ability)
    g.tell('abilityLaid', ability)
  }
  g.push(STEP.startOut)
  let seat = g.state.starter
  for (let i = 0; i < g.seats; i++) {
    g.push(STEP.chooseAbility, seat)
    seat = leftOf(g, seat)
  }
}
