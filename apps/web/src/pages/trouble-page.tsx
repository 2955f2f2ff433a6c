import type { ReactNode } from 'preact/compat'
import { Picture } from '../art/picture.tsx'
import coast from '../art/pictures/night-coast.svg'
import coastUpright from '../art/pictures/night-coast-upright.svg'
import { LinkButton } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { useUi } from '../words/language.ts'
import styles from './trouble-page.module.css'

/** Off the chart: what happened, that nothing was changed, and the way on, before the coast by night. */
export function TroublePage({
  title,
  text,
  detail,
  children,
}: {
  title?: string
  text: string
  detail?: string
  children?: ReactNode
}) {
  const ui = useUi()
  return (
    <PageFrame wide>
      <div className={styles.page} data-ground="sea" data-trouble-page="">
        <Picture src={coast} upright={coastUpright} className={styles.coast} />
        <div className={styles.text}>
          <Heading>{title ?? ui.trouble.title}</Heading>
          <p>{text}</p>
          {detail !== undefined && (
            <details className={styles.detail}>
              <summary>{ui.trouble.detail}</summary>
              <p>{detail}</p>
            </details>
          )}
          <div className={styles.ways}>
            <LinkButton to="/" look="primary">
              {ui.trouble.home}
            </LinkButton>
            {children}
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
