import { sheetOf } from '../../art/sprite.tsx'

/** All drawings of the quay. */
export const quaySheet = sheetOf(async () => (await import('./quay.svg?raw')).default)
