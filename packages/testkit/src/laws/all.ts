import {
  endsInTime,
  noDeadEnds,
  offersApply,
  othersAreRefused,
  peopleAreAsked,
  tablesCanBeSet,
} from './actions.ts'
import { historyStays, playsInPlace, sameSeedSameGame, seedsDiffer } from './history.ts'
import type { LawOf } from './law-of.ts'
import { listsAreNoPeephole } from './lists.ts'
import { notationIsTrue } from './notation.ts'
import { offersOnlyLook } from './offering.ts'
import { ordersLeaveSomething } from './orders.ts'
import { newDealsAreKnown, positionsAreKnown } from './positions.ts'
import { replaysAreTrue } from './replays.ts'
import { openPointsAreOpen, scoresAddUp } from './scores.ts'
import {
  eventsLeakNothing,
  optionsLeakNothing,
  secretsAreRedacted,
  viewsAreDealtBack,
  viewsTravel,
  worldsCanBePlayed,
} from './secrets.ts'
import { copiesAreTrue, hashIsStable, invariantsHold, jsonIsFaithful, stateIsPlain } from './state.ts'
import { undoIsExact } from './undoing.ts'
import { vocabularyIsSound } from './vocabulary.ts'
import { everythingHasWords, termsAreComplete } from './words.ts'

/** In the order in which they look at a game; history is last, after everybody had a hand in it. */
export const LAWS: readonly LawOf[] = [
  tablesCanBeSet,
  vocabularyIsSound,
  termsAreComplete,
  noDeadEnds,
  offersApply,
  offersOnlyLook,
  endsInTime,
  peopleAreAsked,
  othersAreRefused,
  invariantsHold,
  positionsAreKnown,
  newDealsAreKnown,
  stateIsPlain,
  copiesAreTrue,
  jsonIsFaithful,
  hashIsStable,
  sameSeedSameGame,
  seedsDiffer,
  playsInPlace,
  notationIsTrue,
  viewsAreDealtBack,
  viewsTravel,
  worldsCanBePlayed,
  optionsLeakNothing,
  eventsLeakNothing,
  listsAreNoPeephole,
  ordersLeaveSomething,
  secretsAreRedacted,
  undoIsExact,
  replaysAreTrue,
  scoresAddUp,
  openPointsAreOpen,
  everythingHasWords,
  historyStays,
]
