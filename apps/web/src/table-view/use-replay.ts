import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { useKeyPress } from '../parts/use-key-press.ts'
import { Playback } from '../play/playback.ts'
import type { Moment, Session } from '../session/session.ts'

const PAUSES = { slow: 2200, normal: 1200, fast: 450 }
export type Speed = keyof typeof PAUSES

export type Replay = ReturnType<typeof useReplay>

/** Where somebody stands in a game that they look at again, from which seat, and whether it goes on by itself. */
export function useReplay(session: Session, board: Board, start: number, mine: number | null) {
  const last = session.now.moves
  const [playback] = useState(() => new Playback(board, session.now))
  const showing = useSyncExternalStore(
    (listener) => playback.subscribe(listener),
    () => playback.showing,
  )
  const [at, setAt] = useState(Math.min(start, last))
  const [viewer, setViewer] = useState<number | null>(mine)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [found, setFound] = useState<Moment | null>(null)
  const wanted = useRef('')

  useEffect(() => {
    const key = `${at} ${viewer}`
    wanted.current = key
    session
      .at(at, viewer)
      .then((moment) => {
        if (wanted.current !== key) return
        setFound(moment)
        playback.push(moment)
      })
      .catch(() => undefined)
  }, [session, playback, at, viewer])
  useEffect(() => () => playback.close(), [playback])

  const stepOn = useEffectEvent(() => {
    if (at < last) setAt(at + 1)
    if (at + 1 >= last) setPlaying(false)
  })
  const pause = PAUSES[speed]
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => stepOn(), pause)
    return () => clearInterval(timer)
  }, [playing, pause])

  const move = (to: number) => {
    playback.skip()
    setPlaying(false)
    setAt(Math.max(0, Math.min(to, last)))
  }
  useStepKeys({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }, move)

  return {
    showing,
    moment: found === null ? session.now : showing.moment,
    at,
    last,
    viewer,
    setViewer,
    playing,
    speed,
    setSpeed,
    move,
    /** Goes on by itself, or stops; from the end it begins anew. */
    play: () => {
      if (!playing && at >= last) setAt(0)
      setPlaying(!playing)
    },
  }
}

/** Keys that lead to a place, except where they belong to a field or a dialog. */
function useStepKeys(places: Readonly<Record<string, number>>, move: (to: number) => void) {
  useKeyPress((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    const elsewhere = target.closest('input, select, dialog, [data-stop]') !== null
    if (elsewhere || event.altKey || event.ctrlKey || event.metaKey) return
    const place = places[event.key]
    if (place !== undefined) move(place)
  })
}
