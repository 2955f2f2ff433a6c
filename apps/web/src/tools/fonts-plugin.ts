import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const TOKENS = fileURLToPath(new URL('../styles/tokens.css', import.meta.url))
const KEPT = fileURLToPath(new URL('../../node_modules/.fonts', import.meta.url))
const packages = createRequire(import.meta.url)

/** A face of the style sheet that is cut to its `unicode-range`: `url("@letters/core/…")`, `url("@letters/more/…")`. */
const FACE = /url\("@letters\/(core|more)\/([^"]+)"\)[^}]*?unicode-range:([^;]+);/g

/** Of the letters stays what the style sheets ask for: pairs set well, figures all of one height and width. */
const CUT = { targetFormat: 'woff2', keepFeatures: ['kern', 'lnum', 'tnum'] } as const

/** Whether a file of the build is a face with the letters that every language needs. */
export function isCore(path: string): boolean {
  return path.includes('node_modules/.fonts/core-')
}

/** Each letter of a `unicode-range`. */
function lettersOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}

/** The faces that are cut, and the letters that stay in each. */
export function facesOf(): { part: string; file: string; letters: number[] }[] {
  return [...readFileSync(TOKENS, 'utf8').matchAll(FACE)].map(([, part, file, range]) => ({
    part,
    file,
    letters: lettersOf(range),
  }))
}

/**
 * The letters that all languages need, cut from the fonts' packages: a first visit fetches these. Those that some
 * languages have besides are fetched where one stands, and the whole fonts for any other, say in somebody's name.
 */
export function coreFonts(): Plugin {
  return {
    name: 'gam-core-fonts',
    async config() {
      mkdirSync(KEPT, { recursive: true })
      for (const { part, file, letters } of facesOf()) {
        const place = join(KEPT, `${part}-${basename(file)}`)
        // Several builds may do this at once.
        const draft = `${place}.${process.pid}`
        const whole = readFileSync(packages.resolve(file))
        const kept = String.fromCodePoint(...letters)
        const cut = await subsetFont(whole, kept, CUT)
        writeFileSync(draft, cut)
        renameSync(draft, place)
      }
      return {
        resolve: { alias: [{ find: /^@letters\/(\w+)\/.*\/(?=[^/]+$)/, replacement: `${KEPT}/$1-` }] },
      }
    },
  }
}
