import { type Lesson, WITH_ILSE } from '../lesson.ts'

/** Two players, three rounds: goods, a ship, a whale, a building, money, and the ship comes home. */
export const lesson: Lesson = {
  game: 'new-bedford',
  seats: WITH_ILSE,
  options: {},
  seed: 'town 7',
  opening: ['stock 2 wood', 'stock 2 food', 'stock 2 wood', 'stock 1 food', 'stock 1 brick'],
  chapters: ['hall'],
  steps: [
    { id: 'welcome', shows: ['held 0 wood', 'held 0 food', 'held 0 coin'] },
    { id: 'forest', does: 'place forest', others: ['place farm'] },
    { id: 'dockyard', does: 'place dockyard' },
    {
      id: 'prepare',
      does: 'prepare ship 1',
      others: ['place warehouse', 'take wood', 'place forest'],
    },
    { id: 'round', shows: ['space forest'] },
    { id: 'pier', does: 'place city pier' },
    {
      id: 'launch',
      does: 'launch ship 1 1',
      others: ['place dockyard', 'prepare ship 1'],
    },
    { id: 'warehouse', does: 'place warehouse' },
    { id: 'brick', does: 'take brick' },
    { id: 'whaling', does: 'select bowhead' },
    { id: 'hall', does: 'place town hall' },
    { id: 'build', does: 'build schoolhouse' },
    { id: 'save', does: 'save wood', others: ['place farm'] },
    { id: 'lay', shows: ['ship 0 0', 'held 0 coin'] },
    { id: 'store', does: 'place general store' },
    {
      id: 'sell',
      does: ['sell 2 wood', 'sell 0 brick'],
      sets: ['amount wood', 'amount brick'],
      others: ['place city pier', 'launch ship 1 2'],
    },
    { id: 'home', does: 'sell whales 0 bowhead', shows: ['hold'] },
    { id: 'end', shows: ['score 0', 'tab players'] },
  ],
}
