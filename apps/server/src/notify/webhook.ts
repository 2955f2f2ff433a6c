import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIPv6 } from 'node:net'
import type { WakeMessage } from './waker.ts'

const TIMEOUT = 5000

/** Addresses inside: a webhook must not reach what only this machine can. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export function isInside(address: string): boolean {
  if (!isIPv6(address)) return inside.check(address, 'ipv4')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ? isInside(mapped) : inside.check(address, 'ipv6') || /^::ffff:/i.test(address)
}

/** Posts to the address that was checked, so that it cannot become another one in between. */
export async function callWebhook(url: string, message: WakeMessage): Promise<void> {
  const { hostname, protocol } = new URL(url)
  if (protocol !== 'https:') throw new Error('a webhook is called by https only')
  const bare = hostname.replace(/^\[|\]$/g, '')
  const { address, family } = await lookup(bare)
  if (isInside(address)) throw new Error('a webhook may not point inside')
  const body = JSON.stringify(message)
  await new Promise<void>((settle, fail) => {
    const call = request(
      url,
      {
        method: 'POST',
        timeout: TIMEOUT,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      (answer) => {
        answer.resume()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) settle()
        else fail(new Error(`the webhook answered ${statusCode}`))
      },
    )
    call.on('timeout', () => call.destroy(new Error('the webhook did not answer')))
    call.on('error', fail)
    call.end(body)
  })
}
