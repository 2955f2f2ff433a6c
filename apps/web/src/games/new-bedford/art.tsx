import { type Icon, pieceNamed, TOKENS } from '@gam/new-bedford'
import { memo, type ReactNode } from 'preact/compat'
import { Inset } from '../../art/piece.tsx'
import { Emblem, markOf } from '../../parts/flag.tsx'
import styles from './art.module.css'
import { PATHS } from './icon-paths.tsx'
import { Whaler } from './ship-art.tsx'

type PicName = keyof typeof PATHS

function isPic(name: string): name is PicName {
  return name in PATHS
}

/** Headings that look like the space that serves them. */
const LIKE: { readonly [heading: string]: string } = { prepare: 'dockyard', launch: 'city pier' }

/** The colour of the ground an icon stands on, for what is cut into it. */
const GROUND = 'var(--ground, var(--paper))'

function drawn(icon: Icon): ReactNode {
  return icon.map((mark) => {
    const { d, cut, line, flat, opacity } =
      typeof mark === 'string' ? { ...SOLID, d: mark } : { ...SOLID, ...mark }
    if (line === null) return <path key={d} d={d} fill={cut ? GROUND : undefined} opacity={opacity} />
    const stroke = cut ? GROUND : 'currentColor'
    return (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={stroke}
        strokeWidth={line}
        strokeLinecap={flat ? 'butt' : 'round'}
      />
    )
  })
}

const SOLID = { cut: false, line: null, flat: false, opacity: 1 }

function pathsOf(name: string): ReactNode {
  if (isPic(name)) return PATHS[name]()
  const piece = pieceNamed(LIKE[name] ?? name)
  return piece === undefined ? null : drawn(piece.icon)
}

const TINTED = new Set(['wood', 'food', 'brick'])

/** An icon of the town. With a size it has that many px at the usual root size; without, it is as high as the words. */
export const Pic = memo(function Pic({
  name,
  size,
  color,
  ground,
}: {
  name: string
  size?: number
  color?: string
  ground?: string
}) {
  const rem = size === undefined ? '1.15em' : `${size / 16}rem`
  const own = color ?? (TINTED.has(name) ? `var(--${name})` : undefined)
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={styles.pic}
      style={{ width: rem, height: rem, color: own, '--ground': ground }}
    >
      {pathsOf(name)}
    </svg>
  )
})

/** A worker of a seat, with its emblem. */
export const Meeple = memo(function Meeple({ flag, size = 26 }: { flag: number; size?: number }) {
  const { colour } = markOf(flag)
  const rem = `${size / 16}rem`
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" style={{ width: rem, height: rem }}>
      <g transform="translate(1 1)" strokeLinejoin="round">
        <g fill={colour} stroke="#fff" strokeWidth="3">
          {PATHS.worker()}
        </g>
        <g fill={colour} stroke="#0F2430" strokeWidth="1">
          {PATHS.worker()}
        </g>
      </g>
      <Emblem flag={flag} x={13} y={13.5} r={3.3} />
    </svg>
  )
})

/** The disc of each whale: ground and ink. Printed pieces: the same in both themes. */
const DISCS: { readonly [token: string]: readonly [string, string] } = {
  right: ['#F2F6F7', '#17465A'],
  bowhead: ['#BFE0E8', '#0D2F40'],
  sperm: ['#13232D', '#F2F6F7'],
  sea: ['#2A6379', '#CFE2E8'],
  white: ['#D8E3E7', '#14303F'],
  blue: ['#2F5F9E', '#F2F6F7'],
  ambergris: ['#E9DBB8', '#6B5628'],
  castaway: ['#F4ECD8', '#A3261B'],
}

function discOf(token: string): readonly [string, string] {
  return DISCS[token] ?? DISCS.sea
}

/** A token of the ocean; the number is what it counts at the end. */
export const TokenDisc = memo(function TokenDisc({
  token,
  size,
  points,
}: {
  token: string
  size: number
  points?: number | undefined
}) {
  const [ground, ink] = discOf(token)
  const rem = `${size / 16}rem`
  const empty = token === 'sea'
  const numbered = points !== undefined && points > 0
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" style={{ width: rem, height: rem }}>
      <circle cx="24" cy="24" r="23.4" fill="none" stroke="#0F2430" strokeOpacity=".55" strokeWidth="1" />
      <circle
        cx="24"
        cy="24"
        r="22"
        fill={ground}
        stroke="#fff"
        strokeWidth={empty ? 1.4 : 2}
        strokeDasharray={empty ? '3.5 3.5' : undefined}
      />
      <Inlay
        name={empty ? 'sea' : token}
        x={numbered ? 9 : 7.5}
        y={numbered ? 4.5 : 7.5}
        size={numbered ? 30 : 33}
        color={ink}
        ground={ground}
      />
      {numbered && (
        <text x="24" y="41" textAnchor="middle" className={styles.discNumber} fill={ink}>
          {points}
        </text>
      )}
    </svg>
  )
})

/** A piece drawn inside a larger picture. */
export function Inlay({ name, ...where }: Omit<Parameters<typeof Inset>[0], 'children'> & { name: string }) {
  return <Inset {...where}>{pathsOf(name)}</Inset>
}

/** A ship under the sails of its house; it is as wide as its place lets it be. */
export function ShipArt({ flag, width }: { flag: number; width: number }) {
  const rem = (n: number) => `${n / 16}rem`
  return (
    <span className={styles.ship} style={{ width: rem(width), height: rem((width * 120) / 144) }}>
      <Whaler flag={flag} className={styles.whaler} />
    </span>
  )
}

/** What a ship carries: kind and number, one below the other. */
export function HoldChips({ whales }: { whales: readonly number[] }) {
  const kinds = whales.filter((n) => n > 0).length
  return (
    <span className={styles.hold} data-full={kinds > 2 ? '' : undefined}>
      {TOKENS.names.toReversed().flatMap((token) => {
        const count = whales[TOKENS.indexOf(token)]
        return count > 0 ? [<HoldChip key={token} token={token} count={count} />] : []
      })}
    </span>
  )
}

function HoldChip({ token, count }: { token: string; count: number }) {
  const [ground, ink] = discOf(token)
  return (
    <span className={styles.chip} style={{ background: ground, color: ink }}>
      <Pic name={token} size={14} color={ink} ground={ground} />
      {count}
    </span>
  )
}

/** An amount that is held: picture, then number. */
export const Held = memo(function Held({
  name,
  count,
  size = 18,
}: {
  name: string
  count: ReactNode
  size?: number
}) {
  return (
    <span className={styles.held}>
      <Pic name={name} size={size} />
      <span>{count}</span>
    </span>
  )
})

export const HeldWhale = memo(function HeldWhale({
  token,
  count,
  size = 23,
}: {
  token: string
  count: number
  size?: number
}) {
  return (
    <span className={styles.held}>
      <TokenDisc token={token} size={size} />
      <span>{count}</span>
    </span>
  )
})
