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
  const wire = new Promise<Duplex>((settle) => {
    http.on('upgrade', (request, socket, head) =>
      server.handleUpgrade(request, socket, head, () => settle(socket)),
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
  const ours = await wire
  await once(client, 'open')
  return { wire: ours, outbox: new Outbox(ours), heard, client }
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

test('what is said in one moment goes out in one piece', async () => {
  const { wire, outbox, heard, client } = await opened()
  const write = vi.spyOn(wire, 'write')
  outbox.put('one')
  outbox.put('two')
  expect(write).toHaveBeenCalledTimes(0)
  await hearing(heard, client, 2)
  expect(write).toHaveBeenCalledTimes(1)
  outbox.put('three')
  await hearing(heard, client, 3)
  expect(write).toHaveBeenCalledTimes(2)
  expect(heard).toEqual(['one', 'two', 'three'])
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
