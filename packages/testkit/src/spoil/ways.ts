import { anyOf, domainOf, type Game, isRecord, type Json, oneAt, type Sfc32, type Types } from '@gam/kernel'
import { bytes } from '../compare.ts'
import {
  anyValue,
  type Draft,
  formOf,
  isSoftRecord,
  itemsIn,
  kindsIn,
  namesIn,
  type Soft,
  spelt,
} from './draft.ts'

/** What a way of spoiling works with: the draft, and other positions of the same game. */
export interface Means<T extends Types> {
  readonly game: Game<T>
  readonly draft: Draft
  readonly others: readonly Json[]
  readonly chance: Sfc32
}

/** Spoils the draft and says how; null where there is nothing to spoil in this way. */
type Way = <T extends Types>(means: Means<T>) => string | null

/** A number, a name or a flag becomes another. */
const change: Way = ({ draft, chance }) => {
  const spot = pick(
    draft
      .spots()
      .filter(
        ({ schema }) => schema.type === 'integer' || schema.type === 'boolean' || namesIn(schema).length,
      ),
    chance,
  )
  if (!spot) return null
  const value = anyValue(spot.schema, spot.value, chance)
  draft.set(spot.path, value)
  return changed(spelt(spot.path), spot.value, value)
}

/** Somewhere that a piece can lie: it is taken away from there, or laid there. */
interface Holder {
  readonly at: string
  readonly pieces: readonly string[]
  accepts(piece: string): boolean
  take(piece: string): void
  lay(piece: string): void
}

function holdersIn(draft: Draft): Holder[] {
  return draft.spots().flatMap(({ path, value, schema }): Holder[] => {
    const at = spelt(path)
    const kinds = kindsIn(schema)
    if (kinds.length > 0) {
      const heap = isSoftRecord(value) ? value : {}
      const count = (piece: string, by: number) =>
        draft.set([...path, piece], Number(heap[piece] ?? 0) + by || undefined)
      return [
        {
          at,
          pieces: Object.keys(heap),
          accepts: (piece) => kinds.includes(piece),
          take: (piece) => count(piece, -1),
          lay: (piece) => count(piece, 1),
        },
      ]
    }
    const items = itemsIn(schema)
    if (Array.isArray(value) && items !== null && !namesIn(items).includes(null))
      return [
        {
          at,
          pieces: value.filter((entry) => typeof entry === 'string'),
          accepts: (piece) => namesIn(items).includes(piece),
          take: (piece) => value.splice(value.indexOf(piece), 1),
          lay: (piece) => value.push(piece),
        },
      ]
    if (!namesIn(schema).includes(null)) return []
    return [
      {
        at,
        pieces: typeof value === 'string' ? [value] : [],
        accepts: (piece) => value === null && namesIn(schema).includes(piece),
        take: () => draft.set(path, null),
        lay: (piece) => draft.set(path, piece),
      },
    ]
  })
}

/** A piece goes somewhere else: none is missing, but it lies where it does not belong. */
const movePiece: Way = ({ draft, chance }) => {
  const holders = holdersIn(draft)
  const from = pick(
    holders.filter(({ pieces }) => pieces.length > 0),
    chance,
  )
  const piece = from && pick(from.pieces, chance)
  if (!from || piece === undefined) return null
  const to = pick(
    holders.filter((holder) => holder !== from && holder.accepts(piece)),
    chance,
  )
  if (!to) return null
  from.take(piece)
  to.lay(piece)
  return `${piece} from ${from.at} to ${to.at}`
}

/** A piece too many, or one that is gone. */
const countPiece: Way = ({ draft, chance }) => {
  const holder = pick(holdersIn(draft), chance)
  const piece = holder && pick(holder.pieces, chance)
  if (!holder || piece === undefined) return null
  const [done, how] =
    chance.below(2) === 0 && holder.accepts(piece) ? [holder.lay, 'once more'] : [holder.take, 'gone']
  done(piece)
  return `${piece} ${how} in ${holder.at}`
}

/** An entry of a list is gone, there twice, or elsewhere in it. */
const editList: Way = ({ draft, chance }) => {
  const spot = pick(
    draft.spots().filter(({ value }) => Array.isArray(value) && value.length > 0),
    chance,
  )
  if (!spot || !Array.isArray(spot.value)) return null
  return edited(spelt(spot.path), spot.value, chance)
}

function edited(at: string, list: Soft[], chance: Sfc32): string {
  const [i, k] = [chance.below(list.length), chance.below(list.length)]
  const entry = oneAt(list, i)
  switch (chance.below(3)) {
    case 0:
      list.splice(i, 1)
      return `${at}[${i}] is gone`
    case 1:
      list.splice(k, 0, structuredClone(entry))
      return `${at}[${i}] stands at ${k} too`
    default:
      list.splice(i, 1, oneAt(list, k))
      list.splice(k, 1, entry)
      return `${at}[${i}] and [${k}] have changed places`
  }
}

/** Two parts of one form change places: hands, ships, whole seats. */
const swapParts: Way = ({ draft, chance }) => {
  const spots = draft.spots().filter(({ value }) => value !== undefined)
  const one = pick(spots, chance)
  if (!one) return null
  const alike = spots.filter(
    ({ schema, value }) => formOf(schema) === formOf(one.schema) && bytes(value) !== bytes(one.value),
  )
  const two = pick(alike, chance)
  if (!two || one.value === undefined || two.value === undefined) return null
  const [first, second] = [structuredClone(one.value), structuredClone(two.value)]
  draft.set(one.path, second)
  draft.set(two.path, first)
  return `${spelt(one.path)} and ${spelt(two.path)} have changed places`
}

/** A part as it was at another moment of the same game. */
const otherMoment: Way = ({ draft, others, chance }) => {
  const other = pick(others, chance)
  const key = pick(Object.keys(draft.state), chance)
  if (!isRecord(other) || key === undefined) return null
  const [before, then] = [draft.state[key], other[key]]
  if (then === undefined || bytes(before) === bytes(then)) return null
  draft.set([key], structuredClone(then) as Soft)
  return `${key} is as it was at another moment${key === 'agenda' ? `: ${bytes(then)}` : ''}`
}

const editAgenda: Way = ({ draft, chance }) => {
  const { agenda } = draft
  return agenda.length > 0 ? edited('agenda', agenda, chance) : null
}

/** The agenda ends early, or all of it is gone. */
const cutAgenda: Way = ({ draft, chance }) => {
  const { agenda } = draft
  if (agenda.length === 0) return null
  const left = chance.below(agenda.length)
  agenda.length = left
  return `agenda ends after ${left} frames`
}

const changeFrame: Way = ({ game, draft, chance }) => {
  const { agenda } = draft
  const i = chance.below(Math.max(1, agenda.length))
  const frame = agenda[i]
  if (!isSoftRecord(frame)) return null
  const fields = Object.entries(game.steps[String(frame.step)]?.fields ?? {})
  const field = pick(fields, chance)
  if (!field) return null
  const [name, domain] = [field[0], domainOf(field[1])]
  const before = frame[name]
  frame[name] = domain.value(domain.least + chance.below(domain.size - domain.least))
  return changed(`agenda[${i}].${name}`, before, frame[name])
}

/** A frame that nobody put there. */
const addFrame: Way = ({ game, draft, chance }) => {
  const { agenda } = draft
  const step = pick(game.stepNames, chance)
  if (step === undefined) return null
  const frame: { [key: string]: Soft } = { step }
  for (const [name, field] of Object.entries(game.steps[step]?.fields ?? {})) {
    const domain = domainOf(field)
    frame[name] = domain.value(domain.least + chance.below(domain.size - domain.least))
  }
  const at = chance.below(agenda.length + 1)
  agenda.splice(at, 0, frame)
  return `agenda[${at}] is ${bytes(frame)} as well`
}

/** The more promising, the more often. */
const WAYS: readonly Way[] = [
  change,
  change,
  change,
  movePiece,
  movePiece,
  movePiece,
  countPiece,
  editList,
  editList,
  swapParts,
  swapParts,
  otherMoment,
  otherMoment,
  editAgenda,
  editAgenda,
  cutAgenda,
  changeFrame,
  changeFrame,
  addFrame,
]

/** Spoils the draft in one way or another. */
export function spoilOnce<T extends Types>(means: Means<T>): string | null {
  return anyOf(means.chance, WAYS)(means)
}

function pick<V>(list: readonly V[], chance: Sfc32): V | undefined {
  return list.length > 0 ? anyOf(chance, list) : undefined
}

function changed(at: string, before: Soft | undefined, after: Soft | undefined): string {
  return `${at}: ${bytes(before)} → ${bytes(after)}`
}
