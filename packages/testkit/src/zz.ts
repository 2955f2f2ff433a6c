import { tablesOf } from './tables.ts'
import { quickGame } from './quick.ts'
import { randomWalk, print } from './trail.ts'
import { CHOOSERS } from './choosers.ts'
import { breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
const { whaleRiders: game } = await import('../../games/whale-riders/src/game.ts')
const cpu = () => process.cpuUsage().user/1e6
let t = cpu()
const ts = tablesOf(game)
console.log('tables', cpu()-t); t = cpu()
for (const law of LAWS) { try { law.game?.(game, ts) } catch (e) { console.log(law.id, String(e)) } }
console.log('static', cpu()-t); t = cpu()
let n = 0, p = 0
for (; n < 30000 && p < 180; p++) { const q = quickGame({game, table: ts.tables[p % ts.tables.length], seed: String(p), reveals: []}, CHOOSERS[p%4]); n += q.codes.length; if (q.broken) console.log(p, q.broken) }
console.log('quick', p, n, cpu()-t); t = cpu()
const cost: Record<string, number> = {walk: 0}
for (let i=0;i<4;i++) {
  let t = cpu()
  const trail = randomWalk({game, table: ts.tables[i], seed: String(i), reveals: []}, CHOOSERS[i%4])
  cost.walk += cpu()-t
  console.log(trail.sittings.length, game.longest(trail.table.config), trail.error)
  for (const law of LAWS) { t = cpu(); const b = breakOf(law, trail, 'as asked'); if (b) console.log(b.law, b.what.slice(0,300), b.after); cost[law.id] = (cost[law.id]??0) + cpu()-t }
}
console.table(cost)
