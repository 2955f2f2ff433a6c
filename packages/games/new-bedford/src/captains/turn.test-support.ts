import type { Statement } from '@gam/kernel'
import { inTown } from '../at-the-table.test-support.ts'

type Table = Parameters<typeof inTown>
type Given = NonNullable<Table[1]>
type Boards = NonNullable<Given['boards']>
type Args = ReturnType<typeof inTown>

/** As much of a scenario as is looked at here. */
interface Told {
  readonly sitting: { readonly events: readonly Statement[] }
}

export interface Turn extends Given {
  /** What lies at the Captain's own seat. */
  board?: Boards[string]
  people?: Table[0]
}

const NAMES = { starbuck: 'Starbuck', stubb: 'Stubb', flask: 'Flask', ahab: 'Ahab' }
const [HELM, SEEDS] = [8, 12]

/** Turns of a Captain who comes to seek a given heading: `const turn = turnsBy(scenario)`. */
export function turnsBy<S extends Told>(
  scenario: (game: Args[0], beginning: Args[1], state: { readonly [key: string]: unknown }) => S,
) {
  return (captain: keyof typeof NAMES, heading: string, turn: Turn = {}): S => {
    const { board = {}, people = { Ann: {} }, ...given } = turn
    const name = NAMES[captain]
    const next = [{ step: 'captainTurn', seat: name, worker: 0, grounds: 'anywhere' }, ...(given.next ?? [])]
    const captains = given.captains ?? [captain]
    const boards = { ...given.boards, [name]: board }
    const [game, beginning, state] = inTown(people, { ...given, captains, boards, next })
    // Any place on the helm will do: the die only has to reach the heading.
    for (let helm = 0; helm < HELM; helm++) {
      const from = { ...state, seats: { ...state.seats, [name]: { ...state.seats[name], helm } } }
      for (let seed = 0; seed < SEEDS; seed++) {
        const t = scenario(game, { ...beginning, seed: String(seed) }, from)
        if (told(t, 'headingSought')?.heading === heading) return t
      }
    }
    throw new Error(`${name} never seeks ${heading}`)
  }
}

function told(t: Told, kind: string): Statement | undefined {
  return t.sitting.events.find(({ type }) => type === kind)
}

/** Where he went, null if nowhere. */
export function went(t: Told): unknown {
  return told(t, 'workerPlaced')?.space ?? null
}

/** His turn in short: headings, and each order with what came of it. */
export function explained(t: Told): string[] {
  return t.sitting.events.flatMap((statement) => {
    switch (statement.type) {
      case 'dieRolled':
        return ['die']
      case 'headingSought':
      case 'headingChanged':
        return [`seeks ${statement.heading}`]
      case 'orderFailed':
        return [`${statement.order}: ${statement.misfit}`]
      case 'orderFollowed':
        return [`${statement.order}: goes to ${statement.space}`]
      default:
        return []
    }
  })
}
