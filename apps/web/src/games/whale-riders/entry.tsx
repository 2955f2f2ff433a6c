import { Picture } from '../../art/picture.tsx'
import lastLook from '../../art/pictures/last-coast.svg'
import poster from '../../art/pictures/poster-riders.svg'
import view from '../../art/pictures/wide-coast.svg'
import { PieceIcon } from '../../art/piece.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'whale-riders',
  board: async () => (await import('./board.tsx')).riderBoard,
  Poster: ({ wide }) => <Picture src={wide ? view : poster} />,
  lastLook,
  lastSunLeft: true,
  Icon: ({ size }) => <PieceIcon name="sun" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lessonMinutes: 12,
  lessons: {
    home: async () => (await import('./lesson-home.ts')).lesson,
    magic: async () => (await import('./lesson-magic.ts')).lesson,
    'first-edition': async () => (await import('./lesson-first-edition.ts')).lesson,
  },
  puzzles,
  boxKinds: { coast: ['port'], spaces: ['port'], tiles: ['tile'], contracts: ['good'] },
}
