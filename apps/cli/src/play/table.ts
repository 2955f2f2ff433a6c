import { levels, STANDARD_LEVEL } from '@gam/bots'
import {
  Fault,
  type Game,
  hashOf,
  isRecord,
  type KeptOrder,
  keepOrders,
  openOrders,
  orderedAnswer,
  ordersInForce,
  readKeptOrders,
  readReplay,
  replayGameId,
  replayIn,
  Sitting,
  writeReplay,
} from '@gam/kernel'
import { mistake } from '../fault.ts'
import { gameOf } from '../games.ts'
import { readJsonFile } from '../json-file.ts'
import { isOwnSave, newSaveFile, type SavedGame, SaveFile } from '../saves.ts'
import { readComponents, readGameOptions, readSeed, roomAt } from '../table-options.ts'
import { isHarmless } from '../text.ts'
import { PERSON, readLevel, seatingOf } from './seating.ts'

const THINKING_MS = 800

/** A game in progress at this screen: who plays it, and where it is kept. */
export class PlayTable {
  sitting: Sitting
  readonly players: readonly string[]
  readonly #save: SaveFile | null
  readonly #copies = new Map<string, SaveFile>()
  /** Why the game could not be saved after the last move, if so. */
  trouble: string | null = null

  /** What each seat ordered the table to decline for it. */
  readonly #orders: (readonly KeptOrder[])[]

  constructor(
    sitting: Sitting,
    players: readonly string[],
    save: SaveFile | null,
    orders: readonly (readonly KeptOrder[])[] = [],
  ) {
    this.sitting = sitting
    this.players = players
    this.#save = save
    this.#orders = players.map((_, seat) => orders[seat] ?? [])
    this.keep()
  }

  get game(): Game {
    return this.sitting.game
  }

  /** Where the game is kept; null if nobody wants that. */
  get file(): string | null {
    return this.#save?.file ?? null
  }

  get people(): number[] {
    return [...this.players.keys()].filter((seat) => this.isPerson(seat))
  }

  isPerson(seat: number): boolean {
    return this.players[seat] === PERSON
  }

  submit(seat: number, text: string): void {
    this.sitting = this.sitting.submit(seat, text)
    this.#obey()
    this.keep()
  }

  /** What a seat has ordered and still holds, and what it could. */
  ordersOf(seat: number): { readonly held: readonly string[]; readonly open: readonly string[] } {
    const seen = this.#seenBy(seat)
    return { held: this.#held(seat).map(({ order }) => order), open: openOrders(seen) }
  }

  /** From now on the table declines these for the seat, in place of what it ordered before. */
  order(seat: number, orders: readonly string[]): void {
    this.#orders[seat] = keepOrders(this.#seenBy(seat), orders)
    this.#obey()
    this.keep()
  }

  /** As long as orders answer, nobody is asked. Who took something back wants to be asked, and is. */
  #obey(): void {
    for (;;) {
      const { decision } = this.sitting
      if (decision === null || !this.isPerson(decision.seat)) return
      const { seat } = decision
      const answer = orderedAnswer(this.#seenBy(seat), decision, this.#orders[seat])
      if (answer === null) return
      this.sitting = this.sitting.submit(seat, answer)
    }
  }

  #held(seat: number): readonly KeptOrder[] {
    return ordersInForce(this.#seenBy(seat), this.#orders[seat])
  }

  #seenBy(seat: number) {
    const { game, facts } = this.sitting
    return { game, facts, view: this.sitting.view(seat) }
  }

  undo(seat: number): void {
    this.sitting = this.sitting.undo(seat)
    this.keep()
  }

  /** Lets the bot of this seat decide. It is given what its seat sees, and nothing else. */
  async botMoves(seat: number): Promise<void> {
    const { game, config, decision, seed, codes } = this.sitting
    if (!decision) return
    const ask = {
      game,
      config,
      view: this.sitting.view(seat),
      decision,
      seed: Number.parseInt(hashOf([seed, 'bot', codes.length]).slice(0, 8), 16),
      budget: { ms: THINKING_MS },
    }
    const { text } = await levels[this.players[seat]](ask)
    this.submit(seat, text)
  }

  /** Brings the file up to date. What hinders it is remembered: a full disk must not end a game. */
  keep(): void {
    this.trouble = null
    try {
      this.#save?.write(this.#written())
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.trouble = error.message
    }
  }

  /** A copy as it stands now. Answers where it is. */
  copyTo(file: string): string {
    const copy = this.#copies.get(file) ?? new SaveFile(file)
    copy.write(this.#written())
    this.#copies.set(file, copy)
    return copy.file
  }

  #written(): SavedGame {
    const orders = this.players.map((_, seat) => this.#held(seat))
    const ordered = orders.some(({ length }) => length > 0)
    return { ...writeReplay(this.sitting), players: this.players, ...(ordered && { orders }) }
  }
}

interface Wishes {
  readonly people?: string | undefined
  readonly bots?: string | undefined
  readonly save: boolean
}

interface NewWishes extends Wishes {
  readonly players?: string | undefined
  readonly seats?: string | undefined
  readonly seed?: string | undefined
  readonly components?: string | undefined
}

/** A new table. `raw`: the checked arguments of the command, for the options of the game. */
export function newTable(game: Game, raw: readonly string[], wishes: NewWishes): PlayTable {
  const options = readGameOptions(game, raw)
  const { seats, players } = seatingOf(roomAt(game, options), wishes)
  const sitting = Sitting.begin(game, {
    seats,
    seed: readSeed(wishes.seed),
    options,
    components: readComponents(game, wishes.components, seats.length),
  })
  const save = wishes.save ? new SaveFile(newSaveFile(game.id)) : null
  return new PlayTable(sitting, players, save)
}

/** A saved game, to be played on. */
export function savedTable(file: string, wishes: Wishes): PlayTable {
  const { sitting, json } = readGameFile(file)
  if (sitting.over) throw mistake(`This game is over. To look at it again: npx gam replay ${file}`)
  const { game } = sitting
  const seats = sitting.seats.slice(0, sitting.people)
  const known = isRecord(json) && Array.isArray(json.players) ? json.players : []
  const players = seats.map((_, seat) => playerOf(known[seat], seat))
  const again = wishes.people !== undefined || wishes.bots !== undefined
  const { people, bots } = wishes
  const room = { ...game.seats, automatons: sitting.seats.slice(sitting.people) }
  const seating = again ? seatingOf(room, { seats: seats.join(','), people, bots }).players : players
  const orders = isRecord(json) && Array.isArray(json.orders) ? json.orders.map(readKeptOrders) : []
  if (!wishes.save) return new PlayTable(sitting, seating, null, orders)
  const save = isOwnSave(file)
    ? new SaveFile(file, `${JSON.stringify(json)}\n`)
    : new SaveFile(newSaveFile(game.id))
  return new PlayTable(sitting, seating, save, orders)
}

function playerOf(known: unknown, seat: number): string {
  if (typeof known !== 'string') return seat === 0 ? PERSON : STANDARD_LEVEL
  return known === PERSON ? PERSON : readLevel(known)
}

/** Plays the game of a file through, a saved game or the record of one, and checks it on the way. */
export function readGameFile(file: string, at?: number): { sitting: Sitting; json: unknown } {
  const json = replayIn(readJsonFile(file, 'the saved game'))
  const game = gameOf(replayGameId(json))
  const sitting = readReplay(game, json, at)
  if (!sitting.seats.every(isHarmless)) throw mistake(`${file}: a player’s name holds control characters.`)
  return { sitting, json }
}
