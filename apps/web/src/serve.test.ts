import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, serve } from './serve.ts'

async function served() {
  const folder = mkdtempSync(join(tmpdir(), 'gam-serve-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Gam</title>')
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('export {}'))
  const server = await serve(folder, 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  return addressOf(server)
}

/** Without the tidying that fetch does to a path and to headers. */
function raw(address: string, path: string, headers = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('every page of the app answers with its shell, never cached, under a strict policy', async () => {
  const address = await served()
  for (const path of ['', 'table/abc', 'settings?x=1']) {
    const answer = await fetch(address + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe/)
    expect(await answer.text()).toContain('Gam')
  }
})

test('hashed files keep for ever, with the right type, packed', async () => {
  const address = await served()
  const packed = { 'accept-encoding': 'gzip, deflate, br' }
  const answer = await fetch(`${address}assets/main-abc.js`, { headers: packed })
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toMatch(/immutable/)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toBe('export {}')
  const plain = await fetch(`${address}assets/main-abc.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe('export {}')
})

test('who has the same file already is told so', async () => {
  const address = await served()
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  expect(await raw(address, '/', { 'if-none-match': etag })).toBe(304)
})

test('what is not there, what lies outside and what is no question is turned down', async () => {
  const address = await served()
  expect((await fetch(`${address}assets/none.js`)).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  expect(await raw(address, '/../../../etc/hosts.conf')).toBe(400)
  expect(await raw(address, '/..%2f..%2fetc/x.conf')).toBe(400)
  expect(await raw(address, '//assets/./main-abc.js')).toBe(400)
  expect(await raw(address, '/a%5cb.js')).toBe(400)
  expect(await raw(address, '/%E0%A4%A')).toBe(400)
})
