import { BOARD, BUILDINGS, type Facts, SPACES } from '@gam/new-bedford'
import { kept } from './reading.ts'

/** A place of the town: one of the printed spaces, or the lot of a building. */
export interface Lot {
  readonly name: string
  /** Where it stands when town and quay are one grid: the spaces first, then the lots. */
  readonly order: number
}

const UPPER = [
  'forest',
  'turners mill',
  'lumber mill',
  'schoolhouse',
  'seamens bethel',
  'courthouse',
  'bank',
  'municipal office',
  'counting house',
  'post office',
  'inn',
  'mansion',
  'library',
  'farm',
]
const WATER_STREET = [
  'town hall',
  'market',
  'bakery',
  'tavern',
  'chandlery',
  'cooperage',
  'brickyard',
  'tryworks',
  'dry dock',
  'wharf',
  'lighthouse',
  'insurance co',
  'newspaper',
  'general store',
]
const QUAY = ['warehouse', 'dockyard', 'city pier']
/** The spaces in the order in which they come where there is one grid for all. */
const GRID = ['forest', 'farm', 'warehouse', 'general store', 'town hall', 'dockyard', 'city pier']

export interface Town {
  readonly streets: readonly (readonly Lot[])[]
  readonly quay: readonly Lot[]
}

/** Every place that this box has, where it stays for the whole game. */
export const townOf = kept(({ inPlay }: Pick<Facts, 'inPlay'>): Town => {
  const there = (name: string) => isSpace(name) || inPlay[BUILDINGS.indexOf(name)]
  const upper = UPPER.filter(there)
  const lower = WATER_STREET.filter(there)
  const known = new Set([...UPPER, ...WATER_STREET])
  // What nobody has given a place stands in the shorter street, before its last space.
  for (const name of BUILDINGS.names)
    if (there(name) && !known.has(name)) (upper.length <= lower.length ? upper : lower).splice(-1, 0, name)
  const lots = [...upper, ...lower].filter((name) => !isSpace(name))
  const lot = (name: string): Lot => ({
    name,
    order: isSpace(name) ? GRID.indexOf(name) : GRID.length + lots.indexOf(name),
  })
  return { streets: [upper.map(lot), lower.map(lot)], quay: QUAY.map(lot) }
})

/** Is it printed on the board, without anybody having to build it? */
export function isSpace(name: string): boolean {
  const space = SPACES.indexOf(name)
  return space >= 0 && space < BOARD
}
