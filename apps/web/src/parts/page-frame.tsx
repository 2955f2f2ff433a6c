import type { ReactNode } from 'react'
import { usePath } from '../router.ts'
import { useSettings } from '../settings.ts'
import { useSpeech } from '../words/language.ts'
import { Link } from './button.tsx'
import { Icon } from './icon.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './page-frame.module.css'

/** Every page that is no table: the same head, the same ways. */
export function PageFrame({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const { ui } = useSpeech()
  const { theme } = useSettings()
  const path = usePath()
  const ways = [
    { to: '/', name: ui.nav.play, icon: 'ship' },
    { to: '/lobby', name: ui.nav.tables, icon: 'people' },
    { to: '/replays', name: ui.nav.replays, icon: 'replay' },
    { to: '/rules', name: ui.nav.rules, icon: 'book' },
    { to: '/settings', name: ui.nav.settings, icon: 'gear' },
  ] as const
  return (
    <div className={styles.frame} data-theme-set={theme}>
      <a className={styles.skip} href="#content">
        {ui.nav.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          {ui.brand}
        </Link>
        <nav aria-label={ui.nav.main} className={styles.nav}>
          {ways.map(({ to, name, icon }) => (
            <Link key={to} to={to} current={path === to || path.startsWith(`${to}/`)} className={styles.way}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              {name}
            </Link>
          ))}
        </nav>
        <LanguageChoice className={styles.language} />
      </header>
      <main id="content" className={wide ? styles.wide : styles.main}>
        {children}
      </main>
    </div>
  )
}
