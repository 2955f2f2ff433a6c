import { STANDARD_LEVEL } from '@gam/bots'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { go } from '../router.ts'
import { prepareFrom } from '../session/open-tables.ts'
import type { Session } from '../session/session.ts'
import { useLearnWords } from './words/index.ts'

/** From any moment of a replay to a table of one's own: as whoever is looked through, against bots. */
export function PlayFromHere({
  session,
  at,
  viewer,
}: {
  session: Session
  at: number
  viewer: number | null
}) {
  const words = useLearnWords()
  const [starting, setStarting] = useState(false)
  const { table } = session
  // At the end there is nothing to play on from.
  if (at >= session.now.seq && session.now.asked === null) return null

  async function start() {
    if (starting) return
    setStarting(true)
    const me = viewer !== null && viewer < table.players ? viewer : 0
    const seats = table.seats
      .slice(0, table.players)
      .map((seat, i) => ({ ...seat, bot: i === me ? null : (seat.bot ?? STANDARD_LEVEL) }))
    try {
      go(`/table/${await prepareFrom(await session.export(), at, seats)}`)
    } finally {
      setStarting(false)
    }
  }

  return (
    <Button aria-disabled={starting} onClick={() => void start()} data-play-from-here="">
      {words.playFromHere}
    </Button>
  )
}
