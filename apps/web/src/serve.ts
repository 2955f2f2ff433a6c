import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEADERS, webApp } from '@gam/files'
import Fastify from 'fastify'

/** Where the built app lies. */
export const BUILT = resolve(fileURLToPath(import.meta.url), '../../dist')

/** Serves the built app and nothing else. */
export async function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const app = Fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
  await webApp(app, { folder })
  await app.listen({ port, host })
  return app.server
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
