import type { Fact } from '@gam/kernel'
import { FEE, GOODS, PURCHASE, PURCHASED, WORTH } from '@gam/new-bedford'

const MONEY = 3
/** What brings the owner of a building or a card a dollar. */
const TO_OWNER = new Set(['feePaid', 'portFeePaid', 'portFeeFromSupply'])

/** What these facts change of a seat's wood, food, brick and money. */
export function deltaOf(facts: readonly Fact[], seat: number): readonly number[] {
  const delta = [0, 0, 0, 0]
  for (const fact of facts) {
    if (TO_OWNER.has(fact.type) && fact.owner === seat) delta[MONEY] += FEE
    if (fact.seat !== seat) continue
    const good = GOODS.indexOf(fact.good)
    const amount = Number(fact.amount)
    const money = Number(fact.money)
    switch (fact.type) {
      case 'goodsStocked':
        delta[good] += amount
        delta[MONEY] -= amount * WORTH[good]
        break
      case 'goodsTaken':
        delta[good] += amount
        break
      case 'goodsPaid':
        delta[good] -= amount
        break
      case 'goodsSold':
        delta[good] -= amount
        delta[MONEY] += money
        break
      case 'goodsPurchased':
        delta[good] += PURCHASED
        delta[MONEY] -= PURCHASE
        break
      case 'moneyTaken':
      case 'whalesSold':
      case 'postOfficePaid':
      case 'ambergrisPaid':
        delta[MONEY] += money
        break
      case 'moneyPaid':
      case 'whalesKept':
      case 'whaleBought':
      case 'whalesBeached':
        delta[MONEY] -= money
        break
      case 'feePaid':
      case 'portFeePaid':
      case 'feeToSupply':
        delta[MONEY] -= FEE
        break
      case 'feeFromSupply':
        delta[MONEY] += FEE
        break
      default:
    }
  }
  return delta
}
