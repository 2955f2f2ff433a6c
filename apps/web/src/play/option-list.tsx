import { type Fact, type Offered, phrase } from '@gam/kernel'
import { Fragment, type KeyboardEvent } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import type { Moment } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { useUi } from '../words/language.ts'
import styles from './option-list.module.css'
import { Region } from './region.tsx'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** Every option as a list, the closed ones with their reasons: the whole decision without the board. */
export function OptionList({
  moment,
  onChoose,
  onClose,
}: {
  moment: Moment
  onChoose(option: Offered): void
  onClose(): void
}) {
  const ui = useUi()
  const { board, words, showRule } = useScene()
  const options = moment.decision?.options ?? []
  const open = options.filter(({ refusal }) => !refusal)
  const closed = options.filter(({ refusal }) => refusal)
  const press = ({ key }: KeyboardEvent) => {
    const option = /^[1-9]$/.test(key) && currentSettings().singleKeys ? open[Number(key) - 1] : undefined
    if (option) onChoose(option)
  }
  return (
    <Dialog title={`${ui.table.optionList}, ${open.length}`} onClose={onClose}>
      {moment.decision === null && <p>{ui.table.notYourTurn}</p>}
      <Region label={ui.table.optionList}>
        <ol className={styles.list} onKeyDown={press}>
          {open.map((option, i) => (
            <li key={option.text}>
              <button
                type="button"
                className={styles.option}
                data-stop=""
                data-first={i === 0 ? '' : undefined}
                data-notation={option.text}
                onClick={() => onChoose(option)}
              >
                <span>
                  <Said phrase={phrase(board.game, words.words, 'actions', option.action)} />
                  <About action={option.action} moment={moment} />
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
            {closed.map(({ text, action, refusal }) => (
              <li key={text} className={styles.closed}>
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

/** So much of what there is to know of a piece stands beside its option. */
const SENTENCES = 2

/** What the piece that stands for an action does. */
function About({ action, moment }: { action: Fact; moment: Moment }) {
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
