import type { PartialAnchorHTMLAttributes } from 'preact'
import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'preact/compat'
import { go } from '../router.ts'
import styles from './button.module.css'

type Look = 'primary' | 'option' | 'plain' | 'quiet'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  /** The key that does the same. */
  hint?: string | undefined
  children: ReactNode
}

export function Button({ look = 'plain', hint, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={[styles.button, styles[look], className].join(' ')}>
      {children}
      {hint !== undefined && <kbd className={styles.hint}>{hint}</kbd>}
    </button>
  )
}

export function IconButton({
  label,
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={[styles.icon, className].join(' ')}
    >
      {children}
    </button>
  )
}

/** A link within the app: a real address, opened without loading the page anew. */
export function Link({
  to,
  current,
  ...rest
}: Omit<PartialAnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'role'> & {
  to: string
  current?: boolean
}) {
  return (
    <a
      {...rest}
      href={to}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}

export function LinkButton({ look = 'plain', ...rest }: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={[styles.button, styles[look]].join(' ')} />
}
