import { expect, test } from 'vitest'
import { callWebhook, isInside } from './webhook.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
])('%s is inside', (address) => expect(isInside(address)).toBe(true))

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
  '%s is outside',
  (address) => expect(isInside(address)).toBe(false),
)

const message = {
  type: 'turn',
  table: 't',
  game: 'g',
  title: 'G',
  text: 'It is your turn.',
  url: '/',
} as const

test('a webhook reaches nothing inside, and nothing in the clear', async () => {
  await expect(callWebhook('https://localhost:1/', message)).rejects.toThrow('may not point inside')
  await expect(callWebhook('https://[::1]:1/', message)).rejects.toThrow('may not point inside')
  await expect(callWebhook('http://example.com/', message)).rejects.toThrow('https only')
})
