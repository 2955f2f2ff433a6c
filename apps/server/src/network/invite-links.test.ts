import { expect, test } from 'vitest'
import { InviteLinks, type InviteLinksPorts } from './invite-links.ts'

const FROM_HERE = { host: 'localhost:8080', address: '127.0.0.1', secure: false }
const FROM_OUTSIDE = { host: 'gam.example', address: '8.8.8.8', secure: true }

function reach(settings: Partial<InviteLinksPorts['settings']>, opened: number | null = null) {
  const kept: number[] = []
  let now = 1000
  const it = new InviteLinks(
    {
      settings: { origins: [], host: '127.0.0.1', shareCommand: 'npm start -- --share', ...settings },
      port: () => 8080,
      now: () => now,
      keep: (moment) => kept.push(moment),
      networkAddresses: () => ['192.168.0.24', '10.0.0.2'],
    },
    opened,
  )
  const wait = (ms: number) => {
    now += ms
  }
  return { it, kept, wait }
}

test('a server that listens to this computer alone says so, and how that is changed', () => {
  expect(reach({}).it.to('/table/x', FROM_HERE)).toEqual({
    link: 'http://localhost:8080/table/x',
    reach: 'here',
    opened: null,
    network: null,
    site: 'localhost:8080',
    command: 'npm start -- --share',
  })
})

test('a server that listens in the network gives the address that a phone can open', () => {
  const { it } = reach({ host: '0.0.0.0' })
  expect(it.to('/table/x', FROM_HERE)).toMatchObject({
    link: 'http://192.168.0.24:8080/table/x',
    reach: 'network',
    network: null,
  })
  expect(it.origins()).toEqual(['http://192.168.0.24:8080', 'http://10.0.0.2:8080'])
  const came = { host: 'gam.lan:8080', address: '192.168.0.7', secure: false }
  expect(it.to('/table/x', came)).toMatchObject({
    link: 'http://gam.lan:8080/table/x',
    reach: 'network',
    network: 'http://192.168.0.24:8080',
  })
})

test('a name that could lead anywhere, without a public address: nothing is claimed', () => {
  const { it } = reach({})
  expect(it.to('/', { host: 'gam.example', address: '127.0.0.1', secure: true })).toMatchObject({
    link: 'https://gam.example/',
    reach: 'unknown',
    network: null,
  })
})

test('the public address is proven by who comes through it from outside, and by nobody else', () => {
  const { it, kept, wait } = reach({ origins: ['https://gam.example'], host: '0.0.0.0' })
  const now = () => it.to('/', FROM_HERE)
  expect(now()).toMatchObject({ link: 'https://gam.example/', reach: 'untried', opened: null, network: null })
  it.heard({ ...FROM_OUTSIDE, address: '192.168.0.7' })
  it.heard({ ...FROM_OUTSIDE, host: '1.2.3.4' })
  it.heard({ ...FROM_OUTSIDE, address: '127.0.0.1' })
  expect(now().reach).toBe('untried')
  it.heard(FROM_OUTSIDE)
  expect(now()).toMatchObject({ reach: 'proven', opened: 1000 })
  wait(5000)
  it.heard(FROM_OUTSIDE)
  expect(now().opened).toBe(6000)
  expect(kept).toEqual([1000])
  wait(60_000)
  it.heard(FROM_OUTSIDE)
  expect(kept).toEqual([1000, 66_000])
  expect(reach({ origins: ['https://gam.example'] }, 500).it.to('/', FROM_HERE)).toMatchObject({
    reach: 'proven',
    opened: 500,
  })
})
