import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newSubmission, ownServer, Visitor } from './server.test-support.ts'

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const server = ownServer('sqlite')

test('the bot in Python that docs/api.md shows plays a whole game', async () => {
  if (spawnSync('python3', ['--version']).status !== 0)
    return console.info('python3 is not on the PATH: the bot of docs/api.md was not run')
  const ann = await Visitor.named(server.url, 'Ann')
  const { token } = await ann.call('POST', '/api/bots', { name: 'Clockwork' })
  const { id } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] })
  const at = `/api/tables/${id}`
  const [, script] = /^```python\n(.*?)^```$/ms.exec(PAGE) ?? []
  const bot = spawn('python3', ['-c', script, server.url, token, id])
  onTestFinished(() => void bot.kill('SIGKILL'))
  let said = ''
  bot.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const ended = once(bot, 'exit')
  while (bot.exitCode === null) {
    const { table } = await ann.call('GET', at)
    if (table.status === 'open' && table.seats.every(({ kind }) => kind !== 'free'))
      await ann.call('POST', `${at}/start`)
    else if (table.status === 'playing') {
      const { decision, seq } = await ann.call('GET', `${at}/news`)
      const text = decision?.options.find(({ refusal }) => !refusal)?.text
      if (text) await ann.call('POST', `${at}/moves`, { id: newSubmission(), seq, actions: [text] })
    }
    await sleep(10)
  }
  await ended
  expect({ said, code: bot.exitCode }).toEqual({ said: '', code: 0 })
  expect((await ann.call('GET', at)).table.status).toBe('over')
})
