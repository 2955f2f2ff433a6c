import type { Offered } from '@gam/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import type { Hint } from '../table/study.ts'
import { useLearnWords } from '../words/language.ts'
import styles from './hint-dialog.module.css'
import { useReasons } from './reasons.ts'
import { scholar } from './scholar.ts'
import { seenOf } from './seen.ts'
import { actionPhrase } from './way-line.tsx'

/** What a strong bot would consider, with its reasons and how sure it is. */
export function HintDialog({
  moment,
  onChoose,
  onClose,
}: {
  moment: Moment
  onChoose(option: Offered): void
  onClose(): void
}) {
  const { hint: words } = useLearnWords()
  const { board, table, words: speech } = useScene()
  const reasons = useReasons(board)
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    let wanted = true
    const seen = seenOf(table, moment)
    if (seen !== null)
      scholar
        .ask('hint', { seen })
        .then((found) => {
          if (wanted) setHint(found)
        })
        .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [table, moment])

  const options = moment.decision?.options ?? []
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      {hint === null && <p aria-live="polite">{words.thinking}</p>}
      {hint?.candidates.length === 0 && <p>{words.none}</p>}
      <ol className={styles.candidates}>
        {hint?.candidates.map(({ text, share, because }) => {
          const option = options.find((each) => each.text === text)
          return (
            <li key={text} className={styles.candidate} data-hint={text}>
              <p className={styles.action}>
                <span>
                  <Said phrase={actionPhrase(board, speech, text)} />
                </span>
                <span className={styles.certainty}>{words.certainty(share)}</span>
              </p>
              {because.map((fact) => (
                <p key={fact.type} className={styles.reason}>
                  <Said phrase={reasons(fact)} />
                </p>
              ))}
              {option && (
                <Button look="option" onClick={() => onChoose(option)}>
                  {words.choose}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
