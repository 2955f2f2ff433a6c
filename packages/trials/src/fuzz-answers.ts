import { isRecord } from '@gam/kernel'
import { FAILURES } from '@gam/protocol/schemas'
import type { Answer } from './fuzz-http.ts'

const CODES: ReadonlySet<string> = new Set(FAILURES)
/** What only we should ever see. */
const INSIDE = /node_modules|\bat .{1,80}\.ts:\d+|\/src\/|SQLITE|kysely/

/** What is wrong with an answer to whatever was asked; null: nothing. */
export function wrongWith(answer: Answer, head: boolean): string | null {
  const { status, headers, body } = answer
  if (status >= 500) return `${status}: ${body.slice(0, 300)}`
  if (headers.get('x-content-type-options') !== 'nosniff') return `${status} without the strict headers`
  if (head || status < 400) return null
  if (INSIDE.test(body)) return `${status} tells of the inside: ${body.slice(0, 300)}`
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('text/plain')) return isSentence(body.trim()) ? null : `${status} without a sentence`
  return holdsFailure(body) ? null : `${status} is no failure as docs/api.md has it: ${body.slice(0, 200)}`
}

function holdsFailure(body: string): boolean {
  try {
    const json: unknown = JSON.parse(body)
    return isRecord(json) && isFailure(json.error)
  } catch {
    return false
  }
}

/** A code that is known, and a sentence for people. */
export function isFailure(error: unknown): boolean {
  if (!isRecord(error)) return false
  const { code, why, rule } = error
  const named = typeof code === 'string' && CODES.has(code) && code !== 'broken'
  return named && typeof why === 'string' && isSentence(why) && (rule === null || typeof rule === 'string')
}

function isSentence(text: string): boolean {
  return text.length > 5 && /\s/.test(text) && !INSIDE.test(text)
}
