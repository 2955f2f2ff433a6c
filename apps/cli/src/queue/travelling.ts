const MAP = 'map of'

/** Results as JSON; a map is written as its entries. */
export function write(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? { [MAP]: [...part] } : part))
}

export function read(text: string): unknown {
  return JSON.parse(text, (_, part: unknown) =>
    typeof part === 'object' && part !== null && MAP in part && Array.isArray(part[MAP])
      ? new Map(part[MAP])
      : part,
  )
}
