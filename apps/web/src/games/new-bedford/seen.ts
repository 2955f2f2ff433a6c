import type { Statement } from '@gam/kernel'
import { BUILDINGS, type Facts, type NewBedford, type Purse, type State } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { Preview, TableInfo } from '../../session/session.ts'
import { deltaOf } from './delta.ts'
import { factsOf, lowSeat, numberIn, phaseOf, type TownMoment } from './reading.ts'

/** The table as one pair of eyes sees it, with everything its parts ask for. */
export interface Seen {
  readonly table: TableInfo
  readonly moment: TownMoment
  readonly words: TownWords
  readonly facts: Facts
  readonly state: State
  /** The seat at the foot of the table. */
  readonly me: number
  /** Whether that seat is the one who looks. */
  readonly mine: boolean
  /** What the proposal would change of my wood, food, brick and money. */
  readonly delta: readonly number[] | null
  /** What I could pay with; while starting goods are agreed on, with them. */
  readonly purse: Purse
}

export function seenOf(
  table: TableInfo,
  moment: TownMoment,
  words: TownWords,
  preview: Preview<NewBedford> | null,
  state: State = moment.view.state,
): Seen {
  const facts = factsOf(table)
  const me = lowSeat(moment, facts)
  const delta = preview && deltaOf(preview.events, me)
  const own = moment.view.state.seats[me]
  return {
    table,
    moment,
    words,
    facts,
    state,
    me,
    mine: moment.viewer === me,
    delta,
    purse: delta && phaseOf(moment) === 'setup' ? purseAfter(own, delta) : own,
  }
}

/** A house stands as soon as that is told: the same turn may go on to sea, and nobody would see it rise. */
export function withHouses(state: State, told: readonly Statement[]): State {
  const built = told.filter(({ type }) => type === 'buildingBuilt')
  if (built.length === 0) return state
  const owners = [...state.owners]
  for (const one of built) owners[BUILDINGS.indexOf(one.building)] = numberIn(one, 'seat')
  return { ...state, owners }
}

function purseAfter(
  { wood, food, brick, money }: Purse,
  [moreWood, moreFood, moreBrick, moreMoney]: readonly number[],
): Purse {
  return {
    wood: wood + moreWood,
    food: food + moreFood,
    brick: brick + moreBrick,
    money: money + moreMoney,
  }
}

export function nameOf({ table }: Seen, seat: number): string {
  return table.seats[seat].name
}

export function flagOf({ table }: Seen, seat: number): number {
  return table.seats[seat].flag
}

/** The name of anything in the language of the table. */
export function termIn(words: TownWords, kind: string, value: string | number): string {
  const terms = words.words.terms[kind]
  if (typeof terms === 'function') return terms(value, null)
  return terms?.[value] ?? String(value)
}
