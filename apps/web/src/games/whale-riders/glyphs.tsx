import { PIECES } from '../../art/piece-paths.tsx'
import { type Drawing, dot, drawn, eye, GROUND, line, mass, ring } from '../../art/strokes.tsx'

const ink = (d: string, width = 2.1) => line(d, width)
const sign = (d: string, width = 1.7) => line(d, width, { stroke: GROUND })

/** A whale's back fin, with the sign of an ability cut into it. */
function fin(cut: Drawing): Drawing {
  return drawn(mass('M.8 22.4C4.6 20 7 14.3 7.6 1c8 2.3 13.7 8.7 14.7 17.2.2 1.6.5 3 .9 4.2z'), cut)
}

/** A wreath with what a decree asks for inside it. */
function wreath(inside: Drawing): Drawing {
  return drawn(
    line('M8.6 21.5C3.7 19.5 1.5 15 2.6 9.2M15.4 21.5c4.9-2 7.1-6.5 6-12.3', 1.5),
    mass(
      'M2.7 9.5C1.4 7.6 1.6 5.5 3 3.7c1.2 2 1.1 4-.3 5.8zM2.4 13.9C.5 13-.3 11.2 0 9c2 .9 2.9 2.7 2.4 4.9zM3.9 17.8c-2.2-.1-3.6-1.3-4-3.4 2.2.1 3.6 1.3 4 3.4zM6.9 20.9c-2.1.7-3.9.1-5.1-1.7 2.1-.7 3.9-.1 5.1 1.7zM21.3 9.5c1.3-1.9 1.1-4-.3-5.8-1.2 2-1.1 4 .3 5.8zM21.6 13.9c1.9-.9 2.7-2.7 2.4-4.9-2 .9-2.9 2.7-2.4 4.9zM20.1 17.8c2.2-.1 3.6-1.3 4-3.4-2.2.1-3.6 1.3-4 3.4zM17.1 20.9c2.1.7 3.9.1 5.1-1.7-2.1-.7-3.9-.1-5.1 1.7z',
    ),
    () => <g transform="translate(5.6 5) scale(.54)">{inside()}</g>,
  )
}

const CARDS = drawn(
  () => <rect x="3" y="6" width="12" height="16" rx="2" />,
  ink('M9 2.5h10a2.5 2.5 0 0 1 2.5 2.5v13', 2.8),
)

const TRIPLE = drawn(dot(12, 6.5, 5), dot(6, 17, 5), dot(18, 17, 5))

/** Icons of this table that are neither goods nor ports, 24 × 24. */
export const GLYPHS = {
  arrow: ink('M4 12h15M13 6l6 6-6 6'),
  back: ink('M20 12H5M11 6l-6 6 6 6'),
  swap: ink('M7 4v14M3.5 14.5 7 18l3.5-3.5M17 20V6M13.5 9.5 17 6l3.5 3.5'),
  discard: ink('M3.5 13v5.5a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V13M12 3.5v11M7.5 10.2l4.5 4.5 4.5-4.5'),
  bag: drawn(
    mass(
      'M8.5 6.5 7 3.2c1.6.7 3 .7 5 .1 2 .6 3.4.6 5-.1l-1.5 3.3c3.6 2.6 5.5 6.3 5.5 10 0 3.6-2.7 5.3-9 5.3s-9-1.7-9-5.3c0-3.7 1.9-7.4 5.5-10z',
    ),
    sign('M8.5 7.4h7', 1.5),
  ),
  'two coins': fin(
    drawn(ring(11.3, 17.2, 2.9, 1.7, { stroke: GROUND }), ring(14.6, 13.2, 2.9, 1.7, { stroke: GROUND })),
  ),
  'free sail': fin(sign('M8.3 15.5h9M14 11.8l3.7 3.7-3.7 3.7')),
  'bulk buy': fin(sign('M8.8 13h4.6v-4H9.3zM8.2 19.5h4.6v-4.3H8.6zM15 19.5h4.3v-4.3H15z', 1.4)),
  bargain: fin(drawn(sign('m9.5 11 4.2-.8 5 5-4.6 4.3-5-4.6z'), eye(11.9, 12.9, 0.7))),
  haggler: fin(sign('M8.5 15.5h9', 2.6)),
  'tide turner': fin(
    sign('M8.5 12.5h7.3M13.4 10l2.4 2.5-2.4 2.5M18 17.7h-7.5M12.9 15.2l-2.4 2.5 2.4 2.5', 1.5),
  ),
  alchemist: fin(
    sign(
      'M11 9.5h3.7M11.9 9.7v3.5l-3 5.4c-.4.8 0 1.5.9 1.5h6.3c.9 0 1.3-.7.9-1.5l-3.1-5.4V9.7M10.3 16.8h5.3',
      1.4,
    ),
  ),
  'six contracts': fin(
    sign(
      'M8.6 12.5h2.3v3H8.4zM12.6 12.5h2.3v3h-2.3zM8 17.5h2.3v3H7.7zM12.2 17.5h2.3v3h-2.3zM16.2 17.5h2.3v3h-2.3zM11.5 7.5h2.3v3h-2.3z',
      1.2,
    ),
  ),
  /** Any decree. */
  decree: wreath(mass('m12 3.2 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z')),
  'three contracts': wreath(CARDS),
  'eight coins': wreath(PIECES.coin),
  'eight tiles': wreath(PIECES.tile),
  'eight pearls': wreath(PIECES.pearls),
  'lobster port': wreath(PIECES.lobster),
  'sun port': wreath(PIECES.sun),
  'triple goods': wreath(TRIPLE),
} satisfies { [name: string]: Drawing }
