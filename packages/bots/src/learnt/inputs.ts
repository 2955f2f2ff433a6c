import { type Domain, FRAME, type Game, type Judgement, NONE, type Shape, type Types } from '@gam/kernel'
import { Numbers } from './numbers.ts'

// What a net is told of a position, worked out from the shape of the state alone: a value of a domain is one of several
// inputs, an amount a number, and whatever belongs to a seat is told of that seat.

/** Amounts become numbers about as large as the others. */
const AMOUNT = 1 / 8
const COUNT = 1 / 4
/** More values than this are not told apart. */
const MOST_VALUES = 64
/** More frames of an agenda than this are not told. */
const MOST_FRAMES = 64
/** Whatever the state tells is a whole number of such parts, so that sums of it are exact. */
const PARTS = 1024
export const TABLE = -1
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

/** One input and how much of it; `seat`: whose it is, TABLE if nobody's. */
export interface Telling {
  readonly seat: number
  readonly input: number
  readonly value: number
}

/** What one number of the state tells: each one of it so much, or each value something of its own, from NONE on. */
export type Meaning = { readonly each: Telling } | { readonly of: readonly (readonly Telling[])[] }

/** A part of the state as a row of numbers. */
interface Part {
  /** What they tell where the part lies in what belongs to that seat, or on the TABLE. */
  meanings(seat: number): Meaning[]
  write(part: unknown, to: Numbers, at: number): void
}

const NO_PART: Part = { meanings: () => [], write: () => undefined }
/** An agenda is written after everything else. */
type AgendaPart = (frames: readonly (readonly Domain[])[]) => Part

/** What writes a state out without a look at its shape. */
type Flatten = Judgement['flatten']

export class Inputs {
  readonly table = new Told()
  readonly seats: readonly Told[]
  tableSize = 0
  seatSize = FIRST_OF_SEAT
  /** What each number of a position tells: those of the table, of each seat, of each frame. */
  readonly meanings: readonly Meaning[]
  /** Numbers that tell nothing. */
  readonly nothing: Int32Array
  readonly #numbers: Numbers
  readonly #write: (state: Types['state'], to: Numbers) => void

  constructor(game: Pick<Game, 'shape'>, seats: number, flatten?: Flatten) {
    this.seats = Array.from({ length: seats }, () => new Told())
    let frames: Part = NO_PART
    const whole = this.#partOf(game.shape, false, (holds) => {
      frames = this.#ofAgenda(holds)
      return NO_PART
    })
    const meanings = whole.meanings(TABLE)
    const framesAt = meanings.length
    this.meanings = [...meanings, ...frames.meanings(TABLE)]
    this.nothing = Int32Array.from(this.meanings, (meaning) => ('each' in meaning ? 0 : NONE))
    this.#numbers = new Numbers(this.nothing)
    const { write: writeWhole } = whole
    const { write: writeFrames } = frames
    const write = flatten ?? ((state: Types['state'], to: Numbers) => writeWhole(state, to, 0))
    this.#write = (state, to) => {
      write(state, to)
      writeFrames(state.agenda, to, framesAt)
    }
  }

  write(state: Types['state'], to: Numbers): void {
    to.changes = 0
    this.#write(state, to)
  }

  /** Makes rows of a position, with what the judgement makes of it: the points that it expects, and how much is a lead. */
  tell(state: Types['state'], points: readonly number[], lead: number): void {
    const { table, seats, meanings } = this
    const { now } = this.#numbers
    this.write(state, this.#numbers)
    table.count = 0
    for (const seat of seats) seat.count = 0
    const add = ({ seat, input, value }: Telling, times: number) =>
      (seat === TABLE ? table : seats[seat]).add(input, value * times)
    for (const [i, meaning] of meanings.entries())
      if ('each' in meaning) add(meaning.each, now[i])
      else for (const telling of meaning.of[now[i] - NONE]) add(telling, 1)
    const expected = expectations(points, lead)
    for (const [seat, told] of seats.entries())
      for (let input = 0; input < FIRST_OF_SEAT; input++)
        told.add(input, expected[seat * FIRST_OF_SEAT + input])
  }

  #sits(seat: number): boolean {
    return seat >= 0 && seat < this.seats.length
  }

  #room(inSeat: boolean, size: number): number {
    const at = inSeat ? this.seatSize : this.tableSize
    if (inSeat) this.seatSize += size
    else this.tableSize += size
    return at
  }

  #partOf({ fields, holds }: Shape<unknown>, inSeat: boolean, ofAgenda: AgendaPart): Part {
    if (fields) return this.#ofFields(Object.entries(fields), inSeat, ofAgenda)
    switch (holds?.kind) {
      case 'amount':
        return this.#ofNumber(inSeat, AMOUNT)
      case 'flag':
        return this.#ofNumber(inSeat, 1)
      case 'value':
        return this.#ofValue(holds.domain, inSeat, 1)
      case 'values':
        return listOf(new Array<Part>(holds.most).fill(this.#ofValue(holds.domain, inSeat, COUNT)), NONE)
      case 'counts':
        return this.#ofCounts(holds.size, inSeat)
      case 'row': {
        const { of, length } = holds
        const parts = Array.from({ length }, () => this.#partOf(of, inSeat, ofAgenda))
        return of.scalar && of.holds ? listOf(parts, of.holds.kind === 'value' ? NONE : 0) : rowOf(parts)
      }
      case 'seats': {
        const one = this.#partOf(holds.of, true, ofAgenda)
        return rowOf(this.seats.map((_, seat) => ({ ...one, meanings: () => one.meanings(seat) })))
      }
      case 'agenda':
        return ofAgenda(holds.frames)
      default:
        return NO_PART
    }
  }

  #ofFields(
    fields: readonly (readonly [string, Shape<unknown>])[],
    inSeat: boolean,
    ofAgenda: AgendaPart,
  ): Part {
    const all = fields.map(([name, shape]) => ({ name, shape, part: this.#partOf(shape, inSeat, ofAgenda) }))
    // What there are more of at larger tables comes last, so that everything else has its place.
    const isSeats = ({ shape }: { shape: Shape<unknown> }) => shape.holds?.kind === 'seats'
    const ordered = [...all.filter((field) => !isSeats(field)), ...all.filter(isSeats)]
    const names = ordered.map(({ name }) => name)
    const parts = ordered.map(({ part }) => part)
    const places = placesOf(parts)
    return {
      meanings: (seat) => parts.flatMap((part) => part.meanings(seat)),
      write(part, to, at) {
        const record = part as { readonly [name: string]: unknown }
        for (let i = 0; i < names.length; i++) parts[i].write(record[names[i]], to, at + places[i])
      },
    }
  }

  #ofNumber(inSeat: boolean, scale: number): Part {
    const input = this.#room(inSeat, 1)
    return single((seat) => ({ each: { seat, input, value: scale } }))
  }

  /** Whose it is, if it belongs to a seat; else which it is, and how much where it is a number. */
  #ofValue({ least, size, seatOf, value }: Domain, inSeat: boolean, weight: number): Part {
    const each = (tell: (value: number) => Telling[]) => ({
      of: Array.from({ length: size - NONE }, (_, i) => (i + NONE < least ? [] : tell(i + NONE))),
    })
    if (seatOf) {
      const input = this.#room(true, 1)
      return single((seat) =>
        each((one) => {
          const owner = seatOf(one)
          const told = this.#sits(owner) && (seat === TABLE || seat === owner)
          return told ? [{ seat: owner, input, value: weight }] : []
        }),
      )
    }
    const values = size - least
    const told = Math.min(values, MOST_VALUES)
    const at = this.#room(inSeat, told + 1)
    const much = typeof value(least) === 'number' ? Math.round((PARTS * weight) / values) / PARTS : 0
    return single((seat) =>
      each((one) => {
        const index = one - least
        const which = index < told ? [{ seat, input: at + index, value: weight }] : []
        return much * index === 0 ? which : [...which, { seat, input: at + told, value: index * much }]
      }),
    )
  }

  #ofCounts(size: number, inSeat: boolean): Part {
    const input = this.#room(inSeat, size)
    return {
      meanings: (seat) =>
        Array.from({ length: size }, (_, i) => ({ each: { seat, input: input + i, value: COUNT } })),
      write: (part, to, at) => to.putList(at, size, part as readonly number[], 0),
    }
  }

  /** Which step comes next, and which lie on the agenda, for the table and for the seat that they are about. */
  #ofAgenda(frames: readonly (readonly Domain[])[]): Part {
    const next = this.#room(false, frames.length)
    const waiting = this.#room(false, frames.length)
    const nextOfSeat = this.#room(true, frames.length)
    const waitingOfSeat = this.#room(true, frames.length)
    const fieldOfSeat = frames.map((fields) => fields.findIndex(({ seatOf }) => seatOf !== undefined))
    const seatsOf = frames.map((fields, step) => fields[fieldOfSeat[step]]?.seatOf ?? null)
    // A frame is told by its step, whether it comes next, and the seat that it is about.
    const owners = this.seats.length - NONE
    const tellings = frames.flatMap((_, step) =>
      [true, false].flatMap((top) =>
        Array.from({ length: owners }, (_, i) => {
          const value = top ? 1 : COUNT
          const seat = i + NONE
          return [
            { seat: TABLE, input: (top ? next : waiting) + step, value },
            ...(seat === NONE ? [] : [{ seat, input: (top ? nextOfSeat : waitingOfSeat) + step, value }]),
          ]
        }),
      ),
    )
    const meaning = { of: [[], ...tellings] }
    return {
      meanings: () => new Array<Meaning>(MOST_FRAMES).fill(meaning),
      write: (part, to, at) => {
        const agenda = part as readonly number[]
        const count = Math.min(agenda.length / FRAME, MOST_FRAMES)
        for (let i = 0; i < count; i++) {
          const step = agenda[i * FRAME]
          const top = (i + 1) * FRAME === agenda.length
          const about = seatsOf[step]?.(agenda[i * FRAME + 1 + fieldOfSeat[step]]) ?? NONE
          to.put(at + i, (step * 2 + (top ? 0 : 1)) * owners + (this.#sits(about) ? about : NONE) - NONE)
        }
        // After the first place without a frame there is none.
        for (let i = count; i < MOST_FRAMES && to.now[at + i] !== NONE; i++) to.put(at + i, NONE)
      },
    }
  }
}

/** By seat and input, what the judgement makes of a position. */
export function expectations(
  points: readonly number[],
  lead: number,
  into = new Float64Array(points.length * FIRST_OF_SEAT) as Float64Array,
): Float64Array {
  let mean = 0
  for (let seat = 0; seat < points.length; seat++) mean += points[seat] / points.length
  for (let seat = 0; seat < points.length; seat++) {
    into[seat * FIRST_OF_SEAT + EXPECTED_LEAD] = (points[seat] - mean) / lead
    into[seat * FIRST_OF_SEAT + EXPECTED_POINTS] = points[seat] * POINT
  }
  return into
}

function single(meaning: (seat: number) => Meaning): Part {
  return {
    meanings: (seat) => [meaning(seat)],
    write: (part, to, at) => to.put(at, Number(part)),
  }
}

/** Single numbers, or flags, in a row that may be shorter. */
function listOf(parts: readonly Part[], missing: number): Part {
  return {
    meanings: (seat) => parts.flatMap((part) => part.meanings(seat)),
    write(part, to, at) {
      const list = part as readonly (number | boolean)[]
      for (let i = 0; i < parts.length; i++) to.put(at + i, i < list.length ? Number(list[i]) : missing)
    },
  }
}

function rowOf(parts: readonly Part[]): Part {
  const places = placesOf(parts)
  return {
    meanings: (seat) => parts.flatMap((part) => part.meanings(seat)),
    write(part, to, at) {
      const entries = part as readonly unknown[]
      for (let i = 0; i < entries.length; i++) parts[i].write(entries[i], to, at + places[i])
    },
  }
}

/** Where each of them begins. */
function placesOf(parts: readonly Part[]): number[] {
  let at = 0
  return parts.map((part) => {
    const place = at
    at += part.meanings(0).length
    return place
  })
}
