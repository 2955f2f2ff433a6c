import { isIP } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Does this name mean the computer it is said on? */
export function isThisComputer(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return isIP(name) !== 0 && ipaddr.process(name).range() === 'loopback'
}

const HOUSE_NAMES = /(^[^.]+|\.(local|lan|home|internal|home\.arpa))$/

/** Is this a name or an address that means something in one house only? */
export function isOfTheHouse(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return isIP(name) === 0 ? HOUSE_NAMES.test(name) : !isFromOutside(name)
}

/** An address out in the world, neither this computer's nor one of a private network. */
export function isFromOutside(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'
}

/** Does a server that listens there hear others than this computer? */
export function hearsTheNetwork(host: string): boolean {
  return !isThisComputer(host)
}

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined }

/** Cables and radio come before what only programs on this computer use. */
const OFTEN = [/^(en|eth|wl|wi-?fi)/i, /^(?!(docker|br-|veth|virbr|vmnet|tun|tap|utun|zt|wg|tailscale))/i]

/** The addresses of this computer in its networks, the likeliest first. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address))
      .map(({ address }) => ({ address, rank: OFTEN.findIndex((pattern) => pattern.test(name)) >>> 0 })),
  )
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address)
}

function isLinkLocal(address: string): boolean {
  return ipaddr.process(address).range() === 'linkLocal'
}
