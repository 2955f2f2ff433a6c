import { say, type Token, type Words } from '@gam/kernel'
import type { Flotsam } from '../../game.ts'

function barrels(count: Token) {
  return count.value === 1 ? say`1 barrel` : say`${count} barrels`
}

export const said: Words<Flotsam['actions'], Flotsam['events'], Flotsam['refusals']> = {
  terms: {},
  prompts: { atSea: 'Haul on, or land what you have' },
  actions: { haul: () => say`Haul`, land: () => say`Land` },
  events: {
    driftTaken: ({ seat, barrels: found }) => say`${seat} finds ${barrels(found)} adrift.`,
    hauled: ({ seat, barrels: hauled }) => say`${seat} hauls ${barrels(hauled)} aboard.`,
    capsized: ({ seat, barrels: lost }) => say`A squall catches ${seat}: ${barrels(lost)} overboard.`,
    landed: ({ seat, barrels: landed }) => say`${seat} lands ${barrels(landed)}.`,
  },
  refusals: { nothingHauled: () => say`You have hauled nothing yet.` },
  parts: { ashore: 'Ashore' },
}
