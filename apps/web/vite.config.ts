import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './src/tools/offline-plugin.ts'
import { preloadFonts } from './src/tools/preload-plugin.ts'

export default defineConfig({
  plugins: [react({ compiler: true }), preloadFonts(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
