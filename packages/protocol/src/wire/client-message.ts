import { isRecord } from '@gam/kernel'
import type { z } from 'zod'
import { LIMITS } from './limits.ts'
import { ID, SUBMISSION_ID } from './plain.ts'
import { clientMessage } from './socket.ts'
import type { ClientMessage } from './types.ts'

/**
 * What a client sent, or what is wrong with it. Most of what comes are moves: one that is written as usual is known
 * without asking the schema, which costs more than the move.
 */
export function readClientMessage(json: unknown): z.ZodSafeParseResult<ClientMessage> {
  return isSubmission(json) ? { success: true, data: json } : clientMessage.safeParse(json)
}

const FIELDS = 5

function isSubmission(json: unknown): json is ClientMessage & { type: 'submit' } {
  if (!isRecord(json) || json.type !== 'submit' || Object.keys(json).length !== FIELDS) return false
  const { table, id, seq, actions } = json
  return (
    isLike(ID, table) &&
    isLike(SUBMISSION_ID, id) &&
    Number.isSafeInteger(seq) &&
    Number(seq) >= 0 &&
    Array.isArray(actions) &&
    actions.length > 0 &&
    actions.length <= LIMITS.actions &&
    actions.every(isNotation)
  )
}

function isLike(form: RegExp, text: unknown): boolean {
  return typeof text === 'string' && form.test(text)
}

function isNotation(text: unknown): boolean {
  return typeof text === 'string' && text.length > 0 && text.length <= LIMITS.notation
}
