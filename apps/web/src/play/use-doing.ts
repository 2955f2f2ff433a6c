import { oneAt } from '@gam/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { Denied, type Moment, type Preview, type Session } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { sound } from '../world/sound/sound.ts'
import type { Choice } from './choosing.ts'
import type { Considered, Considering, HeldMove, Ways } from './considering.ts'
import type { Foresight } from './foresight.ts'
import { Holding } from './holding.ts'
import { usesKeys } from './last-input.ts'

/** Rows of actions, the best first. */
type Rows = readonly [readonly string[], ...(readonly string[])[]]

/** What was chosen is done at once, held for a moment, or shown first: by what it reveals and by what was set. */
export function useDoing(
  session: Session,
  board: Board,
  moment: Moment,
  foresight: Foresight,
  { current, put, change, forget }: Considered,
) {
  const [denied, setDenied] = useState(false)
  const holding = useHolding(current.held)
  /** Chosen and confirmed before it was known what it brings. */
  const hasty = useRef<Choice | null>(null)

  function turnedDown(error: unknown) {
    if (!(error instanceof Denied)) throw error
    setDenied(error.code !== 'strayed')
    forget()
  }

  async function send(part: Partial<Considering>, actions: readonly string[]) {
    setDenied(false)
    put({ ...part, actions, sent: true })
    try {
      await session.submit(actions)
    } catch (error) {
      turnedDown(error)
    }
  }

  /** Done, but not sent yet. What would end the game is not done before it is said. */
  function hold(ways: Ways, piece: string | null, actions: readonly string[]): boolean {
    const then = foresight.momentAfter(actions)
    const preview = foresight.preview(actions)
    if (then === null || then.asked === null || preview === null) return false
    const runsOut = !usesKeys()
    const done: HeldMove = { piece, action: ways[0].action, runsOut, moment: then, actions, preview }
    put({ ways, piece, actions, held: done })
    holding.hold(() => {
      change((now) => (now.held === done ? { ...now, sent: true } : now))
      session.submit(actions).catch(turnedDown)
    }, runsOut)
    return true
  }

  /** What can be sent for a choice, the best first. */
  function rowsOf({ option, actions }: Choice): Rows {
    const [first = actions, ...others] = (option && board.along?.(option, moment, current.wish)) ?? []
    return [first, ...others]
  }

  function bestRow(choice: Choice): readonly string[] {
    const rows = rowsOf(choice)
    return foresight.withForced(rows.find((one) => foresight.allows(one)) ?? oneAt(rows, rows.length - 1))
  }

  async function propose(ways: Ways, piece: string | null, rows: Rows, atOnce: boolean) {
    const [choice] = ways
    hasty.current = atOnce ? choice : null
    if (!atOnce) sound('paper')
    put({ ways, piece })
    let found: Awaited<ReturnType<typeof firstPossible>>
    try {
      found = await firstPossible(session, rows)
    } catch (error) {
      turnedDown(error)
      return
    }
    const { preview, actions } = found
    if (hasty.current === choice) await send({ ways, piece }, actions)
    else change((now) => (now.ways[0] === choice && !now.sent ? { ...now, preview, actions } : now))
  }

  return {
    denied,
    send,
    sendHeld: () => holding.send(),
    /** The first of these ways is done, held, or shown. */
    take(ways: Ways, piece: string | null, atOnce = false) {
      setDenied(false)
      const [choice] = ways
      if (choice.deed?.Panel) {
        put({ ways, piece })
        return
      }
      const confirm = currentSettings().confirm
      if (session.stepwise) {
        void propose(ways, piece, rowsOf(choice), atOnce || confirm === 'never')
        return
      }
      const row = bestRow(choice)
      if (atOnce || confirm === 'never') void send({ ways, piece }, row)
      else if (confirm === 'always' || !hold(ways, piece, row)) void propose(ways, piece, [row], false)
    },
    /** The first of these ways is shown, whatever it reveals. */
    show(ways: Ways, piece: string) {
      if (ways[0].deed?.Panel) put({ ways, piece })
      else void propose(ways, piece, [bestRow(ways[0])], false)
    },
    confirm() {
      if (current.sent) return
      const [way] = current.ways
      if (current.held) holding.send()
      else if (current.preview && way) void send(current, current.actions)
      else if (way) hasty.current = way
    },
    putBack() {
      if (current.held) sound('undo')
      else if (current.ways.length > 0) sound('put back')
      hasty.current = null
      holding.takeBack()
      put({})
    },
    /** What a row of a panel would bring. */
    async weigh(actions: readonly string[] | null, verb: string | null) {
      const same = (now: Considering) => now.actions.join('\n') === (actions ?? []).join('\n')
      if (same(current) && (actions === null || current.preview !== null)) return
      change((now) => ({ ...now, actions: actions ?? [], verb, preview: null }))
      if (actions === null) return
      try {
        const preview = foresight.preview(actions) ?? (await session.preview(actions))
        change((now) => (same(now) && !now.sent ? { ...now, preview } : now))
      } catch (error) {
        if (!(error instanceof Denied)) throw error
      }
    },
  }
}

/** What is held goes when the page is left or hidden, and with the table. */
function useHolding(held: HeldMove | null): Holding {
  const [holding] = useState(() => new Holding())
  useEffect(() => {
    if (held === null) holding.takeBack()
  }, [held, holding])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') holding.send()
    }
    const gone = () => holding.send()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', gone)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', gone)
    }
  }, [holding])
  // Before the session is closed by whoever opened it.
  useLayoutEffect(() => () => holding.send(), [holding])
  return holding
}

/** The first of these rows of actions that the table would take, and what would come of it; none: why not the last. */
async function firstPossible(
  session: Session,
  [actions, ...others]: Rows,
): Promise<{ actions: readonly string[]; preview: Preview }> {
  try {
    return { actions, preview: await session.preview(actions) }
  } catch (error) {
    const [next, ...more] = others
    if (!(error instanceof Denied) || next === undefined) throw error
    return firstPossible(session, [next, ...more])
  }
}
