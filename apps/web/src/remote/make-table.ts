import type { TableInfo, TablePlan } from '@gam/protocol/wire'
import { api } from '../session/remote/api.ts'
import type { RemoteTable } from '../session/remote/remote-table.ts'
import { joinOpen } from './join-open.ts'
import { beNamed } from './server.ts'
import type { Terms } from './terms.tsx'

/** What is played at a table, and who sits there. */
export type MadePlan = Pick<TablePlan, 'game' | 'seats' | 'options' | 'components' | 'from'>

/** Makes a table on the server under this name and gives its address. */
export async function makeTable(name: string, plan: MadePlan, terms: Terms): Promise<string> {
  await beNamed(name)
  const { table } = await api<{ table: TableInfo }>('POST', '/tables', { ...plan, ...terms })
  return table.id
}

/** Sits down, as a guest with a name if this browser is nobody yet. */
export async function sitDown(
  table: RemoteTable,
  { seat, name }: { readonly seat?: number; readonly name: string | null },
): Promise<void> {
  if (name !== null) await beNamed(name)
  const { info } = table.state
  if (info?.status === 'open') await joinOpen(info, seat)
  else await api('POST', `/tables/${table.id}/join`, seat === undefined ? {} : { seat })
  if (name !== null) table.greetAgain()
}
