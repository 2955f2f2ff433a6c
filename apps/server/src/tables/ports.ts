import type { Question } from '@gam/bots'
import type { Vacation } from '@gam/protocol/wire'
import type { Instant } from '../model/instant.ts'
import type { WakeInfo } from '../model/wake.ts'
import type { ChatStore } from '../store/chat-store.ts'
import type { LogStore } from '../store/log-store.ts'
import type { OrdersStore } from '../store/orders-store.ts'
import type { SeenStore } from '../store/seen-store.ts'
import type { TableStore } from '../store/table-store.ts'

/** All that a table needs from around it. */
export interface TablePorts {
  readonly tables: TableStore
  readonly log: LogStore
  readonly chat: ChatStore
  readonly seen: SeenStore
  readonly orders: OrdersStore
  /** The vacations of a person that are not over, or were not a while ago. */
  vacationsOf(person: string): Promise<readonly Vacation[]>
  /** Do other processes use the same store? Then they may have done what this one has not heard of yet. */
  readonly shared: boolean
  now(): number
  /** Now, by the calendar and by the time that counts for clocks: that stands still when the server does. */
  moment(): Instant
  /** Has a bot think in a worker; answers an open option. */
  think(level: string, question: Question): Promise<string>
  /** As long as a person might take who passes: a pass that was ordered comes no sooner. */
  hesitate(): Promise<void>
  /** Something is up at this table, and the person is not here. */
  wake(person: string, table: WakeInfo): void
  /** Something changed at a table of these people. */
  changed(people: readonly string[]): void
  /** Is the person at this table, at whichever process? */
  isHere(table: string, person: string): boolean
  /** How many look on there who are none of these. */
  watching(table: string, seated: readonly string[]): number
  trouble(where: string, error: unknown): void
}
