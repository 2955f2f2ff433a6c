import type { SeatPlan } from '@gam/table'
import { Button } from '../../parts/button.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LEVELS, levelName } from '../../session/levels.ts'
import { USUAL_LEVEL } from '../../session/plans.ts'
import { useUi } from '../../words/language.ts'
import styles from './seats.module.css'

const FLAGS = [1, 2, 3, 4, 5, 6]

interface SeatsProps {
  seats: readonly SeatPlan[]
  /** Those who play by the rules alone and sit at this table, and all there are. */
  automatons: readonly string[]
  names: ReadonlyMap<string, string>
  /** What they are called together, and each with a word about it. */
  kind: string
  about: { readonly [id: string]: string }
  most: number
  least: number
  onChange(seats: readonly SeatPlan[], automatons: readonly string[]): void
}

/** Who sits at the table: people, bots, and those who play by the rules alone. These sit last. */
export function Seats({ seats, automatons, names, kind, about, most, least, onChange }: SeatsProps) {
  const ui = useUi()
  const all = seats.length + automatons.length
  const idle = [...names].filter(([id]) => !automatons.includes(id))
  const free = FLAGS.filter((flag) => seats.every((seat) => seat.flag !== flag))
  const put = (at: number, part: Partial<SeatPlan>) =>
    onChange(
      seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)),
      automatons,
    )
  const without = (at: number) => seats.filter((_, i) => i !== at)

  function fly(at: number, flag: number) {
    // Whoever had that flag takes the one that becomes free.
    const swapped = seats.map((seat, i) => {
      if (i === at) return { ...seat, flag }
      return seat.flag === flag ? { ...seat, flag: seats[at].flag } : seat
    })
    onChange(swapped, automatons)
  }

  function newSeat(bot: string | null): SeatPlan {
    const name = ui.names.find((one) => seats.every((seat) => seat.name !== one)) ?? ''
    return { name, flag: free[0] ?? 1, bot }
  }

  function sit(at: number, who: string) {
    if (names.has(who)) onChange(without(at), [...automatons, who])
    else put(at, { bot: who === '' ? null : who })
  }

  /** Who sat there by the rules alone makes room. */
  function replace(id: string, who: string) {
    const rest = automatons.filter((other) => other !== id)
    if (names.has(who)) onChange(seats, [...rest, who])
    else onChange([...seats, newSeat(who === '' ? null : who)], rest)
  }

  const sitters = (shown: readonly (readonly [string, string])[]) => (
    <>
      <option value="">{ui.setup.person}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {`${ui.table.bot}${ui.marks.colon}${levelName(level, ui)}`}
        </option>
      ))}
      {shown.length > 0 && (
        <optgroup label={kind}>
          {shown.map(([id, name]) => (
            <option key={id} value={id}>
              {about[id] ?? name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )

  return (
    <fieldset className={styles.group}>
      <legend>{ui.setup.seats}</legend>
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={i} className={styles.seat}>
            <span className={styles.flag}>
              <Flag flag={seat.flag} width={36} />
              <select
                aria-label={ui.setup.flagOf(i + 1)}
                value={seat.flag}
                onChange={(event) => fly(i, Number(event.target.value))}
              >
                {ui.flags.map((name, flag) => (
                  <option key={name} value={flag + 1}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
            <input
              type="text"
              aria-label={ui.setup.nameOf(i + 1)}
              value={seat.name}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => put(i, { name: event.target.value })}
            />
            <select
              aria-label={ui.setup.playerOf(i + 1)}
              value={seat.bot ?? ''}
              onChange={(event) => sit(i, event.target.value)}
            >
              {sitters(seats.length > 1 ? idle : [])}
            </select>
            <Remove
              seat={i + 1}
              possible={all > least && seats.length > 1}
              onRemove={() => onChange(without(i), automatons)}
            />
          </li>
        ))}
        {automatons.map((id, i) => (
          <li key={id} className={styles.seat}>
            <span className={styles.flag}>
              <Flag flag={free[i] ?? 6} width={36} />
              {ui.flags[(free[i] ?? 6) - 1]}
            </span>
            <b>{names.get(id)}</b>
            <select
              aria-label={ui.setup.playerOf(seats.length + i + 1)}
              value={id}
              onChange={(event) => replace(id, event.target.value)}
            >
              {sitters([...names].filter(([other]) => other === id || !automatons.includes(other)))}
            </select>
            <Remove
              seat={seats.length + i + 1}
              possible={all > least}
              onRemove={() =>
                onChange(
                  seats,
                  automatons.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ol>
      {all < most && (
        <p className={styles.add}>
          <Button onClick={() => onChange([...seats, newSeat(USUAL_LEVEL)], automatons)}>
            {ui.setup.addSeat}
          </Button>
          {idle.length > 0 && (
            <Button onClick={() => onChange(seats, [...automatons, idle[0][0]])}>
              {ui.setup.addAutomaton(idle[0][1])}
            </Button>
          )}
        </p>
      )}
    </fieldset>
  )
}

function Remove({ seat, possible, onRemove }: { seat: number; possible: boolean; onRemove(): void }) {
  const ui = useUi()
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={ui.setup.removeSeat(seat)}
      disabled={!possible}
      onClick={onRemove}
    >
      <Icon name="cross" size={16} />
    </button>
  )
}
