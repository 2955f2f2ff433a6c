import { verify } from '@gam/protocol/fairness'
import type { DailyToday } from '@gam/protocol/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { left, restore, thatAfternoon } from './earlier-version.test-support.ts'
import { gameOf } from './games.ts'
import {
  type DatabaseKind,
  type Line,
  newStore,
  newSubmission,
  playOn,
  ServerProcess,
  Visitor,
} from './server.test-support.ts'

describe.each<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s, a server takes over from version 0.1.0',
  (kind) => {
    let server: ServerProcess
    let remove = () => {}
    const people = new Map<string, Visitor>()
    const lines = new Map<string, Line>()

    beforeAll(async () => {
      const store = await newStore(kind)
      remove = store.remove
      await restore(store.env)
      server = await ServerProcess.start({ ...store.env, ...thatAfternoon })
      for (const [name, { cookie }] of Object.entries(left.people)) {
        const visitor = new Visitor(server.url, cookie)
        people.set(name, visitor)
        lines.set(name, await visitor.connect())
      }
    })
    afterAll(async () => {
      for (const line of lines.values()) line.close()
      await server.end()
      remove()
    })

    function of<V>(all: ReadonlyMap<string, V>, name: string): V {
      const found = all.get(name)
      if (found === undefined) throw new Error(`there is no ${name}`)
      return found
    }

    /** Those who play at a table, with the game before them. */
    async function seated(label: string): Promise<{ id: string; host: Visitor; seats: readonly Line[] }> {
      const { id, who } = left.tables[label]
      const seats = who.map((name) => of(lines, name))
      for (const line of seats) {
        await line.watch(id)
        await line.until(() => line.news.get(id))
      }
      return { id, host: of(people, who[0]), seats }
    }

    /** Plays a move and takes it back, at the first that can be taken back. */
    async function playAndUndo(id: string, seats: readonly Line[]): Promise<boolean> {
      for (let tries = 0; tries < 60; tries++) {
        if ((await playOn(seats, id, 1)) === 0) return false
        const line = seats.find((one) => one.news.get(id)?.undo === 'possible')
        const before = line?.news.get(id)
        if (!line || !before) continue
        const submission = newSubmission()
        await line.ask({ type: 'undo', table: id, id: submission, seq: before.seq }, submission)
        const after = await line.until(() => {
          const news = line.news.get(id)
          return news && news.seq > before.seq && news
        })
        expect(after.moves).toBe(before.moves - 1)
        await Promise.all(seats.map((one) => one.until(() => (one.news.get(id)?.seq ?? 0) >= after.seq)))
        return true
      }
      return false
    }

    test('everybody is who they were, and finds their tables', async () => {
      for (const [name, { id }] of Object.entries(left.people))
        expect((await of(people, name).call('GET', '/api/me')).me).toMatchObject({ id, name })
      const { tables } = await of(people, 'Ann').call('GET', '/api/me/tables')
      expect(tables.map(({ game, status }) => `${game} ${status}`).sort()).toEqual([
        'new-bedford playing',
        'whale-riders playing',
        'whale-riders-cards over',
        'whale-riders-cards playing',
        'whale-riders-cards playing',
      ])
      const { lines: said } = await of(people, 'Ben').call(
        'GET',
        `/api/tables/${left.tables['new-bedford'].id}/chat`,
      )
      expect(said.map(({ text }) => text)).toEqual(['Fair winds!'])
    })

    test.each([
      ['new-bedford', 2, true],
      ['new-bedford-captain', 2, true],
      ['whale-riders', 1, true],
      ['whale-riders-cards', 1, false],
    ])('%s is played to its end by version %i of its rules', async (label, rules, canUndo) => {
      const { id, host, seats } = await seated(label)
      const moment = seats[0].news.get(id)?.moves ?? 0
      const past = await host.call('GET', `/api/tables/${id}/moments/${moment}`)
      expect(past.view).toEqual(seats[0].news.get(id)?.view)
      expect(await playAndUndo(id, seats)).toBe(canUndo)
      await playOn(seats, id)
      const record = await host.call('GET', `/api/tables/${id}/record`)
      expect(record.replay).toMatchObject({ rules, over: true })
      expect(record.replay?.actions.length).toBeGreaterThan(moment)
      expect(verify(gameOf(record.game), record).filter(({ ok }) => !ok)).toEqual([])
    })

    test('a table that nobody had begun begins by the rules it was set up with', async () => {
      const { id, who } = left.tables.open
      const seats = who.map((name) => of(lines, name))
      for (const line of seats) await line.watch(id)
      await of(people, who[0]).call('POST', `/api/tables/${id}/start`)
      await Promise.all(seats.map((line) => line.until(() => line.news.get(id))))
      expect(await playOn(seats, id, 5)).toBe(5)
      expect(seats[0].tables.get(id)).toMatchObject({ rules: 1, status: 'playing' })
    })

    test('a game that was over is verified, looked at, gone on from and played once more', async () => {
      const { id, who } = left.tables.finished
      const ann = of(people, who[0])
      const record = await ann.call('GET', `/api/tables/${id}/record`)
      expect(verify(gameOf(record.game), record).filter(({ ok }) => !ok)).toEqual([])
      const { totals } = await ann.call('GET', `/api/tables/${id}/totals`)
      expect(totals.at(-1)).toEqual(record.totals)
      const from = await ann.table({
        game: record.game,
        seats: [{ bot: null }, { bot: null }],
        from: { table: id, at: 10, deal: 'same' },
      })
      expect(from).toMatchObject({ rules: record.replay?.rules, from: { moves: 10 } })
      const { table: again } = await ann.call('POST', `/api/tables/${id}/rematch`)
      expect(again.rules).toBe(gameOf(record.game).rulesVersion)
      const { games } = await ann.call('GET', '/api/finished')
      expect(games.map((one) => one.id)).toContain(id)
    })

    test('the day of the challenge goes on: who was done stands on the board, who was not can finish', async () => {
      const { id, seats } = await seated('daily-Ann')
      await playOn(seats, id)
      const { today } = await of(people, 'Ben').call<DailyToday>('GET', '/api/daily')
      expect(today.board.map(({ name, you }) => [name, you]).sort()).toEqual([
        ['Ann', false],
        ['Ben', true],
      ])
      expect(today.tried).toMatchObject({ started: 2, finished: 2 })
    })

    test('and nothing went wrong meanwhile', () => {
      const lines = server.printed.join('').split('\n')
      expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
    })
  },
)
