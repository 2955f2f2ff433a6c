import {
  anyOf,
  determinize,
  Fault,
  faceDown,
  type Json,
  NOBODY,
  oneAt,
  Play,
  readView,
  redact,
  Sitting,
  type Statement,
  type Types,
  view,
  writeView,
} from '@gam/kernel'
import { some } from '../at-random.ts'
import { alike, bytes, claim, same } from '../compare.ts'
import { beginningOf, type Position } from '../trail.ts'
import type { LawOf } from './law-of.ts'

// All laws here rest on one experiment: everything that a seat cannot see is dealt anew, evenly, so that the two
// worlds differ in nothing but what is hidden from it. Whatever the seat can notice must then be the same.

type Viewer = number | null

function viewersOf<T extends Types>({ seats }: Sitting<T>): Viewer[] {
  return [null, ...seats.keys()]
}

/** Where every position is looked at, with the eyes of one of them. */
function someViewers<T extends Types>({ sitting, chance, oneOfAll }: Position<T>): readonly Viewer[] {
  const viewers = viewersOf(sitting)
  return oneOfAll ? some(viewers, 1, chance) : viewers
}

function nameOf<T extends Types>({ seats }: Sitting<T>, viewer: Viewer): string {
  return viewer === null ? 'a spectator' : oneAt(seats, viewer)
}

export const viewsAreDealtBack: LawOf = {
  id: 'views',
  title: 'what is dealt from a view looks the same from that seat and keeps the invariants',
  positions: 6,
  position(at) {
    const { game, sitting, chance } = at
    for (const viewer of someViewers(at)) {
      const seen = sitting.view(viewer)
      const world = determinize(game, seen, chance)
      const what = `the view of ${nameOf(sitting, viewer)}`
      same(what, writeView(game, seen), writeView(game, view(game, world, viewer)))
      game.shape.secrets?.(world, NOBODY, (pool, pieces) =>
        claim(faceDown(pieces) === 0, `a pile of ${pool.name} dealt from ${what} is not whole`),
      )
      const wrong = game.invariants(world, sitting.facts)
      claim(wrong.length === 0, () => `dealt from ${what}: ${wrong.join('; ')}`)
    }
  },
}

export const viewsTravel: LawOf = {
  id: 'view-json',
  title: 'a view written as JSON and read again is the same view',
  positions: 4,
  position(at) {
    const { game, sitting } = at
    for (const viewer of someViewers(at)) {
      const seen = sitting.view(viewer)
      const written = writeView(game, seen)
      const read = readView(game, sitting.seats.length, JSON.parse(bytes(written)))
      same(`the view of ${nameOf(sitting, viewer)}`, seen, read)
      same(`the view of ${nameOf(sitting, viewer)}, written again`, written, writeView(game, read))
    }
  },
}

export const worldsCanBePlayed: LawOf = {
  id: 'worlds',
  title: 'what is dealt from a view can be played to its end',
  positions: 3,
  position({ game, trail, index, sitting, chance, oneOfAll }) {
    // Of the positions of one game every twentieth is played to the end, the others some way.
    const enough = oneOfAll && chance.below(20) > 0 ? index + SOME_WAY : Number.POSITIVE_INFINITY
    const seen = sitting.view(anyOf(chance, viewersOf(sitting)))
    const play = new Play(game, determinize(game, seen, chance), sitting.facts, chance)
    const longest = game.longest(trail.table.config)
    for (let played = index; play.settle() && played < enough; played++) {
      claim(played <= longest, `still no end ${played} actions from the beginning`)
      play.take(oneAt(play.menu.codes, chance.below(play.menu.count)))
      const wrong = game.invariants(play.state, sitting.facts)
      claim(wrong.length === 0, () => `in a world dealt from a view: ${wrong.join('; ')}`)
    }
  },
}

const SOME_WAY = 12

/** The same game with everything hidden from a viewer dealt anew: same seed, same draws to come. */
function otherWorld<T extends Types>(at: Position<T>, viewer: Viewer): Sitting<T> {
  const { game, sitting, chance } = at
  return sitting.withState(determinize(game, sitting.view(viewer), chance))
}

export const optionsLeakNothing: LawOf = {
  id: 'own-options',
  title: 'what a seat may choose and why not depends on nothing that it cannot see',
  positions: 6,
  position(at) {
    const { game, sitting, chance } = at
    const { decision } = sitting
    if (decision === null) return
    const other = otherWorld(at, decision.seat)
    same('the decision in another world', decision, other.decision)
    same('what happened before it in another world', [], other.events)
    for (const verb of Object.values(game.actions.verbs)) {
      const code = verb.base + chance.below(verb.size)
      same(`the answer to "${game.actions.format(code)}"`, answer(sitting, code), answer(other, code))
    }
  },
}

function answer<T extends Types>(sitting: Sitting<T>, code: number): string {
  try {
    sitting.submit(sitting.decision?.seat ?? 0, code)
    return 'accepted'
  } catch (error) {
    if (error instanceof Fault) return `${error.code} ${error.rule} ${error.message}`
    throw error
  }
}

/**
 * The same action is played twice. Once in a world in which all that is hidden from the viewer was dealt anew,
 * with the same numbers drawn: a public bag gives the same piece, a hidden pile may give another. Unless pieces
 * were turned up for the viewer that differ, everything must then be the same: who is asked and what, the view,
 * every event and their number.
 *
 * And once in the same world with other numbers drawn from one of the streams of chance, so that what is dealt and
 * what is thrown are told apart. Somebody who then sees the same must have been told the same, else the events say
 * more than the view; somebody who was told the same must see the same, else the state shows what nobody told. Where
 * nothing at all differs in the end, not even what is hidden, nothing can have been given away: dice that moved a
 * pawn leave nothing but their sum. And what was told is compared whatever its order, for the order of public draws
 * may leave no trace.
 *
 * A game names the events (`reveals`) that tell what is not to be seen afterwards; where one was told, nothing
 * is compared. Worlds are left out in which the action cannot be played: seeing it played is what tells the
 * viewer that this is not the world.
 */
export const eventsLeakNothing: LawOf = {
  id: 'told-and-seen',
  title: 'a seat hears just as much as it can see: who is asked what, which events, how many',
  positions: 6,
  game(game, { tables }) {
    for (const table of tables.slice(0, ENOUGH_TABLES)) {
      const begun = SEEDS.map((seed) => Sitting.begin(game, beginningOf({ game, table, seed })))
      for (const sitting of begun) sameLuckless(oneAt(begun, 0), sitting, [0, 0])
    }
  },
  position(at) {
    const { game, sitting, move, chance } = at
    if (move === null) return
    const since = sitting.past.told
    for (const viewer of game.shape.secrets ? someViewers(at) : [])
      for (let i = 0; i < (at.oneOfAll ? 1 : OTHER_WORLDS); i++) {
        const after = played(at, otherWorld(at, viewer))
        if (after !== null) sameFor(viewer, move.after, after, [since, 0])
      }
    const drawnFrom = move.after.draws.flatMap((n, stream) => (n === sitting.draws[stream] ? [] : stream))
    for (let i = 0; drawnFrom.length > 0 && i < OTHER_DRAWS; i++) {
      const stream = drawnFrom[chance.below(drawnFrom.length)]
      const draws = sitting.draws.map((n, nth) => (nth === stream ? n + 1 + chance.below(FAR_ON) : n))
      const after = played(at, sitting.withState(game.shape.copy(sitting.state), draws), draws)
      if (after !== null) sameLuckless(move.after, after, [since, 0])
    }
  },
}

const SEEDS = Array.from({ length: 12 }, (_, i) => `beginning ${i}`)
const ENOUGH_TABLES = 12
const OTHER_WORLDS = 3
const OTHER_DRAWS = 2
/** Other numbers of a stream are those somewhere farther on in it. */
const FAR_ON = 1 << 20

/** The action of a position, played elsewhere; null where the others are not at the same point. */
function played<T extends Types>(
  { game, sitting, move }: Position<T>,
  other: Sitting<T>,
  draws = sitting.draws,
): Sitting<T> | null {
  const point = ({ decision }: Sitting<T>) => [decision?.seat, decision?.step]
  if (move === null || !alike(point(other), point(sitting))) return null
  if (!alike(other.draws, draws) || other.past.told > 0) return null
  const open = other.decision?.options.filter(({ refusal }) => !refusal) ?? []
  if (!open.some(({ action }) => game.actions.read(action) === move.code)) return null
  return other.submit(move.seat, move.code)
}

type Since = readonly [number, number]

function toldIn<T extends Types>(
  viewer: Viewer,
  both: readonly [Sitting<T>, Sitting<T>],
  since: Since,
): [Statement[], Statement[]] | null {
  const told: [Statement[], Statement[]] = [
    both[0].eventsFor(viewer, since[0]),
    both[1].eventsFor(viewer, since[1]),
  ]
  const reveals: readonly string[] = both[0].game.reveals ?? []
  return told.flat().some(({ type }) => reveals.includes(type)) ? null : told
}

/** After the same luck in two worlds that differ in what the viewer cannot see. */
function sameFor<T extends Types>(viewer: Viewer, one: Sitting<T>, other: Sitting<T>, since: Since): void {
  const told = toldIn(viewer, [one, other], since)
  if (told === null || !alike(one.view(viewer).unseen, other.view(viewer).unseen)) return
  const who = nameOf(one, viewer)
  same(`what ${who} is told in another world`, told[0], told[1])
  same(`whom ${who} sees asked in another world`, askedOf(viewer, one), askedOf(viewer, other))
  same(`what ${who} sees in another world`, seenBy(viewer, one), seenBy(viewer, other))
  same(`the points as ${who} hears them in another world`, one.standings(), other.standings())
}

/** After other luck in the same world. */
function sameLuckless<T extends Types>(one: Sitting<T>, other: Sitting<T>, since: Since): void {
  const { shape } = one.game
  if (alike(shape.write(one.state), shape.write(other.state))) return
  for (const viewer of viewersOf(one)) {
    const told = toldIn(viewer, [one, other], since)
    if (told === null) continue
    const [seen, elsewhere] = [seenBy(viewer, one), seenBy(viewer, other)]
    const who = nameOf(one, viewer)
    if (alike(seen, elsewhere)) {
      const [first, second] = told.map((statements) => statements.map(bytes).sort())
      same(`${who} sees the same but is told`, first, second)
      same(`${who} sees the same but is asked`, askedOf(viewer, one), askedOf(viewer, other))
    } else if (alike(told[0], told[1])) same(`${who} is told the same but sees`, seen, elsewhere)
  }
}

function seenBy<T extends Types>(viewer: Viewer, sitting: Sitting<T>): Json {
  return writeView(sitting.game, sitting.view(viewer))
}

/** The decision as it is known to a viewer: whole to whom it is put, to the others who is asked what. */
function askedOf<T extends Types>(viewer: Viewer, { decision }: Sitting<T>): unknown {
  if (decision === null || decision.seat === viewer) return decision
  return { seat: decision.seat, step: decision.step }
}

export const secretsAreRedacted: LawOf = {
  id: 'redaction',
  title: 'a secret of an event reaches only the seat that may know it',
  game(game) {
    for (const [type, fields] of Object.entries(game.events))
      for (const [name, field] of Object.entries(fields))
        if ('domain' in field) {
          const knower = fields[field.knownTo]
          claim(
            knower !== undefined && !('domain' in knower) && knower.kind === 'seat',
            `${type}.${name} is known to ${field.knownTo}, which is no seat of the event`,
          )
        }
    for (const [step, { fields }] of Object.entries(game.steps))
      for (const [name, field] of Object.entries(fields))
        claim(!('domain' in field), `${step}.${name} is secret, but everybody sees the agenda`)
  },
  position({ game, sitting, move }) {
    if (move === null) return
    const since = sitting.past.told
    for (const viewer of viewersOf(sitting)) {
      const told = move.after.eventsFor(viewer, since)
      for (const [i, statement] of move.after.past.events(since).entries()) {
        const heard = oneAt(told, i)
        same('an event for a viewer', redact(game.events, statement, viewer), heard)
        for (const [name, field] of Object.entries(game.events[statement.type] ?? {}))
          if ('domain' in field)
            same(
              `${statement.type}.${name} for ${nameOf(sitting, viewer)}`,
              statement[field.knownTo] === viewer ? statement[name] : null,
              heard[name],
            )
      }
    }
  },
}
