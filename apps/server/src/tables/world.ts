import type { Ask } from '@gam/bots'
import type { ChatStore } from '../store/chat-store.ts'
import type { LogStore } from '../store/log-store.ts'
import type { Moment } from '../store/pulse.ts'
import type { TableStore } from '../store/table-store.ts'

/** All that a table needs from around it. */
export interface World {
  readonly tables: TableStore
  readonly log: LogStore
  readonly chat: ChatStore
  /** Do other processes use the same store? Then they may have done what this one has not heard of yet. */
  readonly shared: boolean
  now(): number
  /** Now, by the calendar and by the time that counts for clocks: that stands still when the server does. */
  moment(): Moment
  /** Has a bot think in a worker; answers an open option. */
  think(level: string, ask: Ask): Promise<string>
  /** It is this person's turn, and they are not here. */
  wake(person: string, table: WakeInfo): void
  /** Something changed at a table of these people. */
  changed(people: readonly string[]): void
  /** Is the person at this table, at whichever process? */
  isHere(table: string, person: string): boolean
  watching(table: string): number
  trouble(where: string, error: unknown): void
}

export interface WakeInfo {
  readonly table: string
  readonly game: string
  readonly kind: 'turn' | 'over'
}
