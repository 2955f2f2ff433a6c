import type { Failure, GameRecord, TableInfo, TablePlan } from '@gam/protocol/wire'

/** The connection went before there was an answer: nobody knows whether it was done. */
export class Lost extends Error {}

/** A clear no. */
export class Refused extends Error {
  readonly failure: Failure
  readonly status: number

  constructor(failure: Failure, status: number) {
    super(`${failure.code}: ${failure.why}`)
    this.failure = failure
    this.status = status
  }
}

interface Answer {
  readonly table: TableInfo
  readonly seq: number
}

/** Somebody with a cookie, at whatever address the server has now. */
export class Guest {
  readonly cookie: string

  private constructor(cookie: string) {
    this.cookie = cookie
  }

  static async named(url: string, name: string): Promise<Guest> {
    const response = await answered(url, 'POST', '/api/guests', '', { name })
    const set = response.headers.getSetCookie().find((one) => one.startsWith('gam='))
    const text = await textOf(response)
    if (!response.ok) throw new Refused(JSON.parse(text).error, response.status)
    return new Guest(set?.split(';')[0] ?? '')
  }

  headers(url: string): { origin: string; cookie: string } {
    return { origin: url, cookie: this.cookie }
  }

  async table(url: string, plan: TablePlan): Promise<string> {
    return (await this.call(url, 'POST', '/api/tables', plan)).table.id
  }

  /** What a route answers has the form that docs/api.md gives it. */
  async call<T = Answer>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    const response = await answered(url, method, path, this.cookie, body)
    const text = await textOf(response)
    const json = JSON.parse(text)
    if (!response.ok) throw new Refused(json.error, response.status)
    return json
  }

  record(url: string, table: string): Promise<GameRecord> {
    return this.call<GameRecord>(url, 'GET', `/api/tables/${table}/record`)
  }
}

async function answered(
  url: string,
  method: string,
  path: string,
  cookie: string,
  body: unknown,
): Promise<Response> {
  const headers = {
    origin: url,
    ...(cookie !== '' && { cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    return await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new Lost(`${method} ${path}`, { cause: error })
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new Lost('an answer broke off', { cause: error })
  }
}
