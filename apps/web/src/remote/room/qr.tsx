import { encode } from 'uqr'

/** What cameras need around a code, in modules. */
const QUIET = 4
/** The size of a module of a large code: from across a table. */
const LARGE = 8

/** A code for cameras: dark on white in every theme. */
export function Qr({ text, label, large = false }: { text: string; label: string; large?: boolean }) {
  const { size, data } = encode(text, { border: QUIET })
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-qr={text}
      style={{ width: large ? `${size * LARGE}px` : '100%', maxWidth: '100%' }}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark} fill="#0f2430" />
    </svg>
  )
}
