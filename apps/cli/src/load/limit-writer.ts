import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// One row a move at the end of one table, each group as durable as a server's: less cannot be written.
const db = new DatabaseSync(path.join(workerData, 'limit.sqlite'))
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; create table log (move text not null)')
const insert = db.prepare('insert into log values (?)')

parentPort?.on('message', (moves: readonly string[]) => {
  db.exec('begin immediate')
  for (const move of moves) insert.run(move)
  db.exec('commit')
  parentPort?.postMessage(null)
})
