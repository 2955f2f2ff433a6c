import type { GameWords } from '@gam/kernel'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'preact/compat'
import { rememberPlace } from '../art/places/last-seen.ts'
import type { Board } from '../games/board.ts'
import { usesKeys } from '../play/last-input.ts'
import { Playback } from '../play/playback.ts'
import { useChoosing } from '../play/use-choosing.ts'
import type { Session } from '../session/session.ts'
import { sound } from '../world/sound/sound.ts'
import { useWholeBoard } from './use-whole-board.ts'

/** A table as it stands, as it is shown, and what can be chosen there. */
export function useTable(session: Session, board: Board, words: GameWords) {
  const { table } = session
  const now = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.now,
  )
  const trouble = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.trouble,
  )
  const [playback] = useState(() => new Playback(board, session.now))
  const showing = useSyncExternalStore(
    (listener) => playback.subscribe(listener),
    () => playback.showing,
  )
  const choosing = useChoosing(session, board, words, now, {
    showing,
    stopped: trouble?.kind === 'table-stopped',
  })
  const { ready, standing } = choosing
  useEffect(() => playback.push(standing), [playback, standing])
  useEffect(() => () => playback.close(), [playback])
  // What is held is still mine to change.
  const myTurn = ready && now.decision !== null
  const whole = useWholeBoard(board, table, myTurn)
  useGreeting(myTurn)
  useMarks(showing.marked)
  useEffect(() => {
    if (board.place && !session.stepwise) rememberPlace(table.id, board.place(now, table))
  }, [board, session, table, now])
  return { now, trouble, playback, showing, choosing, whole }
}

function useGreeting(myTurn: boolean) {
  const greet = useEffectEvent(() => {
    sound('bell')
    // The piece that held the focus may be gone: the next Tab should go on from here.
    if (usesKeys() && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (myTurn) greet()
  }, [myTurn])
}

/** Where something has just happened. */
function useMarks(marked: readonly string[]) {
  useEffect(() => {
    const places = marked
      .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)])
      // Some are no more than a point that pieces fly to.
      .filter((element) => element.getBoundingClientRect().width > 0)
    for (const element of places) element.dataset.marked = ''
    return () => {
      for (const element of places) delete element.dataset.marked
    }
  }, [marked])
}
