import type { Advice } from '@gam/bots'
import type { Offered } from '@gam/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import styles from './hint-dialog.module.css'
import { useReasons } from './reasons.ts'
import { scholar } from './scholar.ts'
import { seenOf } from './seen.ts'
import { actionPhrase } from './way-line.tsx'
import { useLearnWords } from './words/index.ts'

/** So many candidates are shown: with more it is no hint any longer. */
const SHOWN = 2

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
  const [advice, setAdvice] = useState<Advice | null>(null)
  useEffect(() => {
    let wanted = true
    const seen = seenOf(table, moment)
    if (seen !== null)
      scholar
        .ask('hint', { seen })
        .then((found) => {
          if (wanted) setAdvice(found)
        })
        .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [table, moment])

  const options = moment.decision?.options ?? []
  const found = advice?.found?.slice(0, SHOWN) ?? []
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      {advice === null && <p aria-live="polite">{words.thinking}</p>}
      {advice !== null && found.length === 0 && <p>{words.none}</p>}
      <ol className={styles.candidates}>
        {found.map(({ text, share }, i) => {
          const option = options.find((each) => each.text === text)
          const because = i === 0 ? (advice?.because ?? []) : []
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
