import type { Offered } from '@gam/kernel'
import { useState } from 'react'
import type { Board } from '../games/board.ts'
import { Denied, type Moment, type Preview, type Session } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { answerTo, buttonsOf, nextTargets } from './choosing.ts'
import { sound } from './sound.ts'

/** What is being considered; it belongs to one moment and is gone with it. */
interface Considering {
  readonly seq: number
  readonly path: readonly string[]
  readonly option: Offered | null
  readonly piece: string | null
  readonly preview: Preview | null
  readonly refusal: { readonly option: Offered; readonly piece: string } | null
  /** On its way to the table: nothing else can be chosen. */
  readonly sent: boolean
}

const NOTHING = { path: [], option: null, piece: null, preview: null, refusal: null, sent: false }

/** From clicks to actions: targets narrow the options down, what cannot be undone is shown before it is done. */
export function useChoosing(session: Session, board: Board, moment: Moment, ready: boolean) {
  const [state, setState] = useState<Considering>({ seq: moment.seq, ...NOTHING })
  const [denied, setDenied] = useState(false)
  const current = state.seq === moment.seq ? state : { seq: moment.seq, ...NOTHING }
  const options = ready && !current.sent ? (moment.decision?.options ?? []) : []
  const targetsOf = (action: Offered['action']) => board.targets(action)
  const put = (part: Partial<Considering>) => setState({ seq: moment.seq, ...NOTHING, ...part })

  async function submit(option: Offered) {
    setDenied(false)
    put({ option, piece: current.piece, sent: true })
    try {
      await session.submit([option.text])
    } catch (error) {
      if (!(error instanceof Denied)) throw error
      setDenied(true)
      put({})
    }
  }

  /** An option is done at once if it can be undone; else it is shown first. */
  async function consider(option: Offered, piece: string | null) {
    const { confirm } = currentSettings()
    if (confirm === 'never') {
      await submit(option)
      return
    }
    put({ option, piece })
    const preview = await session.preview([option.text])
    if (confirm === 'final' && !preview.final) await submit(option)
    else setState((now) => (now.option === option && !now.sent ? { ...now, preview } : now))
  }

  function choose(target: string, piece: string) {
    if (current.sent || !ready) return
    if (current.piece === piece && current.option !== null) {
      put({})
      return
    }
    const answer = answerTo(options, targetsOf, current.path, target)
    switch (answer.kind) {
      case 'act':
        void consider(answer.option, piece)
        break
      case 'ask':
        put({ path: answer.path, piece })
        break
      case 'refused':
        sound('refused')
        put({ refusal: { option: answer.option, piece } })
        break
      case 'nothing':
        put({})
    }
  }

  return {
    targets: nextTargets(options, targetsOf, current.path),
    buttons: buttonsOf(options, targetsOf, current.path),
    proposed: current.option,
    preview: current.preview,
    piece: current.piece,
    refusal: current.refusal,
    narrowed: current.path.length > 0,
    sent: current.sent,
    denied,
    choose,
    consider,
    confirm: () => {
      if (current.option && !current.sent) void submit(current.option)
    },
    putBack: () => put({}),
  }
}
