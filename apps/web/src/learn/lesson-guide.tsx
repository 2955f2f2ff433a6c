import { type LessonWords, oneNamed } from '@gam/kernel'
import { useSyncExternalStore } from 'preact/compat'
import { Button, IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { PromptBar } from '../play/prompt-bar.tsx'
import { useScene } from '../play/table-context.ts'
import { go } from '../router.ts'
import type { Session } from '../session/session.ts'
import { useLearnWords, useUi } from '../words/language.ts'
import type { LessonPort } from './lesson-port.ts'
import { meantBy } from './meant-by.ts'
import styles from './spotlight.module.css'
import { CONFIRM, Spotlight } from './spotlight.tsx'

interface GuideProps {
  session: Session<LessonPort>
  lesson: LessonWords
}

/** Where the lesson stands: it is drawn anew when the table or the lesson itself says something. */
export function useLesson(session: Session<LessonPort>) {
  const subscribe = (listener: () => void) => {
    const ends = [session.subscribe(listener), session.port.subscribe(listener)]
    return () => {
      for (const end of ends) end()
    }
  }
  const { step } = useSyncExternalStore(subscribe, () => session.port.progress)
  const strayed = useSyncExternalStore(subscribe, () => session.port.strayed)
  return { step, strayed }
}

/** The piece that the step is about in the light, and beside it what to know and what to do. */
export function LessonGuide({ session, lesson, onPlayOn }: GuideProps & { onPlayOn(): void }) {
  const { step, strayed } = useLesson(session)
  const { lesson: words } = useLearnWords()
  const { board, targets, chosen, considered, putBack } = useScene()
  const { port } = session
  const { steps } = port.lesson
  const { id, shows = [], sets = [], does } = port.step
  const { wanted, chapter } = port
  const { title, text, instead } = oneNamed(lesson.steps, id)
  const last = step === steps.length - 1
  // Something is considered that no piece stands for: a button was pressed, or amounts are set.
  const set = chosen === null && considered.length > 0
  const other = wanted?.findIndex((action, i) => considered[i] !== action) ?? -1
  const meant = wanted && (set ? (sets[other] ?? CONFIRM) : meantBy(board, targets, wanted))
  const names = [...(meant === null ? [] : [meant]), ...shows]
  // What waits for its confirmation is told by the bar; the light stays where it is.
  const waits = chosen !== null && strayed === null
  return (
    <Spotlight names={names} points={does !== undefined} label={text}>
      {does !== undefined && (
        <IconButton label={words.leave} className={styles.leave} onClick={() => go('/')} data-lesson-leave="">
          <Icon name="cross" size={18} />
        </IconButton>
      )}
      <div aria-live="polite">
        {strayed === null ? (
          <p data-lesson-text="">{text}</p>
        ) : (
          <p className={styles.instead} data-lesson-instead="">
            <Icon name="lantern" size={20} /> <span>{instead ?? words.instead}</span>
          </p>
        )}
        {strayed !== null && port.strays > 1 && <p data-lesson-text="">{text}</p>}
      </div>
      {does && !waits && (
        <p className={styles.act}>
          <Icon name="arrow" size={18} /> {title}
        </p>
      )}
      <div className={styles.foot} data-lesson-step={step}>
        <span
          className={styles.dots}
          role="img"
          aria-label={words.step(step - chapter.from + 1, chapter.to - chapter.from)}
        >
          {steps.slice(chapter.from, chapter.to).map((each, i) => (
            <i
              key={each.id}
              data-done={chapter.from + i < step ? '' : undefined}
              data-now={chapter.from + i === step ? '' : undefined}
            />
          ))}
        </span>
        {strayed !== null && (
          <Button
            onClick={() => {
              port.putBack()
              putBack()
            }}
          >
            {words.putBack}
          </Button>
        )}
        {step > 0 && strayed === null && (
          <Button look="quiet" onClick={() => port.back()} data-lesson-back="">
            {words.back}
          </Button>
        )}
        {does !== undefined && strayed === null && (
          <Button look="quiet" onClick={() => void port.skip()} data-lesson-skip="">
            {words.skip}
          </Button>
        )}
        {!does && !last && (
          <Button look="primary" onClick={() => port.readOn()} data-lesson-next="">
            {words.next}
          </Button>
        )}
        {last && session.now.asked !== null && (
          <Button look="primary" onClick={onPlayOn} data-lesson-play-on="">
            {words.playOn}
          </Button>
        )}
      </div>
    </Spotlight>
  )
}

/** The bar of a lesson: what this step is called, where it stands, and the way out. */
export function LessonPrompt({ session, lesson }: GuideProps) {
  const { step } = useLesson(session)
  const { lesson: words } = useLearnWords()
  const ui = useUi()
  const { port } = session
  const { id, does } = port.step
  const { chapter } = port
  const place = words.step(step - chapter.from + 1, chapter.to - chapter.from)
  return (
    <PromptBar
      mine={does !== undefined}
      flag={null}
      tag={does ? ui.table.yourTurn : words.tag}
      title={oneNamed(lesson.steps, id).title}
      detail={`${lesson.title}${ui.marks.colon}${chapter.of > 1 ? `${words.chapter(chapter.at + 1, chapter.of)}, ${place}` : place}`}
    >
      <Button onClick={() => go('/')} data-lesson-leave="">
        {words.leave}
      </Button>
    </PromptBar>
  )
}
