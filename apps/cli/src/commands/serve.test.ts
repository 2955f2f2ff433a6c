import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launch, newHome, started } from '../gam.test-support.ts'

async function served(home: string, oldNode: boolean, ...words: string[]) {
  const server = launch(['serve', '--port', '0', '--data', path.join(home, 'data'), ...words], {
    home,
    oldNode,
  })
  await server.says('Gam is at http://localhost:')
  const port = /localhost:(\d+)\//.exec(server.heard.out)?.[1]
  return { ...server, url: `http://localhost:${port}` }
}

test.each([
  ['the Node it wants', false],
  ['any older Node', true],
])(
  'started with %s, a server serves, can be copied and asked meanwhile, and ends in order',
  async (_, oldNode) => {
    const home = newHome()
    const { child, ended, heard, url } = await served(home, oldNode)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const made = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    })
    expect(made.status).toBe(200)
    const at = ['--data', path.join(home, 'data')]
    const copy = path.join(home, 'copy.sqlite')
    expect(await started(['backup', copy, ...at], [], { home, oldNode })).toEqual({
      code: 0,
      out: `The database was copied to ${copy} and checked.\n`,
      err: '',
    })
    expect(existsSync(copy)).toBe(true)
    expect(await started(['backup', copy, ...at], [], { home, oldNode })).toMatchObject({
      code: 2,
      err: `gam: ${copy} exists already; nothing was written.\n`,
    })
    const reports = await started(['reports'], [], { home, oldNode, env: { DATA: path.join(home, 'data') } })
    expect(reports).toEqual({ code: 0, out: 'Nothing has been reported.\n', err: '' })
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
    expect(heard.out).toContain('"msg":"ending"')
  },
)

test('it says how friends reach it: the command for it, or the address in the network', async () => {
  const alone = await served(newHome(), false)
  await alone.says(
    'Only this computer can open it. To let friends in the same network in: npx gam serve --share',
  )
  alone.child.kill('SIGTERM')
  const shared = await served(newHome(), false, '--share')
  await shared.says('network')
  expect(shared.heard.out).toMatch(/network open http:..\d+|no address in a network/)
  shared.child.kill('SIGTERM')
  await Promise.all([alone.ended, shared.ended])
})

test('what hinders a server is one sentence, and it ends', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const home = newHome()
  const cases: [string[], string][] = [
    [['serve', '--port', port, '--data', home], `Port ${port} is taken.`],
    [['serve', '--port', 'many'], 'PORT must be a number from 0 to 65535, not "many".'],
  ]
  for (const [words, sentence] of cases) {
    const { code, err } = await started(words, [], { home, env: { LOG_LEVEL: 'silent' } })
    expect({ words, code, lines: err.split('\n').length }).toEqual({ words, code: 2, lines: 2 })
    expect(err).toContain(sentence)
  }
})
