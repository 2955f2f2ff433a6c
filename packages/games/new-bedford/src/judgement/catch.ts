import { BESIDE, FARTHEST, MOST_ON_SPACE, POINTS, SEATS, SHIPS, SHORE, TOKENS, WHALES } from '../pieces.ts'
import type { State } from '../state.ts'
import { STEP } from '../vocabulary.ts'
import { isLaden } from '../whales.ts'
import { clock, FRAME, holdings } from './under-way.ts'

// What the ships at sea may expect to bring home: round by round, the farthest ship first takes the best of what
// is drawn, the next the second best, and the bag gets poorer by it.

const FLEETS = SEATS.max * SHIPS.size

/** The points each ship may expect to take aboard from now on: seat × 2 + ship. */
export const toCome = new Float64Array(FLEETS)
/** The best of three tokens when the ships at sea have had theirs: what another voyage finds. */
export let richness = 0

/** The ships at sea as they select. */
const line = new Int32Array(FLEETS)
const waters = new Int32Array(FLEETS)
const ranks = new Int32Array(FLEETS)
/** SL-26: the ship in a column of its own, which selects last; -1 if there is none. */
let beside = -1
let besideWaters = 0
/** WW-11: the ships that take nothing more. */
const laden = new Uint8Array(FLEETS)
const bag = new Float64Array(TOKENS.size)
const left = new Int32Array(TOKENS.size)
/** For each kind of whale: how likely so many tokens drawn are it or better, as the number goes up. */
const chance = new Float64Array(WHALES)
const below = new Float64Array(WHALES)
const odds = new Float64Array(WHALES)

export function foreseeCatch(state: State): void {
  toCome.fill(0)
  findLaden(state)
  for (let token = 0; token < TOKENS.size; token++) left[token] = state.out[token]
  if (clock.drawn && !clock.final) selectNow(state)
  for (let token = 0; token < TOKENS.size; token++) bag[token] = state.ocean[token] + left[token]
  if (!clock.final) {
    const ships = lineUp(state)
    const sooner = clock.moved && !clock.drawn ? 0 : 1
    const phases = clock.rounds + (clock.drawn ? 0 : 1)
    for (let phase = 0; phase < phases && phase <= FARTHEST - SHORE; phase++) {
      let out = ships
      while (out > 0 && waters[out - 1] < phase + sooner) out--
      // What stood there in the line is home for good.
      if (beside >= 0 && besideWaters >= phase + sooner) line[out++] = beside
      if (out === 0) break
      selectIn(out)
    }
  }
  richness = bestOfThree()
}

function findLaden({ seats }: State): void {
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < SHIPS.size; ship++)
      laden[seat * SHIPS.size + ship] = isLaden(seats[seat].ships[ship]) ? 1 : 0
}

/** Those who have still to select from what lies out now. */
function selectNow({ agenda }: State): void {
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    if (agenda[at] !== STEP.select && agenda[at] !== STEP.captainSelect) continue
    const vessel = agenda[at + 1] * SHIPS.size + agenda[at + 2]
    if (laden[vessel]) continue
    let token = WHALES - 1
    while (token >= 0 && left[token] === 0) token--
    if (token < 0) return
    left[token]--
    toCome[vessel] += POINTS[token]
  }
}

/** NB-71: farthest out first, then by place; a ship that is only about to be launched comes last there. */
function lineUp({ seats }: State): number {
  let ships = 0
  beside = -1
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < SHIPS.size; ship++) {
      const at = holdings[seat].at[ship]
      if (at < SHORE) continue
      const { at: before, place } = seats[seat].ships[ship]
      if (place === BESIDE) {
        beside = seat * SHIPS.size + ship
        besideWaters = at - SHORE
        continue
      }
      const rank = at * FLEETS - (before === at ? place : MOST_ON_SPACE)
      let i = ships++
      for (; i > 0 && ranks[i - 1] < rank; i--) {
        ranks[i] = ranks[i - 1]
        line[i] = line[i - 1]
        waters[i] = waters[i - 1]
      }
      ranks[i] = rank
      line[i] = seat * SHIPS.size + ship
      waters[i] = at - SHORE
    }
  return ships
}

/** One whaling phase: a token more than ships is drawn, as if each went back before the next. A laden ship looks on. */
function selectIn(ships: number): void {
  const size = tokensInBag()
  if (size < 1) return
  const drawn = Math.min(ships + 1, size)
  let better = 0
  for (let token = WHALES - 1; token >= 0; token--) {
    better += bag[token]
    const p = Math.min(0.999, better / size)
    odds[token] = p / (1 - p)
    chance[token] = (1 - p) ** drawn
    below[token] = chance[token]
  }
  let before = 0
  for (let i = 0; i < ships; i++) {
    if (laden[line[i]]) continue
    let dearer = 0
    for (let token = WHALES - 1; token >= 0; token--) {
      const atLeast = Math.max(dearer, 1 - below[token])
      const caught = atLeast - dearer
      toCome[line[i]] += caught * POINTS[token]
      bag[token] = Math.max(0, bag[token] - caught)
      dearer = atLeast
      chance[token] *= ((drawn - before) / (before + 1)) * odds[token]
      below[token] += Math.max(0, chance[token])
    }
    before++
  }
}

function bestOfThree(): number {
  const size = tokensInBag()
  if (size < 1) return 0
  let better = 0
  let points = 0
  let dearer = 0
  for (let token = WHALES - 1; token >= 0; token--) {
    better += bag[token]
    const atLeast = 1 - (1 - better / size) ** 3
    points += (atLeast - dearer) * POINTS[token]
    dearer = atLeast
  }
  return points
}

function tokensInBag(): number {
  let tokens = 0
  for (let token = 0; token < TOKENS.size; token++) tokens += bag[token]
  return tokens
}
