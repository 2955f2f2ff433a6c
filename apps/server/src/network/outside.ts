import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A part of the address space, as `10.0.0.0/8`. */
export type Net = ReturnType<typeof ipaddr.parseCIDR>

/** All of IPv6 that is given out to the world; the rest is inside, old, or of no use. */
const WORLD = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * May a call that somebody else asked for go to this address? What only this machine or its neighbours can reach
 * may not, however it is written, unless whoever runs the server allows that part.
 */
export function isOutside(address: string, allowed: readonly Net[] = []): boolean {
  if (isIP(address) === 0) return false
  const ip = ipaddr.process(address)
  if (allowed.some((net) => net[0].kind() === ip.kind() && ip.match(net))) return true
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(WORLD))
}
