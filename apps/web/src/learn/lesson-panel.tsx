import type { LessonWords } from '@gam/kernel'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import { go } from '../router.ts'
import type { Session } from '../session/session.ts'
import { useLearnWords } from '../words/language.ts'
import styles from './lesson-panel.module.css'
import type { LessonPort } from './lesson-port.ts'

/** What the lesson says now, beside the board. It is read out politely and never takes the focus. */
export function LessonPanel({
  session,
  lesson,
  onPlayOn,
}: {
  session: Session<LessonPort>
  lesson: LessonWords
  onPlayOn(): void
}) {
  const { step } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.port.progress,
  )
  const strayed = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.port.strayed,
  )
  const { lesson: words } = useLearnWords()
  const [folded, setFolded] = useState(false)
  const { steps } = session.port.lesson
  const { id, wants } = steps[step]
  const { title, text, instead } = lesson.steps[id]
  const last = step === steps.length - 1
  return (
    <aside className={styles.panel} aria-label={lesson.title} data-folded={folded ? '' : undefined}>
      <header className={styles.head}>
        <span className={styles.count} data-lesson-step={step}>
          {words.step(step + 1, steps.length)}
        </span>
        <button type="button" className={styles.fold} onClick={() => setFolded(!folded)}>
          {folded ? words.unfold : words.fold}
        </button>
      </header>
      <div aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        {!folded && <p className={styles.text}>{text}</p>}
        {strayed && <p className={styles.instead}>{instead ?? words.instead}</p>}
      </div>
      {!folded && (
        <div className={styles.buttons}>
          {!wants && !last && (
            <Button look="primary" onClick={() => session.port.readOn()} data-lesson-next="">
              {words.next}
            </Button>
          )}
          {last && (
            <Button look="primary" onClick={onPlayOn} data-lesson-play-on="">
              {words.playOn}
            </Button>
          )}
          {step > 0 && (
            <Button look="quiet" onClick={() => session.port.startAgain()}>
              {words.again}
            </Button>
          )}
          <Button look="quiet" onClick={() => go('/')}>
            {words.leave}
          </Button>
        </div>
      )}
    </aside>
  )
}
