import { CARDS, faceOf, GOODS, goodOf, PRINTED } from '@gam/whale-riders-cards'
import { Inlay, type PieceName } from '../../art/piece.tsx'
import styles from './card-art.module.css'
import { Drawn, Good } from './drawn.tsx'
import goods from './goods.module.css'

/** The three faces of a good's cards, as the game numbers them. */
export const FACES = ['plain', 'bonus', 'storm'] as const

interface Printed {
  readonly good: PieceName
  readonly face: (typeof FACES)[number]
  readonly value: number
}

function printed(card: number): Printed {
  return {
    good: GOODS.value(goodOf(card)),
    face: FACES[faceOf(card)],
    value: PRINTED[goodOf(card)],
  }
}

/** A card face up, as wide as its room. `name` is printed at its foot, `brief` where there is little room. */
export function CardArt({ card, name, brief = name }: { card: number; name: string; brief?: string }) {
  const { good, face, value } = printed(card)
  const storm = face === 'storm'
  return (
    <span
      className={[styles.card, goods.good].join(' ')}
      data-good={storm ? 'storm' : good}
      data-face={face}
      aria-hidden="true"
    >
      <span className={styles.body}>
        <Drawn
          name={`hand-${storm ? 'storm' : good}`}
          size={[108, 151]}
          className={styles.scene}
          plain={
            <>
              <rect width="108" height="151" rx="10" fill="var(--g0)" stroke="var(--g3)" />
              <path d="M5 120H103V146H5z" fill="var(--g3)" />
            </>
          }
        />
        <Good name={storm ? 'storm' : good} className={styles.picture} />
        {face === 'bonus' && <Good name={good} className={styles.second} />}
        {storm ? (
          <>
            <Good name="storm" className={styles.flake} />
            <span className={[styles.struck, goods.good].join(' ')} data-good={good}>
              <Good name={good} />
            </span>
          </>
        ) : (
          <span className={styles.value}>{value}</span>
        )}
        {face === 'bonus' && <span className={styles.double}>×2</span>}
        <span className={styles.name} data-same={brief === name ? '' : undefined}>
          <span>{name}</span>
          {brief !== name && <span>{brief}</span>}
        </span>
      </span>
    </span>
  )
}

/** A card as it lies on the quay, `--w` wide. */
export function LyingCard({ card }: { card: number }) {
  const { good, face, value } = printed(card)
  return (
    <span
      className={[styles.lying, goods.good].join(' ')}
      data-good={face === 'storm' ? 'storm' : good}
      data-face={face}
      aria-hidden="true"
    >
      <Drawn
        name={face === 'storm' ? 'lie-pearls' : `lie-${good}`}
        size={[96, 82]}
        stretch
        className={styles.paper}
        plain={<path d="M5 0H91L96 80H0Z" fill="var(--g0)" stroke="var(--g3)" />}
      />
      <Good name={face === 'storm' ? 'storm' : good} className={styles.picture} />
      {face === 'bonus' && <Good name={good} className={styles.second} />}
      {face !== 'storm' && <span className={styles.value}>{value}</span>}
      {face === 'bonus' && <span className={styles.double}>×2</span>}
    </span>
  )
}

/** The back of a card, or a stack of them. */
export function CardBack({ kind, stack }: { kind: 'goods' | 'ports'; stack: number }) {
  const [fill, line, mark]: [string, string, string] =
    kind === 'goods' ? ['#17465A', '#FBF8F0', '#CFE6EE'] : ['#6E4C32', '#FBF6E9', '#FBF6E9']
  const sheets = Array.from({ length: Math.min(stack, 3) }, (_, i) => 3 - i - 1 - (3 - Math.min(stack, 3)))
  return (
    <svg viewBox="0 0 70 95" className={styles.back} aria-hidden="true">
      {sheets.length === 0 && (
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
      )}
      {sheets.map((i) => (
        <rect
          key={i}
          x={i * 3 + 0.75}
          y={6.75 - i * 3}
          width="61.5"
          height="86.5"
          rx="6"
          fill={fill}
          stroke={line}
          strokeWidth="2.5"
        />
      ))}
      {sheets.length > 0 && (
        <Inlay
          name={kind === 'goods' ? 'storm' : 'anchor'}
          x={13}
          y={31}
          size={38}
          color={mark}
          ground={fill}
        />
      )}
    </svg>
  )
}

export function cardIndex(name: string | number | null): number {
  return CARDS.indexOf(name)
}
