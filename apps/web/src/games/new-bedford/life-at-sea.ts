import { BUILDINGS, type State } from '@gam/new-bedford'
import { useEffect, useRef } from 'preact/compat'
import { motionWanted } from '../../settings.ts'
import { withPicture } from '../../when-idle.ts'
import { stirAt } from '../../world/stir.ts'
import type { Acting } from '../board.ts'
import { shipIndex } from './reading.ts'

function drawnAt(place: string): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(place)}"]`)
}

/** The water answers what happens on it: wakes behind ships that sail. */
export function useStirring(acting: Acting | null): void {
  useEffect(() => {
    if (acting === null) return
    const { name, statement } = acting
    if (name !== 'sail') return
    return withPicture(() => {
      const sailing =
        statement.ship === undefined
          ? document.querySelectorAll('[data-at^="waters "] ~ * [data-at^="ship "]')
          : [drawnAt(`ship ${statement.seat} ${shipIndex(statement.ship)}`)]
      for (const ship of sailing) if (ship) stirAt('wake', ship)
    })
  }, [acting])
}

/** A breath where each whale comes up. */
export function useBreath(surfaced: boolean): void {
  useEffect(() => {
    if (!surfaced || !motionWanted()) return
    for (const whale of document.querySelectorAll('[data-at^="token "]:not([data-at="token sea"])'))
      stirAt('spout', whale)
  }, [surfaced])
}

const RISES = { duration: 700, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const FLIES = { duration: 320, delay: 500, easing: 'ease-out', fill: 'backwards' } as const

/** A house that was a plan rises from the pavement, then its owner's flag goes up. */
export function useRising({ owners }: State): void {
  const before = useRef(owners)
  useEffect(() => {
    const built = owners.flatMap((owner, building) =>
      owner >= 0 && before.current[building] < 0 ? [BUILDINGS.value(building)] : [],
    )
    before.current = owners
    if (!motionWanted() || built.length > MOST) return
    for (const name of built) {
      const lot = drawnAt(`building ${name}`)
      const [front, flag] = lot?.querySelectorAll('svg') ?? []
      front?.animate({ clipPath: ['inset(100% -10% 0 -10%)', 'inset(-20% -10% 0 -10%)'] }, RISES)
      flag?.animate({ transform: ['translateY(300%)', 'none'] }, FLIES)
    }
  }, [owners])
}

/** Where more than these appear at once, another moment of the game was chosen. */
const MOST = 2
