import { Picture } from '../../art/picture.tsx'
import lastLook from '../../art/pictures/last-quay.svg'
import poster from '../../art/pictures/poster-quay.svg'
import view from '../../art/pictures/wide-quay.svg'
import { Icon } from '../../parts/icon.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'whale-riders-cards',
  board: async () => (await import('./board.tsx')).cardBoard,
  Poster: ({ wide }) => <Picture src={wide ? view : poster} />,
  lastLook,
  Icon: ({ size }) => <Icon name="cards" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lessonMinutes: 5,
  lessons: {
    'last-sale': async () => (await import('./lesson-last-sale.ts')).lesson,
    match: async () => (await import('./lesson-match.ts')).lesson,
    ports: async () => (await import('./lesson-ports.ts')).lesson,
  },
  puzzles,
  boxKinds: { plain: ['good'], bonus: ['good'], storm: ['good'] },
}
