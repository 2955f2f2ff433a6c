import { range } from '@gam/kernel'

export const SEATS = { min: 2, max: 6 }
export const SEAT = range('seat', 0, SEATS.max - 1)
