import type { ReactNode } from 'preact/compat'
import { Picture } from '../art/picture.tsx'
import cards from './card.module.css'
import styles from './empty.module.css'

/** What a list looks like before anything is in it: a quiet place, what will stand here, one thing to do. */
export function Empty({
  picture,
  title,
  text,
  children,
}: {
  picture: string
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <section className={`${cards.card} ${styles.empty}`} data-empty="">
      <Picture src={picture} />
      <div>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  )
}
