import { type Lesson, WITH_ILSE } from '../lesson.ts'

/** Two players, no variant: ride, buy, see the tiles slide and the storms come, fulfil a contract. */
export const lesson: Lesson = {
  game: 'whale-riders',
  seats: WITH_ILSE,
  options: {},
  seed: 'lesson 8',
  opening: [],
  steps: [
    { id: 'welcome', shows: ['rider 0'] },
    { id: 'contracts', shows: ['contract 7'] },
    { id: 'advance', does: 'advance' },
    { id: 'free', does: 'buy pottery2 0', others: ['take coin', 'advance'] },
    { id: 'slide', shows: ['space swordfish 0', 'space swordfish 1'] },
    { id: 'kelp', does: 'buy kelp2 0' },
    { id: 'second', does: 'buy kelp2 1', others: ['buy pearl1 0', 'advance'] },
    { id: 'storms', shows: ['space swordfish 1', 'space swordfish 2'] },
    { id: 'fulfil', does: 'fulfil 7' },
    { id: 'done', does: 'done' },
    { id: 'end', shows: ['rider 0'] },
  ],
}
