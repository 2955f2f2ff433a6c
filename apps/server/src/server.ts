import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { LIMITS } from '@gam/protocol/wire'
import type { Logger } from 'pino'
import { Thinkers } from './bots/thinkers.ts'
import { Daily } from './daily/daily.ts'
import { DailyStore } from './daily/daily-store.ts'
import { newApp } from './http/app.ts'
import { botStream } from './http/bot-stream.ts'
import { allRoutes } from './http/routes/all.ts'
import { webRoutes } from './http/routes/web.ts'
import { forgetPerson } from './identity/forget-person.ts'
import { openIdentity } from './identity/open-identity.ts'
import { recoveryLinks } from './identity/recovery-links.ts'
import { renaming } from './identity/renaming.ts'
import { hashOfSecret, newId } from './ids.ts'
import { isThisComputer } from './network/addresses.ts'
import { InviteLinks } from './network/invite-links.ts'
import { openNotify } from './notify/open-notify.ts'
import { Health } from './ops/health.ts'
import { Metrics } from './ops/metrics.ts'
import type { Settings } from './settings.ts'
import { SocketServer } from './sockets/socket-server.ts'
import { Abandoned } from './store/abandoned.ts'
import { awaitStore } from './store/await-store.ts'
import { openBase } from './store/base.ts'
import { ChatStore } from './store/chat-store.ts'
import { CodeStore } from './store/code-store.ts'
import { lockFolder } from './store/lock.ts'
import { LogStore } from './store/log-store.ts'
import { OrdersStore } from './store/orders-store.ts'
import { PeopleStore } from './store/people-store.ts'
import { PersonData } from './store/person-data.ts'
import { SeenStore } from './store/seen-store.ts'
import { SessionStore } from './store/session-store.ts'
import { isEmptied } from './store/sqlite-file.ts'
import { TableStore } from './store/table-store.ts'
import { TableTime } from './store/table-time.ts'
import { VacationStore } from './store/vacation-store.ts'
import { cleanup } from './tables/cleanup.ts'
import { entryOf } from './tables/listing.ts'
import { LiveTables } from './tables/live-tables.ts'
import { Vacations } from './tables/vacations.ts'
import { version } from './version.ts'

export interface RunningServer {
  readonly address: string
  /** Where others in the local network find it; none where it listens to this computer alone. */
  readonly network: readonly string[]
  /** Answers when all that was acknowledged is on the disk and nobody is left. */
  close(): Promise<void>
}

const TIDY = 3_600_000
/** So often it is looked whether something that came together is to be told. */
const GATHERED = 5000
const DAY = 86_400_000
/** So long a table that waits is found by its code. */
const CODE_DAYS = 7
/** Under this name the store keeps when somebody last came from outside. */
const OUTSIDE = 'came from outside'
/** A vacation that ended longer ago than any move may take has no part in a clock any more. */
const VACATIONS_KEPT = 90 * DAY
/** In milliseconds. */
const HESITATION = { least: 600, most: 2400 }
/** So often is looked whether what is open still has its session. */
const LOOK = 30_000

/** Puts the parts together; nothing else knows all of them. */
export async function openServer(settings: Settings, log: Logger): Promise<RunningServer> {
  const { database } = settings
  const unlock = 'folder' in database ? lockFolder(database.folder) : () => undefined
  if ('folder' in database && isEmptied(database.folder))
    log.warn('gam.sqlite was empty; this server begins anew. If there was data, bring back a backup.')
  // A database that goes away while the server starts is waited for, whatever is being asked of it.
  const fromStore = <T>(ask: () => Promise<T>) =>
    awaitStore(ask, (error, seconds) =>
      log.warn({ why: reasonOf(error) }, `The database does not answer; it is tried again in ${seconds} s.`),
    )
  const base = await fromStore(() => openBase(database))
  const process = newId()
  const now = () => Date.now()
  let closing = false
  const metrics = new Metrics({
    sockets: () => sockets.size,
    tables: () => liveTables.size,
    deliveries: () => deliveries.waiting,
  })
  const health = new Health(base, { age: () => entries.age, failing: () => tableTime.failing })
  const trouble = (where: string, error: unknown) => {
    metrics.troubles.inc({ where })
    health.note(error)
    log.error({ where, err: error }, 'trouble')
  }

  const tableTime = await fromStore(() => TableTime.open(base, (error) => trouble('pulse', error)))
  const people = new PeopleStore(base)
  const tables = new TableStore(base, process, () => tableTime.lag)
  const chat = new ChatStore(base, process)
  const entries = new LogStore(base, process)
  entries.onCommit = (count, ms) => {
    metrics.commitEntries.inc(count)
    metrics.commitSeconds.observe(ms / 1000)
  }

  const seen = new SeenStore(
    base,
    process,
    () => tableTime.time(),
    (error) => trouble('seen', error),
  )
  await fromStore(() => seen.open())
  const vacationStore = new VacationStore(base)
  const sessionStore = new SessionStore(base, process)
  const { factor } = settings.limits
  const { sessions, accounts, identity, passkeys } = openIdentity({
    people,
    store: sessionStore,
    factor,
    now,
  })
  const { push, mail, site, deliveries, digest } = await fromStore(() =>
    openNotify({
      ...{ settings, people, now, trouble },
      turnsOf: async (person) => {
        const mine = (await tables.of(person, LIMITS.page)).map((table) => entryOf(table, person))
        return new Set(mine.flatMap(({ id, yourTurn }) => (yourTurn ? [id] : [])))
      },
      told: (way, outcome) => metrics.wakes.inc({ way, outcome }),
    }),
  )
  const thinkers = new Thinkers(settings.botWorkers, (why) => log.warn({ why }, 'a bot needed a stand-in'))
  const liveTables = new LiveTables(
    base,
    process,
    {
      tables,
      log: entries,
      chat,
      seen,
      orders: new OrdersStore(base, process),
      vacationsOf: (person) => vacationStore.of(person, now() - VACATIONS_KEPT),
      now,
      moment: () => tableTime.moment(),
      trouble,
      think: (level, ask) => thinkers.think(level, ask),
      hesitate: () => later(randomInt(HESITATION.least, HESITATION.most), undefined, { ref: false }),
      wake: (person, info) => digest.wake(person, info),
    },
    { cached: settings.limits.cachedTables },
  )

  const codes = new CodeStore(base)
  const inviteLinks = new InviteLinks(
    {
      settings,
      port: () => portOf(app.server.address()),
      now,
      keep: (moment) =>
        void people.keep(OUTSIDE, String(moment)).catch((error: unknown) => trouble('reach', error)),
    },
    Number(await fromStore(() => people.kept(OUTSIDE, async () => '0'))) || null,
  )
  const app = await newApp({ settings, sessions, log, version: version(), trouble })
  const personData = new PersonData(base)
  allRoutes(app, {
    ...{ settings, health, metrics, liveTables, tables, chat, codes, inviteLinks },
    ...{ identity, accounts, sessions, passkeys, people, push, now },
    closing: () => closing,
    mails: mail !== null,
    rename: renaming({ identity, tables, liveTables }),
    dataOf: (person) => personData.all(person),
    forget: forgetPerson({ data: personData, identity, accounts, sessions, tables, liveTables }),
    sendLink: mail && site !== '' ? recoveryLinks({ accounts, mail, deliveries, site }) : null,
    daily: new Daily({ store: new DailyStore(base), tables, log: entries, liveTables, now, trouble }),
    vacations: new Vacations(vacationStore, liveTables, now),
  })
  const endStreams = botStream(app, {
    liveTables,
    tables,
    behind: settings.limits.behind,
    trouble,
    attach: (session, ended) => sessions.attach(session, ended),
  })
  await webRoutes(app, settings)
  await app.ready()

  const sockets = new SocketServer(app.server, {
    liveTables,
    limits: settings.limits,
    origins: settings.origins,
    trustProxy: settings.trustProxy,
    now,
    trouble,
    cookies: (header) => app.parseCookie(header),
    who: async (secret) => (await sessions.who(secret))?.person ?? null,
    attach: (secret, ended) => sessions.attach(hashOfSecret(secret), ended),
    mutes: (person) => identity.mutes(person),
    dropped: (why) => metrics.dropped.inc({ why }),
    submitted(outcome, ms) {
      metrics.submissions.inc({ outcome })
      metrics.submitSeconds.observe(ms / 1000)
    },
  })
  await fromStore(() => liveTables.open())
  const clear = cleanup({ abandoned: new Abandoned(base, process), liveTables, now })
  const tidy = () =>
    void Promise.all([sessions.tidy(), codes.tidy(now() - CODE_DAYS * DAY), seen.tidy(), clear()]).catch(
      (error: unknown) => trouble('tidy', error),
    )
  tidy()
  const tidying = setInterval(tidy, TIDY)
  const look = () => void sessions.look().catch((error: unknown) => trouble('sessions', error))
  const looking = setInterval(look, LOOK)
  liveTables.onSessions = { ended: (hashes) => sessions.ended(hashes), missed: look }
  const gathering = setInterval(() => void digest.tick(), GATHERED)
  await app.listen({ port: settings.port, host: settings.host })

  return {
    address: addressOf(app.server.address()),
    network: inviteLinks.origins(),
    async close() {
      closing = true
      clearInterval(tidying)
      clearInterval(looking)
      clearInterval(gathering)
      sockets.close()
      endStreams()
      liveTables.close()
      thinkers.close()
      deliveries.close()
      await app.close()
      await entries.idle()
      await seen.close()
      mail?.close()
      await tableTime.close()
      await base.close()
      unlock()
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, none of the errors speaks for all.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function portOf(address: AddressInfo | string | null): number {
  return address === null || typeof address === 'string' ? 0 : address.port
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address)
  const { address: host, port } = address
  const here = isThisComputer(host) || host === '0.0.0.0' || host === '::'
  const name = here ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
