import { oneAt } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'
import { USUAL_LEVEL } from '../../session/plans.ts'
import type { Setup } from './use-setup.ts'

const FLAGS = [1, 2, 3, 4, 5, 6]

export type Kind = 'person' | 'bot' | 'automaton'

/** What can be made of the seats. `known`: all who could play by the rules alone; `names`: for those who come. */
export function seatingOf(
  { seats, automatons, sit }: Setup,
  known: Iterable<string>,
  names: readonly string[],
) {
  const idle = [...known].filter((id) => !automatons.includes(id))
  const free = FLAGS.filter((flag) => seats.every((seat) => seat.flag !== flag))
  const others = (id: string) => automatons.filter((other) => other !== id)
  const without = (at: number) => seats.filter((_, i) => i !== at)
  const put = (at: number, part: Partial<SeatPlan>) =>
    sit(
      seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)),
      automatons,
    )

  function newSeat(bot: string | null): SeatPlan {
    const name = names.find((one) => seats.every((seat) => seat.name !== one)) ?? ''
    return { name, flag: free[0] ?? 1, bot }
  }

  return {
    idle,
    free,
    put,
    add: () => sit([...seats, newSeat(USUAL_LEVEL)], automatons),
    remove: (at: number) => sit(without(at), automatons),
    dismiss: (id: string) => sit(seats, others(id)),
    replace: (at: number, id: string) => sit(seats, automatons.with(at, id)),
    /** Whoever had that flag takes the one that becomes free. */
    fly(at: number, flag: number) {
      const { flag: before } = oneAt(seats, at)
      const swapped = seats.map((seat, i) => {
        if (i === at) return { ...seat, flag }
        return seat.flag === flag ? { ...seat, flag: before } : seat
      })
      sit(swapped, automatons)
    },
    become(at: number, kind: Kind) {
      if (kind === 'automaton') sit(without(at), [...automatons, oneAt(idle, 0)])
      else put(at, { bot: kind === 'bot' ? USUAL_LEVEL : null })
    },
    /** Who sat there by the rules alone makes room. */
    relieve(id: string, kind: Kind) {
      if (kind !== 'automaton') sit([...seats, newSeat(kind === 'bot' ? USUAL_LEVEL : null)], others(id))
    },
  }
}
