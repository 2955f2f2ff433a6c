import { Flag } from '../parts/flag.tsx'

/** A seat's flag; of a free seat only its outline, dashed. */
export function SeatFlag({ flag, free, width = 26 }: { flag: number; free: boolean; width?: number }) {
  if (!free) return <Flag flag={flag} width={width} />
  return (
    <svg
      viewBox="0 0 26 18"
      aria-hidden="true"
      style={{ width: `${width / 16}rem`, height: `${(width * 18) / 26 / 16}rem` }}
    >
      <path
        d="M1 1h24l-3.5 8 3.5 8H1z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
      />
    </svg>
  )
}
