import { lazy } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'whale-riders-cards',
  board: async () => (await import('./board.tsx')).cardBoard,
  Poster: lazy(async () => ({ default: (await import('../../art/posters.tsx')).CardsPoster })),
  Icon: ({ size }) => <Icon name="cards" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  puzzles,
  boxKinds: { plain: ['good'], bonus: ['good'], storm: ['good'] },
}
