import { type Fact, type Phrase, phrase, type Token } from '@gam/kernel'
import { whaleRiders } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { LogLine } from '../board.ts'

/** Told by the table itself, or said better by the next fact. */
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
export function logLines(facts: readonly Fact[], words: RiderWords): LogLine[] {
  const lines: LogLine[] = []
  for (const fact of facts) {
    if (QUIET.has(fact.type) || isSecret(fact)) continue
    const seat = typeof fact.seat === 'number' ? fact.seat : null
    lines.push({ seat, phrase: told(fact, words), ...(fact.type === 'roundBegun' && { head: true }) })
  }
  const drawn = facts.filter(({ type }) => type === 'tileDrawn')
  for (const port of new Set(drawn.map((fact) => fact.port))) {
    const here = drawn.filter((fact) => fact.port === port)
    const tiles = here.filter(({ tile }) => tile !== 'storm').map(({ tile }) => tokenOf('tile', tile))
    const storms = here.length - tiles.length
    const place = tokenOf('port', port)
    if (tiles.length > 0) lines.push({ seat: null, phrase: words.log.drawn(place, tiles) })
    if (storms > 0) lines.push({ seat: null, phrase: words.log.storms(place, storms) })
  }
  return lines
}

function told(fact: Fact, words: RiderWords): Phrase {
  if (fact.type === 'abilityChosen')
    return words.log.took(tokenOf('seat', fact.seat), tokenOf('magic', fact.ability))
  return phrase(whaleRiders, words.words, 'events', fact)
}

/** Cards that somebody else draws are no news. */
function isSecret({ type, contract }: Fact): boolean {
  return type === 'contractDrawn' && contract === null
}
