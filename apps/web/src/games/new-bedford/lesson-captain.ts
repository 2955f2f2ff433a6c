import type { Lesson } from '../lesson.ts'

/** Alone against Starbuck: how he finds what he does, what he pays, which whale he takes. */
export const lesson: Lesson = {
  game: 'new-bedford',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Starbuck', flag: 2, bot: 'automaton' },
  ],
  options: { captains: ['starbuck'] },
  seed: 'captain 4',
  opening: ['stock 2 wood', 'stock 2 food', 'place dockyard', 'prepare ship 1'],
  steps: [
    { id: 'who', shows: ['captain 1', 'tab players'] },
    { id: 'built', shows: ['space dry dock'] },
    { id: 'farm', does: 'place farm' },
    { id: 'launch', does: ['place city pier', 'launch ship 1 1'] },
    { id: 'dock', shows: ['space dry dock'] },
    { id: 'wood', does: 'place forest' },
    { id: 'whale', does: 'select bowhead' },
    { id: 'end', shows: ['captain 1', 'tab players'] },
  ],
}
