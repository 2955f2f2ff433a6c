import { LEVELS, STANDARD_LEVEL } from '@gam/bots'
import { optionsSchema } from '@gam/kernel'
import {
  answering,
  chatList,
  chatText,
  committing,
  count,
  done,
  gameList,
  id,
  joining,
  namedNews,
  news,
  ok,
  ordering,
  ordersAnswer,
  reporting,
  seatIndex,
  seating,
  sharing,
  starting,
  submission,
  submissionId,
  tableAnswer,
  tableList,
  tablePlan,
  text,
  totals,
  undoing,
  undone,
  voting,
} from '@gam/protocol/schemas'
import { LIMITS } from '@gam/protocol/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Denied } from '../denied.ts'
import { gameOf, games } from '../games.ts'
import type { Identity } from '../identity/identity.ts'
import { docOf } from '../model/plan.ts'
import type { Source } from '../model/starting-point.ts'
import { isOpenTo } from '../model/table-doc.ts'
import { householdOf } from '../network/household.ts'
import type { Settings } from '../settings.ts'
import type { ChatStore } from '../store/chat-store.ts'
import type { TableStore } from '../store/table-store.ts'
import { entryOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { recordOf } from '../tables/record.ts'
import type { Table } from '../tables/table.ts'
import { type App, answers, me } from './app.ts'
import { dailyQuota } from './daily-quota.ts'

export interface TablePorts {
  readonly liveTables: LiveTables
  readonly tables: TableStore
  readonly chat: ChatStore
  readonly identity: Identity
  readonly settings: Settings
  now(): number
}

const OK = { ok: true } as const
const HOUR = 3_600_000
const MINUTE = 60_000
const DAY = 24 * HOUR
/** New tables an hour, and moves over HTTP a minute, by one person. */
const TABLES = 60
const MOVES = 600
const params = z.object({ table: id })
const tags = ['tables']
/** Once it is known who asks, and before what they sent is read. */
const BY_PERSON = {
  hook: 'preParsing',
  keyGenerator: ({ person, ip }: FastifyRequest) => person?.id ?? householdOf(ip),
} as const

export function tableRoutes(app: App, ports: TablePorts): void {
  const { liveTables, settings } = ports
  const per = (timeWindow: number, most: number) => {
    const max = Math.min(Math.ceil(most * settings.limits.factor), Number.MAX_SAFE_INTEGER)
    return { rateLimit: { ...BY_PERSON, max, timeWindow } }
  }
  const perHour = (most: number) => per(HOUR, most)
  const perMinute = (most: number) => per(MINUTE, most)
  const quota = dailyQuota(app, settings.limits.additions, 'tables')
  /** The table of a request, if who asks may see it. */
  const at = async (request: FastifyRequest<{ Params: { table: string } }>): Promise<Table> => {
    const table = await liveTables.table(request.params.table)
    await table.sync.freshen()
    table.views.admit(request.person?.id ?? null)
    return table
  }
  /** The game that a table is to go on from: a finished one of this server, or one that was sent along. */
  const sourceOf = async (
    from: z.output<typeof tablePlan>['from'],
    person: string,
  ): Promise<Source | null> => {
    if (from === undefined) return null
    if ('replay' in from) return { replay: from.replay, ours: false }
    const table = await liveTables.table(from.table)
    table.views.admit(person)
    const finished = await ports.tables.finishedGame(table.id)
    if (finished === null)
      throw new Denied('wrong-time', 'That game is not over; one can go on from it when it is.')
    const { replay } = recordOf(finished, ports.now())
    if (replay === null)
      throw new Denied(
        'not-allowed',
        'That table keeps the key of its deal secret, so nobody can go on from it.',
      )
    return { replay, ours: true }
  }
  const shown = (table: Table, request: FastifyRequest) => ({
    table: table.views.info(request.person?.id ?? null),
  })

  app.get(
    '/api/games',
    { schema: { summary: 'What can be played', tags: ['games'], response: answers(gameList) } },
    async () => GAMES,
  )

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: public tables with a free seat',
        tags,
        querystring: z.object({ game: text(40).optional() }),
        response: answers(tableList),
      },
    },
    async (request) => {
      const open = await ports.tables.lobby(request.query.game, ports.now() - DAY, LIMITS.page)
      const free = open.filter(({ doc }) => doc.seats.some((seat) => isOpenTo(seat, null)))
      return { tables: free.map((table) => entryOf(table, request.person?.id ?? null)) }
    },
  )

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, those that wait for me first', tags, response: answers(tableList) } },
    async (request) => {
      const person = me(request).id
      const mine = (await ports.tables.of(person, LIMITS.page)).map((table) => entryOf(table, person))
      return { tables: mine.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) }
    },
  )

  app.post(
    '/api/tables',
    {
      config: perHour(TABLES),
      preHandler: quota,
      schema: { summary: 'Makes a table', tags, body: tablePlan, response: answers(tableAnswer) },
    },
    async (request) => {
      const person = me(request)
      const game = gameOf(request.body.game)
      const source = await sourceOf(request.body.from, person.id)
      return shown(await liveTables.create(docOf(game, request.body, person, source)), request)
    },
  )

  app.get(
    '/api/tables/:table',
    { schema: { summary: 'A table', tags, params, response: answers(tableAnswer) } },
    async (request) => shown(await at(request), request),
  )

  app.post(
    '/api/tables/:table/join',
    {
      schema: {
        summary: 'Sits down, or asks for a seat that was left',
        tags,
        params,
        body: joining,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      await table.seats.join(me(request), request.body)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/leave',
    { schema: { summary: 'Gets up; in a game a bot plays on', tags, params, response: answers(ok) } },
    async (request) => {
      await (await liveTables.table(request.params.table)).seats.leave(me(request).id)
      return OK
    },
  )

  app.put(
    '/api/tables/:table/commitment',
    {
      schema: {
        summary: 'Binds my seat to its share in the deal',
        tags,
        params,
        body: committing,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await liveTables.table(request.params.table)).opening.commit(
        me(request).id,
        request.body.commitment,
      )
      return OK
    },
  )

  app.post(
    '/api/tables/:table/share',
    {
      schema: { summary: 'Shows my share in the deal', tags, params, body: sharing, response: answers(ok) },
    },
    async (request) => {
      await (await liveTables.table(request.params.table)).opening.share(me(request).id, request.body.share)
      return OK
    },
  )

  app.put(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        summary: 'Gives a seat to a bot, or back, or asks the others to',
        tags,
        params: z.object({ table: id, seat: z.coerce.number().pipe(seatIndex) }),
        body: seating,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      await table.seats.set(me(request).id, request.params.seat, request.body.bot)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/asks/:person',
    {
      schema: {
        summary: 'Answers what somebody asked about a seat, or takes back what I asked',
        tags,
        params: z.object({ table: id, person: id }),
        body: answering,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      await table.questions.answer(me(request).id, request.params.person, request.body.agree)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/start',
    { schema: { summary: 'Begins the game', tags, params, body: starting, response: answers(tableAnswer) } },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      await table.opening.start(me(request).id, request.body?.empty)
      return shown(table, request)
    },
  )

  app.post(
    '/api/tables/:table/rematch',
    {
      config: perHour(TABLES),
      preHandler: quota,
      schema: { summary: 'The same table once more', tags, params, response: answers(tableAnswer) },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      return shown(await liveTables.rematch(table, me(request)), request)
    },
  )

  app.get(
    '/api/tables/:table/news',
    {
      schema: {
        summary: 'The game for my eyes, with names instead of numbers',
        tags,
        params,
        querystring: z.object({ since: z.coerce.number().pipe(count).optional() }),
        response: answers(namedNews),
      },
    },
    async (request) =>
      (await at(request)).views.namedNews(request.person?.id ?? null, request.query.since ?? null),
  )

  app.post(
    '/api/tables/:table/moves',
    {
      config: perMinute(MOVES),
      schema: {
        summary: 'Plays one or more actions, all or none; answers when they are committed',
        tags,
        params,
        body: submission,
        response: answers(done),
      },
    },
    async (request) => {
      const { id: submitted, seq, actions } = request.body
      return (await liveTables.table(request.params.table)).moves.submit(
        me(request).id,
        submitted,
        seq,
        actions,
      )
    },
  )

  app.post(
    '/api/tables/:table/undo',
    {
      schema: {
        summary: 'Takes my last action back, or asks the table to',
        tags,
        params,
        body: undoing,
        response: answers(undone),
      },
    },
    async (request) => {
      const table = await liveTables.table(request.params.table)
      const { id: submitted, seq, whole } = request.body
      const undone = await table.moves.undo(me(request).id, submitted, seq, whole)
      return undone ? { ...undone, asked: false } : { id: submitted, seq: table.seq, asked: true }
    },
  )

  app.get(
    '/api/tables/:table/orders',
    {
      schema: {
        summary: 'My standing orders, and those that I could give',
        tags,
        params,
        response: answers(ordersAnswer),
      },
    },
    async (request) => (await at(request)).orders.of(me(request).id),
  )

  app.put(
    '/api/tables/:table/orders',
    {
      config: perMinute(60),
      schema: {
        summary: 'All that the table declines for me from now on; nobody else is told',
        tags,
        params,
        body: ordering,
        response: answers(ordersAnswer),
      },
    },
    async (request) => (await at(request)).orders.give(me(request).id, request.body.orders),
  )

  app.post(
    '/api/tables/:table/vote',
    {
      schema: {
        summary: 'Lets a move be taken back, or not',
        tags,
        params,
        body: voting,
        response: answers(ok),
      },
    },
    async (request) => {
      await (await liveTables.table(request.params.table)).moves.vote(me(request).id, request.body.agree)
      return OK
    },
  )

  app.get(
    '/api/tables/:table/moments/:moves',
    {
      config: perMinute(300),
      schema: {
        summary: 'The game after so many actions, for my eyes',
        tags,
        params: z.object({ table: id, moves: z.coerce.number().pipe(count) }),
        response: answers(news),
      },
    },
    async (request) => (await at(request)).views.momentAt(request.person?.id ?? null, request.params.moves),
  )

  app.get(
    '/api/tables/:table/totals',
    {
      config: perMinute(60),
      schema: {
        summary: 'The points of every seat after each action, as far as I may know',
        tags,
        params,
        response: answers(totals),
      },
    },
    async (request) => ({ totals: (await at(request)).views.totals(request.person?.id ?? null) }),
  )

  app.get(
    '/api/tables/:table/chat',
    { schema: { summary: 'The latest lines', tags, params, response: answers(chatList) } },
    async (request) => {
      const table = await at(request)
      const mutes = request.person ? await ports.identity.mutes(request.person.id) : new Set<string>()
      return { lines: await table.company.chat(mutes) }
    },
  )

  app.post(
    '/api/tables/:table/chat',
    {
      config: perMinute(60),
      schema: {
        summary: 'Says a line',
        tags,
        params,
        body: z.object({ id: submissionId, text: chatText }),
        response: answers(ok),
      },
    },
    async (request) => {
      const person = me(request)
      await (await at(request)).company.say(person, request.body.id, request.body.text)
      return OK
    },
  )

  app.post(
    '/api/tables/:table/reports',
    {
      config: perHour(30),
      schema: { summary: 'Reports a line', tags, params, body: reporting, response: answers(ok) },
    },
    async (request) => {
      const person = me(request).id
      const { line, why } = request.body
      const table = await at(request)
      if (!(await ports.chat.report(table.id, line, person, why, ports.now())))
        throw new Denied('not-found', 'There is no such line.')
      return OK
    },
  )
}

const GAMES = {
  games: games.map((game) => ({
    id: game.id,
    title: game.title,
    about: game.about,
    rules: game.rulesVersion,
    seats: { min: game.seats.min, max: game.seats.max },
    options: optionsSchema(game.options),
    components: game.components.sets.map(({ id: set, title }) => ({ id: set, title })),
  })),
  levels: Object.entries(LEVELS).map(([level, { title, about }]) => ({ id: level, title, about })),
  standardLevel: STANDARD_LEVEL,
}
