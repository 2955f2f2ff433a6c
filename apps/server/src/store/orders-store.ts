import { type KeptOrder, readKeptOrders } from '@gam/kernel'
import type { Base } from './base.ts'

/** What people ordered their tables to decline for them: beside the tables, so that nobody sees them change. */
export class OrdersStore {
  readonly #base: Base
  readonly #process: string

  constructor(base: Base, process: string) {
    this.#base = base
    this.#process = process
  }

  async of(table: string, person: string): Promise<KeptOrder[]> {
    const row = await this.#base.db
      .selectFrom('orders')
      .select('orders')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst()
    return row ? readKeptOrders(JSON.parse(row.orders)) : []
  }

  async put(table: string, person: string, orders: readonly KeptOrder[]): Promise<void> {
    await this.#base.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('orders').where('table_id', '=', table).where('person', '=', person).execute()
      if (orders.length > 0)
        await trx
          .insertInto('orders')
          .values({ table_id: table, person, orders: JSON.stringify(orders) })
          .onConflict((conflict) =>
            conflict
              .columns(['table_id', 'person'])
              .doUpdateSet((eb) => ({ orders: eb.ref('excluded.orders') })),
          )
          .execute()
      await this.#base.hint(trx, { from: this.#process, tables: [table] })
    })
  }
}
