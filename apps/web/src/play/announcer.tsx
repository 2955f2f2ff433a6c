import { oneAt, plain, termOf } from '@gam/kernel'
import { useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { tellings } from './log-lines.ts'
import { useScene } from './table-context.ts'

/** Says politely what happened and what is asked. It never interrupts, and never repeats itself. */
export function Announcer({ moment, busy, spoken }: { moment: Moment; busy: boolean; spoken: string }) {
  const ui = useUi()
  const { board, words, table, setting, ghost } = useScene()
  const [text, setText] = useState('')
  const told = useRef(moment.moves)
  const takenBack = useRef(moment.undone.length)

  const announce = useEffectEvent(() => {
    const lines = tellings(board, words, moment)
      .filter(({ action }) => action >= told.current)
      .map(({ phrase }) => plain(phrase, (token) => termOf(setting, words.words, token)))
    told.current = moment.moves
    const back = moment.undone[moment.undone.length - 1]
    if (back && moment.undone.length > takenBack.current && back.moves === moment.moves)
      lines.push(
        back.seat === moment.viewer
          ? ui.table.youTookBack(back.steps)
          : ui.table.tookBack(oneAt(table.seats, back.seat).name, back.steps),
      )
    takenBack.current = moment.undone.length
    const { decision } = moment
    if (decision) {
      const open = decision.options.filter(({ refusal }) => !refusal).length
      const asking = board.ask?.(moment, words, table)
      const asked = asking
        ? plain(asking.title, (token) => termOf(setting, words.words, token))
        : (words.words.prompts[decision.step] ?? '')
      const question = /[.!?]$/.test(asked) ? asked : `${asked}.`
      lines.push(`${ui.table.yourTurn}. ${question} ${ui.table.options(open)}.`)
    }
    if (moment.asked === null) lines.push(`${ui.table.over}.`)
    if (lines.length > 0) setText(lines.join(' '))
  })

  const lay = useEffectEvent(() => {
    if (ghost !== null) setText(ui.table.laidOut)
    else if (moment.decision === null)
      setText((said) => (said === ui.table.laidOut ? ui.table.takenBack : said))
  })

  useEffect(() => {
    if (!busy && moment.moves >= 0) announce()
  }, [busy, moment])

  useEffect(() => {
    if (ghost !== undefined) lay()
  }, [ghost])

  return (
    <>
      <div className="unseen" aria-live="polite" data-announcer="">
        {text}
      </div>
      <div className="unseen" aria-live="polite" data-spoken="">
        {spoken}
      </div>
    </>
  )
}
