import type { LogValues } from './moves.ts'

/** What processes that share a database tell each other: look there. What there is to see is in the store. */
export interface Hint {
  /** The process that says it, so that it need not listen to itself. */
  readonly from: string
  readonly tables?: readonly string[]
  /** Tables where nothing has changed but that their log goes on. */
  readonly moves?: readonly string[]
  /** What their log goes on with; where it is told, nobody need look. */
  readonly log?: readonly LogValues[]
  readonly people?: readonly string[]
  /** Hashes of sessions that have ended; a few at a time. */
  readonly sessions?: readonly string[]
  readonly presence?: readonly PresenceHint[]
}

export interface PresenceHint {
  readonly table: string
  readonly people: readonly string[]
  readonly spectators: number
}

/** PostgreSQL takes no payload above 8000 bytes. */
export const MOST_BYTES = 7500

/** A hint as it is sent: in as many pieces as it takes. */
export function hintTexts(hint: Hint): string[] {
  const whole = JSON.stringify(hint)
  return whole.length <= MOST_BYTES ? [whole] : pieces(hint)
}

function pieces({ from, ...lists }: Hint): string[] {
  const head = JSON.stringify({ from }).slice(0, -1)
  const texts: string[] = []
  let items: string[] = []
  let name = ''
  let size = 0
  const close = () => {
    if (items.length > 0) texts.push(`${head},"${name}":[${items.join(',')}]}`)
    items = []
    size = head.length
  }
  for (const [list, values] of Object.entries(lists)) {
    close()
    name = list
    for (const value of values) {
      const item = JSON.stringify(value)
      if (size + item.length > MOST_BYTES) close()
      items.push(item)
      size += item.length + 1
    }
  }
  close()
  return texts
}
