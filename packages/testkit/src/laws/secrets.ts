import {
  determinize,
  Fault,
  faceDown,
  NOBODY,
  Play,
  readView,
  redact,
  Sitting,
  type Types,
  view,
  writeView,
} from '@gam/kernel'
import { bytes, claim, same } from '../compare.ts'
import { beginningOf, type Position } from '../trail.ts'
import type { LawOf } from './law-of.ts'

// All laws here rest on one experiment: everything that a seat cannot see is dealt anew, evenly, so that the two
// worlds differ in nothing but what is hidden from it. Whatever the seat can notice must then be the same.

type Viewer = number | null

function viewersOf<T extends Types>({ seats }: Sitting<T>): Viewer[] {
  return [null, ...seats.keys()]
}

function nameOf<T extends Types>({ seats }: Sitting<T>, viewer: Viewer): string {
  return viewer === null ? 'a spectator' : seats[viewer]
}

export const viewsAreDealtBack: LawOf = {
  id: 'views',
  title: 'what is dealt from a view looks the same from that seat and keeps the invariants',
  positions: 6,
  position({ game, sitting, chance }) {
    for (const viewer of viewersOf(sitting)) {
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
  position({ game, sitting }) {
    for (const viewer of viewersOf(sitting)) {
      const written = writeView(game, sitting.view(viewer))
      const read = readView(game, sitting.seats.length, JSON.parse(bytes(written)))
      same(`the view of ${nameOf(sitting, viewer)}`, sitting.view(viewer), read)
      same(`the view of ${nameOf(sitting, viewer)}, written again`, written, writeView(game, read))
    }
  },
}

export const worldsCanBePlayed: LawOf = {
  id: 'worlds',
  title: 'what is dealt from a view can be played to its end',
  positions: 3,
  position({ game, trail, index, sitting, chance }) {
    const viewers = viewersOf(sitting)
    const seen = sitting.view(viewers[chance.below(viewers.length)])
    const play = new Play(game, determinize(game, seen, chance), sitting.facts, chance)
    const longest = game.longest(trail.table.config)
    for (let played = index; play.settle(); played++) {
      claim(played <= longest, `still no end ${played} actions from the beginning`)
      play.take(play.menu.codes[chance.below(play.menu.count)])
      const wrong = game.invariants(play.state, sitting.facts)
      claim(wrong.length === 0, () => `in a world dealt from a view: ${wrong.join('; ')}`)
    }
  },
}

/** The same game with everything hidden from a viewer dealt anew: same seed, same draws to come. */
function otherWorld<T extends Types>(at: Position<T>, viewer: Viewer): Sitting<T> {
  const { game, trail, sitting, chance } = at
  const state = game.shape.write(determinize(game, sitting.view(viewer), chance))
  return Sitting.at(game, beginningOf(trail), { state, draws: sitting.draws })
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
 * The same action is played in both worlds, and the draws are the same numbers in both: a public bag gives the
 * same piece, a hidden pile may give another. Somebody who sees the same must have been told the same, else the
 * events say more than the view; somebody who was told the same must see the same, else the state shows what
 * nobody told. A game names the events (`reveals`) that show something which is out of sight again afterwards;
 * where one of those was told, the worlds may differ. Worlds are left out in which the action cannot be played:
 * seeing it played is what tells the viewer that this is not the world.
 */
export const eventsLeakNothing: LawOf = {
  id: 'told-and-seen',
  title: 'a seat is told just as much as it can see',
  positions: 6,
  position(at) {
    const { game, sitting, move, trail } = at
    if (move === null) return
    for (const viewer of viewersOf(sitting)) {
      const other = otherWorld(at, viewer)
      if (
        bytes([other.decision?.seat, other.decision?.step, other.draws, other.events]) !== expected(sitting)
      )
        continue
      if (
        !other.decision?.options.some(
          ({ action, refusal }) => !refusal && game.actions.read(action) === move.code,
        )
      )
        continue
      const otherAfter = other.submit(move.seat, move.code)
      const since = sitting.events.length
      const happened = [...move.after.events.slice(since), ...otherAfter.events]
      if (happened.some(({ type }) => trail.reveals.includes(type))) continue
      const told = [move.after.eventsFor(viewer, since), otherAfter.eventsFor(viewer)]
      const seen = [move.after, otherAfter].map((after) => writeView(game, after.view(viewer)))
      const who = nameOf(sitting, viewer)
      if (bytes(seen[0]) === bytes(seen[1])) same(`${who} sees the same but is told`, told[0], told[1])
      else if (bytes(told[0]) === bytes(told[1])) same(`${who} is told the same but sees`, seen[0], seen[1])
    }
  },
}

function expected<T extends Types>({ decision, draws }: Sitting<T>): string {
  return bytes([decision?.seat, decision?.step, draws, []])
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
    const since = sitting.events.length
    for (const viewer of viewersOf(sitting)) {
      const told = move.after.eventsFor(viewer, since)
      for (const [i, fact] of move.after.events.slice(since).entries()) {
        same('an event for a viewer', redact(game.events, fact, viewer), told[i])
        for (const [name, field] of Object.entries(game.events[fact.type]))
          if ('domain' in field)
            same(
              `${fact.type}.${name} for ${nameOf(sitting, viewer)}`,
              fact[field.knownTo] === viewer ? fact[name] : null,
              told[i][name],
            )
      }
    }
  },
}
