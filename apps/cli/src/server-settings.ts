import type { ArgsDef } from 'citty'

/** Where the data of a server is, as flags; each stands for a variable of the environment. */
export const dataArgs = {
  data: {
    type: 'string',
    valueHint: 'FOLDER',
    description: 'The folder of its SQLite file, as the variable DATA names it',
  },
  database: {
    type: 'string',
    valueHint: 'postgres://…',
    description: 'A PostgreSQL database instead, as DATABASE_URL names it',
  },
} as const satisfies ArgsDef

/** Where a server listens. */
export const doorArgs = {
  port: { type: 'string', valueHint: 'N', description: 'Where it listens, as PORT says it (4173)' },
  host: {
    type: 'string',
    valueHint: 'ADDRESS',
    description: 'For whom it listens, as HOST says it (127.0.0.1: this machine only)',
  },
  share: {
    type: 'boolean',
    description: 'For the local network too, as SHARE=1 says it; prints the address that a phone can open',
  },
} as const satisfies ArgsDef

interface Given {
  readonly data?: string | undefined
  readonly database?: string | undefined
  readonly port?: string | undefined
  readonly host?: string | undefined
  readonly share?: boolean | undefined
}

/** The environment with what the command line says instead. */
export function serverEnv({ data, database, port, host, share }: Given): NodeJS.ProcessEnv {
  const env = { ...process.env }
  // Who names a folder means it, whatever the environment says of a database.
  if (data !== undefined && database === undefined) delete env.DATABASE_URL
  const said = { DATA: data, DATABASE_URL: database, PORT: port, HOST: host, SHARE: share ? '1' : undefined }
  for (const [name, value] of Object.entries(said)) if (value !== undefined) env[name] = value
  return env
}
