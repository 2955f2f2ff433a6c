import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { isFromOutside, isOfTheHouse, isThisComputer, networkAddresses } from './addresses.ts'

test('what a name or an address means', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'gam.localhost'])
    expect(isThisComputer(host), host).toBe(true)
  for (const host of ['192.168.0.24', 'gam.example', 'localhost.evil.example', '::2'])
    expect(isThisComputer(host), host).toBe(false)
  for (const host of ['192.168.0.24', '10.1.2.3', 'gam.lan', 'shelf.local', 'shelf', '[fd00::1]', 'fe80::1'])
    expect(isOfTheHouse(host), host).toBe(true)
  for (const host of ['gam.example', '8.8.8.8', 'lan.example', '[2606:4700::1]'])
    expect(isOfTheHouse(host), host).toBe(false)
  for (const address of ['8.8.8.8', '2606:4700::1', '::ffff:8.8.8.8'])
    expect(isFromOutside(address), address).toBe(true)
  for (const address of [
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '::ffff:192.168.0.1',
    '100.64.0.1',
    '169.254.1.1',
    '',
  ])
    expect(isFromOutside(address), address).toBe(false)
})

test('the likeliest address of this computer comes first, and none that nobody else can use', () => {
  const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4'): NetworkInterfaceInfo =>
    family === 'IPv4'
      ? { address, internal, family, netmask: '', mac: '', cidr: null }
      : { address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }
  expect(
    networkAddresses({
      lo: [at('127.0.0.1', true)],
      docker0: [at('172.17.0.1')],
      tailscale0: [at('100.100.1.1')],
      other: [at('10.0.0.4')],
      wlp2s0: [at('192.168.0.24'), at('fe80::1', false, 'IPv6')],
      eth1: [at('169.254.3.4')],
    }),
  ).toEqual(['192.168.0.24', '10.0.0.4', '172.17.0.1', '100.100.1.1'])
})
