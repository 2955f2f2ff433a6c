import type { Game, Sitting } from '@gam/kernel'
import type { EngineBot } from './bot.ts'
import { Denied } from './denied.ts'
import type { Request } from './request.ts'

export interface EngineSetup {
  readonly games: readonly Game[]
  /** Games that are known, but stand in no list. */
  readonly unlisted?: readonly Game[]
  /** The bots by the names of their levels. */
  readonly bots: { readonly [level: string]: EngineBot }
  /** The styles that bots of a game can play in, by its id; left out: none. */
  readonly styles?: { readonly [game: string]: readonly string[] }
  /** The level of a bot when none is asked for; left out, the first. */
  readonly standardLevel?: string
  readonly version: string
  /** Gives a seed where a request has none; left out, a request must have one. */
  readonly freshSeed?: () => string
  readonly mostGames?: number
}

const MOST_GAMES = 1000

/** The games that are open, each under its own short name; a name is never used again. */
export class Room {
  readonly setup: EngineSetup
  readonly #games: ReadonlyMap<string, Game>
  readonly #levels: ReadonlyMap<string, EngineBot>
  readonly #open = new Map<string, Sitting>()
  readonly #most: number
  #opened = 0

  constructor(setup: EngineSetup) {
    this.setup = setup
    this.#games = new Map([...setup.games, ...(setup.unlisted ?? [])].map((game) => [game.id, game]))
    this.#levels = new Map(Object.entries(setup.bots))
    this.#most = setup.mostGames ?? MOST_GAMES
  }

  /** A game of the box, by its id. */
  gameCalled(id: string): Game {
    const game = this.#games.get(id)
    if (game) return game
    const known = this.setup.games.map((one) => one.id).join(', ')
    throw new Denied('unknown-game', `There is no game called ${JSON.stringify(id)}; there are ${known}.`)
  }

  get levels(): string[] {
    return [...this.#levels.keys()]
  }

  get standardLevel(): string {
    return this.setup.standardLevel ?? this.levels[0] ?? ''
  }

  stylesOf({ id }: Game): readonly string[] {
    return this.setup.styles?.[id] ?? []
  }

  /** The bot that a level means, or a level and a style of the game: `normal/builder`. */
  bot(name: string, game: Game): { readonly bot: EngineBot; readonly style: string | null } {
    const [level = '', ...rest] = name.split('/')
    const style = rest.length === 0 ? null : rest.join('/')
    const bot = this.#levels.get(level)
    if (!bot)
      throw new Denied(
        'unknown-level',
        `There is no bot called ${JSON.stringify(level)}; there are ${this.levels.join(', ')}.`,
      )
    const styles = this.stylesOf(game)
    if (style === null || styles.includes(style)) return { bot, style }
    const there = styles.length === 0 ? 'its bots play in none' : `there are ${styles.join(', ')}`
    throw new Denied('unknown-level', `${game.title} has no style called ${JSON.stringify(style)}; ${there}.`)
  }

  /** Asked before a game is made, so that a full room costs nothing. */
  needPlace(): void {
    if (this.#open.size >= this.#most)
      throw new Denied('too-many-games', `${this.#most} games are open, which is the most; close one first.`)
  }

  open(sitting: Sitting): string {
    const name = `g${++this.#opened}`
    this.#open.set(name, sitting)
    return name
  }

  /** The open game that a request is about, with its name. */
  at(request: Request): [string, Sitting] {
    const name = request.text('game', 100)
    const sitting = this.#open.get(name)
    if (!sitting)
      throw new Denied(
        'unknown-game',
        `No game ${JSON.stringify(name)} is open; "new", "load" and "setup" open one.`,
      )
    return [name, sitting]
  }

  /** What a request calls `game`: an open game, or one of the box by its id, which nobody has to open for that. */
  gameOf(request: Request): [Game, Sitting | null] {
    const name = request.text('game', 100)
    const sitting = this.#open.get(name)
    return sitting ? [sitting.game, sitting] : [this.gameCalled(name), null]
  }

  replace(name: string, sitting: Sitting): void {
    this.#open.set(name, sitting)
  }

  close(name: string): void {
    this.#open.delete(name)
  }
}
