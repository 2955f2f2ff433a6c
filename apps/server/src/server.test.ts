import { commitmentToShare, randomHex, verify } from '@gam/protocol/fairness'
import type { News, TableInfo } from '@gam/protocol/wire'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type DatabaseKind,
  Line,
  newStore,
  newSubmission,
  ownServer,
  playOn,
  refusalOf,
  ServerProcess,
  Visitor,
} from './server.test-support.ts'

const CARDS = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }

describe.each<DatabaseKind>(['sqlite', 'postgres'])('a server on %s', (kind) => {
  const server = ownServer(kind)

  async function connected(visitor: Visitor): Promise<Line> {
    const line = await visitor.connect()
    onTestFinished(() => line.close())
    return line
  }

  /** Two people at a table that has begun, both watching. */
  async function two(plan: object = {}) {
    const ann = await Visitor.named(server.url, 'Ann')
    const ben = await Visitor.named(server.url, 'Ben')
    const { id: table } = await ann.table({ ...CARDS, ...plan })
    await ben.call('POST', `/api/tables/${table}/join`, {})
    const lines = [await connected(ann), await connected(ben)]
    for (const line of lines) await line.watch(table)
    await ann.call('POST', `/api/tables/${table}/start`)
    for (const line of lines) await line.until(() => line.news.get(table))
    const asked = lines.findIndex((line) => line.news.get(table)?.decision)
    return { ann, ben, table, lines, mover: lines[asked], other: lines[1 - asked] }
  }

  const firstOpen = (line: Line, table: string) =>
    line.news.get(table)?.decision?.options.find(({ refusal }) => !refusal)?.text ?? ''

  test('two people play a game to its end; the record of it can be verified', async () => {
    const { ann, table, lines } = await two()
    await playOn(lines, table)
    await lines[0].until(() => lines[0].tables.get(table)?.status === 'over')
    const record = await ann.call('GET', `/api/tables/${table}/record`)
    expect(verify(cardGame, record).filter(({ ok }) => !ok)).toEqual([])
    expect(record.totals).toEqual(lines[0].news.get(table)?.standings.map(({ total }) => total))
    const { tables } = await ann.call('GET', '/api/me/tables')
    expect(tables[0]).toMatchObject({ id: table, status: 'over', winners: record.winners })
    const { totals } = await ann.call('GET', `/api/tables/${table}/totals`)
    expect(totals.at(-1)).toEqual(record.totals)
    expect(totals).toHaveLength((record.replay?.actions.length ?? 0) + 1)
    const moment = await ann.call('GET', `/api/tables/${table}/moments/3`)
    expect(moment).toMatchObject({ moves: 3, viewer: 0, decision: null })
    expect(moment.events).toEqual(lines[0].courses.get(table)?.events.slice(0, moment.marks[3]))
  })

  test('what is sent twice is done once; what is stale is refused and made up for', async () => {
    const { table, mover, other } = await two()
    const id = newSubmission()
    const text = firstOpen(mover, table)
    const first = await mover.submit(table, [text], id, 1)
    expect(await mover.submit(table, [text], id, 1)).toEqual(first)
    expect(await refusalOf(other.submit(table, [text], id, 2))).toBe('bad-request')
    expect(await refusalOf(mover.submit(table, [text], newSubmission(), 1))).toBe('stale')
    await mover.until(() => mover.news.get(table)?.seq === 2)
    expect(await refusalOf(mover.submit(table, ['win'], newSubmission(), 2))).not.toBe('done')
    expect(mover.news.get(table)?.seq).toBe(2)
  })

  test('several actions are done all or none, and what fails is named by its place', async () => {
    const { ann, ben, lines, table, mover } = await two()
    const text = firstOpen(mover, table)
    const who = mover === lines[0] ? ann : ben
    for (const [next, code] of [
      ['no such move', 'bad-notation'],
      [text, 'list-ends'],
    ]) {
      const list = { seq: 1, actions: [text, next] }
      const failure = { code, index: 1 }
      const asked = mover.submit(table, list.actions)
      await expect(asked).rejects.toMatchObject({ failure })
      const sent = who.call('POST', `/api/tables/${table}/moves`, { id: newSubmission(), ...list })
      await expect(sent).rejects.toMatchObject({ failure })
    }
    expect(mover.news.get(table)?.seq).toBe(1)
  })

  test.each([
    ['by changes', { changes: true }],
    ['by changes in short', { changes: true, short: true }],
  ])(
    'who is told %s has the same as who is told the whole, seated or not, also after coming back',
    async (_, manner) => {
      const { ann, ben, table, lines } = await two()
      const others = [await connected(ann), await connected(ben), await connected(new Visitor(server.url))]
      const spectator = await connected(new Visitor(server.url))
      await spectator.watch(table)
      for (const other of others) await other.watch(table, null, manner)
      const pairs = [...lines, spectator].map((line, i) => [line, others[i]] as const)
      const alike = async () => {
        const seq = Math.max(...lines.map((line) => line.news.get(table)?.seq ?? 0))
        for (const [line, other] of pairs) {
          const told = await line.until(() => line.news.get(table)?.seq === seq && line.news.get(table))
          const heard = await other.until(() => other.news.get(table)?.seq === seq && other.news.get(table))
          expect({ ...heard, clock: told.clock }).toEqual(told)
          expect(JSON.stringify(heard.view)).toBe(JSON.stringify(told.view))
          expect(heard.clock.since).toBe(told.clock.since)
        }
      }
      for (let i = 0; i < 12; i++) {
        await playOn(lines, table, 1)
        await alike()
        if (i === 6) for (const other of others) await other.watch(table, null, manner)
      }
      for (const [line, other] of pairs) {
        expect(line.heard.some(({ type }) => type === 'shift')).toBe(false)
        expect(other.heard.filter(({ type }) => type === 'news')).toHaveLength(2)
        expect(other.heard.filter(({ type }) => type === 'shift').length).toBeGreaterThan(8)
      }
    },
  )

  test('who was away gets what was missed, in order', async () => {
    const { ben, table, lines } = await two()
    await playOn(lines, table, 3)
    const had = lines[1].courses.get(table)
    lines[1].close()
    const reader = await connected(ben)
    await reader.watch(table, null)
    expect(reader.courses.get(table)).toEqual(had)
    const late = await connected(ben)
    if (had) late.courses.set(table, { ...had })
    await late.watch(table, had?.seq ?? 0)
    await late.until(() => late.news.get(table))
    expect(late.news.get(table)?.events).toEqual([])
    expect(late.courses.get(table)).toEqual(had)
  })

  test('a server that ends and starts again has lost nothing', async () => {
    const own = await newStore(kind)
    const before = await ServerProcess.start(own.env)
    onTestFinished(() => before.end('SIGKILL').then(() => own.remove()))
    const ann = await Visitor.named(before.url, 'Ann')
    const { id: table } = await ann.table({ ...CARDS, seats: [{ bot: null }, { bot: 'random' }] })
    const line = await ann.connect()
    await line.watch(table)
    await ann.call('POST', `/api/tables/${table}/start`)
    await line.until(() => line.news.get(table)?.decision)
    await line.submit(table, [firstOpen(line, table)])
    await line.until(() => (line.news.get(table)?.seq ?? 0) >= 3 && line.news.get(table)?.decision)
    const course = line.courses.get(table)
    expect(await before.end('SIGTERM')).toBe(0)
    const after = await ServerProcess.start(own.env)
    onTestFinished(() => after.end('SIGKILL').then(() => undefined))
    const again = await new Visitor(after.url, ann.cookie).connect()
    await again.watch(table)
    expect(again.courses.get(table)).toEqual(course)
    await again.submit(table, [firstOpen(again, table)])
  })

  test('a spectator sees no hand, and no seat is anybody else’s', async () => {
    const { table, mover, other } = await two()
    const cy = await Visitor.named(server.url, 'Cy')
    const spectator = await connected(cy)
    await spectator.watch(table)
    expect(spectator.news.get(table)).toMatchObject({ viewer: null, decision: null })
    const dealt = spectator.news.get(table)?.events.filter(({ type }) => type === 'cardDealt')
    expect(dealt?.length).toBeGreaterThan(0)
    expect(dealt?.every(({ card }) => card === null)).toBe(true)
    const text = firstOpen(mover, table)
    expect(await refusalOf(spectator.submit(table, [text]))).toBe('not-allowed')
    expect(await refusalOf(other.submit(table, [text]))).toBe('not-your-turn')
    const nobody = await Line.open(server.url, { origin: server.url })
    onTestFinished(() => nobody.close())
    await nobody.watch(table)
    expect(await refusalOf(nobody.submit(table, [text]))).toBe('no-session')
  })

  test('a table without spectators shows itself to its own', async () => {
    const { ann, table } = await two({ spectators: false })
    const cy = await Visitor.named(server.url, 'Cy')
    expect(await refusalOf(cy.call('GET', `/api/tables/${table}`))).toBe('not-allowed')
    expect(await refusalOf(cy.call('GET', `/api/tables/${table}/news`))).toBe('not-allowed')
    expect(await refusalOf(cy.call('GET', `/api/tables/${table}/moments/0`))).toBe('not-allowed')
    expect(await refusalOf(cy.call('GET', `/api/tables/${table}/chat`))).toBe('not-allowed')
    const line = await connected(cy)
    expect(await refusalOf(line.watch(table))).toBe('not-allowed')
    expect((await ann.call('GET', `/api/tables/${table}`)).table.you.seat).toBe(0)
  })

  test('shares are committed before the deal and shown in it; all of it is verified', async () => {
    const ann = await Visitor.named(server.url, 'Ann')
    const ben = await Visitor.named(server.url, 'Ben')
    const { id: table, fairness } = await ann.table({ ...CARDS, public: true })
    const shares = [randomHex(crypto), randomHex(crypto)]
    await ann.call('PUT', `/api/tables/${table}/commitment`, {
      commitment: commitmentToShare({ scheme: 'gam-fair-2', name: table }, shares[0]),
    })
    const lines = [await connected(ann), await connected(ben)]
    for (const line of lines) await line.watch(table)
    const copied = { commitment: commitmentToShare({ scheme: 'gam-fair-2', name: table }, shares[0]) }
    expect(await refusalOf(ben.call('POST', `/api/tables/${table}/join`, copied))).toBe('bad-request')
    await ben.call('POST', `/api/tables/${table}/join`, {
      commitment: commitmentToShare({ scheme: 'gam-fair-2', name: table }, shares[1]),
    })
    expect(await refusalOf(ben.call('POST', `/api/tables/${table}/start`))).toBe('not-allowed')
    await ann.call('POST', `/api/tables/${table}/start`)
    await lines[1].until(() => lines[1].tables.get(table)?.status === 'dealing')
    expect(await refusalOf(ben.call('POST', `/api/tables/${table}/share`, { share: shares[0] }))).toBe(
      'bad-request',
    )
    lines[0].send({ type: 'share', table, share: shares[0] })
    lines[1].send({ type: 'share', table, share: shares[1] })
    for (const line of lines) await line.until(() => line.news.get(table))
    await playOn(lines, table)
    await lines[0].until(() => lines[0].tables.get(table)?.status === 'over')
    const record = await ben.call('GET', `/api/tables/${table}/record`)
    expect(record.fairness.commitment).toBe(fairness.commitment)
    expect(record.fairness.contributions.map((one) => one.share)).toEqual(shares)
    expect(verify(cardGame, record).every(({ ok }) => ok)).toBe(true)
    const { games } = await ann.call('GET', '/api/finished?game=whale-riders-cards')
    expect(games.map((game) => game.id)).toContain(table)
    const lines2 = (await (await ann.raw('GET', '/api/export.ndjson')).text()).trim().split('\n')
    expect(lines2.map((line) => JSON.parse(line).table)).toContain(table)
  })

  test('a bot plays its seat; a leaver’s seat goes to a bot, to another person, and back', async () => {
    const { ann, ben, table, lines } = await two()
    await playOn(lines, table, 1)
    await ben.call('POST', `/api/tables/${table}/leave`)
    await lines[0].until(() => lines[0].tables.get(table)?.seats[1].bot === 'normal')
    await playOn([lines[0]], table, 2)
    const cy = await Visitor.named(server.url, 'Cy')
    expect(await refusalOf(lines[1].submit(table, ['x']))).toBe('not-allowed')
    await cy.call('POST', `/api/tables/${table}/join`, { seat: 1 })
    await ann.call('POST', `/api/tables/${table}/asks/${cy.id}`, { agree: true })
    expect(await refusalOf(ben.call('POST', `/api/tables/${table}/join`, { seat: 1 }))).toBe('seat-taken')
    const substitute = await connected(cy)
    await substitute.watch(table)
    expect(substitute.news.get(table)?.viewer).toBe(1)
    await cy.call('POST', `/api/tables/${table}/leave`)
    await ben.call('POST', `/api/tables/${table}/join`, {})
    await lines[1].until(() => lines[1].news.get(table)?.viewer === 1)
    expect(await refusalOf(ann.call('PUT', `/api/tables/${table}/seats/1`, { bot: 'normal' }))).toBe(
      'not-allowed',
    )
    await ben.call('PUT', `/api/tables/${table}/seats/1`, { bot: 'normal' })
    await ben.call('PUT', `/api/tables/${table}/seats/1`, { bot: null })
    await playOn(lines, table)
    expect(lines[0].news.get(table)?.asked).toBeNull()
  })

  test('chat is inert, heard by all, and not by those who muted', async () => {
    const { ann, ben, table, lines } = await two()
    const text = '<img src=x onerror=alert(1)> ahoy'
    const id = newSubmission()
    for (let i = 0; i < 2; i++) lines[0].send({ type: 'chat', table, id, text })
    const chatOf = (line: Line) =>
      line.heard.flatMap((one) => (one.type === 'chat' ? one.lines.map((said) => said.text) : []))
    await lines[1].until(() => chatOf(lines[1]).length > 0)
    await ben.call('PUT', '/api/me/mutes', { person: ann.id, muted: true })
    await ann.call('POST', `/api/tables/${table}/chat`, { id: newSubmission(), text: 'again' })
    await lines[0].until(() => chatOf(lines[0]).includes('again'))
    lines[1].send({ type: 'ping', id: 1 })
    await lines[1].until(() => lines[1].heard.some((one) => one.type === 'pong'))
    expect(chatOf(lines[1])).toEqual([text])
    expect((await ben.call('GET', `/api/tables/${table}/chat`)).lines).toEqual([])
    await ben.call('POST', `/api/tables/${table}/reports`, { line: 1, why: 'rude' })
    expect(await refusalOf(ben.call('POST', `/api/tables/${table}/reports`, { line: 99, why: '' }))).toBe(
      'not-found',
    )
  })

  test('an account keeps its tables on another device', async () => {
    const { ann, table } = await two()
    const login = `ann${Date.now() % 1e9}`
    await ann.call('POST', '/api/account', { login, password: 'correct horse' })
    const phone = new Visitor(server.url)
    expect(await refusalOf(phone.call('POST', '/api/login', { login, password: 'wrong horses' }))).toBe(
      'wrong-password',
    )
    await phone.call('POST', '/api/login', { login, password: 'correct horse' })
    const { tables } = await phone.call('GET', '/api/me/tables')
    expect(tables.map((one) => one.id)).toEqual([table])
    await phone.call('POST', '/api/logout')
    expect(await refusalOf(phone.call('GET', '/api/me'))).toBe('no-session')
    const cy = await Visitor.named(server.url, 'Cy')
    expect(await refusalOf(cy.call('POST', '/api/account', { login, password: 'correct horse' }))).toBe(
      'name-taken',
    )
  })

  test('a move is taken back within the boundary, and beyond it when the table agrees', async () => {
    const { table, lines } = await two({ game: 'new-bedford' })
    const [ann, ben] = lines
    const undo = (line: Line) => {
      const id = newSubmission()
      return line.ask({ type: 'undo', table, id, seq: line.news.get(table)?.seq ?? 0 }, id)
    }
    const settled = () => {
      const seq = Math.max(...lines.map((line) => line.news.get(table)?.seq ?? 0))
      return Promise.all(lines.map((line) => line.until(() => line.news.get(table)?.seq === seq)))
    }
    const asked = () => lines.find((line) => line.news.get(table)?.decision) ?? ann
    // Until one has handed the turn on to the other and nothing was revealed by it.
    let first = asked()
    do {
      first = asked()
      await playOn(lines, table, 1)
      await settled()
    } while (asked() === first || first.news.get(table)?.undo !== 'possible')
    const { seq = 0, moves = 0 } = first.news.get(table) ?? {}
    await undo(first)
    await settled()
    expect(first.news.get(table)).toMatchObject({ seq: seq + 1, moves: moves - 1 })
    expect(ann.courses.get(table)?.movers).toHaveLength(moves - 1)
    await playOn(lines, table, 2)
    await settled()
    expect(first.news.get(table)?.undo).toBe('ask')
    const second = first === ann ? ben : ann
    expect((await undo(first)).type).toBe('asked')
    await second.until(() => second.tables.get(table)?.vote)
    second.send({ type: 'vote', table, agree: false })
    await first.until(() => first.tables.get(table)?.vote === null)
    await undo(first)
    await second.until(() => second.tables.get(table)?.vote)
    second.send({ type: 'vote', table, agree: true })
    await Promise.all(lines.map((line) => line.until(() => line.news.get(table)?.moves === moves - 1)))
    expect(ann.courses.get(table)?.events).toHaveLength(ann.courses.get(table)?.marks.at(-1) ?? 0)
  })

  test('a bot with a token plays over HTTP and its stream', async () => {
    const ann = await Visitor.named(server.url, 'Ann')
    const { token, bot } = await ann.call('POST', '/api/bots', { name: 'Clockwork' })
    const { id: table } = await ann.table(CARDS)
    const headers = { authorization: `Bearer ${token}` }
    const machine = new Visitor(server.url)
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const stream = await fetch(`${server.url}/api/bot/stream`, { headers, signal: stop.signal })
    // Read from the first moment on: the body of an answer that nobody holds is thrown away with it.
    const told = stream.body?.pipeThrough(new TextDecoderStream())
    await machine.call('POST', `/api/tables/${table}/join`, {}, headers)
    const line = await connected(ann)
    await line.watch(table)
    await ann.call('POST', `/api/tables/${table}/start`)
    const playing = (async () => {
      let rest = ''
      for await (const part of told ?? []) {
        const lines = (rest + part).split('\n')
        rest = lines.pop() ?? ''
        for (const text of lines.filter((one) => one !== '')) {
          const message: { type: string; news: News; table: TableInfo } = JSON.parse(text)
          if (message.type === 'table' && message.table.status === 'over') return
          const { decision, seq } = message.news ?? {}
          if (!decision) continue
          const actions = [decision.options[0].text]
          const id = newSubmission()
          await machine.call('POST', `/api/tables/${table}/moves`, { id, seq, actions }, headers)
        }
      }
    })()
    await line.until(() => line.news.get(table))
    for (;;) {
      const mine = line.until(() => {
        const now = line.news.get(table)
        return now && (now.decision || now.asked === null) && now
      })
      const news = await Promise.race([mine, playing.then(() => mine)])
      if (!news.decision) break
      await line.submit(table, [news.decision.options[0].text])
      await line.until(() => (line.news.get(table)?.seq ?? 0) > news.seq)
    }
    await playing
    expect(line.tables.get(table)?.seats[1]).toMatchObject({ name: 'Clockwork', presence: 'here' })
    await ann.call('DELETE', `/api/bots/${bot.id}`)
    expect(await refusalOf(machine.call('GET', '/api/me', undefined, headers))).toBe('no-session')
    expect(await ann.call('GET', '/api/bots')).toEqual({ bots: [] })
  })

  test('a rematch is one table, whoever asks first', async () => {
    const { ann, ben, table, lines } = await two()
    expect(await refusalOf(ann.call('POST', `/api/tables/${table}/rematch`))).toBe('wrong-time')
    await playOn(lines, table)
    const one = await ann.call('POST', `/api/tables/${table}/rematch`)
    const other = await ben.call('POST', `/api/tables/${table}/rematch`)
    expect(other.table.id).toBe(one.table.id)
    expect(one.table).toMatchObject({ status: 'open', you: { seat: 0, host: true } })
  })

  // The last one: whoever is too late has a bot from then on, which thinks until the game is over.
  test('when time is up a bot plays the move, or the seat, or the seat is out', async () => {
    const clock = { kind: 'move', seconds: 5 }
    const after = async (late: string) => {
      const { table, lines, mover } = await two({ clock, late })
      const seat = mover.news.get(table)?.viewer ?? 0
      expect(mover.news.get(table)?.clock.turn).toMatchObject({ seat })
      await lines[0].until(() => (lines[0].news.get(table)?.seq ?? 0) > 1)
      expect(lines[0].courses.get(table)?.movers[0]).toBe(seat)
      const { bot, out } = lines[0].tables.get(table)?.seats[seat] ?? {}
      return { bot, out, viewer: mover.news.get(table)?.viewer === seat }
    }
    expect(await Promise.all(['move', 'bot', 'out'].map(after))).toEqual([
      { bot: null, out: false, viewer: true },
      { bot: 'normal', out: false, viewer: true },
      { bot: 'normal', out: true, viewer: false },
    ])
  })
})
