import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import type { Game, Shape, Types } from '@gam/kernel'
import type { Law } from './conformance.ts'

/**
 * What makes one state of a game the same as another, written out from its shape as somebody would write it by hand:
 * a compiler sees every name, and nothing is allocated.
 */
export function writtenOut<T extends Types>(game: Game<T>, file: URL): Law {
  return {
    title: 'what overwrites a state is written out from its shape',
    check() {
      const code = codeOf(game.shape as Shape<unknown>)
      if (process.env.GOLDEN === 'record') writeFileSync(file, code)
      else if (readFileSync(file, 'utf8') !== code)
        throw new Error(`${file.pathname} is of another shape. Write it out anew: npm run golden`)
    },
  }
}

function codeOf(shape: Shape<unknown>): string {
  return `// Written out from the shape of the state by \`npm run golden\`.
import { overwriteList } from '@gam/kernel'
import type { State } from './state.ts'

export function overwrite(from: State, to: State): void {
${lines(shape, 'from', 'to', '')
  .map((line) => `  ${line}\n`)
  .join('')}}
`
}

/** `within`: the names on the way there, run together. */
function lines(shape: Shape<unknown>, from: string, to: string, within: string): string[] {
  if (shape.scalar) return [`${to} = ${from}`]
  if (shape.values) return [`overwriteList(${from}, ${to})`]
  if (shape.fields)
    return Object.entries(shape.fields).flatMap(([name, field]) =>
      lines(field, `${from}.${name}`, `${to}.${name}`, within + name.charAt(0).toUpperCase() + name.slice(1)),
    )
  if (!shape.entries) throw new Error(`${from}: a list of any length of more than single values`)
  const [i, one, other] = [`at${within}`, `from${within}`, `to${within}`]
  return [
    `for (let ${i} = 0; ${i} < ${from}.length; ${i}++) {`,
    `  const ${one} = ${from}[${i}]`,
    `  const ${other} = ${to}[${i}]`,
    ...lines(shape.entries, one, other, within).map((line) => `  ${line}`),
    '}',
  ]
}
