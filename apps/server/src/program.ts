import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '@gam/kernel'
import { greeting } from './network/greeting.ts'
import { newLog } from './ops/logger.ts'
import { openServer } from './server.ts'
import { type Env, settingsOf } from './settings.ts'

const PATIENCE = 10_000

/** Serves as the environment says, until a signal ends the process. What cannot be is said in one sentence. */
export async function serve(env: Env): Promise<void> {
  const settings = settingsOf(env)
  const log = newLog(settings.logLevel)
  if (!existsSync(join(settings.web, 'index.html')))
    log.warn('The web app is not built, so only the API is served. Build it: npm run build -w @gam/web')
  const server = await openServer(settings, log).catch((error: unknown) => {
    throw explained(error, settings.port)
  })
  console.log(greeting(server, settings, process.stdout.isTTY))
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

/** What the machine refused is a sentence; anything else is our own mistake and stays as it is. */
function explained(error: unknown, port: number): unknown {
  if (error instanceof Fault || !(error instanceof Error && 'code' in error)) return error
  return new Fault('bad-request', sentenceOf(error, port))
}

function sentenceOf({ code, message }: Error & { code: unknown }, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT, for example PORT=8080.`
  return `The server could not start: ${message}`
}
