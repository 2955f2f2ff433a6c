import { leanBy, nothingForeseen } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { mayOwnMore } from '../captains/limits.ts'
import type { ActionBuilding } from '../piece.ts'
import type { G } from '../state.ts'
import { addMoney } from '../supply.ts'

const PAYS = 2

export const postOffice: ActionBuilding<'post office'> = {
  name: 'post office',
  rules: ['NB-46', 'NB-58'],
  icon: ['M2 5.5h20v13.5H2z', { d: 'M2.5 6.5 12 13.5l9.5-7', cut: true, line: 1.8 }],
  comesWith: '3 seats',
  cost: [2, 0, 1, 0],
  space: {
    bar: (g, seat) => (isOwn(g, seat) ? BAR.ownPostOffice : OPEN),
    act: takeOver,
    captain: {
      fits: (g, seat) => !isOwn(g, seat) && (g.facts.amended.postOfficeAtLimit || mayOwnMore(g, seat)),
      act: takeOver,
    },
    bots: { foresee: nothingForeseen, lean: leanBy(1) },
  },
  uses: [0.01, -0.1024],
  /** It may be gone in the next round. */
  income: PAYS,

  /** NB-59; LO-38: a Captain takes nothing. */
  roundEnds(g, building) {
    const owner = g.state.owners[building]
    if (owner < 0 || owner >= g.facts.people) return
    addMoney(g.state.seats[owner], PAYS)
    g.tell('postOfficePaid', owner, PAYS)
  },
}

function isOwn({ state, facts }: G, seat: number): boolean {
  return state.owners[facts.buildingNamed('post office')] === seat
}

function takeOver(g: G, seat: number): void {
  g.state.owners[g.facts.buildingNamed('post office')] = seat
  g.tell('postOfficeMoved', seat)
}
