import type { Fact } from '@gam/kernel'
import type { Lesson } from '../lesson.ts'

const advances = ({ type }: Fact) => type === 'advance'
const buys = (tile: string, space: number) => (action: Fact) =>
  action.type === 'buy' && action.tile === tile && action.space === space
const fulfils = (contract: string) => (action: Fact) =>
  action.type === 'fulfil' && action.contract === contract

/** Two players, no variant: ride, buy, see the tiles slide and the storms come, fulfil a contract. */
export const lesson: Lesson = {
  game: 'whale-riders',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'easy' },
  ],
  options: {},
  seed: 'lesson 8',
  opening: [],
  steps: [
    { id: 'welcome' },
    { id: 'contracts' },
    { id: 'advance', wants: advances },
    { id: 'free', wants: buys('pottery2', 0), others: ['take coin', 'advance'] },
    { id: 'slide' },
    { id: 'kelp', wants: buys('kelp2', 0) },
    { id: 'second', wants: buys('kelp2', 1), others: ['buy pearl1 0', 'advance'] },
    { id: 'storms' },
    { id: 'fulfil', wants: fulfils('7') },
    { id: 'done', wants: ({ type }) => type === 'done' },
    { id: 'end' },
  ],
}
