export { bonusAt } from './bonus.ts'
export { type Board as CaptainBoard, CAPTAINS, HEADINGS, ORDERS } from './captains/board.ts'
export { missing } from './cost.ts'
export { newBedford } from './game.ts'
export { CARD_PLACES, CARDS, isOmen } from './log/deck.ts'
export { pagesOf } from './log/pages.ts'
export { holderOf, isActing, isClosed, isUsed, isWaiting, liesOpen } from './log/shelf.ts'
export {
  BESIDE,
  BOARD,
  BUILDINGS,
  GOODS,
  LAST_ROUND,
  LAY,
  PLACES,
  POINTS,
  POSTS,
  SHIPS,
  SPACES,
  TOKENS,
  WORTH,
} from './pieces.ts'
export { launchFood } from './shipping.ts'
export { STALL_LIST } from './stalls.ts'
export type { Facts, NewBedford, Seat, Ship, State } from './state.ts'
export { LAUNCHES, STALLS } from './vocabulary.ts'
