import { oneAt, type Standing } from '@gam/kernel'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../../awaited.ts'
import { useScene } from '../../play/table-context.ts'
import type { ShelfEntry } from '../../table/saved.ts'
import { shelf } from '../../table/store.ts'
import { useResultWords, useUi } from '../../words/language.ts'
import { bestKindOf, kindsOf } from './counting.ts'

/** How it was for me: my best game here, or my place and what I did best. Plainly. */
export function AboutMe({ standings, viewer }: { standings: readonly Standing[]; viewer: number | null }) {
  const { table, words: game } = useScene()
  const ui = useUi()
  const words = useResultWords()
  const people = table.seats.flatMap(({ bot, program }, seat) => (bot === null && !program ? [seat] : []))
  const seat = viewer ?? (people.length === 1 ? people[0] : undefined)
  const mine = standings.find((standing) => standing.seat === seat)
  const earlier = useEarlier(table.game, table.id)
  if (!mine || seat === undefined) return null
  const title = ui.game(table.game).title
  const { name } = oneAt(table.seats, seat)
  const before = earlier?.toSorted((a, b) => b.points - a.points)[0]
  const ahead = standings.find(({ rank }) => rank === 1)
  const kind = bestKindOf(mine, kindsOf(standings))
  const best = kind === null ? '' : words.bestKind(game.words.parts[kind] ?? kind, mine.parts[kind] ?? 0)
  if (before && mine.total > before.points)
    return (
      <p data-about-me="best">
        <b>{words.best(title)}</b>{' '}
        <span>{words.bestBy(mine.total, mine.total - before.points, before.at)}</span>
      </p>
    )
  if (mine.rank === 1 || !ahead)
    return (
      <p data-about-me="place">
        <b>{earlier?.length === 0 ? words.first(title) : words.place(mine.rank, name)}</b> <span>{best}</span>
      </p>
    )
  return (
    <p data-about-me="place">
      <b>{words.place(mine.rank, name)}</b>{' '}
      <span>
        {words.behind(ahead.total - mine.total, oneAt(table.seats, ahead.seat).name)}
        {best !== '' && ui.marks.semicolon}
        {best.charAt(0).toLowerCase() + best.slice(1)}
      </span>
    </p>
  )
}

interface Earlier {
  readonly points: number
  readonly at: number
}

/** What whoever holds this device had in other games of this kind; null: not known yet. */
function useEarlier(game: string, id: string): readonly Earlier[] | null {
  const [found, setFound] = useState<readonly Earlier[] | null>(null)
  useEffect(() => {
    return awaited(shelf(), ({ games }) =>
      setFound(games.filter((entry) => entry.game === game && entry.id !== id).flatMap(mineIn)),
    )
  }, [game, id])
  return found
}

/** Round one screen nobody knows who of several I was. */
function mineIn({ over, seats, totals, at }: ShelfEntry): Earlier[] {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const [seat] = people
  const points = seat === undefined ? undefined : totals[seat]
  return over && people.length === 1 && points !== undefined ? [{ points, at }] : []
}
