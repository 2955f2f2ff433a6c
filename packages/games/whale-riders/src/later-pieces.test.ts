import { readdirSync } from 'node:fs'
import { type Edit, type LaterPieces, replayWithLaterPieces } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { whaleRiders } from './game.ts'

// What somebody does who adds a port, a decree, an ability and an option: the pieces, and the version that brings
// them.

const NEWEST = whaleRiders.rulesVersion
const NEXT = NEWEST + 1

const version: Edit = { file: 'game.ts', from: `rulesVersion: ${NEWEST},`, to: `rulesVersion: ${NEXT},` }

const port: readonly Edit[] = [
  {
    file: 'coast.ts',
    from: "export const PORTS = names('port', BOX_PORTS)",
    to: "export const PORTS = names('port', [...BOX_PORTS, 'walrus'])",
  },
  {
    file: 'components.ts',
    from: '  sets: [\n',
    to: `  sets: [
    {
      id: 'walrus-bay',
      title: 'A coast with another port',
      values: {
        coast: COAST.map((stop) => (stop === PORTS.indexOf('coral') ? PORTS.indexOf('walrus') : stop)),
        spaces: PORTS.names.map((name) => (name === 'sun' || name === 'coral' ? 0 : 4)),
        tiles: tiles(8, 6, 3),
        contracts: CONTRACTS,
      },
      grades: { coast: COAST_GRADE, spaces: SPACES_GRADE, tiles: COAST_GRADE, contracts: CONTRACTS_GRADE },
    },
`,
  },
]

const decree = (since: string): readonly Edit[] => [
  { file: 'decrees/decrees.ts', from: "  'triple goods',\n", to: "  'triple goods',\n  'no tiles',\n" },
  {
    file: 'decrees/decrees.ts',
    from: '  tripleGoods,\n',
    to: `  tripleGoods,
  { editions: ['first', 'second'], ${since} needed: 3, has: ({ fulfilled }) => fulfilled.length, coins: 1, pearls: 1 },
`,
  },
]

const ability = (since: string): readonly Edit[] => [
  {
    file: 'abilities/abilities.ts',
    from: "  'six contracts',\n",
    to: "  'six contracts',\n  'deep pockets',\n",
  },
  {
    file: 'abilities/abilities.ts',
    from: '  sixContracts,\n',
    to: `  sixContracts,\n  (edition) => ({ ...twoCoins(edition), ${since} coins: 3 }),\n`,
  },
]

const option = (since: string): readonly Edit[] => [
  { file: 'options.ts', from: '  magic: boolean\n', to: '  magic: boolean\n  calm: boolean\n' },
  {
    file: 'options.ts',
    from: "for the whole game.', false),\n",
    to: `for the whole game.', false),\n  calm: { ...toggle('Calm seas', 'Half the storms.', false), ${since} },\n`,
  },
  { file: 'game.ts', from: 'stormsFor(seats),', to: 'stormsFor(seats) / (config.options.calm ? 2 : 1),' },
]

const golden = readdirSync(new URL('../golden/', import.meta.url), { recursive: true, encoding: 'utf8' })
const GAMES = golden.filter((file) => file.endsWith('.json')).length

function replay(edits: readonly Edit[], meets?: LaterPieces['meets']) {
  return replayWithLaterPieces({
    dir: new URL('../', import.meta.url),
    game: 'whaleRiders',
    edits: [version, ...edits],
    ...(meets && { meets }),
  })
}

describe('a piece that comes later', () => {
  test('changes no byte of any game played before', () => {
    const since = `since: ${NEXT},`
    const pieces = [...port, ...decree(since), ...ability(since), ...option(since)]
    const { same, changed, met, refused } = replay(pieces, {
      beginning: { seats: ['Ann', 'Ben'], options: { decree: true, magic: true, calm: true } },
      pieces: ['walrus', 'no tiles', 'deep pockets', 'calm'],
    })
    expect(changed).toEqual({})
    expect(same).toBe(GAMES)
    expect(met).toEqual(['calm', 'deep pockets', 'no tiles', 'walrus'])
    expect(Object.keys(refused)).toEqual(Array.from({ length: NEWEST }, (_, i) => String(i + 1)))
    for (const why of Object.values(refused)) expect(why).toContain('calm: is no option here')
  })

  test('is found out where it does not say since when it is there', () => {
    for (const piece of [decree, ability, option])
      expect(Object.keys(replay(piece('')).changed).length).toBeGreaterThan(0)
  })

  test('is found out where all names are written at the first version', () => {
    const everyName = {
      file: 'state.ts',
      from: 'each(PORTS, port, BOX_PORTS)',
      to: 'each(PORTS, port, PORTS.names)',
    }
    expect(Object.keys(replay([...port, everyName]).changed)).toContain('rules-1/plain-2p.json')
  })
})
