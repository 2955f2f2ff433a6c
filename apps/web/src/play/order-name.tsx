import { orderStatement, phrase } from '@gam/kernel'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** What a standing order is called. */
export function OrderName({ order }: { order: string }) {
  const { words, setting } = useScene()
  return <Said phrase={phrase(setting.game, words.words, 'orders', orderStatement(setting.game, order))} />
}
