import type { TableInfo } from '@gam/protocol/wire'
import { useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import type { RemoteWords } from '../../words/en/remote.ts'
import { sound } from '../../world/sound/sound.ts'

/** Who of the people sits there now and did not before, or the other way round; oneself aside. */
export function arrival(
  before: TableInfo['seats'],
  { seats, you }: Pick<TableInfo, 'seats' | 'you'>,
): { readonly kind: 'sat' | 'rose'; readonly name: string } | null {
  const missing = (of: TableInfo['seats'], among: TableInfo['seats']) =>
    of.find(({ person }) => person !== null && among.every((one) => one.person !== person))
  const came = missing(seats, before)
  if (came && came.person !== (you.seat === null ? null : seats[you.seat]?.person))
    return { kind: 'sat', name: came.name }
  const went = missing(before, seats)
  return went ? { kind: 'rose', name: went.name } : null
}

/** What is said to those who listen when somebody sits down or gets up; a bell rings once for whoever comes. */
export function useArrivals(info: TableInfo, { room }: RemoteWords): string {
  const { seats } = info
  const known = useRef(seats)
  const [said, setSaid] = useState('')
  const look = useEffectEvent((now: TableInfo['seats']) => {
    const found = arrival(known.current, info)
    known.current = now
    if (found === null) return
    const here = now.filter(({ kind }) => kind !== 'free').length
    setSaid(room[found.kind](found.name, here, now.length))
    if (found.kind === 'sat') sound('bell')
  })
  useEffect(() => look(seats), [seats])
  return said
}
