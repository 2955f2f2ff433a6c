import { SHIPS } from '@gam/new-bedford'
import { useCallback, useState } from 'preact/compat'
import { useAlike } from '../../play/alike.ts'
import { useScene } from '../../play/table-context.ts'
import type { Board } from '../board.ts'
import type { Seen } from './seen.ts'
import { whereOf } from './ship-piece.tsx'
import { isOpenCard } from './ships-log-shelf.ts'
import { TABS, type TabId } from './table-tabs.tsx'

/** My ships at home stand with my things. */
function isHome({ state, me }: Seen, ship: string): boolean {
  return whereOf(state.seats[me].ships[SHIPS.indexOf(ship)].at) === 'home'
}

/** Where a target lies when only one part is in sight; null: it is always there. */
function tabOf(seen: Seen, target: string): TabId | null {
  if (target.startsWith('space ') || target.startsWith('building ')) return 'town'
  if (target.startsWith('card ')) return isOpenCard(seen.state, target.slice(5)) ? 'sea' : null
  if (target.startsWith('ship ')) return isHome(seen, target.slice(5)) ? null : 'sea'
  return /^(waters|token) /.test(target) ? 'sea' : null
}

/** Where the answers to what is asked lie. */
function partOfNext(seen: Seen, board: Board): TabId | null {
  const open = seen.moment.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const places = open.flatMap(({ action }) => board.targets(action)).map((target) => tabOf(seen, target))
  return places.find((place) => place !== null) ?? null
}

/** What can be done in each part, and which one is in sight: a new question brings its own part forward. */
export function useTab(seen: Seen, camera: 'town' | 'sea') {
  const { targets, held, board } = useScene()
  const counts = { town: 0, sea: 0, players: 0, log: 0 }
  for (const [target, state] of targets) {
    const where = tabOf(seen, target)
    if (state !== 'refused' && where !== null) counts[where]++
  }
  const busiest = TABS.reduce((best, tab) => (counts[tab] > counts[best] ? tab : best), camera)
  const occasion = `${seen.moment.decision?.step ?? ''} ${camera}`
  const [chosen, choose] = useState<{ tab: TabId; occasion: string }>({ tab: 'town', occasion: '' })
  const [last, stay] = useState<TabId>('town')
  // What is held is seen where it was done, unless the next question lies elsewhere.
  const next = held === null ? busiest : (partOfNext(seen, board) ?? last)
  const tab = chosen.occasion === occasion ? chosen.tab : next
  if (tab !== last) stay(tab)
  return {
    counts: useAlike(counts),
    tab,
    choose: useCallback((tab: TabId) => choose({ tab, occasion }), [occasion]),
  }
}
