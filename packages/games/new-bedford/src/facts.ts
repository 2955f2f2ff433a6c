import { amendedAt, type Config } from '@gam/kernel'
import { AMENDMENTS } from './amendments.ts'
import { CAPTAINS } from './captains/board.ts'
import { boardOf } from './components.ts'
import { composed } from './expansion.ts'
import type { NewBedfordOptions } from './options.ts'
import type { Building } from './piece.ts'
import {
  AMBERGRIS,
  BLUE,
  BOWHEAD,
  CASTAWAY,
  COMMON_TOKENS,
  PROMO_TOKENS,
  RIGHT,
  TOKENS,
  WHITE,
} from './pieces.ts'
import { placersOf } from './placer.ts'
import { promo } from './promo/expansion.ts'
import { LOG } from './ships-log/cards.ts'
import { CARDS, isOmen } from './ships-log/deck.ts'
import { shipsLog as log } from './ships-log/expansion.ts'
import { isKnown } from './since.ts'
import type { Facts, NewBedford } from './state.ts'
import { BUILDING_LIST, type BuildingName, buildingNamed, SPACE_LIST } from './town.ts'

export function facts({ options, components, seats }: Config<NewBedford>, rules: number): Facts {
  const { printing, captains, challenge, expert, shipsLog } = options
  const { values } = components
  const second = printing === 'second'
  const inPlay = BUILDING_LIST.map(
    (building) => isKnown(building, rules) && isInBox(building, options, seats),
  )
  const tokens = tokensOf(options, values.ocean, seats)
  const expansions = composed([
    ...(PROMO_TOKENS.some((token) => tokens[token] > 0) ? [promo] : []),
    ...(shipsLog ? [log] : []),
  ])
  return {
    people: seats - captains.length,
    secondPrinting: second,
    inPlay,
    buildingNamed,
    spaces: SPACE_LIST,
    tiles: inPlay.flatMap((has, building) => (has ? [building] : [])),
    costs: BUILDING_LIST.map(({ cost, secondCost }) => (second && secondCost) || cost),
    tokens,
    launchFood: values.launchFood,
    die: values.die,
    boards: captains.map((name) => boardOf(values, CAPTAINS.indexOf(name), expert)),
    challenge,
    log: shipsLog,
    expansions,
    placers: placersOf(expansions),
    decks: decksAt(rules),
    amended: amendedAt(AMENDMENTS, rules),
  }
}

/** NB-04, SL-06, LO-18: is a building in the box that a table with these options plays with? */
function isInBox(
  { name, comesWith }: Building<BuildingName>,
  options: NewBedfordOptions,
  seats: number,
): boolean {
  if (comesWith === 'turnersMill' || comesWith === 'shipsLog') return options[comesWith]
  return options.buildings.length > 0
    ? options.buildings.includes(name)
    : seats > 2 || comesWith === '2 seats'
}

/** SL-01: the cards that this version of the rules has, Providence and Omens. */
function decksAt(rules: number): number[][] {
  const cards = CARDS.names.map((_, card) => card).filter((card) => isKnown(LOG[card], rules))
  return [cards.filter((card) => !isOmen(card)), cards.filter(isOmen)]
}

/** WW-02: what leaves the bag for the Blue Whale, of right whales and of bowheads. */
const FOR_THE_BLUE_WHALE = 2

/** NB-02, WW-01 */
function tokensOf(options: NewBedfordOptions, each: readonly number[], seats: number): number[] {
  const tokens = new Array<number>(TOKENS.size).fill(0)
  for (const [i, name] of COMMON_TOKENS.names.entries()) tokens[TOKENS.indexOf(name)] = each[i] * seats
  if (options.blueWhale)
    for (const token of [RIGHT, BOWHEAD]) tokens[token] = Math.max(0, tokens[token] - FOR_THE_BLUE_WHALE)
  const { whiteWhale, blueWhale, ambergris, castaway } = options
  for (const [token, chosen] of [
    [WHITE, whiteWhale],
    [BLUE, blueWhale],
    [AMBERGRIS, ambergris],
    [CASTAWAY, castaway],
  ] as const)
    if (chosen) tokens[token] = 1
  return tokens
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
