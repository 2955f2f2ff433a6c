import { type ReactNode, useEffect, useRef } from 'preact/compat'
import { cameFromWithin } from '../router.ts'
import styles from './heading.module.css'

/** What the tab is called while this is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gam`
  }, [title])
}

/**
 * The one heading of a page: the tab is called by it, and whoever came from another page of ours hears it, for the
 * link that they followed is gone. A page that was loaded is read out by the browser itself.
 */
export function Heading({
  children,
  className,
  id,
}: {
  children: string
  className?: string | undefined
  id?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(children)
  useEffect(() => {
    if (cameFromWithin() && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className} id={id}>
      {children}
    </h1>
  )
}

/** How a page begins: its heading, and what is said about it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Heading>{title}</Heading>
      {children}
    </header>
  )
}
