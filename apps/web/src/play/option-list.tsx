import { phrase, type Statement } from '@gam/kernel'
import { Fragment } from 'preact/compat'
import { Dialog } from '../parts/dialog.tsx'
import { useKeyPress } from '../parts/use-key-press.ts'
import type { Moment } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { type Choice, openAmong } from './choosing.ts'
import styles from './option-list.module.css'
import { Region } from './region.tsx'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** All that can be chosen as a list, and what is closed with its reasons: the whole decision without the board. */
export function OptionList({
  choices,
  moment,
  onChoose,
  onClose,
}: {
  choices: readonly Choice[]
  moment: Moment
  onChoose(choice: Choice): void
  onClose(): void
}) {
  const ui = useUi()
  const { board, words, showRule } = useScene()
  const open = openAmong(choices)
  const closed = choices.filter(({ refusal }) => refusal)
  // Wherever the focus is: the numbers stand beside the options.
  useKeyPress(({ key }: KeyboardEvent) => {
    const choice = /^[1-9]$/.test(key) && currentSettings().singleKeys ? open[Number(key) - 1] : undefined
    if (choice) onChoose(choice)
  })
  return (
    <Dialog title={`${ui.table.optionList}, ${open.length}`} onClose={onClose}>
      {choices.length === 0 && <p>{ui.table.notYourTurn}</p>}
      <Region label={ui.table.optionList}>
        <ol className={styles.list}>
          {open.map((choice, i) => (
            <li key={`${choice.actions.join('; ')} ${choice.targets.join()}`}>
              <button
                type="button"
                className={styles.option}
                data-stop=""
                data-first={i === 0 ? '' : undefined}
                data-notation={choice.actions.join('; ')}
                onClick={() => onChoose(choice)}
              >
                <span>
                  <Named choice={choice} />
                  <About action={choice.action} moment={moment} />
                </span>
                <span className={styles.number}>
                  {i + 1}/{open.length}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Region>
      {closed.length > 0 && (
        <>
          <h3 className={styles.head}>{ui.table.notNow(closed.length)}</h3>
          <ul className={styles.list}>
            {closed.map(({ actions, action, refusal }) => (
              <li key={actions.join()} className={styles.closed}>
                <b>
                  <Said phrase={phrase(board.game, words.words, 'actions', action)} />
                </b>
                {refusal && (
                  <>
                    {ui.marks.colon}
                    <Said phrase={phrase(board.game, words.words, 'refusals', refusal.reason)} />{' '}
                    <button type="button" className={styles.rule} onClick={() => showRule(refusal.rule)}>
                      {ui.table.rule(refusal.rule)}
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

/** What a choice does; of a way beyond the options also which way that is. */
function Named({ choice: { action, actions, deed } }: { choice: Choice }) {
  const { board, words } = useScene()
  if (deed !== null && (deed.Panel !== undefined || actions.length < 2)) return <Said phrase={deed.way} />
  return (
    <>
      <Said phrase={phrase(board.game, words.words, 'actions', action)} />
      {deed !== null && (
        <>
          {' ('}
          <Said phrase={deed.way} />
          {deed.extra && (
            <>
              {' '}
              <Said phrase={deed.extra} />
            </>
          )}
          {')'}
        </>
      )}
    </>
  )
}

/** So much of what there is to know of a piece stands beside its option. */
const SENTENCES = 2

/** What the piece that stands for an action does. */
function About({ action, moment }: { action: Statement; moment: Moment }) {
  const { board, words, table } = useScene()
  const [target] = board.targets(action)
  const known = target === undefined ? null : board.inspect(target, moment, table, words)
  if (known === null) return null
  return (
    <span className={styles.about}>
      {known.text.slice(0, SENTENCES).map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their order
        <Fragment key={i}>
          {' '}
          <Said phrase={sentence} icons={false} />
        </Fragment>
      ))}
    </span>
  )
}
