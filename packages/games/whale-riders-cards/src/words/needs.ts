import type { BookTable } from '@gam/kernel'
import { GOODS, PRINTED } from '../cards.ts'
import { customsOf, PORTS } from '../ports.ts'

const CHANGING = ['seahorse one', 'seahorse two', 'coral five', 'coral six'].map((port) =>
  customsOf(PORTS.indexOf(port)),
)

/** How many goods a sale takes where a port changes that, worked out from the ports themselves. */
export function needsOf(
  caption: string,
  head: readonly string[],
  names: { readonly [good: string]: string },
): BookTable {
  return {
    caption,
    head,
    rows: GOODS.names.map((good, i) => ({
      cells: [names[good], String(PRINTED[i]), ...CHANGING.map(({ price }) => String(price[i]))],
    })),
  }
}
