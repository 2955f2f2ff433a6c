import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from './outbox.ts'

/** A real socket: what is put into the outbox at one end, and what comes out at the other. */
async function opened() {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const taken = new Promise<{ socket: WebSocket; wire: Duplex }>((settle) => {
    http.on('upgrade', (request, wire, head) =>
      server.handleUpgrade(request, wire, head, (socket) => settle({ socket, wire })),
    )
  })
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : null
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  onTestFinished(() => {
    client.terminate()
    http.close()
  })
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  const { socket, wire } = await taken
  await once(client, 'open')
  return { socket, wire, outbox: new Outbox(socket, wire), heard, client }
}

async function hearing(heard: readonly string[], client: WebSocket, count: number): Promise<void> {
  while (heard.length < count) await once(client, 'message')
}

test('messages of every length arrive whole and in order', async () => {
  const { outbox, heard, client } = await opened()
  const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
  const texts = sizes.map((size, i) => String.fromCharCode(97 + i).repeat(size))
  for (const text of texts) outbox.put(text)
  await hearing(heard, client, texts.length)
  expect(heard).toEqual(texts)
})

test('a length counts bytes, not letters', async () => {
  const { outbox, heard, client } = await opened()
  const texts = ['ä'.repeat(100), '🐋'.repeat(40), `${'x'.repeat(124)}ß`, 'ok']
  for (const text of texts) outbox.put(text)
  await hearing(heard, client, texts.length)
  expect(heard).toEqual(texts)
})

test('what the socket says by itself stands between whole messages', async () => {
  const { socket, outbox, heard, client } = await opened()
  const pings: string[] = []
  client.on('ping', (data) => pings.push(String(data)))
  for (const [i, text] of ['one', 'x'.repeat(70_000), 'three'].entries()) {
    outbox.put(text)
    socket.ping(`${i}`)
    outbox.send()
    socket.ping(`${i} again`)
  }
  await hearing(heard, client, 3)
  expect(heard.map((text) => text.length)).toEqual([3, 70_000, 5])
  await vi.waitFor(() => expect(pings).toHaveLength(6))
})

test('what is said in one moment goes out in one piece', async () => {
  const { wire, outbox, heard, client } = await opened()
  const write = vi.spyOn(wire, '_write')
  const together = vi.spyOn(wire, '_writev')
  outbox.put('one')
  outbox.put('two')
  expect(write).toHaveBeenCalledTimes(0)
  await hearing(heard, client, 2)
  expect(write).toHaveBeenCalledTimes(1)
  expect(together).toHaveBeenCalledTimes(0)
  expect(heard).toEqual(['one', 'two'])
})

test('who looks on waits for the others, and hears everything in order', async () => {
  const crowd = await Promise.all(Array.from({ length: 60 }, opened))
  const player = await opened()
  for (const { outbox } of crowd) outbox.put('move', true)
  player.outbox.put('move')
  // An answer to somebody who looks on takes along what waits.
  crowd[59].outbox.put('answer')
  const waiting = () => crowd.filter(({ outbox }) => outbox.waiting > 0).length
  await new Promise((next) => process.nextTick(next))
  expect(player.outbox.waiting).toBe(0)
  expect(waiting()).toBe(59)
  await new Promise((next) => setImmediate(next))
  expect(waiting()).toBe(9)
  await Promise.all(crowd.map(({ heard, client }) => hearing(heard, client, 1)))
  await hearing(crowd[59].heard, crowd[59].client, 2)
  expect(crowd[59].heard).toEqual(['move', 'answer'])
})

test('after a good-bye nothing more is said', async () => {
  const { socket, outbox, heard, client } = await opened()
  outbox.put('one')
  outbox.send()
  socket.close(1001)
  outbox.put('two')
  await once(client, 'close')
  expect(heard).toEqual(['one'])
})

test('what is sent at once is not sent again', async () => {
  const { outbox, heard, client } = await opened()
  outbox.put('one')
  outbox.send()
  outbox.put('two')
  await hearing(heard, client, 2)
  expect(heard).toEqual(['one', 'two'])
})

test('nothing is said to who has gone', async () => {
  const { wire, outbox } = await opened()
  outbox.put('one')
  wire.destroy()
  await once(wire, 'close')
  outbox.put('two')
  expect(() => outbox.send()).not.toThrow()
})
