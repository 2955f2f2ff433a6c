import { type Components, counts, list, one, struct } from '@gam/kernel'
import { check } from './check.ts'
import { BOX_PORTS, PORTS, STOPS } from './coast.ts'
import { ASKS, type ContractRow, rowShape } from './contracts.ts'
import { RESOURCES } from './tiles.ts'

/** What was printed as pictures: the board, the tiles, the cards. */
export interface Box {
  /** The ports in their order along the coast. */
  coast: number[]
  /** By port: how many spaces it has. The Sun Port's column is the rulebook's own, and not given here. */
  spaces: number[]
  /** Resource tiles by kind. */
  tiles: number[]
  contracts: ContractRow[]
}

const COAST = BOX_PORTS.map((name) => PORTS.indexOf(name))
const FOUR_EACH = PORTS.names.map((name) => (BOX_PORTS.includes(name) && name !== 'sun' ? 4 : 0))

/** Singles, doubles and triples of each good; of crystals and pearls alike eight singles and four doubles. */
function tiles(singles: number, doubles: number, triples: number): number[] {
  const good = [singles, doubles, triples]
  return [...good, ...good, ...good, ...good, 8, 4, 8, 4]
}

function card(asks: { [ask: string]: number }, coins: number, pearls: number, copies = 1): ContractRow {
  return { asks: ASKS.names.map((name) => asks[name] ?? 0), coins, pearls, copies }
}

/** The number of a contract is its place here, from 1. */
const CONTRACTS: ContractRow[] = [
  card({ meat: 2 }, 2, 1),
  card({ meat: 3 }, 3, 2),
  card({ meat: 4 }, 4, 3),
  card({ meat: 5 }, 4, 4),
  card({ kelp: 2 }, 2, 1),
  card({ kelp: 3 }, 3, 2),
  card({ kelp: 4 }, 4, 3),
  card({ kelp: 5 }, 4, 4),
  card({ pottery: 2 }, 2, 1),
  card({ pottery: 3 }, 3, 2),
  card({ pottery: 4 }, 4, 3),
  card({ pottery: 5 }, 4, 4),
  card({ shells: 2 }, 2, 1),
  card({ shells: 3 }, 3, 2),
  card({ shells: 4 }, 4, 3),
  card({ shells: 5 }, 4, 4),
  card({ meat: 1, kelp: 1 }, 3, 1),
  card({ meat: 2, kelp: 2 }, 2, 3),
  card({ meat: 1, pottery: 1 }, 3, 1),
  card({ meat: 2, pottery: 2 }, 2, 3),
  card({ meat: 1, shells: 1 }, 3, 1),
  card({ meat: 2, shells: 2 }, 2, 3),
  card({ kelp: 1, pottery: 1 }, 3, 1),
  card({ kelp: 2, pottery: 2 }, 2, 3),
  card({ kelp: 1, shells: 1 }, 3, 1),
  card({ kelp: 2, shells: 2 }, 2, 3),
  card({ pottery: 1, shells: 1 }, 3, 1),
  card({ pottery: 2, shells: 2 }, 2, 3),
  card({ meat: 1, kelp: 1, pottery: 1 }, 4, 2),
  card({ meat: 2, kelp: 2, pottery: 2 }, 4, 4),
  card({ meat: 1, kelp: 1, shells: 1 }, 4, 2),
  card({ meat: 2, kelp: 2, shells: 2 }, 4, 4),
  card({ meat: 1, pottery: 1, shells: 1 }, 4, 2),
  card({ meat: 2, pottery: 2, shells: 2 }, 4, 4),
  card({ kelp: 1, pottery: 1, shells: 1 }, 4, 2),
  card({ kelp: 2, pottery: 2, shells: 2 }, 4, 4),
  card({ meat: 1, kelp: 1, pottery: 1, shells: 1 }, 6, 2),
  card({ meat: 1, kelp: 1, pottery: 1, shells: 1 }, 4, 3, 2),
  card({ meat: 1, kelp: 1, pottery: 1, shells: 1 }, 3, 4),
  card({ any: 4 }, 3, 1),
  card({ any: 5 }, 2, 2),
  card({ any: 6 }, 4, 2),
  card({ any: 6 }, 2, 3),
  card({ any: 7 }, 3, 3),
  card({ any: 8 }, 5, 3),
  card({ tiles: 3 }, 4, 1),
  card({ tiles: 3 }, 2, 2),
  card({ tiles: 4 }, 5, 2),
  card({ tiles: 4 }, 3, 3),
  card({ tiles: 5 }, 6, 3),
  card({ tiles: 5 }, 4, 4),
]

const COAST_GRADE = {
  grade: 'reconstruction',
  source:
    'the rulebook names the Sun Port, the next three and the last; the names of the others come from the card game, their order is a guess',
} as const
const SPACES_GRADE = {
  grade: 'public',
  source: 'the port of the rulebook’s example has four spaces, photographs show the same for the others',
} as const
const CONTRACTS_GRADE = {
  grade: 'reconstruction',
  source: 'fits the number of cards and the three examples in the text; rewards balanced by simulation',
} as const

export const components: Components<Box> = {
  shape: struct<Box>({
    coast: list(one(PORTS), STOPS),
    spaces: counts(PORTS),
    tiles: counts(RESOURCES),
    contracts: rowShape,
  }),
  sets: [
    {
      id: 'reconstructed',
      title: 'Reconstructed box',
      values: { coast: COAST, spaces: FOUR_EACH, tiles: tiles(8, 6, 3), contracts: CONTRACTS },
      grades: {
        coast: COAST_GRADE,
        spaces: SPACES_GRADE,
        tiles: {
          grade: 'reconstruction',
          source: 'fits the total of 92; of each good 8 singles, 6 doubles and 3 triples',
        },
        contracts: CONTRACTS_GRADE,
      },
    },
    {
      id: 'more-triples',
      title: 'Reconstructed box with more triple goods',
      values: { coast: COAST, spaces: FOUR_EACH, tiles: tiles(7, 6, 4), contracts: CONTRACTS },
      grades: {
        coast: COAST_GRADE,
        spaces: SPACES_GRADE,
        tiles: {
          grade: 'reconstruction',
          source: 'fits the total of 92 as well; of each good 7 singles, 6 doubles and 4 triples',
        },
        contracts: CONTRACTS_GRADE,
      },
    },
  ],
  check,
}
