import { lazy } from 'preact/compat'
import { Dialog } from '../parts/dialog.tsx'
import { useCompany } from '../play/company.ts'
import type { MyOrders } from '../play/orders.ts'
import { useScene } from '../play/table-context.ts'
import type { Choosing } from '../play/use-choosing.ts'
import { houseSetOf } from '../session/component-sets.ts'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import type { Panel } from './use-panel.ts'

const OptionList = lazy(async () => ({ default: (await import('../play/option-list.tsx')).OptionList }))
const ScoreSheet = lazy(async () => ({ default: (await import('../play/score-sheet.tsx')).ScoreSheet }))
const KeysDialog = lazy(async () => ({ default: (await import('../play/keys-dialog.tsx')).KeysDialog }))
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))
const SettingsDialog = lazy(async () => ({
  default: (await import('../pages/settings-page.tsx')).SettingsDialog,
}))
const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }))
const SetDialog = lazy(async () => ({ default: (await import('../sets/set-dialog.tsx')).SetDialog }))
const OrdersDialog = lazy(async () => ({ default: (await import('../play/orders-dialog.tsx')).OrdersDialog }))

interface Open {
  readonly panel: Panel
  readonly moment: Moment
  readonly choosing: Choosing
  readonly orders: MyOrders
  readonly rule: string | null
  readonly canStartAgain: boolean
  readonly canHint: boolean
  readonly hintsOff: boolean
  onOrder(wanted: readonly string[]): void
  onStartAgain(): void
  onOpen(panel: Panel): void
  onClose(): void
}

/** What lies over the table when somebody asks for it. */
export function Panels({
  panel,
  moment,
  choosing,
  orders,
  rule,
  canStartAgain,
  canHint,
  hintsOff,
  onOrder,
  onStartAgain,
  onOpen,
  onClose,
}: Open) {
  const ui = useUi()
  const { board, table, words } = useScene()
  const company = useCompany()
  const house = houseSetOf(table)
  switch (panel) {
    case 'options':
      return (
        <OptionList
          choices={choosing.choices}
          moment={moment}
          onClose={onClose}
          onChoose={(choice) => {
            onClose()
            choosing.press(choice)
          }}
        />
      )
    case 'hint':
      return (
        canHint &&
        hintsOff && (
          <Dialog title={ui.table.hint} onClose={onClose}>
            <p data-hints="off">{ui.table.hintsOff}</p>
          </Dialog>
        )
      )
    case 'set':
      return house && <SetDialog board={board} words={words} file={house} onClose={onClose} />
    case 'scores':
      return <ScoreSheet moment={moment} table={table} onClose={onClose} />
    case 'orders':
      return <OrdersDialog orders={orders} onOrder={onOrder} onClose={onClose} />
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case 'rules':
      return <RulesDialog rule={rule} onClose={onClose} />
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'talk':
      return (
        company?.talk && (
          <Dialog side title={ui.table.talk} onClose={onClose}>
            {company.talk.panel}
          </Dialog>
        )
      )
    case 'menu':
      return (
        <TableMenu
          canStartAgain={canStartAgain}
          canHint={canHint && !hintsOff}
          canOrder={orders.open.length + orders.held.length > 0}
          onStartAgain={onStartAgain}
          onOpen={onOpen}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
