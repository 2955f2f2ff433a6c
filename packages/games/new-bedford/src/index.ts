export { bonusAt } from './bonus.ts'
export { type Board as CaptainBoard, CAPTAINS, ORDERS } from './captains/board.ts'
export { HEADINGS } from './captains/headings.ts'
export { canPay, missing, stillMissing } from './cost.ts'
export type { Icon } from './icon.ts'
export type { Purse } from './means.ts'
export { BESIDE, GOODS, LAST_ROUND, LAY, PLACES, POINTS, SHIPS, TOKENS, WORTH } from './pieces.ts'
export { newBedford } from './playable.ts'
export { LAUNCHES, launchFood } from './shipping.ts'
export { CARD_PLACES, CARDS, isOmen } from './ships-log/deck.ts'
export { pagesOf } from './ships-log/pages.ts'
export { holderOf, isActing, isClosed, isUsed, isWaiting, liesOpen } from './ships-log/shelf.ts'
export { STALL_LIST, STALLS } from './stalls.ts'
export type { Facts, NewBedford, Seat, Ship, State } from './state.ts'
export { FEE, PURCHASE, PURCHASED } from './supply.ts'
export {
  BOARD,
  BUILDING_LIST,
  BUILDINGS,
  FIRST_BUILDINGS,
  isVictory,
  POSTS,
  pieceNamed,
  SPACES,
} from './town.ts'
export { bonusOf, effectOf, type PieceWords, SIGN, wordsOf } from './words/piece-words.ts'
