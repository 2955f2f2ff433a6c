import type { Failure, FailureCode } from '@gam/protocol/wire'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { BROKEN, failureOf, UNAVAILABLE } from '../denied.ts'
import { isUnavailable } from '../store/unavailable.ts'

const STATUS: { readonly [code in FailureCode]: number } = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-components': 400,
  'bad-seats': 400,
  'bad-state': 400,
  'bad-replay': 400,
  'bad-notation': 400,
  'unknown-rules': 409,
  'not-offered': 409,
  'list-ends': 409,
  illegal: 409,
  'not-your-turn': 409,
  'game-over': 409,
  'no-undo': 409,
  stale: 409,
  'no-session': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'not-found': 404,
  'seat-taken': 409,
  'wrong-time': 409,
  'name-taken': 409,
  'too-fast': 429,
  'too-large': 413,
  'too-many': 409,
  unavailable: 503,
  broken: 500,
}

export function statusOf(failure: Failure): number {
  return STATUS[failure.code]
}

/** What went wrong, as it may be told; `broken` for what is nobody's mistake but ours. */
export function toldOf(error: unknown): Failure {
  const known = failureOf(error)
  if (known) return known
  if (isUnavailable(error)) return UNAVAILABLE
  if (hasZodFastifySchemaValidationErrors(error)) {
    const lines = error.validation.map(({ instancePath, message }) =>
      `${instancePath.replaceAll('/', '.').slice(1)} ${message ?? ''}`.trim(),
    )
    return {
      code: 'bad-request',
      why: `This request makes no sense: ${lines.join('; ').slice(0, 400)}`,
      rule: null,
    }
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500
  if (status === 413) return { code: 'too-large', why: 'This is too much for one request.', rule: null }
  if (status === 429) return { code: 'too-fast', why: 'Too many requests; wait a little.', rule: null }
  if (status === 404) return { code: 'not-found', why: 'There is nothing here.', rule: null }
  if (status === 503) return { code: 'unavailable', why: 'The server is busy; try again.', rule: null }
  if (status >= 400 && status < 500)
    return { code: 'bad-request', why: 'This request cannot be read; is it JSON?', rule: null }
  return BROKEN
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}
