import { Inlay } from './art.tsx'
import styles from './helm.module.css'

const TINTS: { readonly [heading: string]: string } = {
  wood: '#80522A',
  food: '#8F6A00',
  brick: '#AE4428',
  money: '#5E4700',
}

const ICONS: { readonly [heading: string]: string } = { money: 'coin' }

/**
 * A ship's wheel with a heading in each of its eight parts; the token stands on the one that counts, the die lies in
 * the hub. It turns to where the token goes.
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
      <circle r="112" fill="#5B3D2A" />
      {headings.map((heading, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the handles of a wheel keep their order
          key={`${heading} ${i}`}
          x="-7"
          y="-119"
          width="14"
          height="30"
          rx="6"
          fill="#7A5138"
          stroke="#3A2416"
          transform={`rotate(${i * 45 + 22.5})`}
        />
      ))}
      <circle r="104" fill="#8A5E3C" />
      <circle r="99" fill="#F4ECD8" stroke="#3A2416" strokeWidth="2" />
      {headings.map((heading, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a wheel keep their order
          key={`${heading} ${i}`}
          d="M36 0H99"
          stroke="#C9B68A"
          strokeWidth="1.5"
          transform={`rotate(${angleOf(i) + 22.5})`}
        />
      ))}
      {at !== null && (
        <g className={styles.token} style={{ transform: `rotate(${angleOf(at)}deg)` }}>
          <circle cx="68" r="26" fill="#1B2026" stroke="#E9BE3D" strokeWidth="3.5" />
        </g>
      )}
      {headings.map((heading, i) => {
        const x = Math.cos((angleOf(i) * Math.PI) / 180) * 68
        const y = Math.sin((angleOf(i) * Math.PI) / 180) * 68
        const on = i === at
        return (
          <Inlay
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a wheel keep their order
            key={`${heading} ${i}`}
            name={ICONS[heading] ?? heading}
            x={round(x - 14)}
            y={round(y - 14)}
            size={28}
            color={on ? '#fff' : (TINTS[heading] ?? '#33505E')}
            ground={on ? '#1B2026' : '#F4ECD8'}
          />
        )
      })}
      <circle r="34" fill="#5B3D2A" />
      {die !== null && (
        <>
          <rect
            x="-20"
            y="-20"
            width="40"
            height="40"
            rx="7"
            fill="#FBF6E8"
            stroke="#3A2416"
            strokeWidth="1.5"
          />
          <text y="11" textAnchor="middle" className={styles.die} fill="#0F2430">
            {die}
          </text>
        </>
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
