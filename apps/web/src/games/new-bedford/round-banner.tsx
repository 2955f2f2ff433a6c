import { Suspense, useEffect, useState } from 'preact/compat'
import type { HarbourProps } from './harbour.tsx'
import { Banner } from './on-demand.ts'
import { seenOf } from './seen.ts'

/** How long it stays if nobody does anything. */
const STAYS = 4000

/** Between two rounds: what the last one brought, over the sea, until somebody acts or it has been there a while. */
export function RoundBanner(props: HarbourProps) {
  const { moment, table, words } = props
  const seen = seenOf(table, moment, words, null)
  const { round } = seen.state
  // Who comes to a table in the middle of a round has no round behind them.
  const [told, tell] = useState(round)
  const fresh = round === told + 1 && moment.asked !== null

  useEffect(() => {
    if (round === told) return
    const end = () => tell(round)
    if (!fresh) return end()
    const timer = setTimeout(end, STAYS)
    window.addEventListener('pointerdown', end)
    window.addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', end)
      window.removeEventListener('keydown', end)
    }
  }, [round, told, fresh])

  return fresh ? (
    <Suspense fallback={null}>
      <Banner seen={seen} />
    </Suspense>
  ) : null
}
