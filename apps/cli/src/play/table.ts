import { ANY_STYLE, botOfLevel, drawStyles, STANDARD_LEVEL } from '@gam/bots'
import {
  Fault,
  type Game,
  isRecord,
  type KeptOrder,
  oneAt,
  openOrders,
  readKeptOrders,
  readReplay,
  replayGameId,
  replayIn,
  Sitting,
  writeReplay,
} from '@gam/kernel'
import { type BotAsk, Desk } from '@gam/table'
import { seenBy } from '../boards/index.ts'
import { mistake } from '../fault.ts'
import { gameOf, judgementOf, plansOf } from '../games.ts'
import { readJsonFile } from '../json-file.ts'
import { isOwnSave, newSaveFile, type SavedGame, SaveFile } from '../saves.ts'
import { readComponents, readGameOptions, readSeed, roomAt } from '../table-options.ts'
import { isHarmless } from '../text.ts'
import { PERSON, readLevel, seatingOf } from './seating.ts'

const THINKING_MS = 800

/** A game in progress at this screen: the desk it is played at, and where it is kept. */
export class PlayTable {
  readonly desk: Desk
  readonly #save: SaveFile | null
  readonly #copies = new Map<string, SaveFile>()
  /** Why the game could not be saved after the last move, if so. */
  trouble: string | null = null

  /** `players`: for each seat PERSON, or the level of its bot. */
  constructor(
    sitting: Sitting,
    players: readonly string[],
    save: SaveFile | null,
    orders?: readonly (readonly KeptOrder[])[],
  ) {
    const seats = players.map((player, seat) => ({
      name: oneAt(sitting.seats, seat),
      flag: seat + 1,
      bot: player === PERSON ? null : player,
    }))
    const ports = {
      save: async () => this.keep(),
      think: async (ask: BotAsk) => this.#think(ask),
      // Whoever moved has the screen, and draws it.
      changed: () => {},
    }
    this.desk = new Desk(sitting, seats, ports, orders)
    this.#save = save
    this.keep()
  }

  get sitting(): Sitting {
    return this.desk.sitting
  }

  get game(): Game {
    return this.sitting.game
  }

  /** The seat of whoever sits at the keyboard; null where several do. */
  get you(): number | null {
    const [seat, ...others] = this.desk.people
    return others.length === 0 ? (seat ?? null) : null
  }

  /** Where the game is kept; null if nobody wants that. */
  get file(): string | null {
    return this.#save?.file ?? null
  }

  /** What a seat has ordered and still holds, and what it could. */
  ordersOf(seat: number): { readonly held: readonly string[]; readonly open: readonly string[] } {
    return {
      held: this.desk.ordersOf(seat).map(({ order }) => order),
      open: openOrders(seenBy(this.sitting, seat)),
    }
  }

  #think({ level, view, decision, seed }: BotAsk): string {
    const { game, config } = this.sitting
    const ask = { game, judgement: judgementOf(game), config, view, decision, seed }
    return botOfLevel(level, plansOf(game))({ ...ask, budget: { ms: THINKING_MS } }).text
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
    const seats = this.desk.seats.slice(0, this.sitting.people)
    const players = seats.map(({ bot }) => bot ?? PERSON)
    const orders = seats.map((_, seat) => this.desk.ordersOf(seat))
    const ordered = orders.some(({ length }) => length > 0)
    return { ...writeReplay(this.sitting), players, ...(ordered && { orders }) }
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
  const styles = Object.keys(plansOf(game))
  const { seats, players } = seatingOf(roomAt(game, options), wishes, [...styles, ANY_STYLE])
  const sitting = Sitting.begin(game, {
    seats,
    seed: readSeed(wishes.seed),
    options,
    components: readComponents(game, wishes.components, seats.length),
  })
  const save = wishes.save ? new SaveFile(newSaveFile(game.id)) : null
  return new PlayTable(sitting, drawStyles(players, styles, sitting.seed), save)
}

/** A saved game, to be played on. */
export function savedTable(file: string, wishes: Wishes): PlayTable {
  const { sitting, json } = readGameFile(file)
  if (sitting.over) throw mistake(`This game is over. To look at it again: npx gam replay ${file}`)
  const { game } = sitting
  const styles = Object.keys(plansOf(game))
  const seats = sitting.seats.slice(0, sitting.people)
  const known = isRecord(json) && Array.isArray(json.players) ? json.players : []
  const players = seats.map((_, seat) => playerOf(known[seat], seat, styles))
  const again = wishes.people !== undefined || wishes.bots !== undefined
  const { people, bots } = wishes
  const room = { ...game.seats, automatons: sitting.seats.slice(sitting.people) }
  const named = { seats: seats.join(','), people, bots }
  const seating = again
    ? drawStyles(seatingOf(room, named, [...styles, ANY_STYLE]).players, styles, sitting.seed)
    : players
  const orders = isRecord(json) && Array.isArray(json.orders) ? json.orders.map(readKeptOrders) : []
  if (!wishes.save) return new PlayTable(sitting, seating, null, orders)
  const save = isOwnSave(file)
    ? new SaveFile(file, `${JSON.stringify(json)}\n`)
    : new SaveFile(newSaveFile(game.id))
  return new PlayTable(sitting, seating, save, orders)
}

function playerOf(known: unknown, seat: number, styles: readonly string[]): string {
  if (typeof known !== 'string') return seat === 0 ? PERSON : STANDARD_LEVEL
  return known === PERSON ? PERSON : readLevel(known, styles)
}

/** Plays the game of a file through, a saved game or the record of one, and checks it on the way. */
export function readGameFile(file: string, at?: number): { sitting: Sitting; json: unknown } {
  const json = replayIn(readJsonFile(file, 'the saved game'))
  const game = gameOf(replayGameId(json))
  const sitting = readReplay(game, json, at)
  if (!sitting.seats.every(isHarmless)) throw mistake(`${file}: a player’s name holds control characters.`)
  return { sitting, json }
}
