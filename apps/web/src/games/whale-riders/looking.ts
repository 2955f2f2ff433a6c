import { useEffect, useState } from 'preact/compat'
import type { TableInfo } from '../../session/session.ts'
import { coastOf, factsOf, portOf, type RiderMoment } from './reading.ts'

/** Where there is room for one port only: which one is looked at. */
export interface Looking {
  readonly port: number
  readonly home: number
  look(port: number): void
}

export function useLooking(table: TableInfo, moment: RiderMoment): Looking {
  const facts = factsOf(table)
  const me = moment.viewer === null ? null : moment.view.state.seats[moment.viewer]
  const home = me === null ? coastOf(facts)[0] : portOf(facts, me)
  const [chosen, setChosen] = useState<{ home: number; port: number }>({ home, port: home })
  // When the rider moves on, the eye follows.
  const port = chosen.home === home ? chosen.port : home
  useEffect(() => {
    if (port === home) return
    const back = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setChosen({ home, port: home })
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [port, home])
  return { port, home, look: (next) => setChosen({ home, port: next }) }
}
