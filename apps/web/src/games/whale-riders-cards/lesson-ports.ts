import type { Lesson } from '../lesson.ts'

/** Two ports: one where kelp is won as it is played, and one where it may not be played. */
export const lesson: Lesson = {
  game: 'whale-riders-cards',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'easy' },
    { name: 'Ben', flag: 3, bot: 'easy' },
  ],
  options: { advanced: true, simplified: false, match: 'single', openScores: true },
  seed: 'ports 1419',
  opening: [],
  steps: [
    { id: 'port', shows: ['port'] },
    { id: 'ray', does: 'play kelp', others: ['play meat', 'play shells bonus'] },
    { id: 'sale', does: 'play shells' },
    { id: 'next', shows: ['port'], others: ['play shells', 'play shells storm'] },
    { id: 'pottery', does: 'play pottery' },
    { id: 'end', shows: ['port'] },
  ],
}
