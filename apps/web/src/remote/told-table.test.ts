import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toldTable } from './told-table.ts'

const ID = 'AAECAwQFBgcICQoLDA0ODw'
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('location', new URL('http://gam.lan:4173/'))
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ table: ID })
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [`http://gam.lan:4173/table/${ID}`, `/table/${ID}`],
  [` gam.lan:4173/table/${ID} `, `/table/${ID}`],
  [`/table/${ID}`, `/table/${ID}`],
  ['http://gam.lan:4173/t/K7QX2', '/t/K7QX2'],
  [`https://elsewhere.example/table/${ID}?a#b`, `https://elsewhere.example/table/${ID}?a#b`],
  [`192.168.0.24:4173/t/K7QX2`, 'http://192.168.0.24:4173/t/K7QX2'],
])('%s leads to %s without asking', async (text, place) => {
  expect(await toldTable(text)).toBe(place)
  expect(asked).toEqual([])
})

test('anything else is looked up as a code, as it was typed', async () => {
  expect(await toldTable(' k7-qx2 ')).toBe(`/table/${ID}`)
  await toldTable('../me')
  expect(asked).toEqual(['/api/codes/k7-qx2', '/api/codes/..%2Fme'])
})
