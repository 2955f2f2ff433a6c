import { LOG } from '../ships-log/cards.ts'
import {
  CALM_SEAS,
  CARDS,
  DICE_OF_FATE,
  ICE_SHEET,
  isOmen,
  MAN_OVERBOARD,
  PORT_FEES,
  REFINERY_FIRE,
  SEA_ICE,
  SERMON,
  STOVE_BOAT,
} from '../ships-log/deck.ts'
import { holderOf, isActing, isUsed, isWaiting } from '../ships-log/shelf.ts'
import { STEP } from '../step-ids.ts'
import type { Look, Phase } from './course.ts'
import { logAgenda } from './log-agenda.ts'

const LOG_STEPS: readonly number[] = Object.entries(STEP)
  .filter(([name]) => Object.hasOwn(logAgenda, name))
  .map(([, step]) => step)

/** What holds of the Ship's Log at each moment. */
export function shelf(it: Look, phase: Phase): void {
  const { state, facts } = it
  if (!facts.log)
    for (const { step, at } of it.frames)
      it.must(!LOG_STEPS.includes(step), at, 'is of the Ship’s Log, which is not in play')
  it.must(
    phase !== 'selecting' || it.has(STEP.endWhaling) === facts.log,
    'agenda',
    'must have endWhaling while ships select, with the Ship’s Log and only then',
  )
  cards(it)
  answers(it, phase)
  const { calmed, freed } = state
  it.must(
    calmed < 0 || (isOmen(calmed) && holderOf(state, calmed) >= 0),
    'calmed',
    'must be an omen that somebody has taken',
  )
  it.must(
    freed === 0 ||
      (isWaiting(state, MAN_OVERBOARD) && facts.amended.castawayFindsItUsed && (freed & (freed - 1)) === 0),
    'freed',
    'must be the building whose worker went overboard in this round',
  )
}

/** Which steps must be to come while an omen is in force; any will do. */
const WHILE: { readonly [card: number]: readonly number[] } = {
  [REFINERY_FIRE]: [STEP.endRound],
  [DICE_OF_FATE]: [STEP.endRound],
  [STOVE_BOAT]: [STEP.endWhaling],
  [SEA_ICE]: [STEP.endWhaling],
  [ICE_SHEET]: [STEP.moveShips, STEP.endWhaling],
}

/** SL-04, SL-05: a card waits, is in force or is used as its text has it. */
export function cards(it: Look): void {
  const { state } = it
  for (const [card] of state.log.entries()) {
    const at = `log.${CARDS.value(card)}`
    const { selected, windows, lasts } = LOG[card]
    const waits = !selected || card === MAN_OVERBOARD || card === SERMON
    const holds = lasts || card === PORT_FEES || card === MAN_OVERBOARD
    const ends = card === CALM_SEAS || selected || windows !== undefined || isCoffin(card)
    it.must(waits || !isWaiting(state, card), at, 'never waits: it acts when it is taken')
    it.must(holds || !isActing(state, card), at, 'is never in force')
    it.must((ends && card !== PORT_FEES) || !isUsed(state, card), at, 'is never used up')
    const during = WHILE[card]
    it.must(
      during === undefined || !isActing(state, card) || during.some((step) => it.has(step)),
      at,
      'is in force, but its time is over',
    )
  }
}

function isCoffin(card: number): boolean {
  return CARDS.value(card) === 'coffin'
}

/** SL-75, SL-78: what players chose is kept until all have chosen. */
function answers(it: Look, phase: Phase): void {
  const { state, facts } = it
  for (const [seat, me] of state.seats.entries()) {
    const at = `seats[${seat}]`
    it.must(me.answer === 0 || it.has(STEP.drift), `${at}.answer`, 'must be nothing: no card asks for one')
    it.must(
      !me.frozen ||
        (phase === 'moving' &&
          isActing(state, ICE_SHEET) &&
          facts.amended.iceHoldsFast &&
          seat < facts.people),
      `${at}.frozen`,
      'must be false: no Ice Sheet holds ships in this movement',
    )
    it.must(!me.quiet || (facts.log && seat < facts.people), `${at}.quiet`, 'must be false: nobody would ask')
  }
}
