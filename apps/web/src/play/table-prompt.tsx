import { oneAt, phrase } from '@gam/kernel'
import { Suspense } from 'preact/compat'
import type { Asking, Proposal } from '../games/board.ts'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { SoundOffer } from '../world/sound/offer.tsx'
import type { Choice } from './choosing.ts'
import { type SeatNote, useCompany } from './company.ts'
import { lineOf, logOf } from './log-lines.ts'
import { OrderName } from './order-name.tsx'
import type { MyOrders } from './orders.ts'
import type { Showing } from './playback.ts'
import { PromptBar, UndoButton } from './prompt-bar.tsx'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'
import type { Choosing } from './use-choosing.ts'

interface TablePromptProps {
  showing: Showing
  choosing: Choosing
  /** What is proposed or held, in words. */
  proposal: Proposal | null
  onSkip(): void
  onUndo(whole: boolean): void
  orders: MyOrders
  onOrder(orders: readonly string[]): void
  onOrders(): void
  /** The game has just ended, and its points are not counted yet. */
  lastLook: boolean
  onStay(): void
  onResult(): void
}

/** What the bar above my things says: what happens, what is proposed, what is asked, or whom we wait for. */
export function TablePrompt(props: TablePromptProps) {
  const { showing, choosing } = props
  const { moment, busy } = showing
  const { held, proposed, ready, sent } = choosing
  const decision = ready ? moment.decision : null
  if (held && (sent || decision === null)) return <Done {...props} />
  if (showing.again || (busy && showing.statement !== null)) return <Happening {...props} />
  if (moment.asked === null) return <Over {...props} />
  if (proposed && !held && (decision || sent)) return <Proposed {...props} />
  return decision ? <Asked {...props} /> : <Waiting {...props} />
}

/** Something can be taken back, at once or if the others agree. */
export function canUndo({ undo }: Moment): boolean {
  return undo === 'possible' || undo === 'ask'
}

/** What is known of a seat besides the game: its time, and why it may take a while. */
function useSeatNote(seat: number | null): SeatNote | null {
  const company = useCompany()
  return seat === null ? null : (company?.seat(seat) ?? null)
}

function Undo({ showing: { moment }, choosing, onUndo }: TablePromptProps) {
  const ui = useUi()
  const possible = choosing.held ? !choosing.sent : choosing.ready && canUndo(moment)
  return (
    <UndoButton
      possible={possible}
      why={
        choosing.held
          ? ui.table.undoWhy.possible
          : possible && moment.undoable > 1
            ? ui.table.undoHold
            : ui.table.undoWhy[moment.undo]
      }
      onUndo={onUndo}
    />
  )
}

function Happening({ showing, onSkip }: TablePromptProps) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const { moment, told, again } = showing
  const line = lineOf(board, words, told, moment.viewer) ?? logOf(board, words, moment).at(-1)
  const seat = table.seats[line?.seat ?? -1] ?? null
  return (
    <PromptBar
      mine={false}
      flag={seat?.flag ?? null}
      tag={again ? ui.table.sinceCount(again.at, again.of) : (seat?.name ?? ui.table.atTheTable)}
      title={line ? <Said phrase={line.phrase} icons={false} /> : '…'}
      detail={null}
    >
      <Button look="quiet" onClick={onSkip} hint="Esc">
        {ui.table.skip}
      </Button>
    </PromptBar>
  )
}

function Over({ showing: { moment }, lastLook, onStay, onResult }: TablePromptProps) {
  const ui = useUi()
  const { board, words } = useScene()
  const ended = moment.events.findLast(({ type }) => type === 'gameEnded')
  return (
    <PromptBar
      mine={false}
      flag={null}
      tag={ui.table.over}
      title={
        ended ? (
          <Said phrase={phrase(board.game, words.words, 'events', ended)} icons={false} />
        ) : (
          ui.table.over
        )
      }
      detail={lastLook ? ui.result.lastLook : null}
    >
      {lastLook && (
        <Button look="quiet" onClick={onStay}>
          {ui.result.stay}
        </Button>
      )}
      <Button look="primary" data-at="count the points" onClick={onResult}>
        {lastLook ? ui.result.count : ui.result.title}
      </Button>
    </PromptBar>
  )
}

function Proposed({ choosing, proposal }: TablePromptProps) {
  const ui = useUi()
  const { verb } = useScene()
  if (!proposal) return null
  const { title, detail } = proposal
  return (
    <PromptBar
      mine
      flag={null}
      tag={ui.table.yourTurn}
      title={<Said phrase={title} icons={false} />}
      detail={detail && <Said phrase={detail} />}
    >
      {!choosing.sent && choosing.preview && (
        <>
          <OtherWays choosing={choosing} />
          <PutBack choosing={choosing} />
          <Button look="primary" onClick={choosing.confirm} hint="Enter" data-confirm="">
            <Icon name="check" size={18} /> {verb}
          </Button>
        </>
      )}
    </PromptBar>
  )
}

/** What is done and stands on the board, but can still be taken back. */
function Done(props: TablePromptProps) {
  const { choosing, proposal } = props
  const ui = useUi()
  const { held, sent } = choosing
  if (!held || !proposal) return null
  const { title, detail } = proposal
  return (
    <PromptBar
      mine
      flag={null}
      tag={ui.table.yourTurn}
      title={<Said phrase={title} icons={false} />}
      detail={detail && <Said phrase={detail} />}
      held={sent ? undefined : held.runsOut ? 'runs-out' : 'waits'}
      undo={sent ? null : <Undo {...props} />}
    >
      {!sent && (
        <>
          <OtherWays choosing={choosing} />
          <GoOn choosing={choosing} />
        </>
      )}
    </PromptBar>
  )
}

/** Sends what is held without waiting. */
function GoOn({ choosing }: { choosing: Choosing }) {
  const ui = useUi()
  return (
    <Button look="option" onClick={choosing.confirm} hint="Enter" data-confirm="">
      {ui.table.goOn}
    </Button>
  )
}

/** Takes back what was chosen; where there is little room, by its sign alone. */
function PutBack({ choosing }: { choosing: Choosing }) {
  const ui = useUi()
  return (
    <Button look="quiet" onClick={choosing.putBack} aria-label={ui.table.putBack} data-put-back="">
      <Icon name="undo" size={18} /> <span>{ui.table.putBack}</span>
    </Button>
  )
}

/** Other ways to what was chosen. */
function OtherWays({ choosing }: { choosing: Choosing }) {
  return choosing.otherWays.map(
    ({ deed, actions }) =>
      deed && (
        <Button
          key={actions.join()}
          look="option"
          data-way={actions.join('; ')}
          onClick={() => choosing.take(deed)}
        >
          <span>
            <Said phrase={deed.way} />
            {deed.extra && (
              <>
                {' '}
                <Said phrase={deed.extra} />
              </>
            )}
          </span>
        </Button>
      ),
  )
}

function Asked(props: TablePromptProps) {
  const { showing, choosing } = props
  const ui = useUi()
  const { board, words, table } = useScene()
  const { panel } = choosing
  // Amounts may be asked for at a place that I have not gone to yet.
  const moment = panel?.props.moment ?? showing.moment
  const step = moment.decision?.step ?? ''
  const note = useSeatNote(moment.viewer)
  const asking: Asking | null = panel?.title
    ? { crumb: null, title: panel.title, detail: null }
    : (board.ask?.(moment, words, table) ?? null)
  const help = panel?.title ? null : asking?.detail ? (
    <Said phrase={asking.detail} />
  ) : (
    (words.help[step] ?? null)
  )
  return (
    <PromptBar
      mine
      flag={null}
      tag={ui.table.yourTurn}
      time={note?.clock}
      crumb={asking?.crumb ?? null}
      title={asking ? <Said phrase={asking.title} icons={false} /> : words.words.prompts[step]}
      detail={choosing.denied ? ui.table.denied : help}
      panel={
        panel && (
          <Suspense fallback={null}>
            <panel.Panel {...panel.props} />
          </Suspense>
        )
      }
      undo={<Undo {...props} />}
      held={choosing.held ? (choosing.held.runsOut ? 'runs-out' : 'waits') : undefined}
    >
      {panel === null &&
        choosing.buttons.map((choice) => (
          <ChoiceButton key={choice.actions.join()} choice={choice} choosing={choosing} />
        ))}
      {board.wishes?.(moment, words, table).map(({ id, label }) => (
        <Button
          key={id}
          look="option"
          aria-pressed={choosing.wish === id}
          data-wish={id}
          onClick={() => choosing.wishFor(choosing.wish === id ? null : id)}
        >
          {choosing.wish === id && <Icon name="check" size={16} />}
          <span>
            <Said phrase={label} />
          </span>
        </Button>
      ))}
      <Orders {...props} />
      {(choosing.narrowed || (panel !== null && choosing.considering)) && <PutBack choosing={choosing} />}
      <SoundOffer />
      {choosing.held && <GoOn choosing={choosing} />}
    </PromptBar>
  )
}

/** What nothing on the board stands for. */
function ChoiceButton({ choice, choosing }: { choice: Choice; choosing: Choosing }) {
  const { board, words } = useScene()
  const { deed, action, actions, refusal } = choice
  return (
    <Button
      look="option"
      aria-disabled={refusal !== undefined}
      data-option={actions.join('; ')}
      data-state={refusal ? 'refused' : deed?.extra ? 'extra' : 'open'}
      onClick={() => choosing.press(choice)}
    >
      <span>
        <Said phrase={deed?.way ?? phrase(board.game, words.words, 'actions', action)} />
      </span>
    </Button>
  )
}

function Waiting(props: TablePromptProps) {
  const { showing, choosing } = props
  const ui = useUi()
  const { table } = useScene()
  const { moment } = showing
  const { asked } = moment
  const note = useSeatNote(asked?.seat ?? null)
  const { name, flag, bot } = oneAt(table.seats, asked?.seat ?? 0)
  return (
    <PromptBar
      mine={false}
      flag={flag}
      tag={name}
      title={bot === null ? ui.table.waitingFor(name) : ui.table.thinking(name)}
      detail={choosing.ghost === null ? (note?.text ?? null) : ui.table.laidOut}
      time={note?.clock}
      undo={<Undo {...props} />}
    >
      <Orders {...props} />
    </PromptBar>
  )
}

/** The order that answers most of what comes, and the way to all of them. */
function Orders({ orders, choosing, onOrder, onOrders }: TablePromptProps) {
  const ui = useUi()
  const { held, answering } = orders
  const [first] = answering
  if (choosing.sent || (held.length === 0 && first === undefined)) return null
  return (
    <>
      {first !== undefined && (
        <Button look="option" data-order={first} onClick={() => onOrder([...held, first])}>
          <span>
            <OrderName order={first} />
          </span>
        </Button>
      )}
      <Button look="quiet" data-orders={held.length} onClick={onOrders}>
        {ui.table.ordersButton(held.length)}
      </Button>
    </>
  )
}
