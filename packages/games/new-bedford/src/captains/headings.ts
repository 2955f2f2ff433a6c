import { names } from '@gam/kernel'

export const HEADINGS = names('heading', [
  'wood',
  'food',
  'brick',
  'money',
  'prepare',
  'launch',
  'prepare and launch',
  'building',
  'victory',
])
export const HEADING = {
  money: 3,
  prepare: 4,
  launch: 5,
  prepareAndLaunch: 6,
  building: 7,
  victory: 8,
} as const

/** LO-06: the spaces of a helm. */
export const HELM = 8

/** What a space is worth to a Captain whose heading it does not serve now. */
export const UNFIT = -1
