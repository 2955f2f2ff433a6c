import { expect, onTestFinished, test } from 'vitest'
import { newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { postOffice } from './post-office.test-support.ts'

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
