import { type Offered, oneAt, type Phrase, phrase } from '@gam/kernel'
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat'
import type { Board, Deed, Held, PanelProps } from '../games/board.ts'
import { Denied, type Moment, type Preview, type Session } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import { sound } from '../world/sound/sound.ts'
import {
  answerTo,
  buttonsOf,
  type Choice,
  choicesOf,
  extraOf,
  nextTargets,
  waysTo,
  withNext,
} from './choosing.ts'
import { Foresight } from './foresight.ts'
import { choosableIn, type Ghost, laid, offered } from './ghost.ts'
import { Holding } from './holding.ts'
import { usesKeys } from './last-input.ts'
import type { Showing } from './playback.ts'

/** What was done at the first click; the table is drawn with it. */
interface HeldMove extends Held {
  readonly moment: Moment
  readonly actions: readonly string[]
  readonly preview: Preview
}

/** What was chosen, and then what else the same targets may mean. */
type Ways = readonly [Choice, ...Choice[]]

/** Rows of actions, the best first. */
type Rows = readonly [readonly string[], ...(readonly string[])[]]

/** What is being considered; it belongs to one question and is gone with it, even if the same place comes again. */
interface Considering {
  readonly moment: Moment
  readonly path: readonly string[]
  /** Nothing chosen yet: none. */
  readonly ways: Ways | readonly []
  readonly piece: string | null
  readonly preview: Preview | null
  /** What the panel calls what is set in it. */
  readonly verb: string | null
  /** What goes along with the next option. */
  readonly wish: string | null
  /** What is sent for the choice. */
  readonly actions: readonly string[]
  readonly refusal: { readonly option: Offered; readonly piece: string } | null
  readonly held: HeldMove | null
  /** On its way to the table: nothing else can be chosen. */
  readonly sent: boolean
}

const NOTHING: Omit<Considering, 'moment'> = {
  path: [],
  ways: [],
  piece: null,
  preview: null,
  verb: null,
  wish: null,
  actions: [],
  refusal: null,
  held: null,
  sent: false,
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
  words: Parameters<NonNullable<Board['deeds']>>[2],
  moment: Moment,
  { showing, stopped }: { readonly showing: Showing; readonly stopped: boolean },
) {
  const { table, stepwise } = session
  const [state, setState] = useState<Considering>({ moment, ...NOTHING })
  const [denied, setDenied] = useState(false)
  const [holding] = useState(() => new Holding())
  const intent = useRef<Intent | null>(null)
  const targetsEver = useRef<ReadonlySet<string> | null>(null)
  const [ghost, setGhost] = useState<Ghost | null>(null)
  /** Chosen and confirmed before it was known what it brings. */
  const hasty = useRef<Choice | null>(null)

  const current = belongs(state, moment) ? state : { moment, ...NOTHING }
  const { held, sent, path } = current
  const standing = held?.moment ?? moment
  const ready = !showing.busy && showing.moment === standing && !stopped
  const asking = ready && !sent
  const foresight = useMemo(() => new Foresight(board, table, moment), [board, table, moment])
  const beyond = useMemo(() => held && new Foresight(board, table, held.moment), [board, table, held])
  const choices = useMemo(
    () => (asking ? choicesAt(board, session, words, moment, foresight, current.wish) : []),
    [asking, board, session, words, moment, foresight, current.wish],
  )
  const next = useMemo(
    () => (asking && held && beyond ? choicesAt(board, session, words, held.moment, beyond, null) : []),
    [asking, board, session, words, held, beyond],
  )
  const put = (part: Partial<Considering>) => setState({ moment, ...NOTHING, wish: current.wish, ...part })

  function choosable(): ReadonlySet<string> {
    const known = targetsEver.current ?? choosableIn(board.game, (action) => board.targets(action))
    targetsEver.current = known
    return known
  }

  /** Lays out my next choice while others play, or takes it back; false: there is nothing to lay out here. */
  function lay(target: string, piece: string): boolean {
    const { viewer, asked, decision } = moment
    if (viewer === null || asked === null || decision !== null || stepwise || stopped) return false
    if (!choosable().has(target)) return false
    sound('paper')
    setGhost(laid(ghost, { viewer, target, piece }))
    return true
  }

  function turnedDown(error: unknown) {
    if (!(error instanceof Denied)) throw error
    setDenied(error.code !== 'strayed')
    setState((now) => ({ moment: now.moment, ...NOTHING, wish: now.wish }))
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

  /** Done, but not sent yet. */
  function hold(ways: Ways, piece: string | null, actions: readonly string[]): boolean {
    const then = foresight.momentAfter(actions)
    const preview = foresight.preview(actions)
    if (then === null || preview === null) return false
    const runsOut = !usesKeys()
    const done: HeldMove = { piece, action: ways[0].action, runsOut, moment: then, actions, preview }
    put({ ways, piece, actions, held: done })
    holding.hold(() => {
      setState((now) => (now.held === done ? { ...now, sent: true } : now))
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
    else setState((now) => (now.ways[0] === choice && !now.sent ? { ...now, preview, actions } : now))
  }

  /** The first of these ways is done, held, or shown: by what it reveals and by what was set. */
  function take(ways: Ways, piece: string | null, atOnce = false) {
    setDenied(false)
    const [choice] = ways
    if (choice.deed?.Panel) {
      put({ ways, piece })
      return
    }
    const confirm = currentSettings().confirm
    if (stepwise) {
      void propose(ways, piece, rowsOf(choice), atOnce || confirm === 'never')
      return
    }
    const row = bestRow(choice)
    if (atOnce || confirm === 'never') void send({ ways, piece }, row)
    else if (confirm === 'always' || !hold(ways, piece, row)) void propose(ways, piece, [row], false)
  }

  function refuse(option: Offered, piece: string) {
    sound('knock')
    // What is held stays so.
    setState({ ...current, refusal: { option, piece } })
  }

  function confirm() {
    if (sent) return
    const [way] = current.ways
    if (held) holding.send()
    else if (current.preview && way) void send(current, current.actions)
    else if (way) hasty.current = way
  }

  function choose(target: string, piece: string, atOnce = false) {
    if (!asking) return
    if (current.piece === piece && current.ways.length > 0) {
      confirm()
      return
    }
    const answer = answerTo(choices, path, target)
    if (held && (answer.kind === 'refused' || answer.kind === 'nothing')) {
      const then = answerTo(next, [], target)
      if (then.kind === 'act' || then.kind === 'ask') {
        intent.current = { after: moment, target, piece, action: null }
        holding.send()
        return
      }
      if (then.kind === 'refused') {
        refuse(then.option, piece)
        return
      }
    }
    switch (answer.kind) {
      case 'act':
        take(answer.ways, piece, atOnce)
        break
      case 'ask':
        put({ path: answer.path, piece })
        break
      case 'refused':
        refuse(answer.option, piece)
        break
      case 'nothing':
        put({})
    }
  }

  /** A button of the decision: what is held goes first if it belongs to the one after it. */
  function press(choice: Choice) {
    if (!asking) return
    if (choice.refusal && choice.option) refuse(choice.option, oneAt(choice.actions, 0))
    else if (held && next.includes(choice)) {
      intent.current = { after: moment, target: null, piece: null, action: oneAt(choice.actions, 0) }
      holding.send()
    } else take([choice], pieceOf(choice))
  }

  function putBack() {
    if (held) sound('undo')
    else if (current.ways.length > 0) sound('put back')
    hasty.current = null
    holding.takeBack()
    setGhost(null)
    put({})
  }

  /** What a row of a panel would bring. */
  async function weigh(actions: readonly string[] | null, verb: string | null) {
    const same = (now: Considering) => now.actions.join('\n') === (actions ?? []).join('\n')
    if (same(current) && (actions === null || current.preview !== null)) return
    setState((now) => ({ ...now, actions: actions ?? [], verb, preview: null }))
    if (actions === null) return
    try {
      const preview = foresight.preview(actions) ?? (await session.preview(actions))
      setState((now) => (same(now) && !now.sent ? { ...now, preview } : now))
    } catch (error) {
      if (!(error instanceof Denied)) throw error
    }
  }

  /** Amounts to be agreed on: of the deed that was chosen, or of the decision itself. */
  function panelOf(): {
    readonly Panel: ComponentType<PanelProps>
    /** What is done before its question is reached, and the table then. */
    readonly first: readonly string[]
    readonly here: Moment
    /** What it is for, where the question itself is not reached yet. */
    readonly title: Phrase | null
  } | null {
    if (!asking) return null
    const deed = current.ways[0]?.deed ?? null
    const first = deed?.Panel ? deed.actions : (held?.actions ?? [])
    const reached = first.length === 0 ? moment : foresight.momentAfter(first)
    // What others would see of the way there is not done in advance: then the panel lays it all out from here.
    const here = reached ?? (deed?.Panel ? moment : null)
    const Panel =
      deed?.Panel ?? (here?.decision && !current.ways[0]?.deed ? board.panel?.(here, table) : null)
    if (!Panel || here === null) return null
    return { Panel, first, here, title: deed?.Panel && here === moment ? deed.way : null }
  }

  // Forgotten, not only passed over: after an undo the table stands again as it stood when something was held.
  useEffect(() => setState((now) => (belongs(now, moment) ? now : { moment, ...NOTHING })), [moment])
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

  const goOn = useEffectEvent(() => {
    const wanted = intent.current
    if (wanted === null || wanted.after === moment) return
    intent.current = null
    if (wanted.target !== null) choose(wanted.target, wanted.piece ?? '')
    else {
      const choice = choices.find(({ actions }) => actions[0] === wanted.action)
      if (choice) take([choice], pieceOf(choice))
    }
  })
  useEffect(() => {
    if (asking && moment.decision) goOn()
  }, [asking, moment])

  // What was laid out has one chance: when I am asked next.
  const offer = useEffectEvent(() => {
    setGhost(null)
    const answer = ghost && offered(ghost, moment.viewer, choices)
    if (ghost === null || answer === null) return
    if (answer.kind === 'ask') put({ path: answer.path, piece: ghost.piece })
    else if (answer.ways[0].deed?.Panel) put({ ways: answer.ways, piece: ghost.piece })
    else void propose(answer.ways, ghost.piece, [bestRow(answer.ways[0])], false)
  })
  useEffect(() => {
    if (asking && moment.decision) offer()
  }, [asking, moment])

  const shownChoices = held ? next : choices
  const panel = panelOf()
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
    ghost: ghost?.viewer === moment.viewer ? ghost.piece : null,
    lay,
    held,
    panel: panel && {
      Panel: panel.Panel,
      title: panel.title,
      props: {
        table,
        moment: panel.here,
        now: moment,
        words,
        ahead: (actions) => foresight.ahead([...panel.first, ...actions]),
        consider: (actions, verb) => void weigh(actions && [...panel.first, ...actions], verb ?? null),
        submit: (actions) =>
          void send({ ways: current.ways, held }, foresight.withForced([...panel.first, ...actions])),
        putBack,
      } satisfies PanelProps,
    },
    narrowed: path.length > 0,
    considering: current.ways.length > 0 || path.length > 0 || current.refusal !== null,
    sent,
    denied,
    wish: current.wish,
    wishFor: (wish: string | null) => put({ path, wish }),
    choose,
    /** Click and confirm in one. */
    drop: (target: string, piece: string) => choose(target, piece, true),
    press,
    /** Another way to the same. */
    take: (way: Deed) => {
      const ways = [...current.ways, ...choices]
      const chosen = ways.find(({ deed, actions }) => deed === way || actions.join() === way.actions.join())
      if (!asking || !chosen) return
      take([chosen, ...current.ways.filter((other) => other !== chosen)], current.piece)
    },
    /** An option of the decision, from a list that has all of them. */
    consider: (option: Offered) => {
      const found = shownChoices.find((choice) => choice.option === option)
      const bare: Choice = {
        targets: board.targets(option.action),
        actions: [option.text],
        action: option.action,
        refusal: undefined,
        option,
        deed: null,
      }
      const choice = found ?? bare
      if (held) press(choice)
      else if (asking) take([choice], pieceOf(choice))
    },
    confirm,
    putBack,
  }
}

/** What stands for a choice on the board. */
function pieceOf({ targets }: Choice): string | null {
  const last = targets.at(-1)
  return last === undefined ? null : `${last}#0`
}

/** All that can be chosen at a moment. */
function choicesAt(
  board: Board,
  { table, stepwise }: Session,
  words: Parameters<NonNullable<Board['deeds']>>[2],
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

/** The same question to the same person, even if it is told once more. */
function belongs({ moment: { decision, moves, viewer } }: Considering, moment: Moment): boolean {
  return decision === moment.decision && moves === moment.moves && viewer === moment.viewer
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
