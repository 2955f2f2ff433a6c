import { sheetOf } from '../../art/sprite.tsx'

/** The painted pieces of the coast: goods, tiles, riders, faces. They come when the table can already be played. */
export const drawings = sheetOf(async () => (await import('./drawings/pieces.svg?raw')).default)
