import { oneAt } from '@gam/kernel'
import { BOARD, BUILDINGS, isClosed, isVictory, LAY, missing, SPACES, TOKENS } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { padEnd, widthOf } from '../../lines.ts'
import { term } from '../../wording.ts'
import { tagOf } from '../tags.ts'
import { bonusOf, plainEffect, shortEffect } from './effects.ts'
import { DOCK, isPromo, type SeenTown, standing, tokenCodes, tokenInk } from './seen.ts'
import { words } from './words.ts'

const NAME = 15
const COST = 9
const NAME_AND_EFFECT = 27
/** The spaces of the whaling board. */
const DOCKYARD = SPACES.indexOf('dockyard')

/** The spaces of both boards, at the right below the harbour's what lies on the dock and in the ocean. */
export function townLines(seen: SeenTown, width: number): string[] {
  const left = spaceCells(seen, 0, DOCKYARD, NAME)
  const harbour = spaceCells(seen, DOCKYARD, BOARD, 10)
  const { state } = seen.view
  const gap = hasPromo(seen) ? ' ' : '  '
  const right = [
    ...harbour,
    words().onDock(docked(seen) || ink.dim(words().noShip)),
    `${words().lyingOut}${gap}${tokenCodes(state.out) || ink.dim(words().nothing)}`,
    `${words().inBag}${gap}${tokenCodes(state.ocean) || ink.dim(words().nothing)}`,
  ]
  return left.map((cell, i) => `${padEnd(cell, Math.floor(width / 2))}${right[i] ?? ''}`)
}

/** Some spaces one below the other: what their names leave of the room is for what they do. */
function spaceCells(seen: SeenTown, from: number, to: number, least: number): string[] {
  const spaces = Array.from({ length: to - from }, (_, i) => from + i)
  const names = spaces.map((space) => widthOf(term(seen, 'space', SPACES.value(space))) + 1)
  const name = Math.max(least, ...names)
  return spaces.map((space) => spaceCell(seen, space, name, NAME_AND_EFFECT - name))
}

/** A bonus is for a worker that finds nobody there. */
function spaceCell(seen: SeenTown, space: number, name: number, effect: number): string {
  const there = standing(seen, space)
  const who = there.map((seat) => tagOf(seen.seats, seat)).join(' ')
  const bonus = there.length === 0 ? words().bonus(bonusOf(space)) : who
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
  return Array.from({ length: rows }, (_, i) => `${padEnd(cells[i] ?? '', half)}${cells[rows + i] ?? ''}`)
}

function buildingCell(seen: SeenTown, name: string, building: number): string {
  const owner = oneAt(seen.view.state.owners, building)
  const title = padEnd(fitted(term(seen, 'building', name), NAME + 1), NAME + 2)
  return title + (owner < 0 ? costOf(seen, building) : useOf(seen, name, building, owner))
}

/** A name that is too long for its column is cut off. */
function fitted(name: string, most: number): string {
  return widthOf(name) > most ? `${name.slice(0, most - 1)}.` : name
}

/** Whose it is, what it takes to use it and what it does; or who used it this round. */
function useOf(seen: SeenTown, name: string, building: number, owner: number): string {
  const { viewer, state } = seen.view
  const whose = tagOf(seen.seats, owner)
  if (isVictory(building)) return whose
  const there = standing(seen, SPACES.indexOf(name))
  if (there.length > 0) return words().usedBy(whose, there.map((seat) => tagOf(seen.seats, seat)).join(' '))
  if (isClosed(state, building)) return words().closed(whose)
  if (state.used[building]) return words().wasUsed(whose)
  return `${whose}${owner === viewer ? ': ' : ' $1: '}${ink.bold(shortEffect(name))}`
}

/** The cost, and what the viewer lacks of it. */
function costOf(seen: SeenTown, building: number): string {
  const { viewer, state } = seen.view
  const cost = oneAt(seen.facts.costs, building)
  const shown = amountsOf(cost, '')
  if (viewer === null || viewer >= seen.facts.people) return shown
  const lack = amountsOf(missing(oneAt(state.seats, viewer), cost), '−')
  return padEnd(shown, COST) + (lack === '' ? ink.bold(words().canPay) : ink.dim(lack))
}

/** Wood, food, brick and money: 2w 1b $10. */
export function amountsOf(amounts: readonly number[], sign: string): string {
  const [wood = 0, food = 0, brick = 0, money = 0] = amounts
  const [w, f, b] = words().units
  const parts = [
    [wood, `${sign}${wood}${w}`],
    [food, `${sign}${food}${f}`],
    [brick, `${sign}${brick}${b}`],
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
    const { letters, tokens: names } = words()
    const code = tokenInk(name, oneAt(letters, token))
    const pays = oneAt(LAY, token)
    const lay = pays > 0 && name !== 'sea' ? ` $${pays}` : ''
    return [`${code} ${names[name]}${lay}`]
  })
  return (hasPromo(seen) ? '' : words().legend) + tokens.join(' ')
}
