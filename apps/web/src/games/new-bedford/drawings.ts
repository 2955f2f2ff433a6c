import { sheetOf } from '../../art/sprite.tsx'

/** Ships and what surfaces beside them. */
export const seaSheet = sheetOf(() => import('./drawings/sea.svg?raw').then((found) => found.default))

/** The faces of the Captains, and the porthole they look out of. */
export const captainSheet = sheetOf(() =>
  import('./drawings/captains.svg?raw').then((found) => found.default),
)
