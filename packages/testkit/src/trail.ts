import {
  type Beginning,
  ChaCha,
  type Game,
  keyOf,
  oneAt,
  Play,
  Reading,
  type Sfc32,
  Sitting,
  type Snapshot,
  type Statement,
  type Types,
} from '@gam/kernel'
import { type Chooser, chanceOf } from './choosers.ts'
import { bytes, same } from './compare.ts'
import type { Table } from './tables.ts'

/** What is needed to play one certain game. */
export interface Seating<T extends Types = Types> {
  readonly game: Game<T>
  readonly table: Table<T>
  readonly seed: string
  /** Where it is taken up; at the beginning if this is left out. */
  readonly from?: Snapshot | undefined
}

/** A game as it was played, kept position by position for the laws to look at. */
export interface Trail<T extends Types = Types> extends Seating<T> {
  /** The beginning, and what each action led to; empty where even the beginning went wrong. */
  readonly sittings: readonly Sitting<T>[]
  /** What each of them was when it was new, to see whether it still is. */
  readonly prints: readonly string[]
  readonly agreed: string
  /** What was played; the last of them led nowhere if something went wrong. */
  readonly codes: readonly number[]
  /** What was thrown when something went wrong. */
  readonly error: unknown
  /** Positions that were come to by way of a file, by their index. */
  readonly takenUp: Map<number, Sitting<T>>
}

/** One position of a trail, and the action that was played from it; none at the end. */
export interface Position<T extends Types = Types> {
  readonly trail: Trail<T>
  readonly game: Game<T>
  readonly index: number
  readonly sitting: Sitting<T>
  readonly move: { readonly seat: number; readonly code: number; readonly after: Sitting<T> } | null
  /** For what a law does at random: depends on the game's seed, the law and the position alone. */
  readonly chance: Sfc32
  /** Every position of this game is looked at: what takes long may try a little at each, for it adds up. */
  readonly oneOfAll: boolean
}

export function beginningOf<T extends Types>({ table, seed }: Seating<T>): Beginning<T> {
  const { seats, options, components } = table
  return { seats, options, components, seed }
}

function begun<T extends Types>(seating: Seating<T>): Sitting<T> {
  const { game, from } = seating
  return from ? Sitting.at(game, beginningOf(seating), from) : Sitting.begin(game, beginningOf(seating))
}

/** The same in place, not yet settled. `over`: something that is laid over the state and watches. */
export function begunInPlace<T extends Types>(
  { game, table, seed, from }: Seating<T>,
  audience: ((statement: Statement) => void) | null = null,
  over: (state: T['state']) => T['state'] = (state) => state,
): { readonly play: Play<T>; readonly chance: ChaCha } {
  const { facts, config } = table
  const chance = new ChaCha(keyOf(seed), game.nonces, from?.draws ?? game.nonces.map(() => 0))
  const state = from ? game.shape.read(from.state, new Reading(config.seats)) : game.shape.blank(config.seats)
  const play = new Play(game, over(state), facts, chance, audience)
  if (!from) game.setup(play)
  return { play, chance }
}

/** Plays a game, each action as `pick` says (null: stop here), never beyond the longest game. */
export function walk<T extends Types>(
  seating: Seating<T>,
  pick: (sitting: Sitting<T>) => number | null,
): Trail<T> {
  const { game, table } = seating
  const sittings: Sitting<T>[] = []
  const prints: string[] = []
  const codes: number[] = []
  const most = game.longest(table.config)
  let agreed = ''
  let error: unknown = null
  const add = (sitting: Sitting<T>): Sitting<T> => {
    sittings.push(sitting)
    prints.push(print(sitting))
    return sitting
  }
  try {
    let sitting = add(begun(seating))
    agreed = printAgreed(sitting)
    for (;;) {
      if (sitting.decision === null || codes.length === most) break
      const code = pick(sitting)
      if (code === null) break
      codes.push(code)
      sitting = add(sitting.submit(sitting.decision.seat, code))
    }
  } catch (thrown) {
    error = thrown
  }
  return { ...seating, sittings, prints, agreed, codes, error, takenUp: new Map() }
}

/** All that must never change in a sitting. */
export function print<T extends Types>({ state, draws, past, decision }: Sitting<T>): string {
  const news = past.events(past.moves === 0 ? 0 : past.toldAt(past.moves - 1))
  return bytes([state, draws, past.moves, past.told, news, decision])
}

/** What was agreed on and what follows from it: the same objects all through a game, so rules could write there. */
export function printAgreed<T extends Types>({ config, facts }: Sitting<T>): string {
  return bytes([config, facts])
}

export function samePrint(what: string, expected: string, actual: string | undefined): void {
  if (expected !== actual) same(what, JSON.parse(expected), JSON.parse(actual ?? 'null'))
}

/** Plays a game with a random chooser. */
export function randomWalk<T extends Types>(seating: Seating<T>, choose: Chooser): Trail<T> {
  const chance = chanceOf(seating.seed)
  return walk(seating, (sitting) => {
    const open = openCodes(sitting)
    return oneAt(open, choose(open.length, chance))
  })
}

/** Plays a list of actions, each where it is possible and the first option where it is not. */
export function retrace<T extends Types>(seating: Seating<T>, codes: readonly number[]): Trail<T> {
  return walk(seating, (sitting) => {
    const wanted = codes[sitting.moves]
    if (wanted === undefined) return null
    const open = openCodes(sitting)
    return open.includes(wanted) ? wanted : oneAt(open, 0)
  })
}

export function openCodes<T extends Types>({ game, decision }: Sitting<T>): number[] {
  const open = (decision?.options ?? []).filter(({ refusal }) => !refusal)
  return open.map(({ action }) => Number(game.actions.read(action)))
}
