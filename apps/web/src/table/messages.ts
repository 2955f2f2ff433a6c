import type { FaultCode, Replay } from '@gam/kernel'
import type { LookedSeat, Opened, Preview, TablePlan, Told, Trouble } from '../session/session.ts'
import type { TakingUp } from './host.ts'
import type { Study } from './study.ts'
import type { ToldShift } from './told-shift.ts'

/** What the page can ask of a table's worker. */
export interface Calls {
  begin: { ask: { id: string; plan: TablePlan }; answer: Opened }
  open: { ask: { id: string }; answer: Opened }
  takeUp: {
    ask: { id: string; replay: unknown; taking: TakingUp }
    answer: Opened
  }
  look: { ask: { replay: unknown; seats: readonly LookedSeat[] }; answer: Opened }
  submit: { ask: { actions: readonly string[] }; answer: undefined }
  preview: { ask: { actions: readonly string[] }; answer: Preview }
  undo: { ask: { whole: boolean }; answer: undefined }
  order: { ask: { orders: readonly string[] }; answer: undefined }
  unveil: { ask: { seat: number }; answer: undefined }
  at: { ask: { moves: number; viewer: number | null }; answer: Told }
  tellAll: { ask: Record<never, never>; answer: undefined }
  totals: { ask: Record<never, never>; answer: readonly (readonly number[])[] }
  export: { ask: Record<never, never>; answer: Replay }
  resume: { ask: Record<never, never>; answer: undefined }
}

export type Call = { [K in keyof Calls]: { readonly call: K } & Calls[K]['ask'] }[keyof Calls]

export type ToWorker =
  | { readonly role: 'table'; readonly bots: MessagePort }
  | { readonly role: 'bots'; readonly table: MessagePort }
  | { readonly role: 'rewire'; readonly bots: MessagePort }
  | { readonly role: 'study'; readonly id: number; readonly request: Study }
  | { readonly role: 'call'; readonly id: number; readonly request: Call }

interface Failure {
  readonly code: FaultCode | 'stopped'
  readonly why: string
  readonly rule: string | null
}

export type FromWorker =
  | { readonly said: 'moment'; readonly moment: Told }
  /** What became different of what was told before. */
  | { readonly said: 'shift'; readonly shift: ToldShift }
  | { readonly said: 'trouble'; readonly trouble: Trouble }
  /** After a save that failed, one worked. */
  | { readonly said: 'kept' }
  | { readonly said: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly said: 'failure'; readonly id: number; readonly failure: Failure }

export type BotAnswer =
  | { readonly id: number; readonly action: string }
  | { readonly id: number; readonly failed: string }
