import { Inlay } from './art.tsx'
import styles from './helm.module.css'

const TINTS: { readonly [heading: string]: string } = {
  wood: '#80522A',
  food: '#8F6A00',
  brick: '#AE4428',
}

const ICONS: { readonly [heading: string]: string } = { money: 'coin' }

/**
 * A ship's wheel with a heading on each of its eight handles; the token stands on the one that counts, the die
 * lies in the hub. It turns to where the token goes.
 */
export function Helm({
  headings,
  at,
  die,
  size,
  label,
}: {
  headings: readonly string[]
  /** Where the token stands; null: the helm no longer counts. */
  at: number | null
  die: number | null
  size: number
  label: string
}) {
  const rem = `${size / 16}rem`
  return (
    <svg
      viewBox="-120 -120 240 240"
      role="img"
      aria-label={label}
      className={styles.helm}
      style={{ width: rem, height: rem }}
    >
      <circle r="76" fill="none" stroke="#6B4A22" strokeWidth="14" />
      <circle r="76" fill="none" stroke="#E4CF9C" strokeWidth="1.6" />
      <circle r="68" fill="none" stroke="#3F2B12" strokeWidth="1.2" opacity=".6" />
      {headings.map((heading, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the handles of a wheel keep their order
          key={`${heading} ${i}`}
          d="M28 0H72"
          stroke="#6B4A22"
          strokeWidth="6.5"
          transform={`rotate(${angleOf(i)})`}
        />
      ))}
      <circle r="32" fill="#6B4A22" />
      <circle r="25" fill="#F4ECD8" />
      {headings.map((heading, i) => {
        const x = Math.cos((angleOf(i) * Math.PI) / 180) * 94
        const y = Math.sin((angleOf(i) * Math.PI) / 180) * 94
        const on = i === at
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the handles of a wheel keep their order
          <g key={`${heading} ${i}`} transform={`translate(${round(x)} ${round(y)})`}>
            <circle r="20.5" fill="#FAFCFC" stroke="#6B4A22" strokeWidth="2.2" />
            <Inlay
              name={ICONS[heading] ?? heading}
              x={-13}
              y={-13}
              size={26}
              color={TINTS[heading] ?? '#33505E'}
              ground="#FAFCFC"
            />
            {on && <circle r="20.5" fill="none" stroke="#0F2430" strokeWidth="5" />}
          </g>
        )
      })}
      {at !== null && (
        <g className={styles.token} style={{ transform: `rotate(${angleOf(at)}deg)` }}>
          <circle cx="94" r="25" fill="none" stroke="#E9BE3D" strokeWidth="5.5" />
          <path d="M56 0l13-8v16z" fill="#E9BE3D" stroke="#3F2B12" strokeWidth="1.2" />
        </g>
      )}
      {die !== null && (
        <text y="10" textAnchor="middle" className={styles.die} fill="#0F2430">
          {die}
        </text>
      )}
    </svg>
  )
}

/** Clockwise from the leftmost. */
function angleOf(i: number): number {
  return 180 + i * 45
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
