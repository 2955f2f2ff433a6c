export { FRAME } from './agenda.ts'
export { type Amended, type Amendments, amendedAt } from './amendments.ts'
export { ChaCha, keyOf } from './chacha.ts'
export type { Chance } from './chance.ts'
export {
  type ComponentSet,
  type Components,
  componentSet,
  type Grade,
  type Graded,
  NO_BOX,
  readComponentSet,
  writeComponentSet,
} from './components.ts'
export { type Domain, ids, type Names, names, range } from './domain.ts'
export type { Flat } from './flat.ts'
export {
  type Checks,
  type Config,
  defineGame,
  type Game,
  type GameSpec,
  type Types,
  withChecks,
} from './game.ts'
export type {
  BookTable,
  BookWords,
  BoxWords,
  GameLanguage,
  GameLanguages,
  GameWords,
  LessonsWords,
  LessonWords,
  Marks,
  Pitch,
  RuleList,
  RuleTexts,
  RulingReasons,
  SectionWords,
  StyleWords,
  TableRow,
} from './game-words.ts'
export { growth } from './growth.ts'
export { canonical, hashOf, isRecord, type Json, type JsonSchema } from './json.ts'
export {
  type Judged,
  type Judgement,
  type Learnt,
  type Packed,
  pointsAsTheyStand,
  type Sight,
  type Strength,
} from './judgement.ts'
export {
  type InLanguages,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type Translation,
} from './languages.ts'
export type { Menu } from './menu.ts'
export { anyOf, oneAt, oneNamed } from './one-at.ts'
export {
  type Option,
  type Options,
  oneOf,
  optionsSchema,
  readOptions,
  several,
  severalOf,
  toggle,
} from './options.ts'
export { overwriteList } from './overwrite.ts'
export { type Phrase, plain, say, type Token } from './phrase.ts'
export { draw, faceDown, fill, pour, put, remove, sizeOf, sum } from './pile.ts'
export type { Plan, Plans } from './plan.ts'
export { Play } from './play.ts'
export { BOTTOM, type Frame, type Inspection, type Lies, type Positions } from './positions.ts'
export { Fault, type FaultCode, type Problem } from './problem.ts'
export { defineReasons, type Reasons, reasonPhrase, reasonsFor } from './reasons.ts'
export { loadJudged, loadWhole, type Registration, type Theme } from './registration.ts'
export { type Replay, readReplay, replayGameId, writeReplay } from './replay.ts'
export { replayIn } from './replay-file.ts'
export { Rerun, standingsIn } from './rerun.ts'
export { ranks, type SeatScore } from './score.ts'
export { inSecondPerson } from './second-person.ts'
export { phrase, type Setting, sentence, termOf } from './sentence.ts'
export { Sfc32 } from './sfc32.ts'
export {
  bag,
  counts,
  each,
  flag,
  type Holds,
  type Infer,
  integer,
  later,
  list,
  maybe,
  NOBODY,
  NONE,
  one,
  type Pool,
  perSeat,
  pile,
  Reading,
  row,
  type Shape,
  struct,
  text,
} from './shape.ts'
export {
  type Beginning,
  type Decision,
  type Offered,
  type Refusal,
  Sitting,
  type Snapshot,
  type Standing,
} from './sitting.ts'
export {
  canBeOrdered,
  type KeptOrder,
  keepOrders,
  openOrders,
  orderedAnswer,
  orderStatement,
  ordersInForce,
  readKeptOrders,
  type StandingOrders,
} from './standing-orders.ts'
export { type Choice, choice, run, type Step } from './step.ts'
export { type Redeal, takeUp } from './take-up.ts'
export { transcript } from './transcript.ts'
export { determinize, openView, readView, type View, view, writeView } from './view.ts'
export {
  Actions,
  domainOf,
  type Fields,
  knowersOf,
  redact,
  type Said,
  type Secret,
  type Statement,
  secret,
  spaced,
  type Verb,
  type Vocabulary,
} from './vocabulary.ts'
export type { SecondPerson, Sentences, Terms, Words } from './words.ts'
