import { type Given, inTown, type Place } from '../at-the-table.test-support.ts'

export type { Given }
export type Places = { readonly [player: string]: Place }

/** A table with the Ship's Log. */
export function logged(places: Places, given: Given = {}) {
  return inTown(places, { log: {}, ...given })
}

/** A ship is about to select; these tokens lie out and these cards are open. */
export function selecting(places: Places, open: string, given: Given = {}, seat = 'Ann', ship = 'ship 1') {
  return logged(places, { ...given, log: { open, ...given.log }, next: [{ step: 'select', seat, ship }] })
}

/** A window of cards is about to open; in the movement phase ships move after it, in whaling they select. */
export function windowOf(window: 'round' | 'movement' | 'whaling', places: Places, given: Given = {}) {
  const after = {
    round: [],
    movement: [{ step: 'moveShips' }],
    whaling: [{ step: 'selections' }, { step: 'endWhaling' }],
  }
  return logged(places, { next: [{ step: 'logWindow', window, turn: 0 }, ...after[window]], ...given })
}

/** With the Library. */
export function reading(places: Places, cards: string, given: Given = {}) {
  const next = [{ step: 'library', seat: 'Ann' }]
  return logged(places, { next, ...given, log: { under: cards, ...given.log } })
}
