import type { Config } from '@gam/kernel'
import { CAPTAINS } from './captains/board.ts'
import { boardOf } from './components.ts'
import { BUILDINGS, TURNERS_MILL_NAME, VICTORY_BUILDINGS } from './pieces.ts'
import type { Facts, NewBedford } from './state.ts'
import { BUILDING_LIST } from './town.ts'

/** NB-04: the set for two seats. */
const FOR_TWO: readonly string[] = [
  'bank',
  'dry dock',
  'lighthouse',
  'lumber mill',
  'schoolhouse',
  'tavern',
  'tryworks',
  'wharf',
  ...VICTORY_BUILDINGS,
]

export function facts({ options, components, seats }: Config<NewBedford>): Facts {
  const { printing, buildings, captains, turnersMill, challenge, expert } = options
  const { values } = components
  const chosen: readonly string[] =
    buildings.length > 0
      ? buildings
      : seats === 2
        ? FOR_TWO
        : BUILDINGS.names.filter((name) => name !== TURNERS_MILL_NAME)
  const second = printing === 'second'
  return {
    people: seats - captains.length,
    secondPrinting: second,
    inPlay: BUILDINGS.names.map((name) => (name === TURNERS_MILL_NAME ? turnersMill : chosen.includes(name))),
    costs: BUILDING_LIST.map(({ cost, secondCost }) => (second && secondCost) || cost),
    tokens: values.ocean.map((n) => n * seats),
    launchFood: values.launchFood,
    die: values.die,
    boards: captains.map((name) => boardOf(values, CAPTAINS.indexOf(name), expert)),
    challenge,
  }
}

export function combination({ options, seats }: Config<NewBedford>): string[] {
  const { captains, turnersMill, challenge, expert } = options
  const wrong: string[] = []
  if (captains.length >= seats) wrong.push('at least one seat must be a person’s')
  if (captains.length === 0)
    for (const [name, chosen] of Object.entries({ turnersMill, challenge, expert }))
      if (chosen) wrong.push(`${name} needs a Captain`)
  if (challenge && expert) wrong.push('challenge needs Captains with limits, and expert takes them away')
  return wrong
}
