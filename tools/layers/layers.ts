import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the files of a folder may import from outside their package; the first rule that fits a file holds. */
export interface PackageRule {
  readonly files: string
  readonly may: readonly string[]
  readonly why: string
}

const TESTS = '{test,test-support}.ts'
const NODE = ['node:*', 'node:*/**']
const TESTING = ['vitest', 'fast-check', ...NODE]
/** Every package beside the list of them. */
const GAMES = readdirSync(join(import.meta.dirname, '../../packages/games'))
  .filter((folder) => folder !== 'all')
  .map((folder) => `@gam/${folder}`)
const PARTS_OF_GAMES = GAMES.flatMap((game) => [
  `${game}/rules`,
  `${game}/judgement`,
  `${game}/registration`,
  `${game}/whole`,
  `${game}/words/**`,
])
/** Whatever is installed, and packages by the entries that they have. */
const ANYTHING = ['**', '!@gam/**']
const PACKAGES = [
  ...[
    '@gam/kernel',
    '@gam/table',
    '@gam/testkit',
    '@gam/bots',
    '@gam/files',
    '@gam/trials',
    '@gam/bench',
    '@gam/games',
    ...GAMES,
  ],
  ...['@gam/protocol', '@gam/protocol/wire', '@gam/protocol/schemas', '@gam/protocol/fairness'],
  ...PARTS_OF_GAMES,
]

export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    files: `packages/{bots,table}/src/**/*.${TESTS}`,
    may: ['@gam/kernel', '@gam/table', '@gam/testkit', '@gam/games', ...GAMES, ...PARTS_OF_GAMES, ...TESTING],
    why: 'These tests import the kernel, the table, the testkit and games.',
  },
  {
    files: `{packages,examples}/**/*.${TESTS}`,
    may: ['@gam/kernel', '@gam/testkit', '@gam/table', ...TESTING],
    why: 'A test of a package imports the kernel, the table, the testkit, vitest, fast-check and Node only.',
  },
  { files: 'packages/kernel/src/**', may: [], why: 'The kernel imports nothing but itself.' },
  {
    files: 'packages/games/all/src/**',
    may: ['@gam/kernel', ...GAMES.map((game) => `${game}/registration`)],
    why: 'The list of games knows their registrations and nothing else of them.',
  },
  {
    files: '{packages/games,examples}/*/src/**',
    may: ['@gam/kernel'],
    why: 'A game imports the kernel only, and never another game.',
  },
  {
    files: 'packages/{bots,table}/src/**',
    may: ['@gam/kernel'],
    why: 'Bots and the table import the kernel only.',
  },
  {
    files: 'packages/protocol/src/**',
    may: ['@gam/kernel', '@gam/table', 'zod', '@noble/hashes/**'],
    why: 'The protocol imports the kernel, the table, zod and noble’s hashes only.',
  },
  {
    files: 'packages/testkit/src/**',
    may: ['@gam/kernel', '@gam/table', ...NODE],
    why: 'The testkit imports the kernel, the table and Node only.',
  },
  {
    files: 'apps/cli/src/commands/{serve,backup,reports,tables}.ts',
    may: [...ANYTHING, ...PACKAGES, '@gam/server'],
    why: 'These commands import the server, and packages by the entries that they have.',
  },
  {
    files: '**',
    may: [...ANYTHING, ...PACKAGES],
    why: 'Nothing imports an app, and a package is imported by the entries that it has.',
  },
]

export const BY_PATH = [
  // The list alone knows games by where they lie: a game of your own need not be installed.
  { files: 'packages/games/all/src/index.ts', imports: 'examples/*/src/registration.ts' },
  // What tests alone use is no package.
  { files: `apps/**/*.${TESTS}`, imports: 'tools/testing/*.ts' },
]

/** In these files some of their own package is out of bounds. */
export const FORBIDDEN = [
  {
    files: 'packages/games/new-bedford/src/{buildings,captains,judgement,spaces,steps}/**',
    imports: ['packages/games/new-bedford/src/{ships-log,promo}/**', '!**/ships-log/{pages,shelf}.ts'],
    why: 'Expansions answer (facts.expansions): the rules of the game import none.',
  },
] as const

/**
 * Folders and single files of a package in an order: each imports only what stands in lines before its own. Of
 * folders in one line some know each other; those that a star stands for never do. Tests are free, for they put parts
 * together.
 */
export interface Tree {
  readonly root: string
  readonly order: readonly (readonly string[])[]
}

export const TREES: readonly Tree[] = [
  {
    root: 'apps/server/src',
    order: [
      ['denied.ts', 'games.ts', 'ids.ts', 'version.ts', 'network'],
      ['settings.ts'],
      ['model'],
      ['words'],
      ['store'],
      ['bots'],
      ['tables'],
      ['notify'],
      ['identity'],
      ['daily'],
      ['ops'],
      ['http'],
      ['sockets'],
      ['server.ts'],
      ['program.ts'],
      ['index.ts', 'main.ts'],
    ],
  },
  {
    root: 'apps/web/src',
    order: [
      ['words'],
      ['awaited.ts', 'listeners.ts', 'when-idle.ts'],
      ['names.ts', 'router.ts', 'settings.ts', 'theme.ts', 'offline'],
      ['art', 'parts'],
      ['world'],
      ['session', 'table'],
      ['games/board.ts', 'games/book-plan.ts', 'games/lesson.ts', 'games/entry.ts'],
      ['play'],
      ['games/*'],
      ['games/plain-board.tsx'],
      ['games/plain-entry.tsx'],
      ['games/games.ts'],
      ['daily', 'learn', 'pages', 'puzzles', 'remote', 'rulebook', 'sets', 'table-view'],
      ['app.tsx'],
      ['main.tsx'],
      ['serve.ts', 'browser', 'tools'],
    ],
  },
]

/** Packages whose folders import each other in a circle: there the pieces and the rules are one vocabulary. */
export const KNIT = ['packages/games/new-bedford/src', 'apps/web/src']
