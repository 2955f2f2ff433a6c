import { Picture } from '../../art/picture.tsx'
import poster from '../../art/pictures/poster-town.svg'
import view from '../../art/pictures/wide-town.svg'
import { Icon } from '../../parts/icon.tsx'
import type { BrowserGame } from '../entry.ts'
import puzzles from './puzzles.json?url'

export const entry: BrowserGame = {
  id: 'new-bedford',
  board: async () => (await import('./board.tsx')).townBoard,
  Poster: ({ wide }) => <Picture src={wide ? view : poster} />,
  Icon: ({ size }) => <Icon name="ship" size={size} />,
  book: async () => (await import('./book/index.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  lessonMinutes: 15,
  lessons: {
    'last-round': async () => (await import('./lesson-last-round.ts')).lesson,
    captain: async () => (await import('./lesson-captain.ts')).lesson,
    log: async () => (await import('./lesson-log.ts')).lesson,
  },
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
