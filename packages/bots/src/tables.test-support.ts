import { SHORTEST_FIRST } from '@gam/games'
import {
  Fault,
  type Game,
  type Judged,
  type Judgement,
  loadJudged,
  type Option,
  type Plans,
  Sfc32,
  Sitting,
  type Types,
} from '@gam/kernel'
import type { Ask } from './bot.ts'

/** The games the bots are tried on. */
export const judged: readonly Judged[] = await Promise.all(
  SHORTEST_FIRST.map(async (registration) => ({
    ...(await loadJudged(registration)),
    plans: (await registration.plans?.()) ?? {},
  })),
)

export const games: readonly Game[] = judged.map(({ game }) => game)

export function judgementOf({ id }: Game): Judgement {
  const found = judged.find(({ game }) => game.id === id)
  if (!found) throw new Error(`nobody knows ${id}`)
  return found.judgement
}

export function plansOf({ id }: Game): Plans {
  return judged.find(({ game }) => game.id === id)?.plans ?? {}
}

export interface Tried {
  readonly name: string
  readonly game: Game
  readonly options: { readonly [name: string]: unknown }
  readonly seats: number
}

/** Every game with its standard options and with each other value of each, for as few and as many as can play so. */
export const tables: readonly Tried[] = games.flatMap((game) =>
  variations(game).flatMap((options) => {
    const possible = Array.from({ length: game.seats.max }, (_, i) => i + 1).filter((seats) =>
      canBePlayed({ game, options, seats }),
    )
    return [...new Set([possible[0], possible[possible.length - 1]])]
      .filter((seats) => seats !== undefined)
      .map((seats) => ({ name: `${game.id} ${JSON.stringify(options)} for ${seats}`, game, options, seats }))
  }),
)

function variations(game: Game): { [name: string]: unknown }[] {
  const found: { [name: string]: unknown }[] = [{}]
  const rows = Object.entries<Option>({ ...(game.options as { [name: string]: Option }) })
  for (const [name, { standard, choices = {} }] of rows) {
    if (typeof standard === 'boolean') found.push({ [name]: !standard })
    const values = Object.keys(choices).filter((value) => value !== standard)
    if (Array.isArray(standard))
      for (const value of [values[0], values[values.length - 1]]) found.push({ [name]: [value] })
    else for (const value of values) found.push({ [name]: value })
  }
  return found
}

function canBePlayed(table: Omit<Tried, 'name'>): boolean {
  try {
    beginning(table)
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

function beginning({ game, options, seats }: Omit<Tried, 'name'>): Sitting {
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  return Sitting.begin<Types>(game, { seats: names, seed: 'mid', options })
}

/** A sitting some random moves into its game, at a decision with a choice. */
export function midGame(table: Omit<Tried, 'name'>, moves: number): Sitting {
  const luck = new Sfc32(moves)
  let sitting = beginning(table)
  for (let played = 0; sitting.decision !== null; played++) {
    const open = sitting.decision.options.filter((option) => !option.refusal)
    if (played >= moves && open.length > 1) return sitting
    sitting = sitting.submit(sitting.decision.seat, open[luck.below(open.length)].text)
  }
  throw new Error(`${table.game.id} was over before move ${moves}`)
}

export function askAt(sitting: Sitting, more: Partial<Ask> = {}): Ask {
  const { game, config, decision } = sitting
  if (decision === null) throw new Error('the game is over')
  return {
    game,
    judgement: judgementOf(game),
    config,
    decision,
    view: sitting.view(decision.seat),
    seed: 1,
    budget: { iterations: 40 },
    ...more,
  }
}
