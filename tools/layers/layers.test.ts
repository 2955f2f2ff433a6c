import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { BY_PATH, FORBIDDEN, KNIT, PACKAGE_RULES, TREES, type Tree } from './layers.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  '{packages,apps,examples}/*/src/**/*.{ts,tsx}',
  'packages/games/*/src/**/*.ts',
  'bench/src/**/*.ts',
]

interface Import {
  readonly file: string
  /** As it is written, or the file that a path leads to. */
  readonly of: string
  readonly byPath: boolean
}

const isTest = (file: string) => /\.(test|spec|test-support)\.tsx?$/.test(file)
const told = ({ file, of }: Import) => `${file} > ${of}`

const imports: readonly Import[] = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
  .flatMap((file) =>
    importsOf(file, readFileSync(join(ROOT, file), 'utf8')).map((of) => {
      const byPath = of.startsWith('.')
      return { file, of: byPath ? join(dirname(file), of) : of, byPath }
    }),
  )

/** The last pattern that fits decides. */
function fits(path: string, patterns: readonly string[]): boolean {
  return patterns.reduce((so, pattern) => {
    const against = pattern.startsWith('!')
    return matchesGlob(path, against ? pattern.slice(1) : pattern) ? !against : so
  }, false)
}

const rootOf = (file: string) => /^.*?\/src\//.exec(file)?.[0] ?? ''

test('another package is imported by its name, never by a path', () => {
  const byPath = imports.filter(({ file, of, byPath }) => byPath && !of.startsWith(rootOf(file)))
  const broken = byPath.filter(
    ({ file, of }) =>
      !BY_PATH.some(({ files, imports }) => matchesGlob(file, files) && matchesGlob(of, imports)),
  )
  expect(broken.map(told)).toEqual([])
})

test('a package imports what it may', () => {
  const broken = imports
    .filter(({ byPath }) => !byPath)
    .flatMap((one) => {
      const rule = PACKAGE_RULES.find(({ files }) => matchesGlob(one.file, files))
      return rule === undefined || fits(one.of, rule.may) ? [] : [`${told(one)}: ${rule.why}`]
    })
  expect(broken).toEqual([])
})

test('no file imports of its own package what is out of bounds for it', () => {
  const broken = imports.flatMap((one) =>
    FORBIDDEN.filter(
      ({ files, imports: of }) => !isTest(one.file) && matchesGlob(one.file, files) && fits(one.of, of),
    ).map(({ why }) => `${told(one)}: ${why}`),
  )
  expect(broken).toEqual([])
})

describe.each(TREES)('$root', (tree) => {
  const mine = imports.filter(({ file, of }) => within(tree, file) && within(tree, of) && !isTest(file))

  test('each folder imports only those before it', () => {
    const broken = mine.flatMap((one) => {
      const [from, to] = [placeOf(tree, one.file), placeOf(tree, one.of)]
      if (from === null || to === null) return [`${told(one)}: one of them has no place in the order`]
      const known = to.line < from.line || (to.line === from.line && !to.star) || to.name === from.name
      return known ? [] : [told(one)]
    })
    expect(broken).toEqual([])
  })
})

function within({ root }: Tree, path: string): boolean {
  return path.startsWith(`${root}/`) && /\.tsx?$/.test(path)
}

/** Where a file stands in the order: by the whole path, by a star, or by its folder. */
function placeOf({ root, order }: Tree, file: string) {
  const path = relative(root, file)
  const [first = '', second = ''] = path.split('/')
  for (const name of [path, `${first}/*`, first]) {
    const line = order.findIndex((names) => names.includes(name))
    if (line < 0) continue
    const star = name.endsWith('/*')
    return { line, star, name: star ? `${first}/${second}` : name }
  }
  return null
}

test('no folders of a package import each other in a circle, types included', () => {
  const circles = [...new Set(imports.map(({ file }) => rootOf(file)))]
    .filter((root) => !KNIT.some((knit) => root === `${knit}/`))
    .flatMap((root) => {
      const folderOf = (path: string) => {
        const [first = '', ...rest] = path.slice(root.length).split('/')
        return rest.length === 0 ? null : first
      }
      const edges = imports.flatMap(({ file, of }) => {
        const [from, to] = [folderOf(file), of.startsWith(root) ? folderOf(of) : null]
        return isTest(file) || from === null || to === null || from === to ? [] : [{ from, to }]
      })
      return circlesIn(edges).map((circle) => root + circle.join(' > '))
    })
  expect(circles).toEqual([])
})

function circlesIn(edges: readonly { readonly from: string; readonly to: string }[]): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (folder: string, way: readonly string[]): void => {
    if (way.includes(folder)) found.push([...way.slice(way.indexOf(folder)), folder])
    if (way.includes(folder) || done.has(folder)) return
    for (const { to } of edges.filter(({ from }) => from === folder)) visit(to, [...way, folder])
    done.add(folder)
  }
  for (const { from } of edges) visit(from, [])
  return found
}

test('what a file imports is found in whichever form it stands', () => {
  const text = `
    import type { A } from './a.ts'
    import { b, type C } from './b.ts'
    import './side.css'
    export * from './c.ts'
    export type { D } from './d.ts'
    const e = () => import('./e.ts')
    const text = "import { x } from './none.ts'"`
  expect(importsOf('a.ts', text).sort()).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'side.css'].map((file) => `./${file}`),
  )
})

test('circles are found', () => {
  const edges = ['a b', 'b c', 'c b', 'd a'].map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to }
  })
  expect(circlesIn(edges)).toEqual([['b', 'c', 'b']])
})
