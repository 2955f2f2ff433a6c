import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './src/tools/offline-plugin.ts'
import { preloadFonts } from './src/tools/preload-plugin.ts'
import { pageOnly, tableWorker } from './src/tools/worker-plugin.ts'

/**
 * What is worth the compiler's memos: the table, whose scene all pieces read, and the boards with very many pieces.
 * Compiled throughout, the first load would be 13 KB larger.
 */
const COMPILED = [
  '/src/play/table-view',
  '/src/play/replay-view',
  '/src/play/use-',
  '/src/games/whale-riders/',
  '/src/games/new-bedford/',
]

export default defineConfig({
  plugins: [react({ compiler: { sources: COMPILED } }), tableWorker(), preloadFonts(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: pageOnly },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
