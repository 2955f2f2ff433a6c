import { names } from '@gam/kernel'
import { BOARD, BUILDING_LIST, type BuildingName, buildingNamed } from '../town.ts'

export const CAPTAINS = names('captain', ['starbuck', 'stubb', 'flask', 'ahab'])
type CaptainName = (typeof CAPTAINS.names)[number]

/** The version of the rules that brought a Captain who is not as old as the game. */
const CAPTAINS_SINCE: { readonly [K in CaptainName]?: number } = {}

export function isCaptainKnown(name: CaptainName, rules: number): boolean {
  return (CAPTAINS_SINCE[name] ?? 0) <= rules
}

const PLACES_TO_LOOK = ['own', 'others', 'town', 'most'] as const
const CHANGES = [
  'heading wood',
  'heading food',
  'heading brick',
  'heading money',
  'heading prepare',
  'heading launch',
  'heading prepare and launch',
  'heading building',
  'heading victory',
] as const

/** The action buildings of the standard game, whose names an order can be. */
const NAMED: readonly BuildingName[] = BUILDING_LIST.flatMap(({ name, space, comesWith }) =>
  space !== null && comesWith.endsWith('seats') ? [name] : [],
)

/** LO-07: where to look, a building by its name, another heading, and what only Ahab does. */
export const ORDERS = names('order', [...PLACES_TO_LOOK, ...NAMED, ...CHANGES, 'next heading', 'last resort'])
export const ORDER = { own: 0, others: 1, town: 2, most: 3 } as const
const FIRST_NAMED = PLACES_TO_LOOK.length
const FIRST_CHANGE = FIRST_NAMED + NAMED.length
export const NEXT_HEADING = FIRST_CHANGE + CHANGES.length
export const LAST_RESORT = NEXT_HEADING + 1

/** The space that an order names, -1 if it names none. */
export function spaceOfOrder(order: number): number {
  return order >= FIRST_NAMED && order < FIRST_CHANGE ? BOARD + buildingNamed(NAMED[order - FIRST_NAMED]) : -1
}

/** The heading that an order changes to, -1 if it changes to none. */
export function headingOfOrder(order: number): number {
  return order >= FIRST_CHANGE && order < NEXT_HEADING ? order - FIRST_CHANGE : -1
}

/** One Captain's board. */
export interface Board {
  readonly captain: number
  /** The headings clockwise from the leftmost, up to the round `changesAfter` and after it. */
  readonly early: readonly number[]
  readonly late: readonly number[]
  readonly changesAfter: number
  /** LO-22: the headings of the two workers in the last round. */
  readonly last: readonly number[]
  readonly orders: readonly number[]
  /** LO-31: the farthest space he launches to. */
  readonly reach: number
  readonly mostBuildings: number
  readonly mostWhales: number
  /** LO-34: the action buildings he builds, in the order of the line; the victory buildings in this order. */
  readonly plan: readonly number[]
  readonly victory: readonly number[]
}

/** All that a Captain can build and use; Turner's Mill is not for him. */
export const ALL_ACTION_BUILDINGS: readonly number[] = BUILDING_LIST.flatMap(
  ({ space, forPeople }, building) => (space !== null && !forPeople ? [building] : []),
)
