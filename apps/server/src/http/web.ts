import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { App } from './app.ts'

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

const YEAR = 31_536_000
const TEXT = 'text/plain; charset=utf-8'
const PACKERS = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) }
const PACKABLE = /^(text|application|image\/svg)/

type Encoding = keyof typeof PACKERS

/** Serves the built web app: right types, hashed files for ever, packed once. */
export function webRoutes(app: App, folder: string): void {
  const packed = new Map<string, Promise<Buffer>>()
  const pack = (file: string, encoding: Encoding, body: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${body.length} ${file}`
    const kept = packed.get(key) ?? PACKERS[encoding](body)
    packed.set(key, kept)
    return kept
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split(/[?#]/)[0]
    if (path === '/api' || path.startsWith('/api/'))
      return reply
        .code(404)
        .send({ error: { code: 'not-found', why: 'There is nothing under this address.', rule: null } })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type(TEXT).send('Only GET and HEAD.\n')
    const file = fileFor(folder, path)
    if (file === null) return reply.code(400).type(TEXT).send('This address cannot be read.\n')
    let body: Buffer
    try {
      body = await readFile(file)
    } catch {
      return reply.code(404).type(TEXT).send('There is nothing here.\n')
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    reply.type(type)
    reply.header(
      'cache-control',
      path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    )
    const encoding = PACKABLE.test(type) ? encodingFor(request.headers['accept-encoding']) : null
    if (encoding === null) return reply.send(body)
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
    return reply.send(await pack(file, encoding, body))
  })
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '').toLowerCase()
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : null
}

/** The file that answers a path; a path without an extension is a page of the app. */
function fileFor(folder: string, path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  if (decoded.includes('\0')) return null
  const file = normalize(join(folder, decoded))
  if (!`${file}${sep}`.startsWith(`${folder}${sep}`)) return null
  return extname(file) === '' ? join(folder, 'index.html') : file
}
