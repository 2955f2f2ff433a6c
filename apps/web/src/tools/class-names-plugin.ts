import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const SHEET = /\.module\.css$/
const IMPORT = /^import (\w+) from ('[^']+\.module\.css')$/gm
const LIST = /export default [\s\S]*$/

/**
 * Class names as short as can be in a build, and each written where it is used instead of in a list of all that its
 * sheet has. They follow from the order of the sheets and of the classes in them, so equal sources give equal names.
 */
export function shortClassNames(): Plugin[] {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => SHEET.test(file))
    .map((file) => join(SOURCES, file))
    .sort()
  const seen = new Map<string, string[]>()
  return [
    {
      name: 'gam-short-class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        css: { modules: { generateScopedName: nameOf } },
        build: { rolldownOptions: { optimization: { inlineConst: true } } },
      }),
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: (code) => ({ code: code.replace(IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'gam-keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: SHEET },
        // A sheet of which all names have gone to their places is still needed.
        handler: (code) => ({ code: code.replace(LIST, ''), map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]

  function nameOf(name: string, path: string): string {
    const file = path.replace(/\?.*$/, '')
    const names = seen.get(file) ?? []
    seen.set(file, names)
    if (!names.includes(name)) names.push(name)
    return `${letters(sheets.indexOf(file))}${names.indexOf(name)}`
  }
}

/** 0 is a, 26 is ba: a class may not begin with a digit. */
function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26)) + last
}
