import type { Offered } from '@gam/kernel'
import { useEffect, useState } from 'preact/compat'
import type { Held } from '../games/board.ts'
import type { Moment, Preview } from '../session/session.ts'
import type { Choice } from './choosing.ts'

/** What was done at the first click; the table is drawn with it. */
export interface HeldMove extends Held {
  readonly moment: Moment
  readonly actions: readonly string[]
  readonly preview: Preview
}

/** What was chosen, and then what else the same targets may mean. */
export type Ways = readonly [Choice, ...Choice[]]

/** What is being considered; it belongs to one question and is gone with it, even if the same place comes again. */
export interface Considering {
  readonly moment: Moment
  readonly path: readonly string[]
  /** Nothing chosen yet: none. */
  readonly ways: Ways | readonly []
  readonly piece: string | null
  readonly preview: Preview | null
  /** What the panel calls what is set in it. */
  readonly verb: string | null
  /** What goes along with the next option. */
  readonly wish: string | null
  /** What is sent for the choice. */
  readonly actions: readonly string[]
  readonly refusal: { readonly option: Offered; readonly piece: string } | null
  readonly held: HeldMove | null
  /** On its way to the table: nothing else can be chosen. */
  readonly sent: boolean
}

const NOTHING: Omit<Considering, 'moment'> = {
  path: [],
  ways: [],
  piece: null,
  preview: null,
  verb: null,
  wish: null,
  actions: [],
  refusal: null,
  held: null,
  sent: false,
}

export interface Considered {
  readonly current: Considering
  /** Something else is considered from here on; what is wished stays. */
  put(part: Partial<Considering>): void
  change(next: Considering | ((now: Considering) => Considering)): void
  /** Nothing is, at whatever question stands now. */
  forget(): void
}

export function useConsidering(moment: Moment): Considered {
  const [state, change] = useState<Considering>({ moment, ...NOTHING })
  const current = belongs(state, moment) ? state : { moment, ...NOTHING }
  // Forgotten, not only passed over: after an undo the table stands again as it stood when something was held.
  useEffect(() => change((now) => (belongs(now, moment) ? now : { moment, ...NOTHING })), [moment])
  return {
    current,
    put: (part) => change({ moment, ...NOTHING, wish: current.wish, ...part }),
    change,
    forget: () => change((now) => ({ moment: now.moment, ...NOTHING, wish: now.wish })),
  }
}

/** The same question to the same person, even if it is told once more. */
function belongs({ moment: { decision, moves, viewer } }: Considering, moment: Moment): boolean {
  return decision === moment.decision && moves === moment.moves && viewer === moment.viewer
}
