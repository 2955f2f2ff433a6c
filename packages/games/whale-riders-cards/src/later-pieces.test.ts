import { readdirSync } from 'node:fs'
import { type Edit, type LaterPieces, replayWithLaterPieces } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { cardGame } from './game.ts'

// What somebody does who adds a port card, a sixth good and an option: the pieces, and the version that brings them.

const NEWEST = cardGame.rulesVersion
const NEXT = NEWEST + 1

const version: Edit = {
  file: 'game.ts',
  from: `rulesVersion: ${NEWEST},`,
  to: `rulesVersion: ${NEXT},\n  oldestRules: ${cardGame.rulesVersion},`,
}

const port = (since: string): readonly Edit[] => [
  { file: 'ports.ts', from: "  'coral six',\n", to: "  'coral six',\n  'walrus',\n" },
  {
    file: 'ports.ts',
    from: "price: goods(() => 6), rule: 'CG-38' },\n",
    to: `price: goods(() => 6), rule: 'CG-38' },\n  { ...OPEN_COAST, ${since} setsPerSale: 3 },\n`,
  },
]

const good: readonly Edit[] = [
  { file: 'cards.ts', from: "'pottery', 'pearls'])", to: "'pottery', 'pearls', 'ivory'])" },
  { file: 'cards.ts', from: '[3, 4, 5, 6, 7]', to: '[3, 4, 5, 6, 7, 8]' },
  {
    file: 'cards.ts',
    from: "  'pearls storm',\n",
    to: "  'pearls storm',\n  'ivory',\n  'ivory bonus',\n  'ivory storm',\n",
  },
]

/** A set that has the sixth good, as the standard one. */
const withGood: Edit = {
  file: 'components.ts',
  from: '  sets: [\n',
  to: `  sets: [
    {
      id: 'ivory',
      title: 'Six suits',
      values: { plain: suits(7, 9, 11, 13, 15, 17), bonus: ONE_EACH, storm: ONE_EACH },
      grades: { plain: RULEBOOK_FACES, bonus: RULEBOOK_FACES, storm: RULEBOOK_FACES },
    },
`,
}

const option = (since: string): readonly Edit[] => [
  { file: 'options.ts', from: '  openScores: boolean\n', to: '  openScores: boolean\n  short: boolean\n' },
  {
    file: 'options.ts',
    from: "not only at its end.', false),\n",
    to: `not only at its end.', false),\n  short: { ...toggle('Short', 'Cheaper goods.', false), ${since} },\n`,
  },
]

const golden = readdirSync(new URL('../golden/', import.meta.url), { recursive: true, encoding: 'utf8' })
const GAMES = golden.filter((file) => file.endsWith('.json')).length

function replay(edits: readonly Edit[], meets?: LaterPieces['meets']) {
  return replayWithLaterPieces({
    dir: new URL('../', import.meta.url),
    game: 'cardGame',
    edits: [version, ...edits],
    ...(meets && { meets }),
  })
}

describe('a piece that comes later', () => {
  test('changes no byte of any game played before', () => {
    const since = `since: ${NEXT},`
    const pieces = [...port(since), ...good, withGood, ...option(since)]
    const { same, changed, met, refused } = replay(pieces, {
      beginning: { seats: ['Ann', 'Ben'], options: { advanced: true, short: true } },
      pieces: ['ivory', 'walrus', 'short'],
    })
    expect(changed).toEqual({})
    expect(same).toBe(GAMES)
    expect(met).toEqual(['ivory', 'short', 'walrus'])
    expect(refused[NEWEST]).toContain('short: is no option here')
  })

  test('is found out where it does not say since when it is there', () => {
    expect(Object.keys(replay(port('')).changed)).toContain('advanced-3p.json')
    expect(Object.keys(replay(option('')).changed)).toHaveLength(GAMES)
  })
})
