import { type Domain, FRAME, type Game, NONE, type Shape, type Types } from '@gam/kernel'

// What a net is told of a position, worked out from the shape of the state alone: a value of a domain is one of several
// inputs, an amount a number, and whatever belongs to a seat is told of that seat.

/** Amounts become numbers about as large as the others. */
const AMOUNT = 1 / 8
const COUNT = 1 / 4
/** More values than this are not told apart. */
const MOST_VALUES = 64
/** Whatever the table tells is a whole number of such parts, so that sums of it are exact. */
const PARTS = 1024
const TABLE = -1
const POINT = 1 / 16
const EXPECTED_LEAD = 0
const EXPECTED_POINTS = 1
/** What is told of a seat from here on is in the state itself. */
export const FIRST_OF_SEAT = 2

/** The inputs that are not 0: of the table, or of one seat. */
export interface Row {
  readonly index: ArrayLike<number>
  readonly value: ArrayLike<number>
  readonly count: number
}

class Told implements Row {
  readonly index: number[] = []
  readonly value: number[] = []
  count = 0

  add(index: number, value: number): void {
    if (value === 0) return
    this.index[this.count] = index
    this.value[this.count++] = value
  }
}

/** Tells what a part of the state holds; `seat` is whose it is, TABLE if nobody's. */
type Teller = (part: unknown, seat: number) => void

export class Inputs {
  readonly table = new Told()
  readonly seats: readonly Told[]
  tableSize = 0
  seatSize = FIRST_OF_SEAT
  readonly #tell: Teller

  constructor(game: Pick<Game, 'shape'>, seats: number) {
    this.seats = Array.from({ length: seats }, () => new Told())
    this.#tell = this.#tellerOf(game.shape, false)
  }

  read(state: Types['state']): void {
    this.table.count = 0
    for (let seat = 0; seat < this.seats.length; seat++) this.seats[seat].count = 0
    this.#tell(state, TABLE)
  }

  /** What the judgement makes of the position, told of each seat beside the state. */
  tellExpected(points: readonly number[], lead: number): void {
    const { seats } = this
    let mean = 0
    for (let seat = 0; seat < seats.length; seat++) mean += points[seat] / seats.length
    for (let seat = 0; seat < seats.length; seat++) {
      seats[seat].add(EXPECTED_LEAD, (points[seat] - mean) / lead)
      seats[seat].add(EXPECTED_POINTS, points[seat] * POINT)
    }
  }

  #room(inSeat: boolean, size: number): number {
    const at = inSeat ? this.seatSize : this.tableSize
    if (inSeat) this.seatSize += size
    else this.tableSize += size
    return at
  }

  #add(seat: number, index: number, value: number): void {
    if (seat === TABLE) this.table.add(index, value)
    else if (seat >= 0 && seat < this.seats.length) this.seats[seat].add(index, value)
  }

  #tellerOf({ fields, holds }: Shape<unknown>, inSeat: boolean): Teller {
    if (fields) return this.#ofFields(Object.entries(fields), inSeat)
    switch (holds?.kind) {
      case 'amount':
        return this.#ofNumber(inSeat, AMOUNT)
      case 'flag':
        return this.#ofNumber(inSeat, 1)
      case 'value':
        return this.#ofValue(holds.domain, inSeat, 1)
      case 'values': {
        const tell = this.#ofValue(holds.domain, inSeat, COUNT)
        return (part, seat) => {
          for (const value of part as readonly number[]) tell(value, seat)
        }
      }
      case 'counts':
        return this.#ofCounts(holds.size, inSeat)
      case 'row':
        return this.#ofRow(Array.from({ length: holds.length }, () => this.#tellerOf(holds.of, inSeat)))
      case 'seats': {
        const tell = this.#tellerOf(holds.of, true)
        return (part) => {
          const seats = part as readonly unknown[]
          for (let seat = 0; seat < seats.length; seat++) tell(seats[seat], seat)
        }
      }
      case 'agenda':
        return this.#ofAgenda(holds.frames)
      default:
        return () => undefined
    }
  }

  #ofFields(fields: readonly (readonly [string, Shape<unknown>])[], inSeat: boolean): Teller {
    const names = fields.map(([name]) => name)
    const tellers = fields.map(([, shape]) => this.#tellerOf(shape, inSeat))
    return (part, seat) => {
      const record = part as { readonly [name: string]: unknown }
      for (let i = 0; i < names.length; i++) tellers[i](record[names[i]], seat)
    }
  }

  #ofNumber(inSeat: boolean, scale: number): Teller {
    const at = this.#room(inSeat, 1)
    return (part, seat) => this.#add(seat, at, Number(part) * scale)
  }

  /** Whose it is, if it belongs to a seat; else which it is, and how much where it is a number. */
  #ofValue({ least, size, seatOf, value }: Domain, inSeat: boolean, weight: number): Teller {
    if (seatOf) {
      const at = this.#room(true, 1)
      return (part, seat) => {
        const owner = part === NONE ? NONE : seatOf(part as number)
        if (owner !== NONE && (seat === TABLE || seat === owner)) this.#add(owner, at, weight)
      }
    }
    const values = size - least
    const told = Math.min(values, MOST_VALUES)
    const at = this.#room(inSeat, told + 1)
    const much = typeof value(least) === 'number' ? Math.round((PARTS * weight) / values) / PARTS : 0
    return (part, seat) => {
      const index = (part as number) - least
      if (part === NONE) return
      if (index < told) this.#add(seat, at + index, weight)
      this.#add(seat, at + told, index * much)
    }
  }

  #ofCounts(size: number, inSeat: boolean): Teller {
    const at = this.#room(inSeat, size)
    return (part, seat) => {
      const counts = part as readonly number[]
      for (let i = 0; i < size; i++) if (counts[i] !== 0) this.#add(seat, at + i, counts[i] * COUNT)
    }
  }

  #ofRow(tellers: readonly Teller[]): Teller {
    return (part, seat) => {
      const entries = part as readonly unknown[]
      for (let i = 0; i < entries.length; i++) tellers[i](entries[i], seat)
    }
  }

  /** Which step comes next, and which lie on the agenda, for the table and for the seat that they are about. */
  #ofAgenda(frames: readonly (readonly Domain[])[]): Teller {
    const next = this.#room(false, frames.length)
    const waiting = this.#room(false, frames.length)
    const nextOfSeat = this.#room(true, frames.length)
    const waitingOfSeat = this.#room(true, frames.length)
    const fieldOfSeat = frames.map((fields) => fields.findIndex(({ seatOf }) => seatOf !== undefined))
    return (part) => {
      const agenda = part as readonly number[]
      for (let at = 0; at < agenda.length; at += FRAME) {
        const step = agenda[at]
        const top = at + FRAME === agenda.length
        this.table.add((top ? next : waiting) + step, top ? 1 : COUNT)
        const field = fieldOfSeat[step]
        const seat = field < 0 ? NONE : (frames[step][field].seatOf?.(agenda[at + 1 + field]) ?? NONE)
        if (seat !== NONE) this.#add(seat, (top ? nextOfSeat : waitingOfSeat) + step, top ? 1 : COUNT)
      }
    }
  }
}
