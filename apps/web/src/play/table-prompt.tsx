import { phrase } from '@gam/kernel'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
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
  /** Everything is shown, and whoever is asked can answer. */
  ready: boolean
  choosing: Choosing
  onSkip(): void
  onUndo(whole: boolean): void
  orders: MyOrders
  onOrder(orders: readonly string[]): void
  onOrders(): void
  onResult(): void
}

/** What the bar above my things says: what happens, what is proposed, what is asked, or whom we wait for. */
export function TablePrompt(props: TablePromptProps) {
  const { showing, ready, choosing } = props
  const { moment, busy } = showing
  const decision = ready ? moment.decision : null
  if (showing.again || (busy && showing.fact !== null)) return <Happening {...props} />
  if (moment.asked === null) return <Over onResult={props.onResult} />
  if (choosing.proposed && (decision || choosing.sent)) return <Proposed {...props} />
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

function Undo({ moment, ready, onUndo }: { moment: Moment; ready: boolean; onUndo(whole: boolean): void }) {
  const ui = useUi()
  const possible = ready && canUndo(moment)
  return (
    <UndoButton
      possible={possible}
      why={possible && moment.undoable > 1 ? ui.table.undoHold : ui.table.undoWhy[moment.undo]}
      onUndo={onUndo}
    />
  )
}

function Happening({ showing, onSkip }: TablePromptProps) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const { moment, told, again } = showing
  const line = lineOf(board, words, told) ?? logOf(board, words, moment)[0]
  const seat = line?.seat ?? null
  const whose = seat === null ? ui.table.atTheTable : table.seats[seat].name
  return (
    <PromptBar
      mine={false}
      flag={seat === null ? null : table.seats[seat].flag}
      tag={again ? ui.table.sinceCount(again.at, again.of) : whose}
      title={line ? <Said phrase={line.phrase} icons={false} /> : '…'}
      detail={null}
    >
      <Button look="quiet" onClick={onSkip} hint="Esc">
        {ui.table.skip}
      </Button>
    </PromptBar>
  )
}

function Over({ onResult }: { onResult(): void }) {
  const ui = useUi()
  return (
    <PromptBar mine={false} flag={null} tag={ui.table.over} title={ui.table.over} detail={null}>
      <Button look="primary" onClick={onResult}>
        {ui.result.title}
      </Button>
    </PromptBar>
  )
}

function Proposed({ showing, choosing }: TablePromptProps) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const { proposed, preview } = choosing
  if (!proposed) return null
  const said = preview
    ? board.propose(proposed.action, preview, showing.moment, words, table)
    : { title: phrase(board.game, words.words, 'actions', proposed.action), detail: null }
  return (
    <PromptBar
      mine
      flag={null}
      tag={ui.table.yourTurn}
      title={<Said phrase={said.title} icons={false} />}
      detail={said.detail && <Said phrase={said.detail} />}
    >
      {!choosing.sent && preview && (
        <>
          <Button look="quiet" onClick={choosing.putBack}>
            {ui.table.putBack}
          </Button>
          <Button look="primary" onClick={choosing.confirm} hint="Enter" data-confirm="">
            <Icon name="check" size={18} /> {words.confirm}
          </Button>
        </>
      )}
    </PromptBar>
  )
}

function Asked(props: TablePromptProps) {
  const { showing, ready, choosing, onUndo } = props
  const ui = useUi()
  const { board, words, table } = useScene()
  const { moment } = showing
  const step = moment.decision?.step ?? ''
  const note = useSeatNote(moment.viewer)
  const asking = board.ask?.(moment, words, table) ?? null
  const help = asking?.detail ? <Said phrase={asking.detail} /> : (words.help[step] ?? null)
  return (
    <PromptBar
      mine
      flag={null}
      tag={ui.table.yourTurn}
      time={note?.clock}
      crumb={asking?.crumb ?? null}
      title={asking ? <Said phrase={asking.title} icons={false} /> : words.words.prompts[step]}
      detail={choosing.denied ? ui.table.denied : help}
    >
      {choosing.buttons.map((option) => (
        <Button
          key={option.text}
          look="option"
          aria-disabled={option.refusal !== undefined}
          data-option={option.text}
          data-state={option.refusal ? 'refused' : 'open'}
          onClick={() => {
            if (option.refusal) choosing.refuse(option)
            else void choosing.consider(option, null)
          }}
        >
          <span>
            <Said phrase={phrase(board.game, words.words, 'actions', option.action)} />
          </span>
        </Button>
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
      {choosing.narrowed && (
        <Button look="quiet" onClick={choosing.putBack} hint="Esc">
          {ui.table.putBack}
        </Button>
      )}
      <Undo moment={moment} ready={ready} onUndo={onUndo} />
    </PromptBar>
  )
}

function Waiting(props: TablePromptProps) {
  const { showing, ready, onUndo } = props
  const ui = useUi()
  const { table } = useScene()
  const { moment } = showing
  const { asked } = moment
  const note = useSeatNote(asked?.seat ?? null)
  const { name, flag, bot } = table.seats[asked?.seat ?? 0]
  return (
    <PromptBar
      mine={false}
      flag={flag}
      tag={name}
      title={bot === null ? ui.table.waitingFor(name) : ui.table.thinking(name)}
      detail={note?.text ?? null}
      time={note?.clock}
    >
      <Orders {...props} />
      <Undo moment={moment} ready={ready} onUndo={onUndo} />
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
