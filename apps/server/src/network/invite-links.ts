import type { Invitation } from '@gam/protocol/wire'
import {
  hearsTheNetwork,
  isFromOutside,
  isOfTheHouse,
  isThisComputer,
  networkAddresses,
} from './addresses.ts'
import type { Sharing } from './sharing.ts'

/** What of a request says where it came from and where it was sent to. */
export interface Came {
  /** The host it names, with its port. */
  readonly host: string
  readonly address: string
  readonly secure: boolean
}

export interface InviteLinksPorts {
  readonly settings: Sharing
  /** The port the server listens at. */
  port(): number
  now(): number
  /** The moment is kept for the next start. */
  keep(moment: number): void
  networkAddresses?(): readonly string[]
}

/** Not every request is worth writing down. */
const KEEP_EVERY = 60_000

/**
 * How far the links of this server lead, as far as it is known. Nobody is asked to try: only who comes from outside,
 * through the public address, shows that one can.
 */
export class InviteLinks {
  readonly #ports: InviteLinksPorts
  #opened: number | null
  #kept = Number.NEGATIVE_INFINITY

  /** `opened`: when somebody last came from outside, as it was kept. */
  constructor(ports: InviteLinksPorts, opened: number | null) {
    this.#ports = ports
    this.#opened = opened
  }

  heard({ host, address }: Came): void {
    const { settings, now, keep } = this.#ports
    if (!settings.origins.some((origin) => new URL(origin).host === host) || !isFromOutside(address)) return
    this.#opened = now()
    if (this.#opened - this.#kept < KEEP_EVERY) return
    this.#kept = this.#opened
    keep(this.#opened)
  }

  /** How others come to a page, told to somebody who came this way. */
  to(path: string, came: Came): Omit<Invitation, 'code'> {
    const { settings } = this.#ports
    const here = `${came.secure ? 'https' : 'http'}://${came.host}`
    const { origin, reach } = this.#best(came, here)
    // Where a public address is set, this server takes orders from its pages alone.
    const [network] = settings.origins.length > 0 ? [] : this.origins()
    return {
      link: origin + path,
      reach,
      opened: settings.origins.length > 0 ? this.#opened : null,
      network: network !== undefined && network !== origin ? network : null,
      site: new URL(origin).host,
      command: settings.shareCommand,
    }
  }

  #best({ host }: Came, here: string): { origin: string; reach: Invitation['reach'] } {
    const [publicly] = this.#ports.settings.origins
    if (publicly !== undefined)
      return { origin: publicly, reach: this.#opened === null ? 'untried' : 'proven' }
    const { hostname } = new URL(here)
    if (!isThisComputer(hostname))
      return { origin: here, reach: isOfTheHouse(hostname) ? 'network' : 'unknown' }
    const [network] = this.origins()
    return network === undefined
      ? { origin: `http://${host}`, reach: 'here' }
      : { origin: network, reach: 'network' }
  }

  /** Where others in the network find this server; none where it does not listen to them. */
  origins(): string[] {
    const { settings, port } = this.#ports
    if (!hearsTheNetwork(settings.host)) return []
    return this.#addresses().map((address) => `http://${address}:${port()}`)
  }

  #addresses(): readonly string[] {
    const { settings, networkAddresses: given = networkAddresses } = this.#ports
    const all = settings.host === '0.0.0.0' || settings.host === '::'
    return all ? given() : [settings.host]
  }
}
