import { Emblem, markOf } from '../parts/flag.tsx'

/** A whaler under full sail; the house emblem stands on its sails. x, y: the middle of the waterline. */
export function Ship({ flag, x, y, width }: { flag: number; x: number; y: number; width: number }) {
  const { colour } = markOf(flag)
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 64})`}>
      <path
        d="M-30 -6C-22 -3 20 -3 30 -8 28 0 24 5 19 7H-20C-25 5-28 0-30-6z"
        fill="#2B1D14"
        stroke="#fff"
        strokeWidth="1.4"
      />
      <path d="M-27 -2.5C-18 0 18 0 27 -4" stroke="#E8D9B0" strokeWidth="1.3" fill="none" />
      <path d="M-13 -6V-40M9 -7V-44M30 -9 42 -14" stroke="#2B1D14" strokeWidth="1.8" />
      <path
        d="M-24 -12C-21 -20 -21 -28 -23 -37H-5C-2 -28 -2 -20 -4 -12z"
        fill={colour}
        stroke="#fff"
        strokeWidth="1.3"
      />
      <path
        d="M0 -13C3 -22 3 -31 0 -41H19C23 -31 23 -22 20 -13z"
        fill={colour}
        stroke="#fff"
        strokeWidth="1.3"
      />
      <path d="M22 -12 40 -14 24 -36z" fill="#F6F2E6" stroke="#0F2430" strokeWidth=".8" />
      <Emblem flag={flag} x={-13} y={-24.5} r={6} />
      <Emblem flag={flag} x={11} y={-27} r={6.5} />
    </g>
  )
}

/** An orca with its rider, the flag held high. x, y: the middle of the waterline. */
export function Rider({ flag, x, y, width }: { flag: number; x: number; y: number; width: number }) {
  const { colour } = markOf(flag)
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 80})`}>
      <path
        d="M38 2C34 -6 22 -11 8 -11 4 -20 -1 -25 -8 -27 -6 -20 -6 -15 -7 -10 -18 -8 -27 -4 -33 0L-42 -8C-43 -1 -41 3 -37 5 -40 8 -40 11 -39 14L-30 8C-18 12 -4 13 8 12 24 11 36 8 38 2z"
        fill="#13232D"
        stroke="#fff"
        strokeWidth="1.6"
      />
      <path d="M37 3C30 7 16 9 2 8 10 5 16 4 22 5 28 5 33 4 37 3z" fill="#fff" />
      <path d="M19 -5C23 -7 28 -6 30 -3 26 -2 21 -2 19 -5z" fill="#fff" />
      <path d="M-18 6C-12 4 -6 5 -2 8 -8 9 -14 9 -18 6z" fill="#fff" opacity=".9" />
      <circle cx="31" cy="-1" r="1.2" fill="#13232D" />
      <path d="M8 -11V-46" stroke="#2B1D14" strokeWidth="2.2" />
      <path d="M8 -46H-20L-15 -36.5L-20 -27H8z" fill={colour} stroke="#fff" strokeWidth="1.5" />
      <path d="M8 -46H-20L-15 -36.5L-20 -27H8z" fill="none" stroke="#0F2430" strokeWidth=".7" />
      <Emblem flag={flag} x={-3.5} y={-36.5} r={6.4} />
      <path
        d="M4 -11C4 -18 6 -21 10 -21 14 -21 16 -18 16 -11z"
        fill={colour}
        stroke="#fff"
        strokeWidth="1.3"
      />
      <circle cx="10" cy="-24.5" r="4.2" fill="#E9CBA5" stroke="#fff" strokeWidth="1.2" />
      <path d="M5.8 -25C6 -29.5 14 -29.5 14.2 -25 11 -26.5 9 -26.5 5.8 -25z" fill="#3A2A1D" />
    </g>
  )
}
