import { readdirSync } from 'node:fs'
import { type Edit, type LaterPieces, replayWithLaterPieces } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { OLDEST_RULES, RULES } from './amendments.ts'

/** What somebody does who adds a building, a log card, a Captain and a token one day; `since` as told. */
function additions(since: string): readonly Edit[] {
  return [
    { file: 'amendments.ts', from: `RULES = ${RULES}`, to: `RULES = ${RULES + 1}` },
    {
      file: 'town.ts',
      from: '/** The spaces of town board',
      to: `const ropewalk = {
        name: 'ropewalk',
        ${since}
        rules: [],
        icon: [],
        comesWith: '3 seats',
        cost: [2, 0, 0, 0],
        space: brings(1, 0, 0, 0),
        uses: null,
      }
      /** The spaces of town board`,
    },
    { file: 'town.ts', from: '  insuranceCo,\n]', to: '  insuranceCo,\n  ropewalk,\n]' },
    {
      file: 'town.ts',
      from: "import { names } from '@gam/kernel'",
      to: "import { names } from '@gam/kernel'\nimport { brings } from './action.ts'",
    },
    {
      file: 'words/en/pieces.ts',
      from: '  newspaper: {',
      to: "  ropewalk: { name: 'Ropewalk', effect: [], deed: '', terminal: { line: '' } },\n  newspaper: {",
    },
    {
      file: 'ships-log/deck.ts',
      from: "  'message in a bottle',\n]",
      to: "  'message in a bottle',\n  'lost anchor',\n]",
    },
    {
      file: 'ships-log/cards.ts',
      from: "  'man overboard': manOverboard,",
      to: `  'lost anchor': { ${since} points: () => 1 },\n  'man overboard': manOverboard,`,
    },
    { file: 'captains/board.ts', from: "'flask', 'ahab'])", to: "'flask', 'ahab', 'daggoo'])" },
    {
      file: 'captains/board.ts',
      from: '{ readonly [K in CaptainName]?: number } = {}',
      to: `{ readonly [K in CaptainName]?: number } = {${since === '' ? '' : `daggoo: ${RULES + 1}`}}`,
    },
    {
      file: 'options.ts',
      from: "    ahab: 'Ahab, whom nobody can foresee',",
      to: "    ahab: 'Ahab, whom nobody can foresee',\n    daggoo: 'Daggoo',",
    },
    { file: 'words/en/said.ts', from: "ahab: 'Ahab' }", to: "ahab: 'Ahab', daggoo: 'Daggoo' }" },
    {
      file: 'components.ts',
      from: "    ahabOrders: ordersOf('ahab', rules),",
      to: "    ahabOrders: ordersOf('ahab', rules),\n    daggooOrders: ordersOf('daggoo', rules),",
    },
    {
      file: 'components.ts',
      from: '    ahabOrders: ordersNamed(',
      to: "    daggooOrders: ordersNamed('own', 'heading brick'),\n    ahabOrders: ordersNamed(",
    },
    {
      file: 'components.ts',
      from: 'box.flaskOrders, box.ahabOrders]',
      to: 'box.flaskOrders, box.ahabOrders, box.daggooOrders]',
    },
    {
      file: 'components.ts',
      from: "        'building/victory',\n        'prepare and launch',\n      ),\n    ],",
      to: "        'building/victory',\n        'prepare and launch',\n      ),\n      helm('wood', 'food', 'wood', 'food', 'wood', 'food', 'wood', 'brick'),\n    ],",
    },
    { file: 'components.ts', from: 'reach: [4, 3, 6, 6]', to: 'reach: [4, 3, 6, 6, 2]' },
    { file: 'components.ts', from: 'mostBuildings: [6, 9, 4, 5]', to: 'mostBuildings: [6, 9, 4, 5, 3]' },
    { file: 'components.ts', from: 'mostWhales: [9, 6, 12, 9]', to: 'mostWhales: [9, 6, 12, 9, 3]' },
    {
      file: 'components.ts',
      from: 'mostBuildings: [7, 10, 6, 6], mostWhales: [12, 7, 14, 12]',
      to: 'mostBuildings: [7, 10, 6, 6, 3], mostWhales: [12, 7, 14, 12, 3]',
    },
    {
      file: 'components.ts',
      from: "      headings('building', 'prepare and launch'),\n    ],",
      to: "      headings('building', 'prepare and launch'),\n      headings('wood', 'brick'),\n    ],",
    },
    // a token that comes with an option of its own
    { file: 'pieces.ts', from: "  'castaway',\n])", to: "  'castaway',\n  'barrel',\n])" },
    { file: 'pieces.ts', from: '[2, 4, 0, 8, 12, 0, 0, 0]', to: '[2, 4, 0, 8, 12, 0, 0, 0, 0]' },
    { file: 'pieces.ts', from: '[1, 2, 4, 4, 6, 0, 0, 0]', to: '[1, 2, 4, 4, 6, 0, 0, 0, 0]' },
    { file: 'options.ts', from: '  shipsLog: boolean\n', to: '  shipsLog: boolean\n  barrel: boolean\n' },
    {
      file: 'options.ts',
      from: '  shipsLog: toggle(',
      to: `  barrel: { ...toggle('Barrel', 'One token more in the bag.', false), ${since} },\n  shipsLog: toggle(`,
    },
    {
      file: 'facts.ts',
      from: 'ambergris, castaway } = options',
      to: 'ambergris, castaway, barrel } = options',
    },
    {
      file: 'facts.ts',
      from: '    [CASTAWAY, castaway],\n',
      to: '    [CASTAWAY, castaway],\n    [TOKENS.indexOf("barrel"), barrel],\n',
    },
    { file: 'promo/expansion.ts', from: 'token <= CASTAWAY;', to: 'token < TOKENS.size;' },
  ]
}

const golden = readdirSync(new URL('../golden/', import.meta.url), { recursive: true, encoding: 'utf8' })
const GAMES = golden.filter((file) => file.endsWith('.json')).length

function replay(edits: readonly Edit[], meets?: LaterPieces['meets']) {
  return replayWithLaterPieces({
    dir: new URL('../', import.meta.url),
    game: 'newBedford',
    edits,
    ...(meets && { meets }),
  })
}

const options = {
  buildings: ['ropewalk'],
  captains: ['daggoo'],
  shipsLog: true,
  castaway: true,
  barrel: true,
}

describe('a piece that comes later', () => {
  test('changes no byte of any game played before, and is there in the next', () => {
    const { same, changed, met, refused } = replay(additions(`since: ${RULES + 1},`), {
      beginning: { seats: ['Ann', 'Ben'], options },
      pieces: ['ropewalk', 'lost anchor', 'Daggoo', 'barrel'],
    })
    expect(changed).toEqual({})
    expect(same).toBe(GAMES)
    expect(met).toEqual(['Daggoo', 'barrel', 'lost anchor', 'ropewalk'])
    expect(Object.keys(refused)).toHaveLength(RULES - OLDEST_RULES + 1)
    for (const why of Object.values(refused)) {
      expect(why).toContain('buildings: must be some of')
      expect(why).toContain('captains: must be some of')
      expect(why).toContain('barrel: is no option here')
    }
  })

  test('is found out where it does not say since when it is there', () => {
    const { changed, refused } = replay(additions(''))
    const files = Object.keys(changed)
    const older = files.filter((name) => name.startsWith('rules-2'))
    expect(older).not.toEqual([])
    expect(files.length).toBeGreaterThan(older.length)
    expect(Object.values(refused)).toEqual(Array(RULES - OLDEST_RULES + 1).fill(null))
  })
})
