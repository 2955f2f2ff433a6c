import { createPortal, lazy, Suspense, useState } from 'preact/compat'
import { useScene } from '../play/table-context.ts'
import { houseSetOf, titleOfSet } from '../session/component-sets.ts'
import { useUi } from '../words/language.ts'
import styles from './house-tag.module.css'

const SetDialog = lazy(async () => ({ default: (await import('../sets/set-dialog.tsx')).SetDialog }))

/** In the header of a table that is not played with the usual pieces; it shows what is different. */
export function HouseTag() {
  const ui = useUi()
  const { board, words, table } = useScene()
  const [open, setOpen] = useState(false)
  const house = houseSetOf(table)
  if (house === null) return null
  const title = ui.setup.houseTitle(titleOfSet(house))
  return (
    <>
      <button
        type="button"
        className={styles.tag}
        title={title}
        aria-label={title}
        data-house-tag=""
        onClick={() => setOpen(true)}
      >
        <span className={styles.long}>{title}</span>
        <span className={styles.short}>{ui.setup.houseShort}</span>
      </button>
      {open &&
        // Out of the header: a dialog has a head of its own.
        createPortal(
          <Suspense fallback={null}>
            <SetDialog board={board} words={words} file={house} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
