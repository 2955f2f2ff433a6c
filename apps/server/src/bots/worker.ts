import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { answering } from '@gam/bots'
import { judgedGames } from '../games.ts'

const answer = answering(await judgedGames())
parentPort?.on('message', (message: unknown) => parentPort?.postMessage(answer(message)))
// A server that is killed has kept what its bots compiled.
flushCompileCache()
