import ipaddr from 'ipaddr.js'

const HOUSEHOLD = 64

/** Whom an address is counted with: in IPv6 a household has 2^64 of them to choose from. */
export function householdOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${HOUSEHOLD}`)}/${HOUSEHOLD}`
    : ip.toString()
}
