import type { Offered } from '@gam/kernel'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { useKeyPress } from '../parts/use-key-press.ts'
import { PromptBar } from '../play/prompt-bar.tsx'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import type { Hint } from '../table/study.ts'
import { useLearnWords, useUi } from '../words/language.ts'
import styles from './hint-bar.module.css'
import { meantBy } from './meant-by.ts'
import { useReasons } from './reasons.ts'
import { scholar } from './scholar.ts'
import { seenOf } from './seen.ts'
import { type Box, useBoxes } from './spotlight.tsx'
import { actionPhrase } from './way-line.tsx'

/** How sure the bot is, from the share of its time that went there: dots of three, and the word for it. */
const CERTAINTY = [
  { above: 0.8, dots: 3, word: 'clear' },
  { above: 0.5, dots: 2, word: 'near' },
  { above: 0.25, dots: 1, word: 'close' },
  { above: -1, dots: 1, word: 'gamble' },
] as const

function certaintyOf(share: number): (typeof CERTAINTY)[number] {
  return CERTAINTY.find(({ above }) => share > above) ?? CERTAINTY[3]
}

interface HintBarProps {
  moment: Moment
  onChoose(option: Offered): void
  onClose(): void
}

/** What a strong bot would consider, as lanterns on the board and a button each, with what speaks for it. */
export function HintBar({ moment, onChoose, onClose }: HintBarProps) {
  const { hint: words } = useLearnWords()
  const ui = useUi()
  const { board, table, words: speech, targets } = useScene()
  const reasons = useReasons(board)
  const hint = useHint(moment)
  const options = moment.decision?.options ?? []
  const candidates = (hint?.candidates ?? []).flatMap((candidate) => {
    const option = options.find(({ text }) => text === candidate.text)
    return option ? [{ ...candidate, option }] : []
  })
  const names = candidates.map(({ text }) => meantBy(board, targets, [text]))

  useKeyPress((event: KeyboardEvent) => {
    const chosen = candidates[Number(event.key) - 1]
    if (!chosen || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(chosen.option)
  }, true)

  return (
    <>
      <PromptBar
        mine
        flag={null}
        tag={ui.table.yourTurn}
        title={words.title}
        detail={statusOf(hint, words)}
        undo={
          <span className={styles.out}>
            <Button look="quiet" onClick={onClose} hint="Esc" data-hint-out="">
              <Icon name="cross" size={16} /> {words.putOut}
            </Button>
          </span>
        }
      >
        {candidates.map(({ text, share, because: [reason], option }, i) => {
          const { dots, word } = certaintyOf(share)
          return (
            <Button
              key={text}
              look="option"
              className={styles.candidate}
              data-hint={text}
              onClick={() => onChoose(option)}
            >
              <b className={styles.number}>{i + 1}</b>
              <span className={styles.move}>
                <Said phrase={actionPhrase(board, speech, text)} />
              </span>
              <span className={styles.certainty}>
                <span aria-hidden="true">{'●'.repeat(dots) + '○'.repeat(3 - dots)}</span>{' '}
                {words.certainty[word]}
              </span>
              <span className={styles.reason}>
                {reason ? <Said phrase={reasons(reason)} /> : words.noReason}
              </span>
            </Button>
          )
        })}
      </PromptBar>
      <Lanterns names={names} key={table.id} />
    </>
  )
}

function statusOf(hint: Hint | null, words: ReturnType<typeof useLearnWords>['hint']): string | null {
  if (hint === null) return words.thinking
  return hint.candidates.length === 0 ? words.none : null
}

/** Worked out in the worker, from what this seat can see. */
function useHint(moment: Moment): Hint | null {
  const { table } = useScene()
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    const seen = seenOf(table, moment)
    if (seen === null) return
    return awaited(scholar.ask('hint', { seen }), setHint)
  }, [table, moment])
  return hint
}

/** A lantern with its number at each of these pieces, which lie in its light; what is not in sight has none. */
function Lanterns({ names }: { names: readonly string[] }) {
  const boxes = useBoxes(null, names)
  return boxes.map((box, i) => {
    const { x, y, width, height } = box
    const spot = freeSpotAt(box)
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the first is the first
        key={i}
        className={styles.lit}
        style={{ translate: `${x}px ${y}px`, width, height }}
        aria-hidden="true"
      >
        <span
          className={styles.lantern}
          style={{ left: `${spot.x - x}px`, top: `${spot.y - y}px` }}
          data-lantern={i + 1}
        >
          {i + 1}
        </span>
      </span>
    )
  })
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a lantern hides no word and no figure: half-way up the left side, else at a corner. */
function freeSpotAt({ x, y, width, height }: Box): Spot {
  const middle = { x, y: y + height / 2 }
  const spots = [middle, { x, y }, { x: x + width, y }, { x, y: y + height }]
  return spots.find((spot) => !isWritten(spot)) ?? middle
}

function isWritten({ x, y }: Spot): boolean {
  const elements = [-6, 4, 14].flatMap((across) =>
    [-10, 4].map((down) => document.elementFromPoint(x + across, y + down)),
  )
  return elements
    .flatMap((element) => [...(element?.childNodes ?? [])])
    .some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')
}
