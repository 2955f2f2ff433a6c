import { oneAt } from '@gam/kernel'
import { BUILDINGS, LAST_ROUND, type NewBedford } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { padEnd, wrap } from '../../lines.ts'
import { term, titleOf } from '../../wording.ts'
import type { Board } from '../board.ts'
import { framed } from '../frame.ts'
import { captainLook } from './captains.ts'
import { choiceOf, closedName, headingOf, question } from './choices.ts'
import { effectOf } from './effects.ts'
import { logLines, logLook } from './log.ts'
import { playerLines } from './players.ts'
import { phaseOf, type SeenTown, tokenCodes, tokenInk } from './seen.ts'
import { amountsOf, buildingLines, legendOf, townLines } from './town.ts'
import { trackLines } from './track.ts'
import { words } from './words.ts'

const WIDEST = 100

export const board: Board<NewBedford> = {
  lines(seen, wide) {
    const width = Math.min(wide, WIDEST)
    const inside = width - 4
    const blocks = [
      townLines(seen, inside),
      [...trackLines(seen, inside), ...saleLines(seen)],
      { title: words().buildings, lines: buildingLines(seen, inside) },
      ...(seen.facts.log ? [{ title: words().log, lines: logLines(seen, inside) }] : []),
      { title: words().players, lines: playerLines(seen, inside) },
    ]
    return framed(titleOf(seen.game), note(seen), blocks, width, legendOf(seen))
  },

  looks: {
    buildings: { about: () => words().looks.buildings, lines: buildingLook },
    captains: { about: () => words().looks.captains, lines: captainLook },
    log: { about: () => words().looks.log, lines: logLook },
  },

  asks: question,
  heading: headingOf,
  choice: choiceOf,
  closed: closedName,

  silent: (statement, before) =>
    SHOWN.has(statement.type) ||
    (statement.type === 'goodsStocked' && statement.amount === 0) ||
    (statement.type === 'workerPlaced' && before?.type === 'orderFollowed'),

  opens: (statement, before) =>
    OPENING.has(statement.type) ||
    (statement.type === 'goodsStocked' &&
      (before?.type !== statement.type || before.seat !== statement.seat)) ||
    (statement.type === 'tokenDrawn' && before?.type !== 'tokenDrawn') ||
    (statement.type === 'headingSought' && before?.type !== 'dieRolled'),

  paint(token, name) {
    if (token.kind === 'token') return tokenInk(token.value, name)
    return token.kind === 'seat' ? ink.bold(name) : name
  },
}

/** What the table shows by itself, or another statement says too. */
const SHOWN = new Set([
  'buildingLined',
  'firstPersonChosen',
  'shipMoved',
  'shipReached',
  'tokensReturned',
  'wheelPassed',
  'wheelStays',
  'seatScored',
  'cardBuried',
  'castawayStayed',
])

const OPENING = new Set([
  'firstChosen',
  'helmSet',
  'roundBegun',
  'workerPlaced',
  'dieRolled',
  'workersLifted',
  'shipsMoved',
  'shipReturned',
  'postOfficePaid',
  'lastReturnsBegun',
  'leadPassed',
  'cardTaken',
  'cardPlayed',
  'castawayPlaced',
  'coffinPlaced',
])

function note(seen: SeenTown): string {
  const { round, first } = seen.view.state
  return words().note(round, LAST_ROUND, phaseOf(seen), oneAt(seen.seats, first))
}

function saleLines({ view }: SeenTown): string[] {
  const sale = tokenCodes(view.state.sale)
  return sale === '' ? [] : [words().forSale(sale)]
}

function buildingLook(seen: SeenTown, width: number): string[] {
  const { facts, view, seats } = seen
  return BUILDINGS.names.flatMap((name, building) => {
    if (!facts.inPlay[building]) return []
    const owner = seats[oneAt(view.state.owners, building)]
    const whose = owner === undefined ? '' : ` (${owner})`
    const cost = padEnd(amountsOf(oneAt(facts.costs, building), ''), 9)
    return wrap(
      `  ${padEnd(term(seen, 'building', name), 17)}${cost}${effectOf(seen, name)}${whose}`,
      width,
      28,
    )
  })
}
