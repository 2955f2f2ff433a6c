import type { Shot } from './shot.ts'

/** The pages of the house; the games in the list of the home page are the card game's. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-de', path: '/', language: 'de' },
  { name: 'setup-town', path: '/setup/new-bedford' },
  { name: 'setup-town-de', path: '/setup/new-bedford', language: 'de' },
  { name: 'replays', path: '/replays' },
  { name: 'settings', path: '/settings' },
  { name: 'trouble', path: '/table/nowhere' },
  { name: 'styleguide', path: '/styleguide' },
]
