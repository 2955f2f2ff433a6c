import type { Happening, TableInfo } from '@gam/protocol/wire'
import type { SeatEvent } from '../play/company.ts'
import type { RemoteWords } from '../words/en/remote.ts'
import type { Ui } from '../words/language.ts'

/** What happened to the seats, in words. */
export function seatEvents(
  { happenings, seats }: Pick<TableInfo, 'happenings' | 'seats'>,
  ui: Ui,
  words: RemoteWords,
): readonly SeatEvent[] {
  return happenings.map((one) => {
    const by = ui.and((one.by ?? []).map((seat) => seats[seat]?.name ?? ''))
    return {
      key: `${one.at} ${one.seat} ${one.kind}`,
      seat: one.seat,
      moves: one.moves,
      text: textOf(one, by, words),
    }
  })
}

function textOf({ kind, name, from = '' }: Happening, by: string, { happenings }: RemoteWords): string {
  switch (kind) {
    case 'bot':
      return happenings.bot(name, by)
    case 'taken':
      return happenings.taken(name, from)
    default:
      return happenings[kind](name)
  }
}
