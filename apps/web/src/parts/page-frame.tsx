import type { ReactNode } from 'preact/compat'
import { usePath } from '../router.ts'
import { useSettings } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { Link } from './button.tsx'
import { Flag } from './flag.tsx'
import { Icon } from './icon.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './page-frame.module.css'

/** Every page that is no table: the same head, the same ways. */
export function PageFrame({
  children,
  wide = false,
  bar,
}: {
  children: ReactNode
  wide?: boolean
  /** What stays at the bottom, on a phone in the place of the ways. */
  bar?: ReactNode
}) {
  const ui = useUi()
  const { theme, name } = useSettings()
  const path = usePath()
  const ways = [
    { to: '/', name: ui.nav.play, icon: 'ship' },
    { to: '/lobby', name: ui.nav.tables, icon: 'people' },
    { to: '/puzzles', name: ui.nav.puzzles, icon: 'puzzle' },
    { to: '/replays', name: ui.nav.replays, icon: 'replay' },
    { to: '/rules', name: ui.nav.rules, icon: 'book' },
  ] as const
  const here = (to: string) => path === to || path.startsWith(`${to}/`)
  return (
    <div className={styles.frame} data-theme-set={theme} data-barred={bar ? '' : undefined}>
      <a className={styles.skip} href="#content">
        {ui.nav.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          {ui.brand}
        </Link>
        <nav aria-label={ui.nav.main} className={styles.nav}>
          {ways.map(({ to, name: way, icon }) => (
            <Link key={to} to={to} current={here(to)} className={styles.way}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              {way}
            </Link>
          ))}
        </nav>
        {/* Who has a name has found a language too. */}
        {name === '' && <LanguageChoice className={styles.language} />}
        <Link to="/settings" current={here('/settings')} className={styles.settings}>
          <Icon name="gear" size={21} />
          <span className="unseen">{ui.nav.settings}</span>
          {name !== '' && (
            <span className={styles.me}>
              <Flag flag={1} width={30} />
              {name}
            </span>
          )}
        </Link>
      </header>
      <main id="content" className={wide ? styles.wide : styles.main}>
        {children}
      </main>
      {bar && <footer className={styles.bar}>{bar}</footer>}
    </div>
  )
}
