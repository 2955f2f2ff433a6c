import type { Failed, Failure } from '@gam/protocol/wire'

/** What the server turned down, or that there is none to be reached (`offline`). */
export class ApiError extends Error {
  readonly code: Failure['code'] | 'offline'
  readonly rule: string | null

  constructor(code: Failure['code'] | 'offline', why: string, rule: string | null = null) {
    super(why)
    this.name = 'ApiError'
    this.code = code
    this.rule = rule
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server we came from. The form of its answers is trusted: it is ours. */
export async function api<A>(method: Method, path: string, body?: unknown): Promise<A> {
  const answer = await reach(method, path, body)
  // A host of plain files, or the service worker without a network, answers too, but never with this.
  if (!answer.headers.get('content-type')?.startsWith('application/json'))
    throw new ApiError('offline', 'There is no server at this address now.')
  const json: unknown = await answer.json().catch(() => null)
  if (answer.ok) return json as A
  throw isFailed(json)
    ? new ApiError(json.error.code, json.error.why, json.error.rule)
    : new ApiError('unavailable', `The server answered ${answer.status}.`)
}

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch (error) {
    throw new ApiError('offline', String(error))
  }
}

function isFailed(json: unknown): json is Failed {
  return typeof json === 'object' && json !== null && 'error' in json
}
