import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseKind, newStore, newSubmission, ServerProcess, Visitor } from '../server.test-support.ts'
import { reports } from './reports.ts'

test.each<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s who runs the server sees what was reported, while it runs, and the terminal takes no harm',
  async (kind) => {
    const store = await newStore(kind)
    const server = await ServerProcess.start(store.env)
    onTestFinished(() => server.end('SIGKILL').then(() => store.remove()))
    expect(await reports(store.env)).toBe('Nothing has been reported.')
    const ann = await Visitor.named(server.url, 'Ann')
    const ben = await Visitor.named(server.url, 'Ben')
    const seats = [{ bot: null }, { bot: null }]
    const { id: table } = await ann.table({ game: 'whale-riders-cards', seats })
    await ben.call('POST', `/api/tables/${table}/chat`, { id: newSubmission(), text: 'you land-lubber' })
    for (const why of ['rude', 'again \u001b[2J\u202e'])
      await ann.call('POST', `/api/tables/${table}/reports`, { line: 1, why })
    const said = await reports(store.env)
    for (const harm of ['\u001b', '\u202e']) expect(said).not.toContain(harm)
    const lines = said.split('\n')
    const [last, first] = lines.map((line) => JSON.parse(line))
    const line = { table, line: 1, person: ben.id, name: 'Ben', text: 'you land-lubber', by: ann.id }
    expect(first).toMatchObject({ ...line, why: 'rude' })
    expect(last).toMatchObject({ ...line, why: 'again \u001b[2J\u202e' })
  },
)
