import { id } from '@gam/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { LiveTables } from '../../tables/live-tables.ts'
import type { Table } from '../../tables/table.ts'

export const tableParams = z.object({ table: id })

type TableRequest = FastifyRequest<{ Params: { table: string } }>

/** The table that a request is about. */
export function tableOf(liveTables: LiveTables, request: TableRequest): Promise<Table> {
  return liveTables.table(request.params.table)
}

/** The same, up to date, if who asks may see it. */
export async function visibleTable(liveTables: LiveTables, request: TableRequest): Promise<Table> {
  const table = await tableOf(liveTables, request)
  await table.sync.freshen()
  table.views.admit(request.person?.id ?? null)
  return table
}

/** A table as whoever asks sees it. */
export function shown(table: Table, request: FastifyRequest) {
  return { table: table.views.info(request.person?.id ?? null) }
}
