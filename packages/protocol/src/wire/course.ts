import type { Fact } from '@gam/kernel'
import type { News } from './types.ts'

/** What a client has of a game's course; it grows with every piece of news. */
export interface Course {
  readonly seq: number
  readonly viewer: number | null
  readonly events: readonly Fact[]
  readonly marks: readonly number[]
  readonly movers: readonly number[]
}

/**
 * The course after a piece of news. Null: the news does not fit what is here (something was missed); then watch
 * again with `since: null`.
 */
export function advance(had: Course | null, news: News): Course | null {
  const { seq, viewer, kept } = news
  if (kept < 0) return { seq, viewer, events: news.events, marks: news.marks, movers: news.movers }
  if (had === null || had.viewer !== viewer || kept >= had.marks.length) return null
  return {
    seq,
    viewer,
    events: [...had.events.slice(0, had.marks[kept]), ...news.events],
    marks: [...had.marks.slice(0, kept + 1), ...news.marks],
    movers: [...had.movers.slice(0, kept), ...news.movers],
  }
}
