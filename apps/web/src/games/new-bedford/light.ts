import type { Statement } from '@gam/kernel'
import type { Phase } from '@gam/new-bedford/words/table-words'
import { phaseOf, type TownMoment } from './reading.ts'

/** The end of a round is over as soon as it is told: nobody is ever asked then. */
export type ShownPhase = Phase | 'end'

export type Light = 'day' | 'gold' | 'dusk'

interface Scene {
  readonly at: 'town' | 'sea'
  readonly light: Light
  readonly phase: ShownPhase
}

/** With these the table turns to another scene while they are shown. */
const SCENES: { readonly [event: string]: Scene } = {
  shipsMoved: { at: 'sea', light: 'gold', phase: 'movement' },
  tokenDrawn: { at: 'sea', light: 'gold', phase: 'whaling' },
  wheelPassed: { at: 'town', light: 'dusk', phase: 'end' },
  wheelStays: { at: 'town', light: 'dusk', phase: 'end' },
  roundBegun: { at: 'town', light: 'day', phase: 'action' },
}

/** What is being shown comes before what was asked. */
export function sceneOf(told: readonly Statement[]): Scene | null {
  const shown = told.findLast(({ type }) => type in SCENES)
  return shown ? SCENES[shown.type] : null
}

/** The time of day that a phase of the round has; in the dark theme it is dusk all day, which the style sheet says. */
export function lightOf(moment: TownMoment, told: readonly Statement[]): Light {
  const scene = sceneOf(told)
  if (scene) return scene.light
  switch (phaseOf(moment)) {
    case 'movement':
    case 'whaling':
    case 'last':
      return 'gold'
    case 'over':
      return 'dusk'
    default:
      return 'day'
  }
}
