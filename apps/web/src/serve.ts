import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

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

const HEADERS: { readonly [header: string]: string } = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Where the built app lies. */
export const BUILT = resolve(fileURLToPath(import.meta.url), '../../dist')

const YEAR = 31_536_000

const PACKERS = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) }
const PACKABLE = /^(text|application|image\/svg)/

/** Files packed once; they do not change while the server runs. */
class Packed {
  readonly #kept = new Map<string, Promise<Buffer>>()

  get(file: string, encoding: keyof typeof PACKERS, body: Buffer): Promise<Buffer> {
    const key = `${encoding} ${body.length} ${file}`
    const kept = this.#kept.get(key) ?? PACKERS[encoding](body)
    this.#kept.set(key, kept)
    return kept
  }
}

function encodingFor(accepted: string | string[] | undefined): keyof typeof PACKERS | null {
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

/** Serves the built app: right types, hashed files for ever, nothing from elsewhere. */
export function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const packed = new Packed()
  const server = createServer(async (request, response) => {
    const end = (status: number, headers: Record<string, string>, body: Buffer | string) => {
      response.writeHead(status, { ...HEADERS, ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const text = { 'content-type': 'text/plain; charset=utf-8' }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      end(405, { ...text, allow: 'GET, HEAD' }, 'Only GET and HEAD.\n')
      return
    }
    const path = (request.url ?? '/').split(/[?#]/)[0]
    const file = fileFor(folder, path)
    if (file === null) {
      end(400, text, 'This address cannot be read.\n')
      return
    }
    try {
      const body = await readFile(file)
      const hashed = path.startsWith('/assets/')
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      const headers = {
        'content-type': type,
        'cache-control': hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      }
      const encoding = PACKABLE.test(type) ? encodingFor(request.headers['accept-encoding']) : null
      if (encoding === null) end(200, headers, body)
      else
        end(
          200,
          { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
          await packed.get(file, encoding, body),
        )
    } catch {
      end(404, text, 'There is nothing here.\n')
    }
  })
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => ready(server))
  })
}

export function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  const { port, address: host }: AddressInfo = address
  return `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`
}

async function main(): Promise<void> {
  if (!existsSync(join(BUILT, 'index.html'))) {
    console.error('The web app is not built yet. Build it first: npm run build -w @gam/web')
    process.exitCode = 1
    return
  }
  const port = Number(process.env.PORT ?? 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
    process.exitCode = 1
    return
  }
  const host = process.env.HOST ?? '127.0.0.1'
  try {
    const server = await serve(BUILT, port, host)
    console.log(`Gam is at ${addressOf(server)}`)
  } catch (error) {
    console.error(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=8080 npm start`
        : `The web app could not be served: ${String(error)}`,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
