import { createContext, type ReactNode, useContext } from 'preact/compat'

/** What is known of a seat besides the game: it stands on the seat's plate. */
export interface SeatNote {
  /** In words: "away 2 min", "a bot plays on". */
  readonly text: string | null
  /** The same in a word or two, where there is little room. */
  readonly brief: string | null
  readonly away: boolean
  /** The time that is left, as it ticks. */
  readonly clock: ReactNode
}

/** Something that happened to a seat besides the game: a line in the log. */
export interface SeatEvent {
  readonly key: string
  readonly seat: number
  /** After how many actions. */
  readonly moves: number
  readonly text: string
}

/**
 * What a table with people elsewhere adds to the page. A table on one device has none of it. Whoever opens the
 * session makes it and hands it to `TableView`; the house gives it its place, boards draw `SeatMark` on their
 * plates.
 */
export interface Company {
  /** What the tab is called while the game would not say enough: it is somebody's turn, it is over. */
  readonly title: string | null
  /** A line under the header: the connection is lost, two moves happened, somebody asks to take a move back. */
  readonly notice: ReactNode
  /** In the header, before the tools: who looks on, the clock of whoever is asked. */
  readonly header: ReactNode
  seat(seat: number): SeatNote | null
  /** The oldest first. */
  readonly events: readonly SeatEvent[]
  /** The conversation: a drawer beside the log, with the number of lines that were not read. */
  readonly talk: { readonly unread: number; readonly panel: ReactNode; onOpen(): void } | null
  /** In the table's menu: what can be done here besides playing. */
  menu(close: () => void): ReactNode
  /** Whether the table lets its players ask for hints. */
  readonly hints: boolean
  /** Why the deal is not shown yet, where it is not: until then the game cannot be analysed. */
  readonly sealed: string | null
  /** What becomes of the game when one leaves. */
  readonly leaveAbout: string
  /** The ways on from the result, instead of those of a table on this device. */
  readonly end: ReactNode
}

export const CompanyContext = createContext<Company | null>(null)

export function useCompany(): Company | null {
  return useContext(CompanyContext)
}
