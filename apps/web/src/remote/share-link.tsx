import { Button } from '../parts/button.tsx'
import { CopyField } from './copy-field.tsx'
import styles from './share-link.module.css'
import { useRemoteWords } from './words/words.ts'

export function linkTo(id: string): string {
  return new URL(`/table/${id}`, location.href).href
}

/** The address of a table, to be handed on. */
export function ShareLink({ id, game }: { id: string; game: string }) {
  const { room } = useRemoteWords()
  const link = linkTo(id)
  return (
    <section className={styles.share} aria-label={room.linkTitle}>
      <CopyField label={room.link} text={link} about={room.linkAbout} words={room}>
        {'share' in navigator && (
          <Button
            onClick={() =>
              // Closing the sheet without sharing is no mistake.
              void navigator.share({ text: room.shareText(game), url: link }).catch(() => undefined)
            }
          >
            {room.share}
          </Button>
        )}
      </CopyField>
    </section>
  )
}
