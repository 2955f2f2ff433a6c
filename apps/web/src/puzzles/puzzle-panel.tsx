import { oneAt } from '@gam/kernel'
import { useReasons } from '../learn/reasons.ts'
import { actionPhrase } from '../learn/way-line.tsx'
import { Button, Link, LinkButton } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { PromptBar } from '../play/prompt-bar.tsx'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Session } from '../session/session.ts'
import { usePuzzleWords } from '../words/language.ts'
import styles from './puzzle-panel.module.css'
import type { PuzzlePort } from './puzzle-port.ts'

interface PuzzleProps {
  session: Session<PuzzlePort>
  n: number
  of: number
}

/** What is asked: a band above the table, which gives way to it. It never folds, and covers nothing. */
export function Question({ session: { port, table }, n, of }: PuzzleProps) {
  const words = usePuzzleWords()
  const { tried, puzzle } = port
  const { name, flag } = oneAt(table.seats, puzzle.seat)
  return (
    <aside className={styles.band} aria-label={words.at(n, of)} data-solved={tried.solved ?? undefined}>
      <Flag flag={flag} width={34} />
      <div className={styles.asked} aria-live="polite">
        <p className={styles.task}>
          <Said phrase={words.task(name)} />
        </p>
        {tried.hinted && tried.solved === null ? (
          <Hint session={port} />
        ) : (
          <p className={styles.quiet}>{words.open(puzzle.options)}</p>
        )}
      </div>
      <div className={styles.ways}>
        {tried.solved === null && !tried.hinted && (
          <Button onClick={() => port.hint()} data-puzzle-hint="">
            <Icon name="lantern" size={18} /> {words.hint}
          </Button>
        )}
        <Link to="/puzzles" className={styles.count}>
          {words.at(n, of)}
        </Link>
      </div>
    </aside>
  )
}

/** In the bar, when something was tried: what it is worth, why, and the way on. */
export function Answer({ session, n, of }: PuzzleProps) {
  const words = usePuzzleWords()
  const { board, words: speech } = useScene()
  const reasons = useReasons(board)
  const { puzzle, tried } = session.port
  const { last } = tried
  if (last === null) return null
  const right = last.text === puzzle.best
  const second = puzzle.answers[1]
  const title = !right ? words.wrong : tried.solved === 'shown' ? words.shown : words.right
  // Beside the next best, how much better it is than all others on the average only confuses.
  const because = last.because.filter(({ type }) => !(right && second) || !/gains/i.test(type))
  return (
    <div data-verdict={right ? 'right' : 'wrong'}>
      <PromptBar
        mine={right}
        flag={null}
        tag={title}
        title={<Said phrase={actionPhrase(board, speech, last.text)} stops />}
        detail={
          <>
            {!right && `${words.loss(last.loss.mean, last.loss.error)} `}
            {because.map((statement) => (
              <span key={statement.type}>
                <Said phrase={reasons(statement)} />{' '}
              </span>
            ))}
            {right && second && (
              <Said phrase={words.second(actionPhrase(board, speech, second.text), second.loss.mean)} />
            )}
          </>
        }
      >
        {tried.solved === null ? (
          <Button onClick={() => session.port.show()} data-puzzle-show="">
            {words.solution}
          </Button>
        ) : (
          <LinkButton to={n < of ? `/puzzles/${session.table.game}/${n + 1}` : '/puzzles'} look="primary">
            {n < of ? words.next : words.all}
          </LinkButton>
        )}
      </PromptBar>
    </div>
  )
}

/** What looks best and is not; or, where nothing misleads, two moves of which one is right. */
function Hint({ session }: { session: PuzzlePort }) {
  const words = usePuzzleWords()
  const { board, words: speech } = useScene()
  const { best, tempting, answers } = session.puzzle
  const move = (text: string) => actionPhrase(board, speech, text)
  const second = answers[1]?.text ?? best
  const [one, other] = best < second ? [best, second] : [second, best]
  return (
    <p className={styles.hint} data-hint="">
      <Said
        phrase={tempting === null ? words.either(move(one), move(other)) : words.tempting(move(tempting))}
      />
    </p>
  )
}
