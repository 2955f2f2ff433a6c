import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Schema } from './schema.ts'

/** Once released a step is never changed; what comes later is a new one. The same for both databases. */
const steps: Record<string, Migration> = {
  '001-beginning': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db
      await schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('login', 'text', (c) => c.unique())
        .addColumn('password', 'text')
        .addColumn('owner', 'text')
        .addColumn('webhook', 'text')
        .addColumn('email', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await schema.createIndex('people_owner').on('people').column('owner').execute()
      await schema
        .createTable('sessions')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('expires', 'bigint')
        .execute()
      await schema.createIndex('sessions_person').on('sessions').column('person').execute()
      await schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await schema.createIndex('passkeys_person').on('passkeys').column('person').execute()
      await schema
        .createTable('challenges')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text')
        .addColumn('challenge', 'text', (c) => c.notNull())
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute()
      await schema
        .createTable('mutes')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('muted', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
        .execute()
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('doc', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addColumn('ended', 'bigint')
        .addColumn('totals', 'text')
        .addColumn('winners', 'text')
        .addColumn('replay', 'text')
        .execute()
      await schema.createIndex('tables_lobby').on('tables').columns(['status', 'listed', 'changed']).execute()
      await schema.createIndex('tables_ended').on('tables').columns(['listed', 'ended', 'id']).execute()
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute()
      await schema.createIndex('seats_person').on('seats').columns(['person', 'table_id']).execute()
      await schema
        .createTable('heads')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('moves', 'integer', (c) => c.notNull())
        .addColumn('asked_seat', 'integer')
        .addColumn('asked_step', 'text')
        .addColumn('until', 'bigint')
        .addColumn('due', 'bigint')
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .execute()
      await schema.createIndex('heads_due').on('heads').column('due').execute()
      await schema
        .createTable('log')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('submission', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('log_key', ['table_id', 'seq'])
        .addUniqueConstraint('log_submission', ['table_id', 'submission'])
        .execute()
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('id', 'integer', (c) => c.notNull())
        .addColumn('submission', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
        .addUniqueConstraint('chat_submission', ['table_id', 'person', 'submission'])
        .execute()
      await schema
        .createTable('reports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('line', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await schema.createIndex('pushes_person').on('pushes').column('person').execute()
      await schema
        .createTable('keeping')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '002-daily': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db
      await schema
        .createTable('days')
        .addColumn('day', 'text', (c) => c.primaryKey())
        .addColumn('challenge', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await schema
        .createTable('tries')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('attempt', 'integer', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull().unique())
        .addColumn('started', 'bigint', (c) => c.notNull())
        .addColumn('ended', 'bigint')
        .addColumn('outcome', 'text')
        .addColumn('name', 'text')
        .addColumn('points', 'double precision')
        .addColumn('lead', 'double precision')
        .addPrimaryKeyConstraint('tries_key', ['day', 'person', 'attempt'])
        .execute()
      await schema
        .createIndex('tries_board')
        .on('tries')
        .columns(['day', 'outcome', 'lead', 'ended'])
        .execute()
    },
  },
  '003-guests': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db
      await schema
        .createTable('codes')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull().unique())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await schema.alterTable('chat').addColumn('program', 'integer').execute()
    },
  },
  '003-turns': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db
      await schema.alterTable('people').addColumn('language', 'text').execute()
      await schema
        .createTable('seen')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint')
        .addPrimaryKeyConstraint('seen_key', ['table_id', 'person'])
        .execute()
      await schema
        .createTable('alive')
        .addColumn('process', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await schema
        .createTable('vacations')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('from_at', 'bigint', (c) => c.notNull())
        .addColumn('until_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('vacations_key', ['person', 'from_at'])
        .execute()
    },
  },
  '004-sessions': {
    async up(db: Kysely<unknown>): Promise<void> {
      const { schema } = db
      await schema.alterTable('sessions').addColumn('seen', 'bigint').execute()
      await schema.alterTable('sessions').addColumn('device', 'text').execute()
      // Nobody is taken for gone because it was not written down when they came.
      await sql`update sessions set seen = ${Date.now()}`.execute(db)
      await schema
        .createTable('recoveries')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('expires', 'bigint')
        .execute()
      await schema.createIndex('recoveries_person').on('recoveries').column('person').execute()
    },
  },
  '005-orders': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('orders')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('orders', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('orders_key', ['table_id', 'person'])
        .execute()
    },
  },
}

/** Brings the database up to date; several processes may start at once. */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
