/** What a worker's action lies on: the rest of the round, of the Inn, of a return, or of the game. */
export const ON_WORKER: readonly string[] = [
  'turn',
  'inn',
  'place',
  'liftWorkers',
  'movement',
  'castawayDone',
  'finalMovement',
]

/** What a card lies on that was just taken: by a ship that selects, or by a worker at the Library. */
export const ON_CARD: readonly string[] = [...ON_WORKER, 'select', 'captainSelect', 'endWhaling']
