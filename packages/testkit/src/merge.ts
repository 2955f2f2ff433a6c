import { domainOf, type Game, isRecord, type Json, type Types } from '@gam/kernel'

/** A part of a written state: whatever is left out is as on a blank table. */
export type PartialState = { readonly [key: string]: unknown }

/**
 * A partial state over the written blank one. Seats may be given by the players' names, and a frame of the
 * agenda may name a player where it wants a seat.
 */
export function complete<T extends Types>(
  game: Game<T>,
  names: readonly string[],
  partial: PartialState,
): Json {
  const { seats, agenda, ...rest } = partial
  const blank = game.shape.write(game.shape.blank(names.length))
  return merge(blank, {
    ...rest,
    ...(seats !== undefined && { seats: bySeat(names, seats) }),
    ...(agenda !== undefined && { agenda: withSeatNumbers(game, names, agenda) }),
  })
}

function bySeat(names: readonly string[], seats: unknown): unknown {
  if (!isRecord(seats)) return seats
  for (const name of Object.keys(seats)) seatNamed(names, name)
  return names.map((name) => seats[name] ?? {})
}

export function seatNamed(names: readonly string[], name: string): number {
  const seat = names.indexOf(name)
  if (seat < 0) throw new Error(`Nobody here is called "${name}"; at the table sit ${names.join(', ')}.`)
  return seat
}

function withSeatNumbers<T extends Types>(game: Game<T>, names: readonly string[], agenda: unknown): unknown {
  if (!Array.isArray(agenda)) return agenda
  return agenda.map((frame: unknown) => {
    if (!isRecord(frame)) return frame
    const fields = Object.entries(game.steps[String(frame.step)]?.fields ?? {})
    const seats = fields
      .map(([name, field]) => [name, domainOf(field).kind, frame[name]] as const)
      .filter(([, kind, value]) => kind === 'seat' && typeof value === 'string')
    return {
      ...frame,
      ...Object.fromEntries(seats.map(([name, , value]) => [name, seatNamed(names, String(value))])),
    }
  })
}

/** Objects are merged key by key and lists entry by entry; a list is as long as the one laid over it. */
function merge(under: Json | undefined, over: unknown): Json {
  if (over === undefined) return under ?? null
  if (Array.isArray(over)) {
    const below = Array.isArray(under) ? under : []
    return over.map((entry, i) => merge(below[i], entry))
  }
  if (isRecord(over)) {
    const below: Readonly<Record<string, unknown>> = isRecord(under) ? under : {}
    const keys = [...Object.keys(below), ...Object.keys(over).filter((key) => !(key in below))]
    return Object.fromEntries(keys.map((key) => [key, merge(asJson(below[key]), over[key])]))
  }
  return asJson(over) ?? null
}

function asJson(value: unknown): Json | undefined {
  return value as Json | undefined
}
