import { Pic } from './art.tsx'
import styles from './captain.module.css'
import { Portrait } from './captain-art.tsx'
import { boardOf, captainName, helmOf, lastHeadings, limitsOf } from './captain-turn.ts'
import { Helm } from './helm.tsx'
import { nameOf, type Seen } from './seen.ts'

/** A Captain in his strip: face, helm, and how far he is from his limits. Clicked, he tells all. */
export function CaptainLine({ seen, seat, onLook }: { seen: Seen; seat: number; onLook(): void }) {
  const { words, state } = seen
  const board = boardOf(seen, seat)
  const headings = helmOf(seen, seat)
  const last = lastHeadings(seen, seat)
  const at = last === null ? state.seats[seat].helm : null
  const heading = last?.[0] ?? headings[state.seats[seat].helm]
  const { buildings, mostBuildings, whales, mostWhales } = limitsOf(seen, seat)
  const { helm, built, limit, whales: named } = words.captains
  const { colon } = words.marks
  const sentence = `${helm(nameOf(seen, seat), heading)}. ${built}${colon}${limit(buildings, mostBuildings)}. ${named}${colon}${limit(whales, mostWhales)}.`
  return (
    <button type="button" data-stop="" data-at={`captain ${seat}`} className={styles.strip} onClick={onLook}>
      <span className="unseen">{sentence}</span>
      <span className={styles.stripInside} aria-hidden="true">
        <Portrait captain={captainName(board)} size={40} />
        <Helm headings={headings} at={at} die={null} size={44} label="" />
        <span className={styles.limits}>
          <span>
            <Pic name="building" size={15} /> {words.captains.limit(buildings, mostBuildings)}
          </span>
          <span>
            <Pic name="sperm" size={15} /> {words.captains.limit(whales, mostWhales)}
          </span>
        </span>
      </span>
    </button>
  )
}
