import { useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import styles from './share-link.module.css'
import { useRemoteWords } from './words/words.ts'

export function linkTo(id: string): string {
  return new URL(`/table/${id}`, location.href).href
}

/** False where the browser does not let the page write there; then the text is there to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The address of a table, to be handed on. */
export function ShareLink({ id, game }: { id: string; game: string }) {
  const words = useRemoteWords()
  const field = useId()
  const [copied, setCopied] = useState(false)
  const link = linkTo(id)
  const canShare = 'share' in navigator
  return (
    <section className={styles.share} aria-label={words.room.linkTitle}>
      <label htmlFor={field}>{words.room.link}</label>
      <div className={styles.row}>
        <input
          id={field}
          type="text"
          readOnly
          value={link}
          data-invite=""
          onFocus={(event) => event.target.select()}
        />
        <Button
          look="option"
          onClick={async () => {
            const done = await copy(link)
            setCopied(done)
            if (!done) document.getElementById(field)?.focus()
          }}
        >
          {copied ? words.room.copied : words.room.copy}
        </Button>
        {canShare && (
          <Button
            onClick={() =>
              // Closing the sheet without sharing is no mistake.
              void navigator.share({ text: words.room.shareText(game), url: link }).catch(() => undefined)
            }
          >
            {words.room.share}
          </Button>
        )}
      </div>
      <p className={styles.about}>{words.room.linkAbout}</p>
      <span className="unseen" role="status">
        {copied ? words.room.copied : ''}
      </span>
    </section>
  )
}
