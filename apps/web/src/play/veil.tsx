import type { SeatPlan } from '@gam/table'
import { useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import { Swell } from '../art/sea.tsx'
import { Flag } from '../parts/flag.tsx'
import { useUi } from '../words/language.ts'
import styles from './veil.module.css'

const HOLD = 600

/** The device changes hands. Held for a moment, by pointer or by key, or pressed twice: then it opens. */
export function Veil({ seat, onOpen }: { seat: SeatPlan; onOpen(): void }) {
  const ui = useUi()
  const [holding, setHolding] = useState(false)
  const [pressed, setPressed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = useEffectEvent(onOpen)

  useEffect(() => {
    if (!holding) return
    const timer = setTimeout(() => open(), HOLD)
    return () => clearTimeout(timer)
  }, [holding])

  useEffect(() => button.current?.focus(), [])

  return (
    <div
      className={styles.veil}
      role="dialog"
      aria-modal="true"
      aria-labelledby="veil-title"
      data-ground="sea"
      data-veil=""
    >
      <div className={styles.sea}>
        <Swell width={1366} height={768} rows={12} opacity={0.14} from={10} />
      </div>
      <div className={styles.inside}>
        <Flag flag={seat.flag} width={64} />
        <h1 id="veil-title">{ui.veil.title(seat.name)}</h1>
        <p>{ui.veil.text}</p>
        <button
          ref={button}
          type="button"
          className={styles.button}
          data-holding={holding ? '' : undefined}
          onPointerDown={() => setHolding(true)}
          onPointerUp={() => setHolding(false)}
          onPointerLeave={() => setHolding(false)}
          onPointerCancel={() => setHolding(false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return
            event.preventDefault()
            if (event.repeat) return
            if (pressed) onOpen()
            else {
              setPressed(true)
              setHolding(true)
            }
          }}
          onKeyUp={() => setHolding(false)}
          onClick={(event) => {
            // A click without a pointer comes from assistive technology: two of them open it.
            if (event.detail !== 0) return
            if (pressed) onOpen()
            else setPressed(true)
          }}
        >
          <span>{ui.veil.hold}</span>
        </button>
        <p className={styles.keys} aria-live="polite">
          {pressed ? ui.veil.again : ui.veil.keys}
        </p>
      </div>
    </div>
  )
}
