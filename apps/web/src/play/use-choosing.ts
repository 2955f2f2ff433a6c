import type { Offered } from '@gam/kernel'
import { useState } from 'react'
import type { Board } from '../games/board.ts'
import { Denied, type Moment, type Preview, type Session } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { answerTo, buttonsOf, nextTargets } from './choosing.ts'
import { sound } from './sound.ts'

/** What is being considered; it belongs to one moment and is gone with it, even if the same place comes again. */
interface Considering {
  readonly moment: Moment
  readonly path: readonly string[]
  readonly option: Offered | null
  readonly piece: string | null
  readonly preview: Preview | null
  /** What goes along with the next option. */
  readonly wish: string | null
  /** What is sent for the option. */
  readonly actions: readonly string[]
  readonly refusal: { readonly option: Offered; readonly piece: string } | null
  /** On its way to the table: nothing else can be chosen. */
  readonly sent: boolean
}

const NOTHING = {
  path: [],
  option: null,
  piece: null,
  preview: null,
  wish: null,
  actions: [],
  refusal: null,
  sent: false,
}

export type Choosing = ReturnType<typeof useChoosing>

/** From clicks to actions: targets narrow the options down, what cannot be undone is shown before it is done. */
export function useChoosing(session: Session, board: Board, moment: Moment, ready: boolean) {
  const [state, setState] = useState<Considering>({ moment, ...NOTHING })
  const [denied, setDenied] = useState(false)
  const current = state.moment === moment ? state : { moment, ...NOTHING }
  const options = ready && !current.sent ? (moment.decision?.options ?? []) : []
  const targetsOf = (action: Offered['action']) => board.targets(action)
  const put = (part: Partial<Considering>) => setState({ moment, ...NOTHING, wish: current.wish, ...part })

  async function submit(option: Offered, actions: readonly string[]) {
    setDenied(false)
    put({ option, piece: current.piece, actions, sent: true })
    try {
      await session.submit(actions)
    } catch (error) {
      turnedDown(error)
    }
  }

  function turnedDown(error: unknown) {
    if (!(error instanceof Denied)) throw error
    setDenied(error.code !== 'strayed')
    put({})
  }

  /** An option is done at once if it can be undone; else it is shown first. */
  async function consider(option: Offered, piece: string | null) {
    const { confirm } = currentSettings()
    const ways = board.along?.(option, moment, current.wish) ?? [[option.text]]
    if (confirm === 'never' && ways.length === 1) {
      await submit(option, ways[0])
      return
    }
    put({ option, piece })
    let found: Awaited<ReturnType<typeof firstPossible>>
    try {
      found = await firstPossible(session, ways)
    } catch (error) {
      turnedDown(error)
      return
    }
    const { preview, actions } = found
    if (confirm === 'never' || (confirm === 'final' && !isFinal(preview))) await submit(option, actions)
    else setState((now) => (now.option === option && !now.sent ? { ...now, preview, actions } : now))
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
        sound('knock')
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
    wish: current.wish,
    wishFor: (wish: string | null) => put({ path: current.path, wish }),
    choose,
    consider,
    /** An option that nothing on the board stands for, and that is closed. */
    refuse: (option: Offered) => {
      sound('knock')
      put({ path: current.path, refusal: { option, piece: option.text } })
    },
    confirm: () => {
      if (current.option && !current.sent && current.preview) void submit(current.option, current.actions)
    },
    putBack: () => put({}),
  }
}

/** Whoever goes on next may do so at once, and then nothing is taken back. */
function isFinal({ undo, next }: Preview): boolean {
  return undo !== 'possible' || next !== 'same'
}

/** The first of these rows of actions that the table would take, and what would come of it; none: why not the last. */
async function firstPossible(
  session: Session,
  [actions, ...others]: readonly (readonly string[])[],
): Promise<{ actions: readonly string[]; preview: Preview }> {
  try {
    return { actions, preview: await session.preview(actions) }
  } catch (error) {
    if (!(error instanceof Denied) || others.length === 0) throw error
    return firstPossible(session, others)
  }
}
