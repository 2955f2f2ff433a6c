import { ICONS, TILES } from '@gam/whale-riders'
import { memo } from 'react'
import { Rider } from '../../art/figures.tsx'
import { Inlay, isPiece, PieceIcon, type PieceName } from '../../art/piece.tsx'
import { Glyph } from '../../parts/icon.tsx'
import styles from './art.module.css'
import { GLYPHS } from './glyphs.tsx'
import { DEEP, INK, TINT } from './look.ts'
import { STORM, thingOn } from './reading.ts'

type GlyphName = keyof typeof GLYPHS

function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS
}

/** Every icon of this table by its name: goods, ports, abilities, decrees, the rest. */
export const RiderIcon = memo(function RiderIcon({
  name,
  size,
  color,
}: {
  name: string
  size?: number
  color?: string
}) {
  if (isGlyph(name))
    return size === undefined ? (
      <svg
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
        className={styles.inline}
        style={{ color }}
      >
        {GLYPHS[name]}
      </svg>
    ) : (
      <Glyph size={size} {...(color === undefined ? {} : { color })}>
        {GLYPHS[name]}
      </Glyph>
    )
  const ink = color ?? INK[name]
  return (
    <PieceIcon
      name={pieceNameOf(name)}
      {...(size === undefined ? {} : { size })}
      {...(ink === undefined ? {} : { color: ink })}
    />
  )
})

/** The icons of the house call pearls by their number. */
function pieceNameOf(thing: string): PieceName {
  const name = thing === 'pearl' ? 'pearls' : thing
  return isPiece(name) ? name : 'tile'
}

const SIDE = 56
const CORNER = 8

/** Where one, two or three icons stand on a tile, as shares of its side: middle and size. */
const STANDS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0.5, 0.5, 0.62]],
  [
    [0.31, 0.32, 0.46],
    [0.69, 0.68, 0.46],
  ],
  [
    [0.5, 0.28, 0.41],
    [0.28, 0.7, 0.41],
    [0.72, 0.7, 0.41],
  ],
]

/** A tile face up; as wide as its place. */
export const TileArt = memo(function TileArt({ tile }: { tile: number }) {
  return (
    <svg viewBox="-1.5 -1.5 59 61" className={styles.tile} aria-hidden="true">
      {tile === STORM ? <Storm /> : <Face tile={tile} />}
    </svg>
  )
})

function Face({ tile }: { tile: number }) {
  const thing = thingOn(tile)
  const deep = DEEP[thing]
  const tint = TINT[thing]
  return (
    <>
      <rect y="2.5" width={SIDE} height={SIDE} rx={CORNER} fill="#06202C" opacity=".42" />
      <rect width={SIDE} height={SIDE} rx={CORNER} fill={tint} stroke="#fff" strokeWidth="1.8" />
      <path
        d={`M3.5 46q6.1-3.4 12.2 0t12.2 0 12.2 0 12.4 0V47a5.5 5.5 0 0 1-5.5 5.5H9A5.5 5.5 0 0 1 3.5 47z`}
        fill={deep}
        opacity=".1"
      />
      <rect
        x="3"
        y="3"
        width={SIDE - 6}
        height={SIDE - 6}
        rx={CORNER - 2}
        fill="none"
        stroke={deep}
        strokeOpacity=".35"
      />
      {STANDS[ICONS[tile]].map(([x, y, size]) => (
        <Inlay
          key={`${x} ${y}`}
          name={pieceNameOf(thing)}
          x={(x - size / 2) * SIDE}
          y={(y - size / 2) * SIDE}
          size={size * SIDE}
          color={deep}
          ground={tint}
        />
      ))}
    </>
  )
}

function Storm() {
  return (
    <>
      <rect width={SIDE} height={SIDE} rx={CORNER} fill="#DDEAF0" />
      <path d="M1 40 17 56M0 20 36 56M1 2 54 55M20 0 56 36M39 0 56 17" stroke="#B4CCD8" strokeWidth="2.2" />
      <rect
        width={SIDE}
        height={SIDE}
        rx={CORNER}
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeDasharray="4 3"
      />
      <Inlay name="storm" x={11} y={11} size={34} color="#34526B" ground="#DDEAF0" />
    </>
  )
}

/** A rider on an orca, as wide as its place; home-bound it looks the other way. */
export const RiderArt = memo(function RiderArt({ flag, home = false }: { flag: number; home?: boolean }) {
  return (
    <svg viewBox="-44 -48 84 64" className={styles.rider} aria-hidden="true">
      <g transform={home ? 'translate(-4 0) scale(-1 1)' : undefined}>
        <Rider flag={flag} x={0} y={0} width={80} />
      </g>
    </svg>
  )
})

/** The back of a contract, as it comes from the deck. */
export const ContractBack = memo(function ContractBack() {
  return (
    <svg viewBox="0 0 40 52" className={styles.back} aria-hidden="true">
      <rect x="1" y="1" width="38" height="50" rx="5" fill="#17465A" stroke="#fff" strokeWidth="1.5" />
      <rect x="5" y="5" width="30" height="42" rx="3" fill="none" stroke="#A9C9D4" strokeOpacity=".7" />
      <Inlay name="sun" x={10} y={16} size={20} color="#A9C9D4" ground="#17465A" />
    </svg>
  )
})

export function tileIndex(name: string | number | null): number {
  return TILES.indexOf(name)
}
