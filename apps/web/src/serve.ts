import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Files, HEADERS } from '@gam/files'

/** Where the built app lies. */
export const BUILT = resolve(fileURLToPath(import.meta.url), '../../dist')

/** Serves the built app and nothing else. */
export function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const files = new Files(folder)
  const server = createServer(async ({ method = '', url = '/', headers }, response) => {
    const answer = await files.answer(method, url, headers['accept-encoding'])
    response.writeHead(answer.status, { ...HEADERS, ...answer.headers })
    response.end(method === 'HEAD' ? undefined : answer.body)
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
