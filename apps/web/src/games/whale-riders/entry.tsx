import { lazy } from 'react'
import { PieceIcon } from '../../art/piece.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'whale-riders',
  board: async () => (await import('./board.tsx')).riderBoard,
  Poster: lazy(async () => ({ default: (await import('../../art/posters.tsx')).RidersPoster })),
  Icon: ({ size }) => <PieceIcon name="sun" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  puzzles,
  boxKinds: { coast: ['port'], spaces: ['port'], tiles: ['tile'], contracts: ['good'] },
}
