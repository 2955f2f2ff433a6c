import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isOutside, type Net } from '../network/outside.ts'

interface Call {
  readonly headers: { readonly [name: string]: string | number }
  readonly body: Buffer
}

/** This can never work, however often it is tried. */
export class Hopeless extends Error {}

/** What was called answered with a status that is no success. */
export class Answered extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the answer was ${status}`)
    this.status = status
  }
}

const LOOKUP = { timeout: 2000, tries: 2 }

/**
 * The one way by which this server calls addresses that its visitors named. A name is resolved once, every address
 * behind it is checked, and the call goes to what was checked; redirects are not followed, and of the answer nothing
 * but the status is read.
 */
export class Dialer {
  readonly #allowed: readonly Net[]
  readonly #servers: readonly string[]

  /** `allowed`: parts of the inside that may be called. `servers`: who is asked for names; none: as the system says. */
  constructor(allowed: readonly Net[] = [], servers: readonly string[] = []) {
    this.#allowed = allowed
    this.#servers = servers
  }

  /** Done when the other side has answered with a success; the signal ends all of it at any moment. */
  async post(address: string, call: Call, signal: AbortSignal): Promise<void> {
    const url = URL.parse(address)
    if (url?.protocol !== 'https:') throw new Hopeless('only https addresses are called')
    const found = await this.#resolve(url.hostname.replace(/^\[|\]$/g, ''), signal)
    if (found.some((one) => !isOutside(one, this.#allowed)))
      throw new Hopeless('addresses inside are not called')
    const status = await this.#send(url, call, found, signal)
    if (status < 200 || status > 299) throw new Answered(status)
  }

  /** Not by the system's own calls: these hold a thread that files and passwords need, for as long as a name takes. */
  async #resolve(host: string, signal: AbortSignal): Promise<string[]> {
    if (isIP(host) !== 0) return [host]
    const resolver = new Resolver(LOOKUP)
    if (this.#servers.length > 0) resolver.setServers(this.#servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      signal.throwIfAborted()
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      signal.throwIfAborted()
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (found.length === 0) throw new Error('the name was not found')
      return found
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  #send(url: URL, { headers, body }: Call, found: readonly string[], signal: AbortSignal): Promise<number> {
    const addresses = found.map((address) => ({ address, family: isIP(address) }))
    return new Promise((settle, fail) => {
      const call = request(
        url,
        {
          method: 'POST',
          agent: false,
          signal,
          headers: { ...headers, 'content-length': body.length },
          lookup(_host, options, done) {
            const [first] = addresses
            if (options.all) done(null, addresses)
            else if (first) done(null, first.address, first.family)
            else done(new Error('there is no address to call'), '')
          },
        },
        (answer) => {
          settle(answer.statusCode ?? 0)
          // Whatever it goes on to say, nobody listens.
          answer.destroy()
        },
      )
      call.on('error', fail)
      call.end(body)
    })
  }
}
