import { parentPort } from 'node:worker_threads'
import { answering } from '@gam/bots'
import { games } from '../games.ts'

const answer = answering(games)
parentPort?.on('message', (message: unknown) => parentPort?.postMessage(answer(message)))
