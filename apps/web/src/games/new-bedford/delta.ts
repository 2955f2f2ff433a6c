import type { Statement } from '@gam/kernel'
import { FEE, GOODS, PURCHASE, PURCHASED, WORTH } from '@gam/new-bedford'

const MONEY = 3
/** What brings the owner of a building or a card a dollar. */
const TO_OWNER = new Set(['feePaid', 'portFeePaid', 'portFeeFromSupply'])

/** What these statements change of a seat's wood, food, brick and money. */
export function deltaOf(statements: readonly Statement[], seat: number): readonly number[] {
  const delta = [0, 0, 0, 0]
  for (const statement of statements) {
    if (TO_OWNER.has(statement.type) && statement.owner === seat) delta[MONEY] += FEE
    if (statement.seat !== seat) continue
    const good = GOODS.indexOf(statement.good)
    const amount = Number(statement.amount)
    const money = Number(statement.money)
    switch (statement.type) {
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
