import { BOARD, BUILDINGS, isClosed, isVictory, LAY, missing, SPACES, TOKENS } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { padEnd } from '../../lines.ts'
import { term } from '../../wording.ts'
import { tagOf } from '../tags.ts'
import { bonusOf, plainEffect, shortEffect } from './effects.ts'
import { DOCK, isPromo, LETTERS, type SeenTown, standing, tokenCodes, tokenInk } from './seen.ts'

const NAME = 15
const COST = 9
/** The spaces of the whaling board. */
const DOCKYARD = SPACES.indexOf('dockyard')

/** The spaces of both boards, at the right below the harbour's what lies on the dock and in the ocean. */
export function townLines(seen: SeenTown, width: number): string[] {
  const left = Array.from({ length: DOCKYARD }, (_, space) => spaceCell(seen, space, NAME, 12))
  const harbour = Array.from({ length: BOARD - DOCKYARD }, (_, i) => spaceCell(seen, DOCKYARD + i, 10, 17))
  const { state } = seen.view
  const gap = hasPromo(seen) ? ' ' : '  '
  const right = [
    ...harbour,
    `On the dock: ${docked(seen) || ink.dim('no ship')}`,
    `Lying out: ${gap}${tokenCodes(state.out) || ink.dim('nothing')}`,
    `In the bag:${gap}${tokenCodes(state.ocean) || ink.dim('nothing')}`,
  ]
  return left.map((cell, i) => `${padEnd(cell, Math.floor(width / 2))}${right[i] ?? ''}`)
}

/** A bonus is for a worker that finds nobody there. */
function spaceCell(seen: SeenTown, space: number, name: number, effect: number): string {
  const there = standing(seen, space)
  const who = there.map((seat) => tagOf(seen.seats, seat)).join(' ')
  const bonus = there.length === 0 ? `bonus ${bonusOf(space)}` : who
  const title = padEnd(term(seen, 'space', SPACES.value(space)), name)
  return `${title}${padEnd(plainEffect(space), effect)}${bonus}`
}

function docked({ view, seats }: SeenTown): string {
  return view.state.seats
    .flatMap(({ ships }, seat) =>
      ships.flatMap(({ at }, ship) => (at === DOCK ? [`${tagOf(seats, seat)}${ship + 1}`] : [])),
    )
    .join(' ')
}

/** The building tiles in two columns: the built ones with owner and use, the others with their cost. */
export function buildingLines(seen: SeenTown, width: number): string[] {
  const cells = BUILDINGS.names.flatMap((name, building) =>
    seen.facts.inPlay[building] ? [buildingCell(seen, name, building)] : [],
  )
  const rows = Math.ceil(cells.length / 2)
  const half = Math.floor(width / 2)
  return Array.from({ length: rows }, (_, i) => `${padEnd(cells[i], half)}${cells[rows + i] ?? ''}`)
}

function buildingCell(seen: SeenTown, name: string, building: number): string {
  const owner = seen.view.state.owners[building]
  const title = padEnd(term(seen, 'building', name), NAME + 2)
  return title + (owner < 0 ? costOf(seen, building) : useOf(seen, name, building, owner))
}

/** Whose it is, what it takes to use it and what it does; or who used it this round. */
function useOf(seen: SeenTown, name: string, building: number, owner: number): string {
  const { viewer, state } = seen.view
  const whose = tagOf(seen.seats, owner)
  if (isVictory(building)) return whose
  const there = standing(seen, SPACES.indexOf(name))
  if (there.length > 0) return `${whose}, used by ${there.map((seat) => tagOf(seen.seats, seat)).join(' ')}`
  if (isClosed(state, building)) return `${whose}, closed this round`
  if (state.used[building]) return `${whose}, used`
  return `${whose}${owner === viewer ? ': ' : ' $1: '}${ink.bold(shortEffect(name))}`
}

/** The cost, and what the viewer lacks of it. */
function costOf(seen: SeenTown, building: number): string {
  const { viewer, state } = seen.view
  const cost = seen.facts.costs[building]
  const shown = amountsOf(cost, '')
  if (viewer === null || viewer >= seen.facts.people) return shown
  const lack = amountsOf(missing(state.seats[viewer], cost), '−')
  return padEnd(shown, COST) + (lack === '' ? ink.bold('you can pay') : ink.dim(lack))
}

/** Wood, food, brick and money: 2w 1b $10. */
export function amountsOf(amounts: readonly number[], sign: string): string {
  const [wood, food, brick, money] = amounts
  const parts = [
    [wood, `${sign}${wood}w`],
    [food, `${sign}${food}f`],
    [brick, `${sign}${brick}b`],
    [money, `${sign}$${money}`],
  ] as const
  return parts.flatMap(([n, text]) => (n > 0 ? [text] : [])).join(' ')
}

/** The promo tokens need room on the screen. */
function hasPromo({ facts }: SeenTown): boolean {
  return facts.tokens.some((n, token) => n > 0 && isPromo(token))
}

/** The short forms, of the tokens in play only. */
export function legendOf(seen: SeenTown): string {
  const { facts } = seen
  const tokens = TOKENS.names.flatMap((name, token) => {
    if (facts.tokens[token] === 0) return []
    const code = tokenInk(name, LETTERS[token])
    if (name === 'sea') return [`${code} empty sea`]
    return [LAY[token] > 0 ? `${code} ${name} $${LAY[token]}` : `${code} ${name}`]
  })
  return (hasPromo(seen) ? '' : 'w wood f food b brick, ') + tokens.join(' ')
}
