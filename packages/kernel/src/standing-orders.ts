import type { Game, Types } from './game.ts'
import { isRecord } from './json.ts'
import { Fault } from './problem.ts'
import type { Decision } from './sitting.ts'
import type { View } from './view.ts'
import type { Actions, Statement, Vocabulary } from './vocabulary.ts'

/**
 * What a seat can have its table decline for it. Orders lie at the table and never in the state, so nobody else knows of
 * them: where they leave one option alone the table takes it, as the seat would have.
 */
export interface StandingOrders<T extends Types> {
  /** How they are said, as actions are. Names are a save format. */
  readonly said: Actions<Vocabulary>
  /** The steps at which they count. */
  readonly steps: readonly number[]
  /** Those that this seat could give, by what it sees of the game. */
  open(state: T['state'], facts: T['facts'], seat: number): readonly number[]
  /** The stretch of the game for which an order is given: once this number is another, it holds no more. */
  term(state: T['state'], order: number): number
  /** Does the order say no to this option? */
  declines(order: number, action: number): boolean
}

/** An order as its table keeps it. */
export interface KeptOrder {
  readonly order: string
  readonly term: number
}

/** The game as one seat sees it. */
export interface Seen<T extends Types = Types> {
  readonly game: Game<T>
  readonly facts: T['facts']
  readonly view: View<T>
}

/** What this seat could order, in notation. */
export function openOrders<T extends Types>(seen: Seen<T>): string[] {
  return [...open(seen).keys()]
}

/** Takes orders down: all that this seat orders from now on, in place of what it ordered before. */
export function keepOrders<T extends Types>(seen: Seen<T>, orders: readonly string[]): KeptOrder[] {
  const possible = open(seen)
  return [...new Set(orders)].map((order) => {
    const term = possible.get(order)?.term
    if (term !== undefined) return { order, term }
    const known = possible.size === 0 ? 'there is none' : `possible: ${[...possible.keys()].join(', ')}`
    throw new Fault('not-offered', `"${order}" is no standing order that can be given now; ${known}.`)
  })
}

/** An order as a plain object, ready for its words. */
export function orderStatement<T extends Types>({ standingOrders }: Game<T>, order: string): Statement {
  const code = standingOrders?.said.parse(order)
  if (!standingOrders || typeof code !== 'number') throw new RangeError(`"${order}" is no standing order`)
  return standingOrders.said.write(code)
}

/** Of what was ordered, that which still holds. */
export function ordersInForce<T extends Types>(seen: Seen<T>, kept: readonly KeptOrder[]): KeptOrder[] {
  const possible = open(seen)
  return kept.filter(({ order, term }) => possible.get(order)?.term === term)
}

/** The option that is left to a seat by what it ordered; null: it decides for itself. */
export function orderedAnswer<T extends Types>(
  seen: Seen<T>,
  decision: Decision<T>,
  kept: readonly KeptOrder[],
): string | null {
  const { game, view } = seen
  const { actions, standingOrders: orders } = game
  if (!orders || decision.seat !== view.viewer || !canBeOrdered(game, decision)) return null
  const possible = open(seen)
  const codes = ordersInForce(seen, kept).flatMap(({ order }) => possible.get(order)?.code ?? [])
  const offered = decision.options.filter(({ refusal }) => !refusal)
  const left = offered.filter(({ action }) => {
    const code = Number(actions.read(action))
    return !codes.some((order) => orders.declines(order, code))
  })
  return left.length === 1 && offered.length > 1 ? left[0].text : null
}

/** Is this a decision that an order could answer? */
export function canBeOrdered<T extends Types>(game: Game<T>, { step }: { readonly step: string }): boolean {
  return game.standingOrders?.steps.includes(game.stepIds[step]) ?? false
}

/** Orders out of a file. What cannot be read is no order: then the seat is asked. */
export function readKeptOrders(json: unknown): KeptOrder[] {
  return Array.isArray(json) ? json.filter(isKept) : []
}

function isKept(json: unknown): json is KeptOrder {
  return isRecord(json) && typeof json.order === 'string' && Number.isSafeInteger(json.term)
}

function open<T extends Types>({ game, facts, view }: Seen<T>) {
  const { standingOrders: orders } = game
  const { state, viewer } = view
  const possible = new Map<string, { readonly code: number; readonly term: number }>()
  if (orders && viewer !== null)
    for (const code of orders.open(state, facts, viewer))
      possible.set(orders.said.format(code), { code, term: orders.term(state, code) })
  return possible
}
