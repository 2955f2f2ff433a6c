import { run } from '@gam/kernel'
import type { NewBedford } from '../state.ts'
import { ICE_SHEET, SEA_ICE, STOVE_BOAT } from './deck.ts'
import { isActing, setUsed } from './shelf.ts'

/** SL-50, SL-52, SL-46: what lasted for this phase is over. */
export const endWhaling = run<NewBedford>({}, ({ state }) => {
  for (const card of [ICE_SHEET, SEA_ICE, STOVE_BOAT]) if (isActing(state, card)) setUsed(state, card)
})
