import type { ReactNode } from 'react'
import { DEEP, TINT } from './card-colours.ts'
import { Rider, Rose, Ship } from './figures.tsx'
import { PIECES } from './piece-paths.tsx'
import { Iceberg, SwellLines } from './sea.tsx'
import { TOWN } from './town-paths.tsx'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  )
}

function Fade({ id, from, to, at = 1 }: { id: string; from: string; to: string; at?: number }) {
  return (
    <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset={at} stopColor={to} />
    </linearGradient>
  )
}

function Drawn({
  x,
  y,
  size,
  color,
  ground,
  children,
}: {
  x: number
  y: number
  size: number
  color: string
  ground: string
  children: ReactNode
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill={color}
      style={{ color, '--ground': ground }}
    >
      {children}
    </g>
  )
}

export function RidersPoster() {
  return (
    <Picture>
      <defs>
        <Fade id="riders-sky" from="#8FC0D1" to="#F7E7BE" at={0.52} />
        <Fade id="riders-sea" from="#2F7A93" to="#0B2A39" />
      </defs>
      <rect width="320" height="320" fill="url(#riders-sky)" />
      <circle cx="206" cy="130" r="50" fill="#FFF6DC" />
      <circle cx="206" cy="130" r="70" fill="none" stroke="#FFF6DC" strokeOpacity=".6" strokeWidth="1.5" />
      <circle cx="206" cy="130" r="92" fill="none" stroke="#FFF6DC" strokeOpacity=".4" strokeWidth="1.5" />
      <path d="M0 70L26 40 44 78 70 62 92 118 104 112 128 176 0 186z" fill="#EAF5F9" />
      <path d="M44 78L70 62 92 118 66 176 50 120z" fill="#B9D8E4" />
      <path d="M320 96L296 80 284 120 262 128 248 178 320 186z" fill="#DFEFF5" />
      <path d="M296 80L284 120 262 128 274 176 300 130z" fill="#A9CFDE" />
      <rect y="172" width="320" height="148" fill="url(#riders-sea)" />
      <path d="M150 172h112l-14 20h-30l8 16h-38l10 18h-26l4-20h-20l6-16h-24z" fill="#F7E7BE" opacity=".28" />
      <SwellLines width={320} height={320} rows={9} opacity={0.3} from={176} />
      <g transform="rotate(-16 150 190)">
        <Rider flag={1} x={150} y={196} width={190} />
      </g>
      <path d="M40 246q20-24 40-6t36 2 38 8 40-8 44 6 42-4v76H40z" fill="#1B5369" />
      <path
        d="M20 252q24-14 44 0t44 0 44 0 44 0 44 0 44 0 44 0"
        fill="none"
        stroke="#DCEFF5"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M0 320V262q22-12 44 0t44 0 44 0 44 0 44 0 44 0 60 0v60z" fill="#0D3345" />
      <Iceberg x={280} y={232} width={70} />
      <Iceberg x={30} y={214} width={44} />
    </Picture>
  )
}

const SKYLINE: readonly (readonly [keyof typeof TOWN, number, number, number])[] = [
  ['lighthouse', 2, 126, 46],
  ['warehouse', 34, 144, 30],
  ['bethel', 58, 128, 46],
  ['mansion', 96, 142, 32],
  ['townHall', 244, 138, 36],
  ['brickyard', 276, 130, 42],
]

export function TownPoster() {
  const rays = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5].map((angle) => {
    const a = (angle * Math.PI) / 180
    return `M62 62L${(62 + 420 * Math.cos(a)).toFixed(0)} ${(62 + 420 * Math.sin(a)).toFixed(0)}`
  })
  return (
    <Picture>
      <defs>
        <Fade id="town-sky" from="#E9DBB8" to="#F8F1DF" />
        <Fade id="town-sea" from="#2A6379" to="#081F2C" />
      </defs>
      <rect width="320" height="320" fill="url(#town-sky)" />
      <Rose x={62} y={62} radius={46} color="#8A6B3C" opacity={0.4} />
      <path d={rays.join('')} stroke="#8A6B3C" strokeOpacity=".2" />
      <g opacity=".9">
        {SKYLINE.map(([name, x, y, size]) => (
          <Drawn key={name} x={x} y={y} size={size} color="#6B5628" ground="#F1E6CB">
            {TOWN[name]}
          </Drawn>
        ))}
      </g>
      <rect y="170" width="320" height="150" fill="url(#town-sea)" />
      <path d="M0 172H130C118 178 60 180 0 178zM236 172H320V180C290 182 250 178 236 172z" fill="#6B5628" />
      <Ship flag={2} x={178} y={186} width={158} />
      <path
        d="M0 186q16-9 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0"
        fill="none"
        stroke="#DCEFF5"
        strokeWidth="2.5"
        opacity=".7"
      />
      <SwellLines width={320} height={320} rows={7} opacity={0.22} from={190} />
      <g transform="translate(46 162) scale(8.6)">
        <Drawn x={0} y={0} size={24} color="#BFD9E3" ground="#123C4F">
          {TOWN.spermWhale}
        </Drawn>
      </g>
    </Picture>
  )
}

const FAN: readonly (readonly [keyof typeof PIECES, number, number])[] = [
  ['shells', 3, -26],
  ['kelp', 4, -13],
  ['pearls', 7, 0],
  ['meat', 5, 13],
  ['pottery', 6, 26],
]

const FLAKES: readonly (readonly [number, number, number])[] = [
  [28, 62, 22],
  [284, 44, 26],
  [252, 268, 18],
  [52, 272, 20],
  [16, 168, 14],
  [303, 178, 16],
]

export function CardsPoster() {
  return (
    <Picture>
      <defs>
        <radialGradient id="cards-air" cx=".5" cy=".35" r=".9">
          <stop offset="0" stopColor="#F2F8FA" />
          <stop offset=".6" stopColor="#BFD9E3" />
          <stop offset="1" stopColor="#7FAEC0" />
        </radialGradient>
      </defs>
      <rect width="320" height="320" fill="url(#cards-air)" />
      <g opacity=".4">
        <Drawn x={30} y={-16} size={260} color="#fff" ground="#fff">
          {PIECES.storm}
        </Drawn>
      </g>
      {FLAKES.map(([x, y, size]) => (
        <Drawn key={x} x={x - size / 2} y={y - size / 2} size={size} color="#fff" ground="#fff">
          {PIECES.storm}
        </Drawn>
      ))}
      {/* Small enough to lie whole in a picture that is higher than wide. */}
      <g transform="translate(160 176) scale(0.8) translate(-160 -176)">
        {FAN.map(([good, value, angle]) => (
          <g key={good} transform={`translate(160 372) rotate(${angle}) translate(-46 -256)`}>
            <rect
              x="1"
              y="1"
              width="92"
              height="129"
              rx="8"
              fill="#fff"
              stroke="#0F2430"
              strokeOpacity=".4"
              strokeWidth="1.5"
            />
            <rect x="5" y="5" width="84" height="121" rx="5" fill={TINT[good]} />
            <path
              d="M5 102q10.5-6 21 0t21 0 21 0 21 0V121q0 5-5 5H10q-5 0-5-5z"
              fill={DEEP[good]}
              opacity=".18"
            />
            <path
              d="M5 107q10.5-6 21 0t21 0 21 0 21 0"
              fill="none"
              stroke={DEEP[good]}
              strokeOpacity=".4"
              strokeWidth="1.3"
            />
            <Drawn x={19} y={38} size={56} color={DEEP[good]} ground={TINT[good]}>
              {PIECES[good]}
            </Drawn>
            <text
              x="12"
              y="29"
              fill={DEEP[good]}
              fontFamily="var(--font-display)"
              fontWeight="600"
              fontSize="23"
            >
              {value}
            </text>
          </g>
        ))}
      </g>
    </Picture>
  )
}
