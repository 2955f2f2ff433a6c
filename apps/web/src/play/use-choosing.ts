import { type Offered, oneAt, type Phrase, phrase } from '@gam/kernel'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef } from 'preact/compat'
import type { Board, Deed, PanelProps } from '../games/board.ts'
import type { Moment, Session } from '../session/session.ts'
import { sound } from '../world/sound/sound.ts'
import {
  type Answer,
  answerTo,
  buttonsOf,
  type Choice,
  choicesOf,
  extraOf,
  nextTargets,
  waysTo,
  withNext,
} from './choosing.ts'
import { type Considering, useConsidering } from './considering.ts'
import { Foresight } from './foresight.ts'
import type { Showing } from './playback.ts'
import { useDoing } from './use-doing.ts'
import { useGhost, useOffer } from './use-ghost.ts'

type Words = Parameters<NonNullable<Board['deeds']>>[2]

/** What a button begins with; null: with nothing yet, what is done is agreed on in its panel. */
function actionOf({ actions }: Choice): string | null {
  return actions[0] ?? null
}

/** What is done as soon as what was held has arrived. */
interface Intent {
  readonly after: Moment
  readonly target: string | null
  readonly piece: string | null
  /** An option without a target, by its first action. */
  readonly action: string | null
}

export type Choosing = ReturnType<typeof useChoosing>

/** From clicks to actions: targets narrow the choices down, what reveals something is shown before it is done. */
export function useChoosing(
  session: Session,
  board: Board,
  words: Words,
  moment: Moment,
  { showing, stopped }: { readonly showing: Showing; readonly stopped: boolean },
) {
  const considered = useConsidering(moment)
  const { current, put, change } = considered
  const { held, sent, path } = current
  const standing = held?.moment ?? moment
  const ready = !showing.busy && showing.moment === standing && !stopped
  const asking = ready && !sent
  const { foresight, choices, next } = useChoices(session, board, words, moment, current, asking)
  const doing = useDoing(session, board, moment, foresight, considered)
  const { take } = doing
  const intent = useRef<Intent | null>(null)
  const ghost = useGhost(session, board, moment, stopped)

  function refuse(option: Offered, piece: string) {
    sound('knock')
    // What is held stays so.
    change({ ...current, refusal: { option, piece } })
  }

  /** What is held goes first; then this, if it is still asked for. */
  function goOnWith(then: Pick<Intent, 'target' | 'piece' | 'action'>) {
    intent.current = { after: moment, ...then }
    doing.sendHeld()
  }

  function answer(found: Answer, piece: string, atOnce: boolean) {
    if (found.kind === 'act') take(found.ways, piece, atOnce)
    else if (found.kind === 'ask') put({ path: found.path, piece })
    else if (found.kind === 'refused') refuse(found.option, piece)
    else put({})
  }

  function choose(target: string, piece: string, atOnce = false) {
    if (!asking) return
    if (current.piece === piece && current.ways.length > 0) {
      doing.confirm()
      return
    }
    const found = answerTo(choices, path, target)
    const then = held && isClosed(found) ? answerTo(next, [], target) : found
    if (then === found || then.kind === 'nothing') answer(found, piece, atOnce)
    else if (then.kind === 'refused') refuse(then.option, piece)
    else goOnWith({ target, piece, action: null })
  }

  /** A button of the decision: what is held goes first if it belongs to the one after it. */
  function press(choice: Choice) {
    if (!asking) return
    if (choice.refusal && choice.option) refuse(choice.option, oneAt(choice.actions, 0))
    else if (held && next.includes(choice)) goOnWith({ target: null, piece: null, action: actionOf(choice) })
    else take([choice], pieceOf(choice))
  }

  function putBack() {
    ghost.forget()
    doing.putBack()
  }

  const goOn = useEffectEvent(() => {
    const wanted = intent.current
    if (wanted === null || wanted.after === moment) return
    intent.current = null
    if (wanted.target !== null) choose(wanted.target, wanted.piece ?? '')
    else {
      const choice = choices.find((one) => actionOf(one) === wanted.action)
      if (choice) take([choice], pieceOf(choice))
    }
  })
  useEffect(() => {
    if (asking && moment.decision) goOn()
  }, [asking, moment])
  useOffer(ghost, asking, moment, choices, (found, piece) => {
    if (found.kind === 'ask') put({ path: found.path, piece })
    else doing.show(found.ways, piece)
  })

  const shownChoices = held ? next : choices
  const panel = asking ? panelAt(board, session, moment, current, foresight) : null
  // What a panel finds by itself is nothing to be proposed: it is the panel's, also while it is on its way.
  const [chosen] = current.ways

  return {
    /** Everything is shown, and whoever is asked can answer. */
    ready,
    /** The table as it is told. */
    moment,
    /** The table as it is to be shown: with what is held. */
    standing,
    targets: held ? withNext(nextTargets(choices, []), nextTargets(next, [])) : nextTargets(choices, path),
    buttons: buttonsOf(shownChoices, held ? [] : path),
    /** All that can be chosen, and what is closed: of the decision that stands. */
    choices: shownChoices,
    waysTo: (target: string): readonly Deed[] =>
      waysTo(choices, path, target).map(
        ({ targets, actions, action, deed }) =>
          deed ?? {
            targets,
            actions,
            way: phrase(board.game, words.words, 'actions', action),
            extra: null,
          },
      ),
    extraOf: (target: string) => extraOf(choices, path, target),
    /** What was chosen, whether it is held, proposed or on its way. */
    proposed: panel === null && chosen && chosen.actions.length > 0 ? chosen : null,
    otherWays: current.ways.slice(1),
    preview: current.preview,
    actions: current.actions,
    verb: panel === null ? null : current.verb,
    piece: current.piece,
    refusal: current.refusal,
    /** The piece that lies there for my next turn. */
    ghost: ghost.ghost?.viewer === moment.viewer ? ghost.ghost.piece : null,
    lay: ghost.lay,
    held,
    panel: panel && {
      Panel: panel.Panel,
      title: panel.title,
      props: {
        table: session.table,
        moment: panel.here,
        now: moment,
        words,
        ahead: (actions) => foresight.ahead([...panel.first, ...actions]),
        consider: (actions, verb) => void doing.weigh(actions && [...panel.first, ...actions], verb ?? null),
        submit: (actions) =>
          void doing.send({ ways: current.ways, held }, foresight.withForced([...panel.first, ...actions])),
        putBack,
      } satisfies PanelProps,
    },
    narrowed: path.length > 0,
    considering: current.ways.length > 0 || path.length > 0 || current.refusal !== null,
    sent,
    denied: doing.denied,
    wish: current.wish,
    wishFor: (wish: string | null) => put({ path, wish }),
    choose,
    /** Click and confirm in one. */
    drop: (target: string, piece: string) => choose(target, piece, true),
    press,
    /** Another way to the same. */
    take: (way: Deed) => {
      const ways = [...current.ways, ...choices]
      const other = ways.find(({ deed, actions }) => deed === way || actions.join() === way.actions.join())
      if (!asking || !other) return
      take([other, ...current.ways.filter((one) => one !== other)], current.piece)
    },
    /** An option of the decision, from a list that has all of them. */
    consider: (option: Offered) => {
      const found = shownChoices.find((choice) => choice.option === option)
      const choice = found ?? bareChoice(option, board)
      if (held) press(choice)
      else if (asking) take([choice], pieceOf(choice))
    },
    confirm: doing.confirm,
    putBack,
  }
}

/** What can be chosen now, and, where a move is held, after it. */
function useChoices(
  session: Session,
  board: Board,
  words: Words,
  moment: Moment,
  { held, wish }: Considering,
  asking: boolean,
) {
  const { table } = session
  const foresight = useMemo(() => new Foresight(board, table, moment), [board, table, moment])
  const beyond = useMemo(() => held && new Foresight(board, table, held.moment), [board, table, held])
  const choices = useMemo(
    () => (asking ? choicesAt(board, session, words, moment, foresight, wish) : []),
    [asking, board, session, words, moment, foresight, wish],
  )
  const next = useMemo(
    () => (asking && held && beyond ? choicesAt(board, session, words, held.moment, beyond, null) : []),
    [asking, board, session, words, held, beyond],
  )
  return { foresight, choices, next }
}

/** All that can be chosen at a moment. */
function choicesAt(
  board: Board,
  { table, stepwise }: Session,
  words: Words,
  moment: Moment,
  foresight: Foresight,
  wish: string | null,
): readonly Choice[] {
  if (moment.decision === null) return []
  const deeds = stepwise ? [] : (board.deeds?.(moment, table, words, foresight.ahead, wish) ?? [])
  return choicesOf(
    moment.decision.options,
    (action) => board.targets(action),
    deeds,
    (action) => foresight.statementOf(action),
  )
}

interface Amounts {
  readonly Panel: ComponentType<PanelProps>
  /** What is done before its question is reached, and the table then. */
  readonly first: readonly string[]
  readonly here: Moment
  /** What it is for, where the question itself is not reached yet. */
  readonly title: Phrase | null
}

/** Amounts to be agreed on: of the deed that was chosen, or of the decision itself. */
function panelAt(
  board: Board,
  { table }: Session,
  moment: Moment,
  { ways, held }: Considering,
  foresight: Foresight,
): Amounts | null {
  const [way] = ways
  // An option that was chosen by itself, as from the list, is proposed as any other.
  if (way && way.deed === null && held === null) return null
  const deed = way?.deed ?? null
  const first = deed?.Panel ? deed.actions : (held?.actions ?? [])
  const reached = first.length === 0 ? moment : foresight.momentAfter(first)
  // What others would see of the way there is not done in advance: then the panel lays it all out from here.
  const here = reached ?? (deed?.Panel ? moment : null)
  const Panel = deed?.Panel ?? (here?.decision && !deed ? board.panel?.(here, table) : null)
  if (!Panel || here === null) return null
  return { Panel, first, here, title: deed?.Panel && here === moment ? deed.way : null }
}

function isClosed({ kind }: Answer): boolean {
  return kind === 'refused' || kind === 'nothing'
}

/** What stands for a choice on the board. */
function pieceOf({ targets }: Choice): string | null {
  const last = targets.at(-1)
  return last === undefined ? null : `${last}#0`
}

/** An option that is none of the choices, since a deed answers it already. */
function bareChoice(option: Offered, board: Board): Choice {
  const { text, action, refusal } = option
  return { targets: board.targets(action), actions: [text], action, refusal, option, deed: null }
}
