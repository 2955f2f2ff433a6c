import { growth } from '@gam/kernel'
import { BONUS, cardOf, faceOf, goodOf, PLAIN, STORM } from './cards.ts'
import { customsOf, type Port } from './ports.ts'
import { goodsOnTable } from './sale.ts'
import type { G } from './state.ts'
import { PLAY } from './vocabulary.ts'
import type { Leanings } from './weights.ts'

/** How much a sensible player leans to each card that may be played. */
export function lean(g: G, weights: number[], leanings: Leanings, known?: readonly number[]): void {
  const { codes, count } = g.menu
  const port = customsOf(g.state.port)
  for (let i = 0; i < count; i++)
    if (!known?.[i]) weights[i] = growth(appeal(g, codes[i] - PLAY.base, port, leanings))
}

function appeal(g: G, card: number, port: Port, w: Leanings): number {
  const { seats } = g.state
  const me = seats[g.seat]
  const good = goodOf(card)
  const plain = cardOf(good, PLAIN)
  const bonus = cardOf(good, BONUS)
  const tens = g.facts.points[plain] / 10
  const price = port.price[good]
  const goods = goodsOnTable(seats, good)
  const own = me.table[plain] + me.table[bonus]
  let cards = 0
  for (let seat = 0; seat < seats.length; seat++) cards += seats[seat].table[plain] + seats[seat].table[bonus]
  const others = (cards - own) / (seats.length - 1)

  if (faceOf(card) === STORM) {
    const harm = tens * (others - own)
    return w.storm + (w.stormHarm * harm * goods) / price + (price - goods <= 2 ? w.stormSaves * harm : 0)
  }
  if (port.lands[good]) return w.lands + w.printed * tens

  const double = faceOf(card) === BONUS
  const progress = (goods + (double ? 2 : 1)) / price
  const missing = price - goods - (double ? 2 : 1)
  const gain = tens * (own + 1 - others)
  const start = w.printed * tens + (double ? w.double : 0)
  if (missing <= 0) return start + w.sells + w.sellsGain * gain
  const more = me.hand[plain] + me.hand[bonus] - 1
  const near = missing === 1 ? w.oneShort + w.oneShortGain * gain : missing === 2 ? w.twoShortGain * gain : 0
  return (
    start +
    w.progress * progress +
    w.progressGain * progress * gain +
    (w.more * Math.min(more, missing) * tens) / price +
    w.moreGain * more * gain +
    near
  )
}
