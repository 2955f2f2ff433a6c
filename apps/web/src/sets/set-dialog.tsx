import { type GameWords, oneAt } from '@gam/kernel'
import { useState } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { SetFile } from '../session/component-sets.ts'
import { useBoxWords, useSetWords } from '../words/language.ts'
import { shownFile, shownSets } from './grades.ts'
import { namingOf } from './naming.tsx'
import { keepSet, newSet } from './own-sets.ts'
import { SetSheet } from './set-sheet.tsx'
import styles from './sets-page.module.css'

/** What is different about the pieces of a table, beside the usual ones. */
export function SetDialog({
  board,
  words: speech,
  file,
  onClose,
}: {
  board: Board
  words: GameWords
  file: SetFile
  onClose(): void
}) {
  const words = useSetWords()
  const box = useBoxWords(board.game.id)
  const [kept, setKept] = useState(false)
  const { game } = board
  const standard = oneAt(shownSets(game), 0)
  const set = shownFile(file)
  return (
    <Dialog title={words.atTable(set.title)} onClose={onClose}>
      <div className={styles.inDialog} data-house-set={set.id}>
        <p>{words.atTableAbout}</p>
        <p className={styles.acts}>
          <Button
            aria-disabled={kept}
            onClick={() => {
              if (!kept) setKept(keepSet(newSet(game.id, set.title, set.values)))
            }}
          >
            {kept ? words.keptNow : words.keep}
          </Button>
        </p>
        <SetSheet
          game={game}
          naming={namingOf(board, speech, box)}
          set={set}
          other={{ ...standard, title: speech.sets[standard.id] ?? standard.title }}
        />
      </div>
    </Dialog>
  )
}
