import type { TableInfo, TablePlan } from '@gam/protocol/wire'
import { api } from '../session/remote/api.ts'
import type { RemoteTable } from '../session/remote/remote-table.ts'
import { joinOpen, type Wish } from './join-open.ts'
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

/** Sits down; with a name, as a guest if this browser is nobody yet, or under another name than before. */
export async function sitDown(
  table: RemoteTable,
  { name, ...wish }: Wish & { readonly name: string | null },
): Promise<void> {
  if (name !== null) await beNamed(name)
  const { info } = table.state
  if (info?.status === 'open') await joinOpen(info, wish)
  else await api('POST', `/tables/${table.id}/join`, wish)
  if (name !== null) table.greetAgain()
}
