import { drawStyles } from '@gam/bots'
import type { SeatPlan } from '@gam/table'
import { plansOf } from './games.ts'

/** The seats with a style for each bot that takes any. */
export async function withDrawnStyles(
  game: string,
  seats: readonly SeatPlan[],
  seed: string,
): Promise<readonly SeatPlan[]> {
  const styles = Object.keys(await plansOf(game))
  const bots = drawStyles(
    seats.map(({ bot }) => bot),
    styles,
    seed,
  )
  return seats.map((seat, i) => ({ ...seat, bot: bots[i] ?? null }))
}
