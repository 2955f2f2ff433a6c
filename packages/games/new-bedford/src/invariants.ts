import { faceDown } from '@gam/kernel'
import { AMBERGRIS, BESIDE, DOCK, MOST_ON_SPACE, PLACES, RETURN, TOKENS, WHALES } from './pieces.ts'
import { worksOn } from './posts.ts'
import { invariants as logInvariants } from './ships-log/invariants.ts'
import type { Facts, State } from './state.ts'
import { BOARD, BUILDINGS, POSTS, SPACES, TRYWORKS, TURNERS_MILL, WORKER_ASIDE } from './town.ts'

export function invariants(state: State, facts: Facts): string[] {
  return [
    ...tokens(state, facts),
    ...goods(state, facts),
    ...ships(state),
    ...workers(state, facts),
    ...owners(state, facts),
    ...leads(state, facts),
    ...logInvariants(state, facts),
  ]
}

/** Every token is somewhere. */
function tokens({ seats, ocean, out, gone, sale }: State, facts: Facts): string[] {
  const wrong: string[] = []
  const heaps = [
    ocean,
    out,
    gone,
    sale,
    ...seats.flatMap((me) => [me.whales, ...me.ships.map((s) => s.whales)]),
  ]
  for (const [token, name] of TOKENS.names.entries()) {
    let n = 0
    for (const heap of heaps) n += heap[token]
    if (n !== facts.tokens[token])
      wrong.push(`there are ${n} tokens ${name}, this game has ${facts.tokens[token]}`)
    if (heaps.some((heap) => heap[token] < 0)) wrong.push(`there are fewer than no tokens ${name} somewhere`)
    if (token >= WHALES && sale[token] > 0) wrong.push(`${name} is no whale, but it is for sale`)
    if (token >= WHALES && token < AMBERGRIS && seats.some((me) => me.whales[token] > 0))
      wrong.push(`${name} is no whale, but it was landed`)
  }
  if (faceDown(ocean) !== 0 || faceDown(out) !== 0) wrong.push('a heap has another size than its tokens')
  return wrong
}

function goods({ seats }: State, { people }: Facts): string[] {
  const wrong: string[] = []
  for (const [seat, { money, wood, food, brick }] of seats.entries()) {
    if (money < 0 || wood < 0 || food < 0 || brick < 0)
      wrong.push(`seat ${seat} has less than nothing of something`)
    if (seat >= people && money + wood + food + brick !== 0)
      wrong.push(`seat ${seat} is a Captain and has goods or money`)
  }
  return wrong
}

/** At most three ships on a space, their places without a gap. */
function ships({ seats }: State): string[] {
  const wrong: string[] = []
  const fleet = seats.flatMap((me) => me.ships)
  for (let at = RETURN; at < PLACES.size; at++) {
    const places = fleet.filter((ship) => ship.at === at && ship.place !== BESIDE).map((ship) => ship.place)
    places.sort((a, b) => a - b)
    if (at !== RETURN && places.length > MOST_ON_SPACE)
      wrong.push(`${places.length} ships are on ${PLACES.value(at)}, three is the most`)
    // In Return the first goes home while the others wait.
    if (places.some((place, i) => place !== i)) wrong.push(`the places on ${PLACES.value(at)} have a gap`)
  }
  for (const { at, place, whales } of fleet)
    if (at <= DOCK && (place !== 0 || whales.some((n) => n > 0)))
      wrong.push('a ship in port has whales aboard or a place on the track')
  return wrong
}

/** A building holds one worker, and a building with a worker is used. */
function workers(state: State, facts: Facts): string[] {
  const { seats, used, castaway, coffin } = state
  const wrong: string[] = []
  const posts = seats.flatMap((me) => me.workers)
  posts.push(castaway, coffin)
  for (let space = BOARD; space < SPACES.size; space++) {
    const standing = posts.filter((post) => post === space + 1).length
    if (standing > 1) wrong.push(`${standing} workers are on the ${SPACES.value(space)}`)
    if (standing === 1 && !used[space - BOARD])
      wrong.push(`a worker is on the ${SPACES.value(space)}, but it is not used`)
  }
  for (const [seat, me] of seats.entries()) {
    if (me.tryworks && !worksOn({ state, facts }, seat, TRYWORKS))
      wrong.push(`seat ${seat} has the Tryworks without a worker there`)
    if (seat < facts.people && me.workers.includes(WORKER_ASIDE))
      wrong.push(`a worker of seat ${seat} is ${POSTS.value(WORKER_ASIDE)}, which only a Captain’s can be`)
  }
  return wrong
}

function owners({ owners: owned, used, seats, line }: State, { inPlay, people }: Facts): string[] {
  const wrong: string[] = []
  for (const [building, name] of BUILDINGS.names.entries()) {
    if (owned[building] >= seats.length) wrong.push(`nobody sits where the owner of the ${name} should`)
    if (owned[building] >= 0 && !inPlay[building]) wrong.push(`the ${name} is built, but not in this game`)
    if (used[building] && owned[building] < 0) wrong.push(`the ${name} is used, but not built`)
  }
  if (owned[TURNERS_MILL - BOARD] >= people) wrong.push('a Captain owns Turner’s Mill')
  if (new Set(line).size !== line.length) wrong.push('a building is twice in the line')
  return wrong
}

/** LO-05: with Captains one of them leads, and one of the people comes after them. No frame is half empty. */
function leads({ first, firstPerson, seats, agenda }: State, { people }: Facts): string[] {
  const wrong: string[] = []
  if (firstPerson >= people) wrong.push('the first of the people is none of them')
  if (people === seats.length ? first !== firstPerson : first < people)
    wrong.push('another seat than the leading one begins the round')
  if (agenda.some((n) => n < 0)) wrong.push('the agenda has a frame without all its numbers')
  return wrong
}
