import { memo } from 'preact/compat'
import { useSheet } from '../../art/sprite.tsx'
import { Emblem, markOf } from '../../parts/flag.tsx'
import { seaSheet } from './drawings.ts'

/** A whaler under full sail, her owner's colours on the main course. She fills the box that her class gives her. */
export const Whaler = memo(function Whaler({
  flag,
  className,
  wake = false,
}: {
  flag: number
  className?: string | undefined
  /** She is under way. */
  wake?: boolean
}) {
  const drawn = useSheet(seaSheet)
  return (
    <svg
      viewBox={SHIP_BOX}
      className={className}
      overflow="visible"
      aria-hidden="true"
      style={{ '--sail': markOf(flag).colour }}
    >
      {drawn ? <use href="#nb-ship" {...SHIP_PLACE} /> : <Plain />}
      {drawn && wake && <use href="#nb-wake" {...SHIP_PLACE} />}
      <Emblem flag={flag} x={1} y={-28} r={10} />
    </svg>
  )
})

const SHIP_BOX = '-66 -92 144 120'
const SHIP_PLACE = { x: -66, y: -92, width: 144, height: 120 }

/** Hull, masts and the owner's sail: what she is until she is drawn. */
function Plain() {
  return (
    <>
      <path
        d="M-60-14C-44-8 32-8 60-16 58-3 52 7 44 10H-46C-54 6-58-3-60-14z"
        fill="#241811"
        stroke="#fff"
        strokeWidth="1.6"
      />
      <path d="M-49-14V-57H-24V-14zM22-14V-55H46V-14z" fill="#F3EAD3" />
      <path d="M-17-13C-13-22-13-33-16-43H17C21-33 21-22 18-13z" fill="var(--sail)" stroke="#fff" />
    </>
  )
}
