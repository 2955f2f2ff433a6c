import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: { readonly [header: string]: string }
  readonly body: Buffer | string
}

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
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
const PACKERS = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) }
const PACKABLE = /^(text|application|image\/svg)/

type Encoding = keyof typeof PACKERS

/** A folder with the built web app, whose files do not change: hashed ones keep for ever, each is packed once. */
export class Files {
  readonly #folder: string
  readonly #packed = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** `url`: as it stands in the request, `accepted`: its Accept-Encoding. */
  async answer(method: string, url: string, accepted: string | string[] | undefined): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, headers: { ...TEXT, allow: 'GET, HEAD' }, body: 'Only GET and HEAD.\n' }
    const path = url.split(/[?#]/)[0]
    const file = this.#fileFor(path)
    if (file === null) return { status: 400, headers: TEXT, body: 'This address cannot be read.\n' }
    let body: Buffer
    try {
      body = await readFile(file)
    } catch {
      return { status: 404, headers: TEXT, body: 'There is nothing here.\n' }
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const headers = {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    }
    const encoding = PACKABLE.test(type) ? encodingFor(accepted) : null
    if (encoding === null) return { status: 200, headers, body }
    return {
      status: 200,
      headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
      body: await this.#pack(file, encoding, body),
    }
  }

  #pack(file: string, encoding: Encoding, body: Buffer): Promise<Buffer> {
    const key = `${encoding} ${body.length} ${file}`
    const kept = this.#packed.get(key) ?? PACKERS[encoding](body)
    this.#packed.set(key, kept)
    return kept
  }

  /** The file that answers a path; a path without an extension is a page of the app. */
  #fileFor(path: string): string | null {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return null
    }
    if (decoded.includes('\0')) return null
    const file = normalize(join(this.#folder, decoded))
    if (!`${file}${sep}`.startsWith(`${this.#folder}${sep}`)) return null
    return extname(file) === '' ? join(this.#folder, 'index.html') : file
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '').toLowerCase()
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : null
}
