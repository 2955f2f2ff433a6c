import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '@gam/kernel'
import { backUp } from './ops/backup.ts'
import { newLog } from './ops/log.ts'
import { reports } from './ops/reports.ts'
import { openServer } from './server.ts'
import { type Settings, settingsOf } from './settings.ts'

const PATIENCE = 10_000

/** Runs one command line: none serves, `backup FILE` copies the embedded database, `reports` shows reported lines. */
export async function program(words: readonly string[]): Promise<void> {
  try {
    await run(words)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

async function run([command, file]: readonly string[]): Promise<void> {
  const settings = settingsOf(process.env)
  if (command === 'backup') console.log(await backUp(settings, file))
  else if (command === 'reports') console.log(await reports(settings))
  else if (command === undefined || command === 'serve') await serve(settings)
  else
    throw new Fault('bad-request', `There is no command "${command}"; there are serve, backup and reports.`)
}

async function serve(settings: Settings): Promise<void> {
  const log = newLog(settings.logLevel)
  if (!existsSync(join(settings.web, 'index.html')))
    log.warn('The web app is not built, so only the API is served. Build it: npm run build -w @gam/web')
  const server = await openServer(settings, log)
  console.log(`Gam is at ${server.address}`)
  let ending = false
  const end = (signal: string) => {
    if (ending) return
    ending = true
    log.info({ signal }, 'ending')
    // Whoever does not let go in time is cut off; what was acknowledged is on the disk anyway.
    setTimeout(() => process.exit(1), PATIENCE).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not end in order')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal))
}

function explain(error: unknown): string {
  if (error instanceof Fault) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 4173} is taken. Choose another: PORT=8080 npm start`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database does not answer at the address that DATABASE_URL names.'
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`
}
