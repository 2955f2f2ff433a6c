import { readdirSync } from 'node:fs'
import { type Edit, replayWithLaterPieces } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { whaleRiders } from './game.ts'

// What somebody does who adds a port, a decree and an ability: the pieces, and the version that brings them.

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

const golden = readdirSync(new URL('../golden/', import.meta.url), { recursive: true, encoding: 'utf8' })
const GAMES = golden.filter((file) => file.endsWith('.json')).length

function replay(...edits: readonly Edit[]) {
  return replayWithLaterPieces({
    dir: new URL('../', import.meta.url),
    game: 'whaleRiders',
    edits: [version, ...edits],
    meets: {
      beginning: { seats: ['Ann', 'Ben'], options: { decree: true, magic: true } },
      pieces: ['walrus', 'no tiles', 'deep pockets'],
    },
  })
}

describe('a piece that comes later', () => {
  test('changes no byte of any game played before', () => {
    const since = `since: ${NEXT},`
    const { same, changed, met } = replay(...port, ...decree(since), ...ability(since))
    expect(changed).toEqual({})
    expect(same).toBe(GAMES)
    expect(met).toEqual(['deep pockets', 'no tiles', 'walrus'])
  })

  test('is found out where it does not say since when it is there', () => {
    const { changed } = replay(...decree(''))
    expect(Object.keys(changed).length).toBeGreaterThan(0)
    expect(Object.keys(replay(...ability('')).changed).length).toBeGreaterThan(0)
  })

  test('is found out where all names are written at the first version', () => {
    const everyName = {
      file: 'state.ts',
      from: 'each(PORTS, port, BOX_PORTS)',
      to: 'each(PORTS, port, PORTS.names)',
    }
    expect(Object.keys(replay(...port, everyName).changed)).toContain('rules-1/plain-2p.json')
  })
})
