import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { useUi } from '../words/language.ts'
import styles from './option-list.module.css'
import { OrderName } from './order-name.tsx'
import type { MyOrders } from './orders.ts'

/** My standing orders: those that hold can be taken back, others given. Nobody else sees them. */
export function OrdersDialog({
  orders,
  onOrder,
  onClose,
}: {
  orders: MyOrders
  onOrder(orders: readonly string[]): void
  onClose(): void
}) {
  const ui = useUi()
  const { held, open } = orders
  return (
    <Dialog title={ui.table.orders} onClose={onClose}>
      <p>{ui.table.ordersAbout}</p>
      {held.length === 0 && <p>{ui.table.ordersNone}</p>}
      <ul className={styles.list} aria-label={ui.table.orders}>
        {held.map((order) => (
          <li key={order} className={styles.closed} data-held={order}>
            <b>
              <OrderName order={order} />
            </b>{' '}
            <Button look="quiet" onClick={() => onOrder(held.filter((one) => one !== order))}>
              <Icon name="cross" size={16} /> {ui.table.askAgain}
            </Button>
          </li>
        ))}
      </ul>
      {open.length > 0 && <h3 className={styles.head}>{ui.table.ordersOpen}</h3>}
      <ul className={styles.list} aria-label={ui.table.ordersOpen}>
        {open.map((order) => (
          <li key={order}>
            <button
              type="button"
              className={styles.option}
              data-order={order}
              onClick={() => onOrder([...held, order])}
            >
              <OrderName order={order} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
