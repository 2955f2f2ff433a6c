import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** A standing order as the table keeps it; `term` is the game's own word for how long it holds. */
export const keptOrder = z.object({ order: z.string(), term: z.int() }).meta({ id: 'KeptOrder' })

/** All that I order from now on, in notation; an empty list takes everything back. */
export const ordering = z
  .object({ orders: z.array(z.string().min(1).max(LIMITS.notation)).max(LIMITS.orders) })
  .meta({ id: 'Ordering' })

/** `open`: what I could order as the game stands. */
export const ordersAnswer = z
  .object({ orders: z.array(keptOrder), open: z.array(z.string()) })
  .meta({ id: 'OrdersAnswer' })
