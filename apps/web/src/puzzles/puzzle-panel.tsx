import { useState, useSyncExternalStore } from 'react'
import { useReasons } from '../learn/reasons.ts'
import { actionPhrase } from '../learn/way-line.tsx'
import { Button, Link, LinkButton } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Session } from '../session/session.ts'
import { usePuzzleWords } from '../words/language.ts'
import styles from './puzzle-panel.module.css'
import type { PuzzlePort, Tried } from './puzzle-port.ts'
import { useLogPlace } from './use-log-place.ts'

/**
 * What is asked, and what becomes of each answer: in the place of the log, or on small screens the question alone,
 * which unfolds over the board. It is read out politely and never takes the focus.
 */
export function PuzzlePanel({ session, n, of }: { session: Session<PuzzlePort>; n: number; of: number }) {
  const words = usePuzzleWords()
  const tried = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.port.tried,
  )
  const place = useLogPlace()
  // What has been folded stays so until there is something new to say.
  const [foldedAt, setFoldedAt] = useState<Tried | null>(isSmall() ? tried : null)
  const folded = place === null && foldedAt === tried
  return (
    <div className={styles.slot} data-folded={folded ? '' : undefined}>
      <aside
        className={styles.panel}
        aria-label={words.at(n, of)}
        style={place ? { ...place } : undefined}
        data-placed={place ? '' : undefined}
        data-solved={tried.solved ?? undefined}
      >
        <header className={styles.head}>
          <Link to="/puzzles" className={styles.count}>
            {words.at(n, of)}
          </Link>
          {folded && tried.solved === null && !tried.hinted && (
            <button
              type="button"
              className={styles.fold}
              onClick={() => session.port.hint()}
              data-puzzle-hint=""
            >
              {words.hint}
            </button>
          )}
          {place === null && (
            <button
              type="button"
              className={styles.fold}
              onClick={() => setFoldedAt(folded ? null : tried)}
              aria-expanded={!folded}
              data-puzzle-fold=""
            >
              {folded ? words.unfold : words.fold}
            </button>
          )}
        </header>
        <div aria-live="polite" className={styles.said}>
          {(folded || tried.last === null) && <Task session={session} brief={folded} />}
          {!folded && tried.last !== null && <Verdict session={session} />}
          {!folded && tried.hinted && tried.solved === null && <Hint session={session} />}
        </div>
        {!folded && <Buttons session={session} n={n} of={of} />}
      </aside>
    </div>
  )
}

function isSmall(): boolean {
  return matchMedia('(width < 700px)').matches
}

function Task({ session: { port, table }, brief }: { session: Session<PuzzlePort>; brief: boolean }) {
  const words = usePuzzleWords()
  const { name, flag } = table.seats[port.puzzle.seat]
  return (
    <div className={styles.task}>
      <Flag flag={flag} />
      <p>
        <Said phrase={words.task(name)} />
        {!brief && <span className={styles.quiet}> {words.open(port.puzzle.options)}</span>}
      </p>
    </div>
  )
}

function Buttons({ session, n, of }: { session: Session<PuzzlePort>; n: number; of: number }) {
  const words = usePuzzleWords()
  const { tried, table } = session.port
  if (tried.solved !== null)
    return (
      <div className={styles.buttons}>
        <LinkButton to={n < of ? `/puzzles/${table.game}/${n + 1}` : '/puzzles'} look="primary">
          {n < of ? words.next : words.all}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.buttons}>
      {!tried.hinted && (
        <Button onClick={() => session.port.hint()} data-puzzle-hint="">
          <Icon name="lantern" size={18} /> {words.hint}
        </Button>
      )}
      {(tried.hinted || tried.wrong > 0) && (
        <Button look="quiet" onClick={() => session.port.show()} data-puzzle-show="">
          {words.solution}
        </Button>
      )}
    </div>
  )
}

/** What the last move that was tried is worth. */
function Verdict({ session }: { session: Session<PuzzlePort> }) {
  const words = usePuzzleWords()
  const { board, words: speech } = useScene()
  const reasons = useReasons(board)
  const { puzzle, tried } = session.port
  const { last } = tried
  if (last === null) return null
  const right = last.text === puzzle.best
  const second = puzzle.answers[1]
  const title = !right ? words.wrong : tried.solved === 'shown' ? words.shown : words.right
  return (
    <div className={styles.verdict} data-verdict={right ? 'right' : 'wrong'}>
      <h2>
        <Icon name={right ? 'check' : 'cross'} size={18} /> {title}
      </h2>
      <p className={styles.move}>
        <Said phrase={actionPhrase(board, speech, last.text)} stops />
      </p>
      {!right && <p>{words.loss(last.loss.mean, last.loss.error)}</p>}
      {last.because.length > 0 && (
        <p>
          <span className={styles.quiet}>{right ? words.because : words.speaksFor}</span>{' '}
          {last.because.map((fact) => (
            <span key={fact.type}>
              <Said phrase={reasons(fact)} />{' '}
            </span>
          ))}
        </p>
      )}
      {right && second && (
        <p>
          <Said phrase={words.second(actionPhrase(board, speech, second.text), second.loss.mean)} />
        </p>
      )}
      {right && <p className={styles.quiet}>{words.tryOthers}</p>}
    </div>
  )
}

/** What looks best and is not; or, where nothing misleads, two moves of which one is right. */
function Hint({ session }: { session: Session<PuzzlePort> }) {
  const words = usePuzzleWords()
  const { board, words: speech } = useScene()
  const { best, tempting, answers } = session.port.puzzle
  const move = (text: string) => actionPhrase(board, speech, text)
  const second = answers[1]?.text ?? best
  const [one, other] = [best, second].sort()
  return (
    <p className={styles.hint} data-hint="">
      <Icon name="lantern" size={18} />
      <span>
        <Said
          phrase={tempting === null ? words.either(move(one), move(other)) : words.tempting(move(tempting))}
        />
      </span>
    </p>
  )
}
