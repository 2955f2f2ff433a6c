import { CARDS, faceOf, GOODS, goodOf, PRINTED } from '@gam/whale-riders-cards'
import type { ReactNode } from 'react'
import { DEEP, FROST, FROST_INK, TINT } from '../../art/card-colours.ts'
import { Inlay, type PieceName } from '../../art/piece.tsx'
import styles from './card-art.module.css'

/** The three faces of a good's cards, as the game numbers them. */
export const FACES = ['plain', 'bonus', 'storm'] as const

interface Printed {
  readonly good: PieceName
  readonly face: (typeof FACES)[number]
  readonly value: number
  readonly deep: string
  readonly tint: string
}

function printed(card: number): Printed {
  const good = GOODS.value(goodOf(card))
  const face = FACES[faceOf(card)]
  return {
    good,
    face,
    value: PRINTED[goodOf(card)],
    deep: face === 'storm' ? FROST_INK : DEEP[good],
    tint: face === 'storm' ? FROST : TINT[good],
  }
}

/** A card face up. `name` is printed at its foot; `worth` overrules the printed number. */
export function CardArt({ card, name }: { card: number; name: string }) {
  const { good, face, value, deep, tint } = printed(card)
  return (
    <svg viewBox="0 0 108 151.2" className={styles.card} aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="106.5"
        height="149.7"
        rx="9"
        fill="#fff"
        stroke="#0F2430"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      <rect x="5" y="5" width="98" height="141.2" rx="6" fill={tint} />
      {face === 'storm' && (
        <path
          d="M5 108L41 146M5 74L73 146M5 40L103 143.5M6 8L103 111M37 5L103 76M71 5L103 39"
          stroke="#BAD0DC"
          strokeWidth="2.5"
        />
      )}
      <path
        d="M5 118q12.25-7 24.5 0t24.5 0 24.5 0 24.5 0V140.2q0 6-6 6H11q-6 0-6-6z"
        fill={deep}
        opacity=".16"
      />
      <path
        d="M5 124q12.25-7 24.5 0t24.5 0 24.5 0 24.5 0"
        fill="none"
        stroke={deep}
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      {face === 'plain' && <Inlay name={good} x={22} y={40} size={64} color={deep} ground={tint} />}
      {face === 'bonus' && (
        <>
          <Inlay name={good} x={14} y={34} size={44} color={deep} ground={tint} />
          <Inlay name={good} x={50} y={64} size={44} color={deep} ground={tint} />
          <rect x="66" y="10" width="33" height="22" rx="11" fill={deep} />
          <text x="82.5" y="26" textAnchor="middle" className={styles.double} fill="#fff">
            ×2
          </text>
        </>
      )}
      {face === 'storm' && (
        <>
          <Inlay name="storm" x={24} y={42} size={60} color="#34526B" ground={tint} />
          <circle cx="86" cy="22" r="15.5" fill={TINT[good]} stroke="#fff" strokeWidth="1.5" />
          <Inlay name={good} x={75} y={11} size={22} color={DEEP[good]} ground={TINT[good]} />
          <Inlay name="storm" x={11} y={10} size={22} color="#34526B" ground={tint} />
        </>
      )}
      {face !== 'storm' && (
        <text x="13" y="31" className={styles.value} fill={deep}>
          {value}
        </text>
      )}
      <text x="54" y="140.5" textAnchor="middle" className={styles.name} fill={deep}>
        {name}
      </text>
    </svg>
  )
}

/** A card as it lies in the market. */
export function MiniCard({ card }: { card: number }) {
  const { good, face, deep, tint } = printed(card)
  return (
    <svg viewBox="0 0 40 52" className={styles.mini} aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="38.5"
        height="50.5"
        rx="5"
        fill={tint}
        stroke="#0F2430"
        strokeOpacity=".45"
        strokeWidth="1.2"
      />
      <rect x="3" y="3" width="34" height="46" rx="3" fill="none" stroke={deep} strokeOpacity=".35" />
      {face === 'plain' && <Inlay name={good} x={7} y={13} size={26} color={deep} ground={tint} />}
      {face === 'bonus' && (
        <>
          <Inlay name={good} x={4} y={5} size={20} color={deep} ground={tint} />
          <Inlay name={good} x={16} y={26} size={20} color={deep} ground={tint} />
        </>
      )}
      {face === 'storm' && <Inlay name="storm" x={7} y={13} size={26} color={deep} ground={tint} />}
    </svg>
  )
}

/** The back of a card, or a stack of them. */
export function CardBack({ kind, stack }: { kind: 'goods' | 'ports'; stack: number }) {
  const [fill, line, mark]: [string, string, string] =
    kind === 'goods' ? ['#17465A', '#fff', '#A9C9D4'] : ['#CFE2E8', '#17465A', '#17465A']
  const sheets: ReactNode[] = []
  for (let i = Math.min(stack, 3) - 1; i >= 0; i--)
    sheets.push(
      <rect
        key={i}
        x={i * 3 + 0.75}
        y={6.75 - i * 3}
        width="61.5"
        height="86.5"
        rx="6"
        fill={fill}
        stroke={line}
        strokeWidth="1.5"
      />,
    )
  return (
    <svg viewBox="0 0 70 95" className={styles.back} aria-hidden="true">
      {sheets.length === 0 ? (
        <rect
          x="1"
          y="7"
          width="61"
          height="86"
          rx="6"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
      ) : (
        <>
          {sheets}
          <Inlay
            name={kind === 'goods' ? 'storm' : 'anchor'}
            x={13}
            y={31}
            size={38}
            color={mark}
            ground={fill}
          />
        </>
      )}
    </svg>
  )
}

export function cardIndex(name: string | number | null): number {
  return CARDS.indexOf(name)
}
