import { FRAME } from '@gam/kernel'
import { BESIDE, FARTHEST, MOST_ON_SPACE, POINTS, SEATS, SHIPS, SHORE, TOKENS, WHALES } from '../pieces.ts'
import type { State } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { isLaden } from '../whales.ts'
import type { Look } from './holding.ts'
import { Known } from './known.ts'

// What the ships at sea may expect to bring home: round by round, the farthest ship first takes the best of what
// is drawn, the next the second best, and the bag gets poorer by it.

const FLEETS = SEATS.max * SHIPS.size
/** Those that say how far the round is, then the tokens, then the ships. */
const NUMBERS = 1 + 2 * TOKENS.size + FLEETS

/** Where a ship comes last that is only about to be launched: after every other place. */
const NO_PLACE = BESIDE + 1

export interface Catch {
  /** What is made of a sea without ships that are just selecting: `toCome`, then `richness`. */
  readonly known: Known
  /** The points each ship may expect to take aboard from now on: seat × 2 + ship. */
  readonly toCome: Float64Array
  /** The best of three tokens when the ships at sea have had theirs: what another voyage finds. */
  richness: number
  /** The ships at sea as they select. */
  readonly line: Int32Array
  readonly waters: Int32Array
  readonly ranks: Int32Array
  /** SL-26: the ship in a column of its own, which selects last; -1 if there is none. */
  beside: number
  besideWaters: number
  /** WW-11: the ships that take nothing more. */
  readonly laden: Uint8Array
  readonly bag: Float64Array
  readonly left: Int32Array
  /** For each kind of whale: how likely so many tokens drawn are it or better, as the number goes up. */
  readonly chance: Float64Array
  readonly below: Float64Array
  readonly odds: Float64Array
}

export function emptyCatch(): Catch {
  const known = new Known(NUMBERS, FLEETS + 1)
  return {
    known,
    toCome: known.made.subarray(0, FLEETS),
    richness: 0,
    line: new Int32Array(FLEETS),
    waters: new Int32Array(FLEETS),
    ranks: new Int32Array(FLEETS),
    beside: -1,
    besideWaters: 0,
    laden: new Uint8Array(FLEETS),
    bag: new Float64Array(TOKENS.size),
    left: new Int32Array(TOKENS.size),
    chance: new Float64Array(WHALES),
    below: new Float64Array(WHALES),
    odds: new Float64Array(WHALES),
  }
}

export function foreseeCatch(look: Look, c: Catch): void {
  const { known } = c
  const selecting = look.clock.drawn && !look.clock.final && isSelecting(look.state)
  if (!selecting) {
    ask(look, known.asked)
    if (known.knows()) {
      c.richness = known.made[FLEETS]
      return
    }
  }
  workOut(look, c)
  if (selecting) return
  known.made[FLEETS] = c.richness
  known.keep()
}

/** Everything that the catch is made of as long as nobody is selecting. */
function ask({ state, clock, holdings }: Look, asked: Float64Array): void {
  const { seats, out, ocean } = state
  asked[0] = 8 * clock.rounds + (clock.moved ? 4 : 0) + (clock.drawn ? 2 : 0) + (clock.final ? 1 : 0)
  for (let token = 0; token < TOKENS.size; token++) {
    asked[1 + token] = out[token]
    asked[1 + TOKENS.size + token] = ocean[token]
  }
  const first = NUMBERS - FLEETS
  for (let vessel = 0; vessel < FLEETS; vessel++) asked[first + vessel] = 0
  for (let seat = 0; seat < seats.length; seat++)
    for (let i = 0; i < SHIPS.size; i++) {
      const at = holdings[seat].at[i]
      if (at < SHORE) continue
      const ship = seats[seat].ships[i]
      asked[first + seat * SHIPS.size + i] =
        at * 64 +
        (ship.place === BESIDE || ship.at === at ? ship.place : NO_PLACE) * 2 +
        (isLaden(ship) ? 1 : 0)
    }
}

function workOut(look: Look, c: Catch): void {
  const { state, clock } = look
  const { line, waters, bag, left } = c
  c.toCome.fill(0)
  findLaden(look, c)
  for (let token = 0; token < TOKENS.size; token++) left[token] = state.out[token]
  if (clock.drawn && !clock.final) selectNow(look, c)
  for (let token = 0; token < TOKENS.size; token++) bag[token] = state.ocean[token] + left[token]
  if (!clock.final) {
    const ships = lineUp(look, c)
    const sooner = clock.moved && !clock.drawn ? 0 : 1
    const phases = clock.rounds + (clock.drawn ? 0 : 1)
    for (let phase = 0; phase < phases && phase <= FARTHEST - SHORE; phase++) {
      let out = ships
      while (out > 0 && waters[out - 1] < phase + sooner) out--
      // What stood there in the line is home for good.
      if (c.beside >= 0 && c.besideWaters >= phase + sooner) line[out++] = c.beside
      if (out === 0) break
      selectIn(c, out)
    }
  }
  c.richness = bestOfThree(c)
}

function findLaden({ state }: Look, { laden }: Catch): void {
  const { seats } = state
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < SHIPS.size; ship++)
      laden[seat * SHIPS.size + ship] = isLaden(seats[seat].ships[ship]) ? 1 : 0
}

function isSelection(step: number): boolean {
  return step === STEP.select || step === STEP.captainSelect
}

function isSelecting({ agenda }: State): boolean {
  for (let at = 0; at < agenda.length; at += FRAME) if (isSelection(agenda[at])) return true
  return false
}

/** Those who have still to select from what lies out now. */
function selectNow({ state }: Look, { laden, left, toCome }: Catch): void {
  const { agenda } = state
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    if (!isSelection(agenda[at])) continue
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
function lineUp({ state, holdings }: Look, c: Catch): number {
  const { seats } = state
  const { line, waters, ranks } = c
  let ships = 0
  c.beside = -1
  for (let seat = 0; seat < seats.length; seat++)
    for (let ship = 0; ship < SHIPS.size; ship++) {
      const at = holdings[seat].at[ship]
      if (at < SHORE) continue
      const { at: before, place } = seats[seat].ships[ship]
      if (place === BESIDE) {
        c.beside = seat * SHIPS.size + ship
        c.besideWaters = at - SHORE
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
function selectIn({ bag, odds, chance, below, laden, line, toCome }: Catch, ships: number): void {
  const size = tokensIn(bag)
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

function bestOfThree({ bag }: Catch): number {
  const size = tokensIn(bag)
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

function tokensIn(bag: Float64Array): number {
  let tokens = 0
  for (let token = 0; token < TOKENS.size; token++) tokens += bag[token]
  return tokens
}
