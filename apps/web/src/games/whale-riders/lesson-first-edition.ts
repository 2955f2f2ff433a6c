import { type Lesson, WITH_ILSE } from '../lesson.ts'

/** The first edition with both variants: fewer decrees, one of its own, and a Bargain that is not free. */
export const lesson: Lesson = {
  game: 'whale-riders',
  seats: WITH_ILSE,
  options: { edition: 'first', decree: true, magic: true },
  seed: 'editions 0',
  opening: ['choose tide turner'],
  steps: [
    { id: 'choose', does: 'choose bargain' },
    { id: 'decrees', shows: ['decree eight coins', 'decree sun port', 'decree lobster port', 'decrees'] },
    { id: 'sun', shows: ['decree sun port', 'decrees'] },
    { id: 'sail', does: 'advance' },
    { id: 'kelp', does: 'buy kelp1 3', others: ['advance', 'take coin'] },
    { id: 'end', shows: ['plate 0', 'tiles 0'] },
  ],
}
