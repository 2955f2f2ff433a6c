import type { TableRow } from '@gam/kernel'
import { componentSet, readOptions } from '@gam/kernel'
import { CAPTAINS } from '../captains/board.ts'
import { LAY, POINTS, TOKENS } from '../pieces.ts'
import { newBedford } from '../playable.ts'
import { LAUNCHES, launchFood } from '../shipping.ts'

/** What is in the box, as these options have it. */
function factsWith(options: { readonly [option: string]: unknown }, seats = 4) {
  return newBedford.facts({
    options: readOptions(newBedford.options, options),
    components: componentSet(newBedford.components, undefined),
    seats,
  })
}

const PLAIN = factsWith({})
const KINDS = ['right', 'bowhead', 'sperm', 'sea'] as const

/** Lay, what a sale brings, points, and how many lie in the bag with two, three and four seats. */
export function whaleRows(names: readonly string[], dollars: (n: number) => string): TableRow[] {
  const bags = [2, 3, 4].map((seats) => factsWith({}, seats).tokens)
  return KINDS.map((kind, i) => {
    const token = TOKENS.indexOf(kind)
    const worth =
      LAY[token] > 0 ? [dollars(LAY[token]), dollars(LAY[token] / 2), String(POINTS[token])] : ['–', '–', '–']
    return { cells: [names[i], ...worth, ...bags.map((bag) => String(bag[token]))] }
  })
}

/** The food for a launch to each space, in each of the three ways. */
export function launchRows(names: readonly [string, string, string]): TableRow[] {
  const spaces = PLAIN.launchFood.map((_, i) => i + 1)
  const ways = [
    PLAIN.launchFood,
    spaces.map((space) => launchFood(PLAIN, LAUNCHES.indexOf('city pier first'), space)),
    spaces.map((space) => launchFood(PLAIN, LAUNCHES.indexOf('wharf'), space)),
  ]
  return ways.map((foods, i) => ({ cells: [names[i], ...foods.map(String)] }))
}

/** The boards of all four Captains, in their order. */
export const BOARDS = factsWith({ captains: [...CAPTAINS.names] }).boards

/** What each Captain may build, catch and reach. */
export function captainRows(): TableRow[] {
  return BOARDS.map(({ captain, mostBuildings, mostWhales, reach }) => {
    const name = CAPTAINS.value(captain)
    const title = name.slice(0, 1).toUpperCase() + name.slice(1)
    return { cells: [title, ...[mostBuildings, mostWhales, reach].map(String)] }
  })
}
