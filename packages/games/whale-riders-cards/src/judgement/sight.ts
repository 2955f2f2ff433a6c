import { type Flat, type Sight, sizeOf } from '@gam/kernel'
import { BONUS, cardOf, GOODS, HAND, PLAIN, PRINTED, SEATS, STORM } from '../cards.ts'
import { customsOf, PORTS } from '../ports.ts'
import { goodsOnTable } from '../sale.ts'
import { pointsOf } from '../scoring.ts'
import type { CardTypes, Facts, State } from '../state.ts'
import { STEP } from '../vocabulary.ts'

const GOOD = GOODS.size
/** How many goods a sale misses is told apart below this; near to it also who has laid more, up to so many cards. */
const MISSING = 8
const NEAR = 4
const AHEAD = 2
const LEADS = 2 * AHEAD + 1
/** A lead is told in steps of so many points, up to so many of them; the pile in fours. */
const STEP_OF_LEAD = 3
const MOST_STEPS = 20
const FOURS = 16

// Where the numbers are: first those of each good.
const HELD = 0
const LAID = HELD + 3
const LAID_BY_OTHER = LAID + 2
const UNSEEN = LAID_BY_OTHER + 2
const MISSES = UNSEEN + 3
const COMPLETES = MISSES + MISSING
const NEARLY = COMPLETES + NEAR
const OF_GOOD = NEARLY + NEAR * LEADS
// Then those of the whole.
const LEAD = GOOD * OF_GOOD
const PILE = LEAD + 2 * MOST_STEPS + 1
const HAND_SIZE = PILE + FOURS
const HAND_OF_OTHER = HAND_SIZE + HAND + 1
const TURN = HAND_OF_OTHER + HAND + 1
const PLAYERS = TURN + SEATS.max
const PORT = PLAYERS + SEATS.max
const SIZE = PORT + PORTS.size

/** What a player sees who has counted the cards: of other hands and of the pile no more than how many cards there are. */
export const sight: Sight<CardTypes> = {
  size: SIZE,

  suits: ({ advanced, match, points }) =>
    !advanced && match === 'single' && points[cardOf(0, PLAIN)] === PRINTED[0],

  look(state, facts, seat, to) {
    const { seats, pile, agenda, port } = state
    for (let good = 0; good < GOOD; good++) lookAt(good, state, facts, seat, to)
    let rival = Number.NEGATIVE_INFINITY
    let fewest = HAND
    for (let other = 0; other < seats.length; other++) {
      if (other === seat) continue
      rival = Math.max(rival, pointsOf(seats[other].won, facts))
      fewest = Math.min(fewest, sizeOf(seats[other].hand))
    }
    const lead = pointsOf(seats[seat].won, facts) - rival
    const steps = Math.floor(lead / STEP_OF_LEAD + 0.5)
    oneOf(to, LEAD, 2 * MOST_STEPS + 1, steps + MOST_STEPS)
    oneOf(to, PILE, FOURS, Math.ceil(sizeOf(pile) / 4))
    oneOf(to, HAND_SIZE, HAND + 1, sizeOf(seats[seat].hand))
    oneOf(to, HAND_OF_OTHER, HAND + 1, fewest)
    const asked = agenda[0] === STEP.turn ? agenda[1] : seat
    oneOf(to, TURN, SEATS.max, asked < seat ? asked - seat + seats.length : asked - seat)
    oneOf(to, PLAYERS, SEATS.max, seats.length - 1)
    to.putOne(PORT, port)
  },
}

function lookAt(
  good: number,
  { seats, removed, port }: State,
  { deck }: Facts,
  seat: number,
  to: Flat,
): void {
  const at = good * OF_GOOD
  const plain = cardOf(good, PLAIN)
  const bonus = cardOf(good, BONUS)
  const storm = cardOf(good, STORM)
  const { hand } = seats[seat]
  let unseen = deck[plain] - removed[plain] - hand[plain]
  let unseenBonus = deck[bonus] - removed[bonus] - hand[bonus]
  let plains = 0
  let bonuses = 0
  let most = 0
  for (let other = 0; other < seats.length; other++) {
    const { table, won } = seats[other]
    unseen -= table[plain] + won[plain]
    unseenBonus -= table[bonus] + won[bonus]
    if (other === seat) continue
    plains = Math.max(plains, table[plain])
    bonuses = Math.max(bonuses, table[bonus])
    most = Math.max(most, table[plain] + table[bonus])
  }
  const { table } = seats[seat]
  to.put(at + HELD, hand[plain])
  to.put(at + HELD + 1, hand[bonus])
  to.put(at + HELD + 2, hand[storm])
  to.put(at + LAID, table[plain])
  to.put(at + LAID + 1, table[bonus])
  to.put(at + LAID_BY_OTHER, plains)
  to.put(at + LAID_BY_OTHER + 1, bonuses)
  to.put(at + UNSEEN, unseen)
  to.put(at + UNSEEN + 1, unseenBonus)
  to.put(at + UNSEEN + 2, deck[storm] - removed[storm] - hand[storm])
  const misses = customsOf(port).price[good] - goodsOnTable(seats, good)
  oneOf(to, at + MISSES, MISSING, misses)
  const held = hand[plain] + 2 * hand[bonus]
  const ahead = Math.max(-AHEAD, Math.min(AHEAD, table[plain] + table[bonus] - most))
  for (let near = 1; near <= NEAR; near++) {
    to.put(at + COMPLETES + near - 1, misses === near && held >= near ? 1 : 0)
    to.putOne(at + NEARLY + (near - 1) * LEADS, misses === near ? ahead + AHEAD : -1)
  }
}

/** One of so many; what lies beyond them is the first or the last. */
function oneOf(to: Flat, at: number, many: number, which: number): void {
  to.putOne(at, Math.max(0, Math.min(many - 1, which)))
}
