import { defineReasons, range } from '@gam/kernel'
import { BONUS, CARDS, cardOf, faceOf, GOODS, goodOf, PLAIN, STORM } from './cards.ts'
import { customsOf } from './ports.ts'
import { goodsOnTable } from './sale.ts'
import type { CardTypes, G } from './state.ts'
import { PLAY } from './vocabulary.ts'
import { hints } from './words/en/hints.ts'

const POINTS = range('amount', 0, 1000)

export const REASONS = {
  sells: { good: GOODS, mine: POINTS, most: POINTS },
  clears: { points: POINTS },
  stormTakes: { good: GOODS, theirs: POINTS, mine: POINTS },
  stormSpent: { good: GOODS },
  lands: { points: POINTS },
  oneShort: { good: GOODS, mine: POINTS, most: POINTS },
  backed: { good: GOODS, cards: POINTS },
  joins: { good: GOODS, short: POINTS },
  safe: {},
  waits: { good: GOODS },
  begins: { good: GOODS },
  cheapest: { points: POINTS },
}

/** What speaks for a card. */
export const reasons = defineReasons<CardTypes, typeof REASONS>({
  table: REASONS,

  words: { en: hints },

  give(g, code, tell) {
    const card = PLAY.first(code)
    const good = goodOf(card)
    const port = customsOf(g.state.port)
    const table = tableOf(g, good)
    const worth = g.facts.points[cardOf(good, PLAIN)]
    if (faceOf(card) === STORM) {
      if (table.theirs > 0) tell('stormTakes', good, table.theirs * worth, table.mine * worth)
      else if (table.mine === 0) tell('stormSpent', good)
      return
    }
    if (port.lands[good]) return tell('lands', worth)
    const short = port.price[good] - table.goods - (faceOf(card) === BONUS ? 2 : 1)
    const mine = (table.mine + 1) * worth
    if (short <= 0 && sellsAlone(g, good)) {
      tell('sells', good, mine, table.most * worth)
      const lost = port.winsAll ? 0 : othersUnsold(g, good)
      if (lost > 0) tell('clears', lost)
      return
    }
    if (short <= 0) tell('waits', good)
    const { hand } = g.state.seats[g.seat]
    const more = hand[cardOf(good, PLAIN)] + hand[cardOf(good, BONUS)] - 1
    if (short === 1 && mine > table.most * worth) tell('oneShort', good, mine, table.most * worth)
    if (more > 0 && short > 0) tell('backed', good, more)
    else if (short > 1 && table.goods > 0) tell('joins', good, short)
    if (short > 2 && nothingNear(g)) tell('safe')
    else if (table.goods === 0) tell('begins', good)
    if (isCheapest(g, worth)) tell('cheapest', worth)
  },
})

/** Is nothing that may be played cheaper, and something dearer? Storms are no goods. */
function isCheapest({ menu: { codes, count }, facts: { points } }: G, worth: number): boolean {
  const goods = codes
    .slice(0, count)
    .map((code) => PLAY.first(code))
    .filter((card) => faceOf(card) !== STORM)
    .map((card) => points[cardOf(goodOf(card), PLAIN)])
  return Math.min(...goods) === worth && Math.max(...goods) > worth
}

/** What lies open of a good: in goods, and in cards of the seat that is asked, of all others, of the one with most. */
function tableOf({ state: { seats }, seat }: G, good: number) {
  const cards = seats.map(({ table }) => table[cardOf(good, PLAIN)] + table[cardOf(good, BONUS)])
  const others = cards.filter((_, other) => other !== seat)
  return {
    goods: goodsOnTable(seats, good),
    mine: cards[seat],
    theirs: others.reduce((sum, n) => sum + n, 0),
    most: Math.max(...others),
  }
}

/** CG-35: where a sale takes two kinds, is there another one that is ready? */
function sellsAlone({ state: { seats, port } }: G, good: number): boolean {
  const { price, setsPerSale } = customsOf(port)
  const ready = price.filter((needed, other) => other !== good && goodsOnTable(seats, other) >= needed).length
  return ready + 1 >= setsPerSale
}

function othersUnsold({ state: { seats, port }, facts, seat }: G, good: number): number {
  const { price } = customsOf(port)
  let lost = 0
  for (const [other, { table }] of seats.entries())
    for (let card = 0; other !== seat && card < CARDS.size; card++) {
      const kind = goodOf(card)
      if (kind !== good && goodsOnTable(seats, kind) < price[kind]) lost += table[card] * facts.points[card]
    }
  return lost
}

/** A bonus card is two goods: what is three short cannot be sold by one card. */
function nothingNear({ state: { seats, port } }: G): boolean {
  const { price } = customsOf(port)
  return price.every((needed, good) => needed - goodsOnTable(seats, good) > 2)
}
