import { NONE, sum } from '@gam/kernel'
import { ABILITIES } from './abilities/abilities.ts'
import { PORTS, SUN, SUN_PORT } from './coast.ts'
import { CONTRACTS } from './contracts.ts'
import { DECREES } from './decrees/decrees.ts'
import type { Facts, State } from './state.ts'
import { STORM, TILES } from './tiles.ts'

/** Everything that must hold between any two actions, and does not. */
export function invariants(state: State, facts: Facts): string[] {
  const wrong: string[] = []
  checkTiles(state, facts, wrong)
  checkPorts(state, facts, wrong)
  checkContracts(state, facts, wrong)
  checkVariants(state, facts, wrong)
  return wrong
}

function checkTiles({ bag, ports, paid, seats }: State, facts: Facts, wrong: string[]): void {
  const all = TILES.names.map((_, tile) => (tile === STORM ? facts.storms : facts.resources[tile]))
  const there = TILES.names.map((_, tile) => bag[tile] + paid[tile])
  for (const tile of SUN_PORT) all[tile]++
  for (const spaces of ports) for (const tile of spaces) if (tile !== NONE) there[tile]++
  for (const { tiles } of seats) for (let tile = 0; tile < TILES.size; tile++) there[tile] += tiles[tile]
  for (const [tile, name] of TILES.names.entries())
    if (there[tile] !== all[tile])
      wrong.push(`there are ${there[tile]} tiles ${name}, the game has ${all[tile]}`)
  if (seats.some(({ tiles }) => tiles[STORM] > 0)) wrong.push('a player has a storm; nobody can buy one')
  if (below(bag) || below(paid) || seats.some(({ tiles }) => below(tiles)))
    wrong.push('there are fewer than no tiles somewhere')
  if (sum(bag) !== 2 * bag[TILES.size]) wrong.push('the bag has another size than its tiles')
}

function below(pieces: readonly number[]): boolean {
  return pieces.some((n) => n < 0)
}

function checkPorts({ ports }: State, facts: Facts, wrong: string[]): void {
  for (const [port, name] of PORTS.names.entries()) {
    const spaces = port === SUN ? SUN_PORT.length : facts.spaces[port]
    if (ports[port].length !== spaces)
      wrong.push(`the port ${name} has ${ports[port].length} spaces, not ${spaces}`)
  }
  if (ports[SUN][0] !== STORM) wrong.push('the storm printed at the Sun Port is gone')
  if (ports[SUN].lastIndexOf(STORM) > 0) wrong.push('a storm lies among the starting pearls')
}

function checkContracts({ deck, discards, due, seats }: State, facts: Facts, wrong: string[]): void {
  const there = CONTRACTS.names.map((_, card) => deck[card] + discards[card])
  if (due !== NONE) there[due]++
  for (const { hand, fulfilled } of seats) {
    for (let card = 0; card < CONTRACTS.size; card++) there[card] += hand[card]
    for (const card of fulfilled) there[card]++
  }
  for (const [card, name] of CONTRACTS.names.entries())
    if (there[card] !== facts.copies[card])
      wrong.push(`there are ${there[card]} of contract ${name}, the box has ${facts.copies[card]}`)
  if (below(deck) || below(discards) || seats.some(({ hand }) => below(hand)))
    wrong.push('a pile holds fewer than no cards')
  if (seats.some(({ coins }) => coins < 0)) wrong.push('a player has fewer than no coins')
}

function checkVariants({ decrees, line, seats }: State, facts: Facts, wrong: string[]): void {
  const laid = [...decrees, ...seats.flatMap((rider) => rider.decrees)]
  for (const [i, decree] of laid.entries()) {
    if (laid.indexOf(decree) < i) wrong.push(`there is one decree ${DECREES.value(decree)}`)
    else if (!facts.decrees.includes(decree))
      wrong.push(`the decree ${DECREES.value(decree)} is not in this edition`)
  }
  const dealt = facts.decree ? facts.decreesDealt : 0
  if (laid.length !== dealt) wrong.push(`there are ${laid.length} decrees on the table, not ${dealt}`)
  const abilities = [...line, ...seats.flatMap(({ ability }) => (ability === NONE ? [] : [ability]))]
  for (const [i, ability] of abilities.entries())
    if (abilities.indexOf(ability) < i) wrong.push(`there is one ability ${ABILITIES.value(ability)}`)
  if (abilities.length > 0 && !facts.magic) wrong.push('there are abilities in a game without them')
}
