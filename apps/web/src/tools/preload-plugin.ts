import type { Plugin } from 'vite'

/** Has the browser fetch the fonts at once, not only when it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'gam-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
