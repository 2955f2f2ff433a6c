import type { Statement } from '@gam/kernel'
import { IconButton, Link } from '../parts/button.tsx'
import { useTitle } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { useMedia } from '../parts/use-media.ts'
import { useCompany } from '../play/company.ts'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { HouseTag } from './house-tag.tsx'
import styles from './table-header.module.css'
import type { Panel } from './use-panel.ts'

/** One line above every table. */
export function TableHeader({
  moment,
  told,
  onOpen,
  onSince,
}: {
  moment: Moment
  told: readonly Statement[]
  onOpen(panel: Panel): void
  onSince(): void
}) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const { title, short, lead, extras } = board.header(moment, table, words, told)
  const game = ui.game(table.game).title
  const company = useCompany()
  useTitle(company?.title ?? game)
  const logBeside = useMedia(board.logBeside)
  return (
    <div className={styles.place}>
      <header className={styles.header}>
        <span className={styles.menu}>
          <IconButton label={ui.table.menu} onClick={() => onOpen('menu')}>
            <Icon name="menu" size={21} />
          </IconButton>
        </span>
        <Link to="/" className={styles.brand}>
          {ui.brand}
        </Link>
        <h1 className={styles.game}>{game}</h1>
        <span className={styles.title} data-lead={lead ? '' : undefined}>
          {lead ?? title}
        </span>
        <b className={styles.short} data-short="">
          {short}
        </b>
        <HouseTag />
        <span className={styles.space} />
        <span className={styles.extras}>{extras}</span>
        {company?.header}
        <span className={styles.tools}>
          {company?.talk && (
            <span className={styles.talk}>
              <IconButton
                label={
                  company.talk.unread === 0
                    ? ui.table.talk
                    : `${ui.table.talk}, ${ui.table.unread(company.talk.unread)}`
                }
                onClick={() => {
                  company.talk?.onOpen()
                  onOpen('talk')
                }}
              >
                <Icon name="talk" size={21} />
              </IconButton>
              {company.talk.unread > 0 && <b aria-hidden="true">{company.talk.unread}</b>}
            </span>
          )}
          <IconButton label={`${ui.table.since} (R)`} onClick={onSince}>
            <Icon name="replay" size={21} />
          </IconButton>
          {!logBeside && (
            <IconButton label={ui.table.log} onClick={() => onOpen('log')}>
              <Icon name="log" size={21} />
            </IconButton>
          )}
          <span className={styles.wide}>
            <IconButton label={ui.table.rules} onClick={() => onOpen('rules')}>
              <Icon name="book" size={21} />
            </IconButton>
            <IconButton label={ui.nav.settings} onClick={() => onOpen('settings')}>
              <Icon name="gear" size={21} />
            </IconButton>
            <IconButton label={ui.table.menu} onClick={() => onOpen('menu')}>
              <Icon name="menu" size={21} />
            </IconButton>
          </span>
        </span>
      </header>
    </div>
  )
}
