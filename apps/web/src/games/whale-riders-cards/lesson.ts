import type { Fact } from '@gam/kernel'
import type { Lesson } from '../lesson.ts'

const plays = (card: string) => (action: Fact) => action.type === 'play' && action.card === card

/** The basic game with three players: a card, a bonus, a sale, a storm, and how it ends. */
export const lesson: Lesson = {
  game: 'whale-riders-cards',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'easy' },
    { name: 'Ben', flag: 3, bot: 'easy' },
  ],
  options: { advanced: false, simplified: false, match: 'single', openScores: true },
  seed: 'lesson 68',
  opening: [],
  steps: [
    { id: 'welcome' },
    { id: 'play', wants: plays('shells'), others: ['play meat', 'play pottery'] },
    { id: 'round' },
    { id: 'bonus', wants: plays('pottery bonus'), others: ['play kelp', 'play kelp'] },
    { id: 'sale', wants: plays('shells bonus'), others: ['play meat', 'play pottery'] },
    { id: 'points' },
    { id: 'wait', wants: plays('meat'), others: ['play pottery', 'play pearls'] },
    { id: 'storm', wants: plays('pottery storm') },
    { id: 'end' },
  ],
}
