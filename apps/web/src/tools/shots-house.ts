import { KNOWN } from '@gam/games'
import type { Shot } from './shot.ts'

/** The pages of the house; the games in the list of the home page are the card game's. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  ...KNOWN.map(({ id }) => ({ name: `setup-${id}`, path: `/setup/${id}` })),
  { name: 'replays', path: '/replays' },
  { name: 'settings', path: '/settings' },
  { name: 'trouble', path: '/table/nowhere' },
  { name: 'lost', path: '/nowhere' },
  { name: 'styleguide', path: '/styleguide' },
]
