import { type Lesson, WITH_ILSE_AND_BEN } from '../lesson.ts'

/** Two ports: one where kelp is won as it is played, and one where it may not be played. */
export const lesson: Lesson = {
  game: 'whale-riders-cards',
  seats: WITH_ILSE_AND_BEN,
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
