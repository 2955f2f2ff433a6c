import { type Lesson, WITH_ILSE } from '../lesson.ts'

/** With abilities and decrees: one that brings two coins a time, and the decree for eight of them. */
export const lesson: Lesson = {
  game: 'whale-riders',
  seats: WITH_ILSE,
  options: { decree: true, magic: true },
  seed: 'magic 2',
  opening: ['choose haggler'],
  steps: [
    { id: 'choose', does: 'choose two coins' },
    { id: 'decree', shows: ['decree eight coins', 'decrees'] },
    { id: 'coin', does: 'take coin' },
    { id: 'again', does: 'take coin', others: ['advance', 'buy meat2 1'] },
    { id: 'claim', does: 'take coin', shows: ['decree eight coins', 'decrees'] },
    { id: 'end', shows: ['decree eight coins', 'decrees'] },
  ],
}
