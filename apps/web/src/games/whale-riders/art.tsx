import { ICONS, TILES } from '@gam/whale-riders'
import { memo } from 'preact/compat'
import { Glyph } from '../../art/glyph.tsx'
import { Inlay, isPiece, PieceIcon, type PieceName } from '../../art/piece.tsx'
import { Sprite } from '../../art/sprite.tsx'
import { Emblem, markOf } from '../../parts/flag.tsx'
import styles from './art.module.css'
import { drawings } from './drawings.ts'
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
        {GLYPHS[name]()}
      </svg>
    ) : (
      <Glyph size={size} {...(color === undefined ? {} : { color })}>
        {GLYPHS[name]()}
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

/** A good, a pearl or a coin, painted; before that its plain sign. Its size in rem/16, or as its place says (`--good`). */
export const Good = memo(function Good({ name, size }: { name: string; size?: number }) {
  if (name === 'any' || name === 'tile') return <RiderIcon name={name} size={size ?? 20} />
  return (
    <span
      className={styles.good}
      style={size === undefined ? undefined : { width: `${size / 16}rem`, height: `${size / 16}rem` }}
    >
      <Sprite
        sheet={drawings}
        name={`wr-${name}`}
        box="0 0 24 24"
        className={styles.fill}
        plain={
          <Inlay
            name={pieceNameOf(name)}
            x={0}
            y={0}
            size={24}
            color={INK[name] ?? 'var(--coin)'}
            ground="#fff"
          />
        }
      />
    </span>
  )
})

const SIDE = 50
const CORNER = 8

/** Where one, two or three icons stand on a tile, as shares of its side: middle and size. */
const STANDS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0.5, 0.5, 0.62]],
  [
    [0.32, 0.34, 0.46],
    [0.68, 0.66, 0.46],
  ],
  [
    [0.5, 0.29, 0.41],
    [0.28, 0.69, 0.41],
    [0.72, 0.69, 0.41],
  ],
]

/**
 * A tile face up, as wide as its place. Where it would be too small to count what it shows, its place asks for one
 * picture and a number (`--tile-big: none; --tile-little: block`).
 */
export const TileArt = memo(function TileArt({ tile }: { tile: number }) {
  const name = TILES.value(tile)
  const n = ICONS[tile]
  return (
    <span className={styles.tile}>
      <Sprite
        sheet={drawings}
        name={`wr-${name}`}
        box={tile === STORM ? '-2 -2 54 55' : '-1 -1 52 55'}
        className={tile === STORM ? styles.storm : styles.big}
        plain={tile === STORM ? <PlainStorm /> : <PlainFace thing={thingOn(tile)} stands={STANDS[n]} />}
      />
      {tile !== STORM && (
        <span className={styles.little}>
          <Sprite
            sheet={drawings}
            name={`wr-${thingOn(tile)}-${n > 1 ? 'stack' : 'small'}`}
            box="-1 -1 32 34"
            className={styles.fill}
            plain={
              <g transform="scale(.6)">
                <PlainFace thing={thingOn(tile)} stands={STANDS[1]} />
              </g>
            }
          />
          {n > 1 && <b className={styles.count}>{n}</b>}
        </span>
      )}
    </span>
  )
})

function PlainFace({ thing, stands }: { thing: string; stands: (typeof STANDS)[number] }) {
  const deep = DEEP[thing]
  const tint = TINT[thing]
  return (
    <>
      <rect y="3" width={SIDE} height={SIDE} rx={CORNER} fill="#06202C" opacity=".42" />
      <rect
        x=".9"
        y=".9"
        width="48.2"
        height="48.2"
        rx={CORNER}
        fill={tint}
        stroke="#fff"
        strokeWidth="1.8"
      />
      {stands.map(([x, y, size]) => (
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

function PlainStorm() {
  return (
    <>
      <rect width={SIDE} height={SIDE} rx={CORNER} fill="#DDEAF0" stroke="#fff" strokeWidth="1.8" />
      <Inlay name="storm" x={10} y={9} size={30} color="#34526B" ground="#DDEAF0" />
    </>
  )
}

/** A rider on a whale, as wide as its place; home-bound it looks the other way. */
export const RiderArt = memo(function RiderArt({ flag, home = false }: { flag: number; home?: boolean }) {
  return (
    <span className={styles.rider} data-home={home ? '' : undefined}>
      <Sprite
        sheet={drawings}
        name={`wr-rider-${flag}`}
        box="-62 -78 126 100"
        className={styles.fill}
        plain={
          <>
            <path
              d="M47 -3C46 -14 34 -21 18 -21C0 -22 -14 -17 -26 -8C-32 -4 -38 -6 -42 -10L-53 -20C-55 -12 -53 -4 -47 0C-51 4 -52 9 -51 13C-44 12 -38 8 -34 3C-20 12 0 15 18 13C34 11 46 7 47 -3z"
              fill="#16242E"
              stroke="#fff"
              strokeWidth="2.5"
            />
            <path d="M-9 -14V-67" stroke="#fff" strokeWidth="3" />
            <path d="M-9 -67H-40l4 10-4 10h31z" fill={markOf(flag).colour} stroke="#fff" strokeWidth="1.6" />
            <Emblem flag={flag} x={-23} y={-57} r={6.6} />
          </>
        }
      />
    </span>
  )
})

/** The one who rides: the same face on plate and seat. */
export const FaceArt = memo(function FaceArt({ flag }: { flag: number }) {
  return (
    <span className={styles.face}>
      <Sprite
        sheet={drawings}
        name={`wr-face-${flag}`}
        box="-16 -16 32 32"
        className={styles.fill}
        plain={
          <>
            <circle r="15" fill={markOf(flag).colour} stroke="var(--line-strong)" />
            <Emblem flag={flag} x={0} y={0} r={7} />
          </>
        }
      />
    </span>
  )
})

/** Where many riders are at one port: a head afloat, with its flag. */
export const HeadArt = memo(function HeadArt({ flag }: { flag: number }) {
  return (
    <span className={styles.head}>
      <Sprite
        sheet={drawings}
        name={`wr-head-${flag}`}
        box="-22 -20 46 44"
        className={styles.fill}
        plain={
          <>
            <circle r="16" fill={markOf(flag).colour} stroke="#fff" strokeWidth="2" />
            <Emblem flag={flag} x={0} y={0} r={7} />
          </>
        }
      />
    </span>
  )
})

/** The seal on a contract that can be paid. */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <Sprite
      sheet={drawings}
      name="wr-seal"
      box="0 0 32 32"
      className={className}
      plain={
        <>
          <circle cx="16" cy="15.500" r="13" fill="var(--gain)" />
          <path d="M11.500 16l3.200 3.200 6-7" fill="none" stroke="#fff" strokeWidth="2.500" />
        </>
      }
    />
  )
}

/** The picture of an ability: a fluke under northern lights, and its sign on a disc. */
export function MagicArt({ ability }: { ability: string }) {
  return (
    <span className={styles.magic}>
      <Sprite sheet={drawings} name="wr-magic" box="0 0 96 142" className={styles.fluke} />
      <Sprite
        sheet={drawings}
        name={`wr-magic-${ability.replaceAll(' ', '-')}`}
        box="-26 -26 52 52"
        className={styles.disc}
        plain={<circle r="25" fill="#F7F1E2" />}
      />
    </span>
  )
}

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
