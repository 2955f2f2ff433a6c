import { transform } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/** The compiler knows what hooks promise by where they come from. */
const ITS_NAME = 'react'
const OURS = 'preact/compat'

/** Gives components and hooks of these files memos, which the compiler works out from what each value depends on. */
export function compiled(files: RegExp): Plugin {
  return {
    name: 'gam-compiled',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      async handler(source, id) {
        const { code, map, errors, fatal } = await transform(
          id,
          source.replaceAll(`'${OURS}'`, `'${ITS_NAME}'`),
          {
            jsx: { importSource: 'preact' },
            // What it cannot compile it would leave as it is, without a word.
            reactCompiler: { panicThreshold: 'all_errors' },
            sourcemap: true,
          },
        )
        if (fatal) throw new Error(errors.map(({ message }) => message).join('\n'))
        return { code: code.replaceAll(new RegExp(`"${ITS_NAME}(?="|/)`, 'g'), `"${OURS}`), map: map ?? null }
      },
    },
  }
}
