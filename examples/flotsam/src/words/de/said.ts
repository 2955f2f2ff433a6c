import { say, type Token, type Words } from '@gam/kernel'
import type { Flotsam } from '../../game.ts'

function barrels(count: Token) {
  return count.value === 1 ? say`1 Fass` : say`${count} Fässer`
}

export const said: Words<Flotsam['actions'], Flotsam['events'], Flotsam['refusals']> = {
  terms: {},
  prompts: { atSea: 'Weiter fischen oder anlanden' },
  actions: { haul: () => say`Fischen`, land: () => say`Anlanden` },
  events: {
    driftTaken: ({ seat, barrels: found }) => say`${seat} findet treibend ${barrels(found)}.`,
    hauled: ({ seat, barrels: hauled }) => say`${seat} holt ${barrels(hauled)} an Bord.`,
    capsized: ({ seat, barrels: lost }) => say`Eine Bö trifft ${seat}: ${barrels(lost)} über Bord.`,
    landed: ({ seat, barrels: landed }) => say`${seat} landet ${barrels(landed)} an.`,
  },
  refusals: { nothingHauled: () => say`Du hast noch nichts gefischt.` },
  parts: { ashore: 'An Land' },
}
