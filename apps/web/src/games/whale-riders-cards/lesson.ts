import { type Lesson, WITH_ILSE_AND_BEN } from '../lesson.ts'

/** The basic game with three players: a card, a bonus, a sale, a storm, and how it ends. */
export const lesson: Lesson = {
  game: 'whale-riders-cards',
  seats: WITH_ILSE_AND_BEN,
  options: { advanced: false, simplified: false, match: 'single', openScores: true },
  seed: 'lesson 68',
  opening: [],
  steps: [
    { id: 'welcome', shows: ['hand'] },
    { id: 'play', does: 'play shells', others: ['play meat', 'play pottery'] },
    { id: 'round', shows: ['pile', 'to draw', 'hand'] },
    { id: 'bonus', does: 'play pottery bonus', others: ['play kelp', 'play kelp'] },
    { id: 'sale', does: 'play shells bonus', others: ['play meat', 'play pottery'] },
    { id: 'points', shows: ['score 0'] },
    { id: 'wait', does: 'play meat', others: ['play pottery', 'play pearls'] },
    { id: 'storm', does: 'play pottery storm' },
    { id: 'end', shows: ['pile', 'to draw'] },
  ],
}
