import type { Plugin } from 'vite'
import { isCore } from './fonts-plugin.ts'

/** Has the browser fetch the fonts' core at once, not only when it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'gam-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset' && file.originalFileNames.some(isCore))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
