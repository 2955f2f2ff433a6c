import type { Lesson } from '../lesson.ts'
import { lesson as lastSale } from './lesson-last-sale.ts'

/** The last sale once more, but of the first of three games: points are kept, and all cards are dealt anew. */
export const lesson: Lesson = {
  ...lastSale,
  options: { advanced: false, simplified: false, match: 'three', openScores: true },
  opening: [
    ...lastSale.opening,
    'play pearls',
    'play meat',
    'play meat',
    'play meat',
    'play meat',
    'play meat',
    'play kelp',
    'play kelp',
    'play kelp',
  ],
  steps: [
    { id: 'standing', shows: ['score 0', 'score 1', 'score 2'] },
    { id: 'last', does: 'play kelp' },
    { id: 'kept', shows: ['score 0', 'score 1', 'score 2'] },
    { id: 'anew', shows: ['hand', 'pile', 'to draw'], others: ['play kelp'] },
    { id: 'begin', does: 'play meat bonus', others: ['play kelp', 'play meat'] },
    { id: 'end', shows: ['score 0'] },
  ],
}
