import { use } from 'preact/compat'
import { onDemand } from '../../parts/on-demand.tsx'
import type { Light } from '../light.ts'
import { craftOf } from './craft.tsx'
import { BOXES, drawnLight, type Form, STALLS } from './forms.ts'
import { pictureOf } from './pictures.ts'

/** How things stand there; what is not told is left out. */
export interface PlaceState {
  /** New Bedford's street, in the order of its lots. */
  readonly houses?: readonly { readonly name: string; readonly flag: number | null }[]
  /** Whether the town's windows are lit in the evening. */
  readonly lit?: boolean
  /** Ships, riders or boats: how far along from left to right (0 to 1), and whether they face home. */
  readonly crafts?: readonly { readonly flag: number; readonly at: number; readonly home?: boolean }[]
  /** Goods at the quay's stalls, from shells to pearls. */
  readonly goods?: readonly number[]
}

/** Before its first house a town has its farm, its hall and its piers. */
const FOUNDED = ['forest', 'farm', 'warehouse', 'town hall', 'general store', 'city pier', 'dockyard'].map(
  (name) => ({ name, flag: null }),
)
const CRAFT = { strip: 46, wide: 84, tall: 62 }
const MOST_GOODS = 3

const town = onDemand(() => import('./town/street.ts'))

/** Fetches what the place of a game is drawn with, before it is asked for. */
export async function fetchGround(game: string): Promise<void> {
  if (game === 'new-bedford') await town.fetch()
}

/**
 * A game's place as a picture without words: the town, the coast or the quay as it stands. It fills the box that
 * `className` gives it, cut at its sides. Waits for its drawing: put it in a `Suspense` of its own.
 */
export function Place({
  game,
  form: wished = 'strip',
  light,
  state = {},
  className,
}: {
  game: string
  /** Coast and quay are strips. */
  form?: Form
  light: Light
  state?: PlaceState
  className?: string | undefined
}) {
  const form = game === 'new-bedford' ? wished : 'strip'
  const { width, height } = BOXES[form]
  const ground = groundOf(game, form, light, state)
  if (ground === undefined) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      data-place={game}
    >
      <image href={ground} width={width} height={height} />
      {game === 'whale-riders-cards' && <Goods goods={state.goods ?? []} />}
      <Crafts game={game} form={form} crafts={state.crafts ?? []} />
    </svg>
  )
}

function groundOf(
  game: string,
  form: Form,
  light: Light,
  { houses, lit = true }: PlaceState,
): string | undefined {
  switch (game) {
    case 'new-bedford': {
      const { street } = town.here ?? use(town.fetch())
      return street(form, light, houses?.length ? houses : FOUNDED, lit)
    }
    case 'whale-riders':
      return pictureOf(`coast-${drawnLight('coast', light)}`)
    case 'whale-riders-cards':
      return pictureOf(`quay-${drawnLight('quay', light)}`)
    default:
      return undefined
  }
}

function Goods({ goods }: { goods: readonly number[] }) {
  const { x, y, width, height, gap } = STALLS
  const size = Math.min(height * 0.36, (width - 18) / 3.1)
  const lying = goods.flatMap((count, stall) =>
    Array.from({ length: Math.min(count, MOST_GOODS) }, (_, i) => ({
      good: stall + 1,
      left: x + stall * (width + gap) + width / 2 + (i - 1.5) * size + 1,
    })),
  )
  return lying.map(({ good, left }) => (
    <image
      key={left}
      href={pictureOf(`good-${good}`)}
      x={left}
      y={y - height * 0.2 - size * 0.98}
      width={size - 2}
      height={size - 2}
    />
  ))
}

function Crafts({
  game,
  form,
  crafts,
}: {
  game: string
  form: Form
  crafts: readonly { readonly flag: number; readonly at: number; readonly home?: boolean }[]
}) {
  const { width, height, shore } = BOXES[form]
  const size = CRAFT[form]
  const room = Math.min(height - shore - 4, size * 1.6)
  return crafts.map(({ flag, at, home = false }, i) => {
    // Every other one a little nearer, so that they do not stand in a row.
    const y = shore + room * (i % 2 ? 0.98 : 0.78) - size * 0.8
    const x = size * 0.2 + at * (width - size * 1.4)
    return (
      <image
        key={`${flag} ${at}`}
        href={craftOf(game, flag)}
        width={size}
        height={size * 0.84}
        transform={home ? `translate(${x + size} ${y}) scale(-1 1)` : `translate(${x} ${y})`}
      />
    )
  })
}
