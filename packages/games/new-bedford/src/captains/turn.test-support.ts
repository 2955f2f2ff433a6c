import { type Scenario, scenario } from '@gam/testkit'
import { inTown } from '../at-the-table.test-support.ts'
import type { NewBedford } from '../state.ts'

type Table = Parameters<typeof inTown>
export type T = Scenario<NewBedford>

const NAMES = { starbuck: 'Starbuck', stubb: 'Stubb', flask: 'Flask', ahab: 'Ahab' }

/** A turn of a Captain, his second of two unless told; seeds are tried until the die gives the heading. */
export function turn(
  captain: keyof typeof NAMES,
  heading: string,
  { board = {}, people = { Ann: {} }, worker = 0, ...given }: Turn = {},
): T {
  const name = NAMES[captain]
  const captains = given.captains ?? [captain]
  const next = [
    { step: 'captainTurn', seat: name, worker, grounds: given.grounds ?? 'anywhere' },
    ...(given.next ?? []),
  ]
  const { grounds: _, ...rest } = given
  const [game, beginning, state] = inTown(people, {
    ...rest,
    captains,
    boards: { ...given.boards, [name]: board },
    next,
  })
  const fits = (t: T) => t.sitting.events.find(({ type }) => type === 'headingSought')?.heading === heading
  // Any place on the helm will do: the die only has to reach the heading.
  for (let helm = 0; helm < 8; helm++) {
    const from = { ...state, seats: { ...state.seats, [name]: { ...state.seats[name], helm } } }
    for (let seed = 0; seed < 12; seed++) {
      const t = scenario(game, { ...beginning, seed: String(seed) }, from)
      if (fits(t)) return t
    }
  }
  throw new Error(`${name} never seeks ${heading}`)
}

export interface Turn extends Omit<NonNullable<Table[1]>, 'boards'> {
  board?: NonNullable<NonNullable<Table[1]>['boards']>[string]
  boards?: NonNullable<NonNullable<Table[1]>['boards']>
  people?: Table[0]
  worker?: number
  grounds?: string
}

/** Where he went, null if nowhere. */
export function went(t: T): unknown {
  return t.sitting.events.find(({ type }) => type === 'workerPlaced')?.space ?? null
}

/** His turn in short: headings, and each order with what came of it. */
export function explained(t: T): string[] {
  return t.sitting.events.flatMap((fact) => {
    switch (fact.type) {
      case 'dieRolled':
        return ['die']
      case 'headingSought':
      case 'headingChanged':
        return [`seeks ${fact.heading}`]
      case 'orderFailed':
        return [`${fact.order}: ${fact.misfit}`]
      case 'orderFollowed':
        return [`${fact.order}: goes to ${fact.space}`]
      default:
        return []
    }
  })
}
