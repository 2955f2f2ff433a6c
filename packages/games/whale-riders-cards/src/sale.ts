import { BONUS, cardOf, GOODS, PLAIN } from './cards.ts'
import type { Port } from './ports.ts'
import type { G, Seat } from './state.ts'

const GOOD = GOODS.size

/** CG-05: a bonus card counts as two goods. */
export function goodsOnTable(seats: readonly Seat[], good: number): number {
  const plain = cardOf(good, PLAIN)
  const bonus = cardOf(good, BONUS)
  let goods = 0
  for (let seat = 0; seat < seats.length; seat++)
    goods += seats[seat].table[plain] + 2 * seats[seat].table[bonus]
  return goods
}

/** CG-04: sells what qualifies and clears the table. False while the port still waits for another set (CG-35). */
export function sell(g: G, port: Port): boolean {
  const { seats, removed } = g.state
  let qualified = 0
  for (let good = 0; good < GOOD; good++)
    if (goodsOnTable(seats, good) >= port.price[good]) qualified |= 1 << good
  if (port.setsPerSale > 1 && (qualified & (qualified - 1)) === 0) return false
  for (let good = 0; good < GOOD; good++)
    if (qualified & (1 << good)) g.tell('goodsSold', good, goodsOnTable(seats, good))

  let cleared = 0
  for (let seat = 0; seat < seats.length; seat++) {
    const { table, won } = seats[seat]
    let cards = 0
    let points = 0
    for (let good = 0; good < GOOD; good++) {
      const plain = cardOf(good, PLAIN)
      const bonus = cardOf(good, BONUS)
      const singles = table[plain]
      const doubles = table[bonus]
      if ((singles | doubles) === 0) continue
      table[plain] = 0
      table[bonus] = 0
      const wins = port.winsAll || (qualified & (1 << good)) !== 0
      const to = wins ? won : removed
      to[plain] += singles
      to[bonus] += doubles
      if (wins) {
        cards += singles + doubles
        points += singles * g.facts.points[plain] + doubles * g.facts.points[bonus]
      } else cleared += singles + doubles
    }
    if (cards > 0) g.tell('cardsWon', seat, cards, points)
  }
  if (cleared > 0) g.tell('cardsRemoved', cleared)
  return true
}
