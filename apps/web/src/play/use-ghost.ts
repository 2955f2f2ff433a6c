import { useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import type { Board } from '../games/board.ts'
import type { Moment, Session } from '../session/session.ts'
import { sound } from '../world/sound/sound.ts'
import type { Answer, Choice } from './choosing.ts'
import { choosableIn, type Ghost, laid, offered } from './ghost.ts'

/** My next choice, laid out while others play. */
export function useGhost({ stepwise }: Session, board: Board, moment: Moment, stopped: boolean) {
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const targetsEver = useRef<ReadonlySet<string> | null>(null)

  function choosable(): ReadonlySet<string> {
    const known = targetsEver.current ?? choosableIn(board.game, (action) => board.targets(action))
    targetsEver.current = known
    return known
  }

  return {
    ghost,
    forget: () => setGhost(null),
    /** Lays it out, or takes it back; false: there is nothing to lay out here. */
    lay(target: string, piece: string): boolean {
      const { viewer, asked, decision } = moment
      if (viewer === null || asked === null || decision !== null || stepwise || stopped) return false
      if (!choosable().has(target)) return false
      sound('paper')
      setGhost(laid(ghost, { viewer, target, piece }))
      return true
    },
  }
}

/** What was laid out has one chance: when I am asked next. */
export function useOffer(
  { ghost, forget }: ReturnType<typeof useGhost>,
  asking: boolean,
  moment: Moment,
  choices: readonly Choice[],
  onOffer: (answer: Extract<Answer, { kind: 'act' | 'ask' }>, piece: string) => void,
) {
  const offer = useEffectEvent(() => {
    forget()
    const answer = ghost && offered(ghost, moment.viewer, choices)
    if (ghost && answer) onOffer(answer, ghost.piece)
  })
  useEffect(() => {
    if (asking && moment.decision) offer()
  }, [asking, moment])
}
