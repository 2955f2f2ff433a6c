/** Every place in a tree of messages, with what kind of thing lies there. */
export function places(tree: unknown, path = ''): string[] {
  if (Array.isArray(tree)) return [`${path}[]`]
  if (typeof tree === 'object' && tree !== null)
    return Object.entries(tree).flatMap(([key, value]) => places(value, `${path}.${key}`))
  return [`${path}: ${typeof tree}`]
}

/** Messages that are there but say nothing. */
export function empty(tree: unknown, path = ''): string[] {
  if (typeof tree === 'string') return tree.trim() === '' ? [path] : []
  if (Array.isArray(tree)) return tree.length === 0 ? [path] : []
  if (typeof tree === 'object' && tree !== null)
    return Object.entries(tree).flatMap(([key, value]) => empty(value, `${path}.${key}`))
  return []
}
