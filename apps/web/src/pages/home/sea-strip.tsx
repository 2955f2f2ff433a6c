import { Picture } from '../../art/picture.tsx'
import vessels from '../../art/pictures/vessels.svg'
import { Link } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useShore } from '../../remote/server.ts'
import { useUi } from '../../words/language.ts'
import { Sea } from '../../world/sea.tsx'
import styles from './home.module.css'

/** The ways that are no game: each with one true number, or none. */
export function SeaStrip({ finished, offline }: { finished: number; offline: boolean }) {
  const ui = useUi()
  const shore = useShore()
  const ways = [
    ...(shore.server === 'there'
      ? [
          {
            to: '/lobby',
            icon: 'people',
            name: ui.home.tables,
            lead: ui.home.tablesLead(shore.open.length),
          } as const,
        ]
      : []),
    { to: '/learn', icon: 'book', name: ui.home.learn, lead: ui.home.learnLead } as const,
    { to: '/puzzles', icon: 'puzzle', name: ui.home.puzzles, lead: ui.home.puzzlesLead } as const,
    { to: '/replays', icon: 'replay', name: ui.home.replays, lead: ui.home.replaysLead(finished) } as const,
  ]
  return (
    <footer className={styles.sea} data-ground="sea">
      <Water />
      <ul className={styles.ways}>
        {ways.map(({ to, icon, name, lead }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={24} />
              <span>
                <b>{name}</b>
                {lead}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Picture src={vessels} className={styles.vessels} />
      <p className={styles.ready} data-offline={offline ? '' : undefined}>
        {offline && <Icon name="check" size={17} />}
        <span>
          {shore.server === 'none' && `${ui.home.noServer(navigator.onLine)} `}
          {offline ? ui.home.offline : isSecureContext ? ui.home.online : ui.home.offlineNeeds}
        </span>
      </p>
    </footer>
  )
}

/** The crest is a line of its own, so that it stays sharp; the water under it is cut along it. */
function Water() {
  return (
    <>
      <div className={styles.water}>
        <Sea light="day" dark="dusk" sun={null} />
      </div>
      <svg viewBox="0 0 1600 160" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path
          d={`M0 16${'q40-13 80 0t80 0'.repeat(10)}`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2"
        />
      </svg>
    </>
  )
}
