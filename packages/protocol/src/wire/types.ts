import type { z } from 'zod'
import type * as schemas from './schemas.ts'

type Of<S extends z.ZodType> = z.infer<S>

export type FailureCode = Of<typeof schemas.failureCode>
export type Failure = Of<typeof schemas.failure>
export type Failed = Of<typeof schemas.failed>
export type Person = Of<typeof schemas.person>
export type Me = Of<typeof schemas.me>
export type SessionInfo = Of<typeof schemas.sessionInfo>
export type PasskeyInfo = Of<typeof schemas.passkeyInfo>
export type ClockPlan = Of<typeof schemas.clockPlan>
export type LatePlan = Of<typeof schemas.latePlan>
export type ClockState = Of<typeof schemas.clockState>
export type TableStatus = Of<typeof schemas.status>
export type SeatInfo = Of<typeof schemas.seatInfo>
/** What is sent to make a table; what may be left out may be left out. */
export type TablePlan = z.input<typeof schemas.tablePlan>
export type FairnessInfo = Of<typeof schemas.fairnessInfo>
export type VoteInfo = Of<typeof schemas.voteInfo>
export type AskInfo = Of<typeof schemas.askInfo>
export type Happening = Of<typeof schemas.happening>
export type VacationAnswer = Of<typeof schemas.vacationAnswer>
export type Vacation = Of<typeof schemas.vacation>
export type TableInfo = Of<typeof schemas.tableInfo>
export type TableEntry = Of<typeof schemas.tableEntry>
export type News = Of<typeof schemas.news>
export type Shift = Of<typeof schemas.shift>
export type NamedNews = Of<typeof schemas.namedNews>
export type UndoState = Of<typeof schemas.undoState>
export type ChatLine = Of<typeof schemas.chatLine>
export type Submission = Of<typeof schemas.submission>
export type ClientMessage = Of<typeof schemas.clientMessage>
export type ServerMessage = Of<typeof schemas.serverMessage>
export type GameInfo = Of<typeof schemas.gameInfo>
export type GameList = Of<typeof schemas.gameList>
export type Invitation = Of<typeof schemas.invitation>
export type TableList = Of<typeof schemas.tableList>
export type FinishedList = Of<typeof schemas.finishedList>
export type OriginPlan = z.input<typeof schemas.originPlan>
export type GameRecord = Of<typeof schemas.gameRecord>
export type Totals = Of<typeof schemas.totals>
export type Done = Of<typeof schemas.done>
export type Challenge = Of<typeof schemas.challengeInfo>
export type DailyEntry = Of<typeof schemas.dailyEntry>
export type DailyTry = Of<typeof schemas.dailyTry>
export type DailyDay = Of<typeof schemas.dailyDay>
export type DailyToday = Of<typeof schemas.dailyToday>
export type PushSubscriptionInfo = Of<typeof schemas.pushSubscription>
