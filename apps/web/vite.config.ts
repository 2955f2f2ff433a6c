import { GAMES } from '@gam/games'
import { LANGUAGES } from '@gam/kernel'
import { defineConfig } from 'vite'
import { shortClassNames } from './src/tools/class-names-plugin.ts'
import { compiled } from './src/tools/compiled-plugin.ts'
import { coreFonts } from './src/tools/fonts-plugin.ts'
import { offline } from './src/tools/offline-plugin.ts'
import { packed } from './src/tools/packed-plugin.ts'
import { preloadFonts } from './src/tools/preload-plugin.ts'
import { pageOnly, tableWorker } from './src/tools/worker-plugin.ts'

/**
 * What is worth the compiler's memos: the table, whose scene all pieces read, and where the boards with very many
 * pieces part into regions, so that only those regions are drawn again whose data changed. Inside a region all
 * depends on the moment and changes with it. Compiled throughout, the first load would be up to 25 KB larger.
 */
const COMPILED =
  /\/src\/(table-view\/(table-view|replay-view|use-)|play\/use-|games\/(whale-riders\/rider-table|new-bedford\/town-table))[^/]*\.tsx?$/

/**
 * What is always loaded together is one file with all that it imports, since small files compress badly. The first
 * that could have a module has it: what page and workers share, for a worker has no use for what draws; the house;
 * water and weather; what every table needs; the rules of each game; its board.
 */
const TOGETHER = [
  {
    name: 'shared',
    test: /\/packages\/(kernel|table|games\/all)\/src\/|\/src\/registration\.ts$|\/src\/(table\/(store|saved|told-shift)|session\/(session|component-sets))\.ts$|preload-helper/,
  },
  {
    name: 'house',
    test: /\/src\/(main\.tsx|art\/(?!places)|parts\/(button|icon|flag|use-media|files|on-demand)\.)|\/compiler-runtime\.mjs$/,
  },
  { name: 'world', test: /\/src\/world\/(sea|weather|stir|use-life)\.tsx?$/ },
  {
    name: 'table',
    test: /\/src\/(pages\/table-page|parts\/tabs|play\/(carried|piece|seat-mark|thing|use-open-in-view))\.tsx?$/,
  },
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`/src/words/${language}/(index|messages|pitch)\\.ts$`),
  })),
  ...GAMES.map(({ id }) => ({ name: `${id}-rules`, test: `/packages/games/${id}/src/index.ts` })),
  ...GAMES.map(({ id }) => ({ name: `${id}-board`, test: `/src/games/${id}/board.tsx` })),
].map((group, i, all) => ({ ...group, priority: all.length - i }))

export default defineConfig({
  plugins: [
    // Before all others: it reads the sources as they are written.
    shortClassNames(),
    compiled(COMPILED),
    tableWorker(),
    coreFonts(),
    preloadFonts(),
    offline(),
    // With the styleguide it goes no farther than this computer: to pack it would take as long as all the rest.
    ...(process.env.VITE_STYLEGUIDE ? [] : [packed()]),
  ],
  worker: { format: 'es' },
  optimizeDeps: {
    include: ['preact/compat/compiler-runtime', 'preact/jsx-runtime'],
    // It looks for what is imported without a look at tsconfig.json.
    rolldownOptions: { transform: { jsx: { importSource: 'preact' } } },
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: pageOnly },
    rolldownOptions: {
      onLog(level, log, handle) {
        // A class that no style sheet has, for one.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        handle(level, log)
      },
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        codeSplitting: { groups: TOGETHER },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
