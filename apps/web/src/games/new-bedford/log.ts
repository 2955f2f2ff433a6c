import { type Fact, type Phrase, phrase } from '@gam/kernel'
import { newBedford, TOKENS } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { isAbout, joined } from '../../play/one-line.ts'
import type { LogLine } from '../board.ts'

/** Told by the board itself, or by another line. */
const QUIET = new Set([
  'buildingLined',
  'firstPersonChosen',
  'shipMoved',
  'shipReached',
  'tokensReturned',
  'wheelPassed',
  'wheelStays',
  'seatScored',
  'bonusEarned',
  'orderFailed',
  'orderFollowed',
  'markerMoved',
  'cardBuried',
  'shipWaits',
])

/** With these something new begins, even if the same player goes on. */
const OPENING = new Set([
  'workerPlaced',
  'dieRolled',
  'workersLifted',
  'shipReturned',
  'postOfficePaid',
  'whaleSelected',
  'nothingSelected',
  'helmSet',
  'cardTaken',
  'cardPlayed',
  'castawayPlaced',
  'coffinPlaced',
  'omenCalmed',
])

/** With these a round or a phase begins. */
const HEADS = new Set(['roundBegun', 'shipsMoved', 'lastReturnsBegun'])

export function logLines(facts: readonly Fact[], words: TownWords): LogLine[] {
  const lines: LogLine[] = []
  for (const [i, fact] of facts.entries()) {
    const before = facts[i - 1]
    if (isQuiet(fact)) continue
    if (fact.type === 'tokenDrawn') {
      if (before?.type !== 'tokenDrawn') lines.push(drawLine(facts.slice(i), words))
      continue
    }
    const seat = typeof fact.seat === 'number' ? fact.seat : null
    const said = sayingOf(fact, words)
    if (HEADS.has(fact.type)) {
      lines.push({ seat: null, phrase: said, head: true })
      continue
    }
    const last = lines.at(-1)
    const goesOn = seat !== null && !opens(fact, facts.slice(0, i)) && isAbout(said, seat)
    if (goesOn && last && !last.head && isAbout(last.phrase, seat))
      lines[lines.length - 1] = { ...last, phrase: joined(last.phrase, said, words.marks) }
    else lines.push({ seat, phrase: said, ...(goesOn && { goesOn }) })
  }
  return lines
}

function isQuiet(fact: Fact): boolean {
  return QUIET.has(fact.type) || (fact.type === 'goodsStocked' && fact.amount === 0)
}

/** A Captain's heading goes on from his die: "Starbuck rolls 2; seeks food; places a worker: Farm." */
function sayingOf(fact: Fact, words: TownWords): Phrase {
  if (fact.type === 'headingSought' || fact.type === 'headingChanged')
    return [{ kind: 'seat', value: Number(fact.seat) }, ` ${words.captains.seeks(String(fact.heading))}.`]
  return phrase(newBedford, words.words, 'events', fact)
}

/** A Captain's worker belongs to the line of his die. */
function opens(fact: Fact, before: readonly Fact[]): boolean {
  if (!OPENING.has(fact.type)) return false
  return fact.type !== 'workerPlaced' || before.at(-1)?.type !== 'orderFollowed'
}

function drawLine(facts: readonly Fact[], words: TownWords): LogLine {
  const end = facts.findIndex(({ type }) => type !== 'tokenDrawn')
  const drawn = facts.slice(0, end < 0 ? facts.length : end)
  const tokens = TOKENS.names.toReversed().flatMap((value) => {
    const count = drawn.filter(({ token }) => token === value).length
    return count > 0 ? [{ token: { kind: 'token', value }, count }] : []
  })
  return { seat: null, phrase: words.drawnLine(tokens) }
}
