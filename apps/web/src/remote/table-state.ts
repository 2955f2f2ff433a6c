import type { TableEntry } from '@gam/protocol/wire'
import type { RemoteWords } from '../words/en/remote.ts'
import type { Ui } from '../words/language.ts'

/** Whose table it is: the host's; where the host does not sit, the first person's. */
export function hostOf(entry: TableEntry): TableEntry['seats'][number] | null {
  const seat = entry.host === null ? undefined : entry.seats[entry.host]
  return seat ?? entry.seats.find(({ kind }) => kind === 'person') ?? null
}

/** What a table waits for, in words. */
export function stateOf(entry: TableEntry, ui: Ui, words: RemoteWords): string {
  const { status, seats, asked, winners, yourTurn } = entry
  if (status === 'over')
    return winners
      ? words.lobby.won(ui.and(winners.map((seat) => seats[seat]?.name ?? '')))
      : words.lobby.over
  if (status !== 'playing') return words.lobby.gathering(seats.filter(({ kind }) => kind === 'free').length)
  if (yourTurn) return words.lobby.yourTurn
  return words.lobby.waitingFor(asked ? (seats[asked.seat]?.name ?? '…') : '…')
}
