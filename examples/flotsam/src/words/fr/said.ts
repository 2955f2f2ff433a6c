import { say, type Token, type Words } from '@gam/kernel'
import type { Flotsam } from '../../game.ts'

function barrels(count: Token) {
  return Number(count.value) < 2 ? say`${count} tonneau` : say`${count} tonneaux`
}

export const said: Words<Flotsam['actions'], Flotsam['events'], Flotsam['refusals']> = {
  terms: {},
  prompts: { atSea: 'Repêchez encore, ou débarquez' },
  actions: { haul: () => say`Repêcher`, land: () => say`Débarquer` },
  events: {
    driftTaken: ({ seat, barrels: found }) => say`${seat} trouve ${barrels(found)} à la dérive.`,
    hauled: ({ seat, barrels: hauled }) => say`${seat} repêche ${barrels(hauled)}.`,
    capsized: ({ seat, barrels: lost }) => say`Un grain surprend ${seat} : ${barrels(lost)} par-dessus bord.`,
    landed: ({ seat, barrels: landed }) => say`${seat} débarque ${barrels(landed)}.`,
  },
  refusals: { nothingHauled: () => say`Vous n’avez encore rien repêché.` },
  parts: { ashore: 'À terre' },
}
