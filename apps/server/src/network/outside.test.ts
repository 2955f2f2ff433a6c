import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { isOutside } from './outside.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'fec0::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::7f00:1',
  '2001:db8::1',
  'ff02::1',
  '4000::1',
  'localhost',
  '',
])('%s is inside, or nowhere', (address) => expect(isOutside(address)).toBe(false))

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
  '%s is outside',
  (address) => expect(isOutside(address)).toBe(true),
)

test('who runs the server can allow a part of what is inside', () => {
  const allowed = [ipaddr.parseCIDR('10.0.0.0/8'), ipaddr.parseCIDR('fd00::/8')]
  expect(isOutside('10.1.2.3', allowed)).toBe(true)
  expect(isOutside('::ffff:10.1.2.3', allowed)).toBe(true)
  expect(isOutside('fd00::1', allowed)).toBe(true)
  expect(isOutside('127.0.0.1', allowed)).toBe(false)
  expect(isOutside('fe80::1', allowed)).toBe(false)
})
