import { parseSync } from 'rolldown/utils'

/** All that a file imports, types and what is imported later included. */
export function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  return [
    ...named.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...later.filter((quoted) => /^(['"]).*\1$/.test(quoted)).map((quoted) => quoted.slice(1, -1)),
  ]
}
