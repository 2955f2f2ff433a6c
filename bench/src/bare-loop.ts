import { BONUS, type Choose, HAND, KINDS, PLAIN, STORM, sortedDeck, VALUES } from './cards.ts'
import { below } from './sfc32.ts'

// Everything a seat has is packed into integers; no field can overflow into the next:
// held   one bit a kind; a bonus or storm card exists once, so its bit is its count
// plain  how many plain cards of each good are in hand, three bits a good (at most six)
// lying  how many cards of each good lie face up, four bits a good (at most seven)
const held = new Int32Array(5)
const plain = new Int32Array(5)
const lying = new Int32Array(5)
const points = new Int32Array(5)

const START = Uint8Array.from(sortedDeck())
const CARDS = START.length
const pile = new Uint8Array(CARDS)

const perKind = (of: (good: number, face: number) => number): Int32Array =>
  Int32Array.from({ length: KINDS }, (_, kind) => of(Math.floor(kind / 3), kind % 3))

const FACE = perKind((_, face) => face)
const HAND_SHIFT = perKind((good) => good * 3)
const HAND_UNIT = perKind((good, face) => (face === PLAIN ? 1 << (good * 3) : 0))
const SHIFT = perKind((good) => good * 4)
const GOODS = perKind((good, face) => (face === BONUS ? 2 : face === STORM ? 0 : 1) << (good * 4))
const VALUE = perKind((good) => VALUES[good])

const BITS = Uint8Array.from({ length: 1 << KINDS }, (_, mask) => {
  let bits = 0
  for (let rest = mask; rest; rest &= rest - 1) bits++
  return bits
})

const NTH = new Uint8Array(1 << (KINDS + 3))
for (let mask = 0; mask < 1 << KINDS; mask++) {
  for (let rest = mask, n = 0; rest && n < 8; rest &= rest - 1)
    NTH[(mask << 3) | n++] = 31 - Math.clz32(rest & -rest)
}

const UNUSED = new Int32Array(4)
const legal: number[] = []

const ask = (choose: Choose, hand: number): number => {
  legal.length = 0
  for (let rest = hand; rest; rest &= rest - 1) legal.push(31 - Math.clz32(rest & -rest))
  return choose(legal)
}

const deal = (seats: number): void => {
  for (let seat = 0, at = 0; seat < seats; seat++) {
    let hand = 0
    let plains = 0
    for (const end = at + HAND; at < end; at++) {
      const kind = pile[at]
      hand |= 1 << kind
      plains += HAND_UNIT[kind]
    }
    held[seat] = hand
    plain[seat] = plains
    lying[seat] = 0
    points[seat] = 0
  }
}

/**
 * Plays what lies in the pile to the end and answers the number of turns. Without `choose` the
 * choices come from the generator, which is kept in locals and put back at the end.
 */
const play = (cards: number, seats: number, dealer: number, rng: Int32Array, choose?: Choose): number => {
  deal(seats)
  let a = rng[0]
  let b = rng[1]
  let c = rng[2]
  let d = rng[3]
  let onTable = 0
  let drawn = seats * HAND
  let seat = dealer + 1 === seats ? 0 : dealer + 1
  let turns = 0

  // CG-10: hands run out together, so one that is empty means that all are.
  for (let hand = held[seat]; hand !== 0; hand = held[seat]) {
    turns++
    let kind = 0
    if (choose) {
      kind = ask(choose, hand)
    } else {
      const kinds = BITS[hand]
      let nth = 0
      if (kinds > 1) {
        const t = (((a + b) | 0) + d) | 0
        d = (d + 1) | 0
        a = b ^ (b >>> 9)
        b = (c + (c << 3)) | 0
        c = (((c << 21) | (c >>> 11)) + t) | 0
        nth = ((t >>> 16) * kinds + (((t & 0xffff) * kinds) >>> 16)) >>> 16
      }
      kind = NTH[(hand << 3) | nth]
    }

    let plains = plain[seat] - HAND_UNIT[kind]
    if (FACE[kind] !== PLAIN || ((plains >> HAND_SHIFT[kind]) & 7) === 0) hand &= ~(1 << kind)

    const shift = SHIFT[kind]
    if (FACE[kind] === STORM) {
      const others = ~(15 << shift)
      onTable &= others
      for (let other = 0; other < seats; other++) lying[other] &= others
    } else {
      lying[seat] += 1 << shift
      onTable += GOODS[kind]
      const value = VALUE[kind]
      if (((onTable >> shift) & 15) >= value) {
        for (let other = 0; other < seats; other++) {
          points[other] += ((lying[other] >> shift) & 15) * value
          lying[other] = 0
        }
        onTable = 0
        // CG-08
        if (drawn === cards) break
      }
    }

    if (drawn < cards) {
      const card = pile[drawn++]
      hand |= 1 << card
      plains += HAND_UNIT[card]
    }
    held[seat] = hand
    plain[seat] = plains
    if (++seat === seats) seat = 0
  }

  rng[0] = a
  rng[1] = b
  rng[2] = c
  rng[3] = d
  return turns
}

const shuffle = (rng: Int32Array): void => {
  let a = rng[0]
  let b = rng[1]
  let c = rng[2]
  let d = rng[3]
  pile.set(START)
  for (let left = CARDS; left > 1; left--) {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    const from = ((t >>> 16) * left + (((t & 0xffff) * left) >>> 16)) >>> 16
    const card = pile[from]
    pile[from] = pile[left - 1]
    pile[left - 1] = card
  }
  rng[0] = a
  rng[1] = b
  rng[2] = c
  rng[3] = d
}

const report = (scores: Int32Array, seats: number): void => {
  for (let seat = 0; seat < seats; seat++) scores[seat] = points[seat]
}

export const playBare = (
  deck: readonly number[],
  seats: number,
  dealer: number,
  choose: Choose,
  scores: Int32Array,
): number => {
  pile.set(deck)
  const turns = play(deck.length, seats, dealer, UNUSED, choose)
  report(scores, seats)
  return turns
}

/** A whole random game: dealer, shuffle and choices all come from `rng`. Answers the number of turns. */
export const bareRandomPlayout = (rng: Int32Array, seats: number, scores?: Int32Array): number => {
  const dealer = below(rng, seats)
  shuffle(rng)
  const turns = play(CARDS, seats, dealer, rng)
  if (scores) report(scores, seats)
  return turns
}
