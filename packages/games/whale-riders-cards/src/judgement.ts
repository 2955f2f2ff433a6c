import type { Judgement } from '@gam/kernel'
import { CARDS, GOODS, goodOf } from './cards.ts'
import { customsOf } from './ports.ts'
import { goodsOnTable } from './sale.ts'
import { pointsOf } from './scoring.ts'
import type { CardTypes } from './state.ts'

const KINDS = CARDS.size
const chances = GOODS.names.map(() => 0)

/** How much likelier the good nearer to its number is to be sold next. */
const EAGERNESS = 5
/** What a card in hand will bring, as a share of its worth. */
const HOPE = 0.12

/** Points won, plus what lies before a player, weighed by how likely its kind is the next to be sold. */
export const judgement: Judgement<CardTypes> = {
  lead: 12,
  expect(state, facts, points) {
    const { seats, port, agenda } = state
    const { price, winsAll } = customsOf(port)
    let sum = 0
    for (let good = 0; good < GOODS.size; good++) {
      const goods = goodsOnTable(seats, good)
      chances[good] = Math.exp((EAGERNESS * goods) / price[good])
      sum += chances[good]
    }
    const playing = agenda.length > 0
    for (let seat = 0; seat < seats.length; seat++) {
      const { table, hand, won, earlier } = seats[seat]
      let expected = earlier + pointsOf(won, facts)
      if (playing)
        for (let card = 0; card < KINDS; card++) {
          const share = winsAll ? 1 : chances[goodOf(card)] / sum
          expected += facts.points[card] * (table[card] * share + hand[card] * HOPE)
        }
      points[seat] = expected
    }
  },
}
