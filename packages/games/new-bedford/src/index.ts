export { type Board as CaptainBoard, CAPTAINS, HEADINGS, ORDERS } from './captains/board.ts'
export { missing } from './cost.ts'
export { newBedford } from './game.ts'
export {
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
} from './pieces.ts'
export { launchFood } from './shipping.ts'
export { STALL_LIST } from './stalls.ts'
export type { Facts, NewBedford, Seat, Ship, State } from './state.ts'
export { LAUNCHES, STALLS } from './vocabulary.ts'
