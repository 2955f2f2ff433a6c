import { lazy } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'new-bedford',
  board: async () => (await import('./board.tsx')).townBoard,
  Poster: lazy(async () => ({ default: (await import('../../art/posters.tsx')).TownPoster })),
  Icon: ({ size }) => <Icon name="ship" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  puzzles,
  boxKinds: {
    ocean: ['token'],
    helms: ['captain', 'heading'],
    starbuckOrders: ['order'],
    stubbOrders: ['order'],
    flaskOrders: ['order'],
    ahabOrders: ['order'],
    reach: ['captain'],
    mostBuildings: ['captain'],
    mostWhales: ['captain'],
    lastHeadings: ['captain', 'heading'],
    plans: ['captain', 'building'],
    victoryOrder: ['building'],
  },
}
