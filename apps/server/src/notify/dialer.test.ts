import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import tls from 'node:tls'
import { HookListener, LOOPBACK } from '@gam/trials'
import ipaddr from 'ipaddr.js'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { Dialer } from './dialer.ts'

// Against real listeners on loopback, which a dialer reaches only where it is allowed to.

const HERE = [ipaddr.parseCIDR('127.0.0.0/8'), ipaddr.parseCIDR('::1/128')]
const call = { headers: { 'content-type': 'text/plain' }, body: Buffer.from('ahoy') }
const long = () => AbortSignal.timeout(20_000)

beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), LOOPBACK.cert]))

async function listener(host?: string): Promise<HookListener> {
  const hook = await HookListener.open(host)
  onTestFinished(() => hook.close())
  return hook
}

const A = 1
const AAAA = 28

/** Who answers every name with these addresses; how often it was asked. */
async function nameServer(...addresses: string[]): Promise<{ server: string; asked(): number }> {
  let asked = 0
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    asked++
    const end = query.indexOf(0, 12) + 5
    const type = query.readUInt16BE(end - 4)
    const found = addresses.filter((one) => (isIPv6(one) ? AAAA : A) === type)
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(found.length, 6)
    head.writeUInt32BE(0, 8)
    const records = found.map((one) => {
      const data = Buffer.from(ipaddr.parse(one).toByteArray())
      const record = Buffer.alloc(12)
      record.writeUInt16BE(0xc00c, 0)
      record.writeUInt16BE(type, 2)
      record.writeUInt16BE(1, 4)
      record.writeUInt16BE(data.length, 10)
      return Buffer.concat([record, data])
    })
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), port, address)
  })
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready))
  onTestFinished(() => {
    socket.close()
  })
  return { server: `127.0.0.1:${socket.address().port}`, asked: () => asked }
}

test('a call is made, and done when the other side says yes', async () => {
  const hook = await listener()
  await new Dialer(HERE).post(hook.url('/good'), call, long())
  expect([hook.calls, hook.bodies]).toEqual([['/good'], ['ahoy']])
  await expect(new Dialer(HERE).post(hook.url('/status/503'), call, long())).rejects.toThrow('503')
})

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::7f00:1]',
  '[2002:7f00:1::]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '0.0.0.0',
  '10.0.0.1',
  '169.254.169.254',
  '[fe80::1]',
])('%s is not called', async (host) => {
  const [four, six] = [await listener(), await listener('::1')]
  for (const { port } of [four, six])
    await expect(new Dialer().post(`https://${host}:${port}/good`, call, long())).rejects.toThrow(
      'addresses inside are not called',
    )
  expect([four.calls, six.calls, four.held, six.held]).toEqual([[], [], 0, 0])
})

test('only https is called', async () => {
  for (const url of ['http://example.com/', 'ftp://example.com/', 'nonsense'])
    await expect(new Dialer().post(url, call, long())).rejects.toThrow('only https')
})

test.each([
  [['127.0.0.1']],
  [['::1']],
  [['93.184.216.34', '127.0.0.1']],
  [['93.184.216.34', '::ffff:127.0.0.1']],
  [['2002:7f00:1::']],
])('a name behind which there is %s is not called', async (addresses) => {
  const hook = await listener()
  const { server } = await nameServer(...addresses)
  const dialer = new Dialer([], [server])
  await expect(dialer.post(hook.url('/good', 'hook.example'), call, long())).rejects.toThrow(
    'addresses inside are not called',
  )
  expect(hook.held).toBe(0)
})

test('a name is asked for once, and what was found is called', async () => {
  const hook = await listener()
  const { server, asked } = await nameServer('127.0.0.1')
  await new Dialer(HERE, [server]).post(hook.url('/good', 'hook.example'), call, long())
  expect(hook.calls).toEqual(['/good'])
  // For either kind of address.
  expect(asked()).toBe(2)
})

test('a name that nobody knows is said to be not found; one that is never answered ends with the call', async () => {
  const none = await nameServer()
  await expect(new Dialer([], [none.server]).post('https://hook.example/', call, long())).rejects.toThrow(
    'the name was not found',
  )
  const silent = createSocket('udp4')
  await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready))
  onTestFinished(() => {
    silent.close()
  })
  const dialer = new Dialer([], [`127.0.0.1:${silent.address().port}`])
  await expect(dialer.post('https://hook.example/', call, AbortSignal.timeout(200))).rejects.toThrow(
    'timeout',
  )
})

test('a redirect is not followed', async () => {
  const hook = await listener()
  await expect(new Dialer(HERE).post(hook.url('/away'), call, long())).rejects.toThrow('307')
  expect(hook.calls).toEqual(['/away'])
})

test.each(['/silent', '/trickle'])('%s is cut off when the time is over', async (path) => {
  const hook = await listener()
  await expect(new Dialer(HERE).post(hook.url(path), call, AbortSignal.timeout(500))).rejects.toThrow()
  expect(hook.calls).toEqual([path])
  await expect.poll(() => hook.held).toBe(0)
})

test('of an answer without end nothing but its status is read', async () => {
  const hook = await listener()
  await new Dialer(HERE).post(hook.url('/endless'), call, long())
  await expect.poll(() => hook.held).toBe(0)
})
