import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newStore, ServerProcess, Visitor } from '../server.test-support.ts'

/** A mail server that takes everything. */
async function postOffice(): Promise<{ port: number; letters: string[] }> {
  const letters: string[] = []
  const server: Server = createServer((socket) => {
    let letter: string | null = null
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        if (letter === null) {
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
          if (line === 'DATA') letter = ''
        } else if (line === '.') {
          letters.push(letter)
          letter = null
          socket.write('250 kept\r\n')
        } else letter += `${line}\n`
      }
    })
  })
  onTestFinished(() => {
    server.close()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, letters }
}

test('who is not there gets a letter that it is their turn, and it tells nothing of the game', async () => {
  const { port, letters } = await postOffice()
  const store = await newStore('sqlite')
  const server = await ServerProcess.start({
    ...store.env,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'gam@gam.example',
    PUBLIC_ORIGIN: 'https://gam.example',
  })
  onTestFinished(() => server.end('SIGKILL').then(() => store.remove()))
  const headers = { origin: 'https://gam.example' }
  const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
  for (const [who, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const) {
    await who.call('POST', '/api/guests', { name }, headers)
    const email = `${name}@mail.example`
    await who.call('PUT', '/api/me/wake', { webhook: null, email }, headers)
  }
  const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }
  const { table } = await ann.call('POST', '/api/tables', plan, headers)
  await ben.call('POST', `/api/tables/${table.id}/join`, {}, headers)
  await ann.call('POST', `/api/tables/${table.id}/start`, undefined, headers)
  await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(1)
  expect(letters[0]).toMatch(/To: (Ann|Ben)@mail.example/)
  expect(letters[0]).toContain('It is your turn at Whale Riders: The Card Game.')
  expect(letters[0].replace(/=\n/g, '')).toContain(`https://gam.example/table/${table.id}`)
})
