import { type Phrase, phrase, type Statement, type Token } from '@gam/kernel'
import { whaleRiders } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { LogLine } from '../board.ts'

/** Told by the table itself, or said better by the next statement. */
const QUIET = new Set([
  'tileLaid',
  'stormsAdded',
  'contractDealt',
  'decreeLaid',
  'abilityLaid',
  'contractNamed',
  'fulfillingEnded',
  'gapsClosed',
  'tileDrawn',
  'pearlsCounted',
])

function tokenOf(kind: string, value: string | number | null): Token {
  return { kind, value: value ?? '' }
}

/** The lines of one action: what was done, then what came out of the bag, port by port. */
export function logLines(statements: readonly Statement[], words: RiderWords): LogLine[] {
  const lines: LogLine[] = []
  for (const statement of statements) {
    if (QUIET.has(statement.type) || isSecret(statement)) continue
    const seat = typeof statement.seat === 'number' ? statement.seat : null
    lines.push({
      seat,
      phrase: told(statement, words),
      ...(statement.type === 'roundBegun' && { head: true }),
    })
  }
  const drawn = statements.filter(({ type }) => type === 'tileDrawn')
  for (const port of new Set(drawn.map((statement) => statement.port))) {
    const here = drawn.filter((statement) => statement.port === port)
    const tiles = here.filter(({ tile }) => tile !== 'storm').map(({ tile }) => tokenOf('tile', tile))
    const storms = here.length - tiles.length
    const place = tokenOf('port', port)
    if (tiles.length > 0) lines.push({ seat: null, phrase: words.log.drawn(place, tiles) })
    if (storms > 0) lines.push({ seat: null, phrase: words.log.storms(place, storms) })
  }
  return lines
}

function told(statement: Statement, words: RiderWords): Phrase {
  if (statement.type === 'abilityChosen')
    return words.log.took(tokenOf('seat', statement.seat), tokenOf('magic', statement.ability))
  return phrase(whaleRiders, words.words, 'events', statement)
}

/** Cards that somebody else draws are no news. */
function isSecret({ type, contract }: Statement): boolean {
  return type === 'contractDrawn' && contract === null
}
