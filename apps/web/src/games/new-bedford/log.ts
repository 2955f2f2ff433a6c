import { type Phrase, phrase, type Statement } from '@gam/kernel'
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

/** Said while the town grows dark; afterwards the head of the next round tells it. */
const EVENING = new Set(['wheelPassed', 'wheelStays'])

/** With these a round or a phase begins. */
const HEADS = new Set(['roundBegun', 'shipsMoved', 'lastReturnsBegun'])

export function logLines(statements: readonly Statement[], words: TownWords): LogLine[] {
  const lines: LogLine[] = []
  for (const [i, statement] of statements.entries()) {
    const before = statements[i - 1]
    if (EVENING.has(statement.type) && i === statements.length - 1)
      lines.push({ seat: null, phrase: sayingOf(statement, words) })
    if (isQuiet(statement)) continue
    if (statement.type === 'tokenDrawn') {
      if (before?.type !== 'tokenDrawn') lines.push(drawLine(statements.slice(i), words))
      continue
    }
    const seat = typeof statement.seat === 'number' ? statement.seat : null
    const said = sayingOf(statement, words)
    if (HEADS.has(statement.type)) {
      lines.push({ seat: null, phrase: said, head: true })
      continue
    }
    const last = lines.at(-1)
    const goesOn = seat !== null && !opens(statement, statements.slice(0, i)) && isAbout(said, seat)
    if (goesOn && last && !last.head && isAbout(last.phrase, seat))
      lines[lines.length - 1] = { ...last, phrase: joined(last.phrase, said, words) }
    else lines.push({ seat, phrase: said, ...(goesOn && { goesOn }) })
  }
  return lines
}

function isQuiet(statement: Statement): boolean {
  return QUIET.has(statement.type) || (statement.type === 'goodsStocked' && statement.amount === 0)
}

/** A Captain's heading goes on from his die: "Starbuck rolls 2; seeks food; places a worker: Farm." */
function sayingOf(statement: Statement, words: TownWords): Phrase {
  if (statement.type === 'headingSought' || statement.type === 'headingChanged')
    return [
      { kind: 'seat', value: Number(statement.seat) },
      ` ${words.captains.seeks(String(statement.heading))}.`,
    ]
  return phrase(newBedford, words.words, 'events', statement)
}

/** A Captain's worker belongs to the line of his die. */
function opens(statement: Statement, before: readonly Statement[]): boolean {
  if (!OPENING.has(statement.type)) return false
  return statement.type !== 'workerPlaced' || before.at(-1)?.type !== 'orderFollowed'
}

function drawLine(statements: readonly Statement[], words: TownWords): LogLine {
  const end = statements.findIndex(({ type }) => type !== 'tokenDrawn')
  const drawn = statements.slice(0, end < 0 ? statements.length : end)
  const tokens = TOKENS.names.toReversed().flatMap((value) => {
    const count = drawn.filter(({ token }) => token === value).length
    return count > 0 ? [{ token: { kind: 'token', value }, count }] : []
  })
  return { seat: null, phrase: words.drawnLine(tokens) }
}
