import { type Lesson, WITH_ILSE } from '../lesson.ts'

/** A ship takes a card of the log in one round and the White Whale in the next. */
export const lesson: Lesson = {
  game: 'new-bedford',
  seats: WITH_ILSE,
  options: { shipsLog: true, whiteWhale: true },
  seed: 'log 512',
  opening: [
    'stock 2 wood',
    'stock 2 food',
    'stock 2 wood',
    'stock 2 food',
    'place farm',
    'place forest',
    'place warehouse',
    'take brick',
    'place dockyard',
    'prepare ship 1',
    'place city pier',
    'launch ship 1 2',
    'place warehouse',
    'take brick',
  ],
  steps: [
    { id: 'cards', shows: ['card desert isle', 'card man overboard'] },
    { id: 'wood', does: 'place forest', others: ['place farm'] },
    { id: 'isle', does: 'take card desert isle', others: ['place forest'] },
    { id: 'next', shows: ['card news from town', 'card reef'] },
    { id: 'farm', does: 'place farm', others: ['place warehouse', 'take brick'] },
    { id: 'again', does: 'place forest' },
    { id: 'white', does: 'select white' },
    { id: 'end', shows: ['score 0', 'space dockyard'] },
  ],
}
