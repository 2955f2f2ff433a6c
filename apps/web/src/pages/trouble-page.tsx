import type { ReactNode } from 'react'
import { Swell } from '../art/sea.tsx'
import { LinkButton } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { useUi } from '../words/language.ts'
import styles from './trouble-page.module.css'

/** What happened, that nothing was changed, and the way on. */
export function TroublePage({
  text,
  detail,
  children,
}: {
  text: string
  detail?: string
  children?: ReactNode
}) {
  const ui = useUi()
  return (
    <main className={styles.page} data-trouble-page="">
      <div className={styles.panel}>
        <Heading>{ui.trouble.title}</Heading>
        <p className={styles.text}>{text}</p>
        {detail !== undefined && (
          <details className={styles.detail}>
            <summary>{ui.trouble.detail}</summary>
            <p>{detail}</p>
          </details>
        )}
        <div className={styles.ways}>
          {children}
          <LinkButton to="/">{ui.trouble.home}</LinkButton>
        </div>
      </div>
      <div className={styles.sea}>
        <Swell width={1366} height={220} rows={6} opacity={0.25} from={20} />
      </div>
    </main>
  )
}
