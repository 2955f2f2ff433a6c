import type { ReactNode } from 'preact/compat'
import { dot, drawn, eye, GROUND, hole, line, mass, ring } from '../../art/strokes.tsx'

const ink = (d: string, width = 1.7) => line(d, width)
const scratch = (d: string, width: number) => line(d, width, { stroke: GROUND })

const COIN = { fill: 'var(--coin-fill)', stroke: '#5E4700', strokeWidth: 1.2 }
const WATER = ink('M2 20.5c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.4 1 3.2.600')
const BOTTLE = drawn(
  mass(
    'M2 9.5C2 8 3.2 7 4.7 7h9.3c1.8 0 2.8 1.7 4.2 2.2V8.6h3.3v6.8h-3.3v-.6c-1.4.5-2.4 2.2-4.2 2.2H4.7C3.2 17 2 16 2 14.5z',
  ),
  hole('M4 9.8c0-.6.5-1 1-1h8.6c1 0 1.6.800 2 1.5v3.4c-.4.7-1 1.5-2 1.5H5c-.5 0-1-.4-1-1z'),
)

/** One small picture for each card of the log: a solid mass, few cut lines, 24 × 24. */
export const VIGNETTES: { readonly [card: string]: ReactNode } = {
  'desert isle': drawn(
    ink('M12.5 18c-.3-4 .2-7 1.8-10', 2.2),
    mass(
      'M14.3 8.3C11.8 5 8.5 4.7 5.8 7c3-.6 5.7 0 8.5 1.3zM14.3 8.3c.2-3.6 2.5-5.6 5.7-5.3-2.3 1-4.2 2.8-5.7 5.3zM14.3 8.3c3.7-1.3 6.4 0 7.4 3.2-2-1.7-4.6-2.7-7.4-3.2z',
    ),
    mass('M5 19.5c2-3 12-3 14 0z'),
    ink('M2 21.5h20'),
  ),
  'beached whale': drawn(
    mass('M2 17c0-4.5 3.8-7 8.5-7 4 0 6.5 2 8 4.2l2.7-3.7c1.3 2.3.8 5-1.2 6.5z'),
    eye(6, 13.5, 1),
    scratch('M2.8 15.6c2.4.500 4.4 0 6-1.3', 1.3),
    ink('M1.5 19.5h21M5 22h9'),
  ),
  coffin: drawn(mass('M8 2h8l3.5 6.5L16.5 22h-9L4.5 8.5z'), scratch('M12 5.5V14M8.8 8.5h6.4', 1.8)),
  windfall: drawn(
    mass('M5.5 3C13 4 17 8.5 17.5 16h-12z'),
    ink('M5 2v20M3 22h6', 2),
    dot(18.5, 19.5, 3, COIN),
    dot(20.5, 12.5, 2.3, COIN),
    dot(10.5, 12, 2, COIN),
  ),
  scrimshaw: drawn(
    mass('M5 3.5c6 0 13.5 5 15 17-7.5-.8-13-5-15-11z'),
    scratch('M8 8.5h5M10.5 8.5V6.5M8.5 8.5c.5 1.7 3.5 1.7 4.3 0M10 12.5c2 1.2 3.8 1 5-.5', 1.2),
  ),
  'news from town': drawn(
    mass('M1.5 10.5h14v10h-14z'),
    scratch('M2 11.5l6.5 5 6.5-5', 1.5),
    mass('M12 8V5.5l5-4 5.5 4V15H17v-6.5z'),
    hole('M18.5 8.5h2V11h-2z'),
  ),
  'sleigh ride': drawn(
    mass('M1 14h10.5l-1.7 4.5H3z'),
    ink('M11 14.5l7.5-3', 1.3),
    mass('M16.5 15.5c-.8-4 1-7.5 5.5-8v8.5c-2 .5-4 .3-5.5-.5z'),
    ink('M4.5 14l-1-4M8 14l-.5-4', 1.5),
    WATER,
  ),
  'calm seas': drawn(
    dot(12, 8, 4),
    ink('M12 1v1M5 3.5l.8.8M19 3.5l-.8.8M3.5 9.5h1.5M19 9.5h1.5'),
    ink('M1.5 15.5h21M4.5 19h15M8 22.2h8', 2),
  ),
  'gulf stream': drawn(
    ink('M2 19C5 10 9.5 7.5 18 7.5', 2.6),
    mass('M16.5 3.5 22.5 7.5l-6 4z'),
    ink('M7 22c2-4.5 5.5-6.5 11-6.5', 2.6),
    mass('M16.5 11.7 22.5 15.5l-6 4z'),
  ),
  'ship in a bottle': drawn(
    BOTTLE,
    mass('M5.5 13h7l-1 1.8H6.5zM8.5 9.5h1v3h-1zM9.9 9.7l2.3 2.7H9.9z'),
    ink('M3 20.5h17'),
  ),
  'trade winds': drawn(
    mass(
      'M5.5 16.5C3 16.5 1.5 15 1.5 13c0-2 1.5-3.3 3.3-3.3C5 7 7 5.3 9.5 5.3c2.2 0 4 1.4 4.5 3.4 1.8 0 3 1.4 2.7 3.3-.3 1-1.2 1.3-2 1.3 1 .2 1.6.8 1.6 1.6 0 1-.9 1.6-2 1.6z',
    ),
    ink('M18 8.5h4.5M18.5 12.5h3M17.5 16.5h5'),
    eye(8.5, 10.5, 1),
  ),
  corpusants: drawn(
    ink('M12 8v14M5 13.5h14M7.5 19h9', 2),
    mass(
      'M12 1c2 2.2 2.6 4.8 0 6.5-2.6-1.7-2-4.3 0-6.5zM4.5 6.5c1.5 1.7 2 3.7 0 5.2-2-1.5-1.5-3.5 0-5.2zM19.5 6.5c1.5 1.7 2 3.7 0 5.2-2-1.5-1.5-3.5 0-5.2z',
    ),
  ),
  'whale pod': drawn(
    mass('M1.5 18c.5-4 6-5.5 8.5 0zM8.5 12.5c.5-4.5 7-6 9.5 0zM14 18.5c.5-4 6-5 8.5 0z'),
    ink('M12.5 7.5c-.5-2-1.5-3-3-3M13.5 7.5c.3-2 1.3-3 2.8-3M5 13c0-1.5-.5-2.3-1.5-2.8', 1.3),
    ink('M1.5 21.5h21'),
  ),
  gam: drawn(
    mass('M1 14h9.5l1.5 1.5-2.5 4H3zM23 14h-9.5L12 15.5l2.5 4H21z'),
    mass('M4 4.5h1.3V13H4zM6 5.5c2.5 1 3.5 4 3.8 7H6zM18.7 4.5H20V13h-1.3zM18 5.5c-2.5 1-3.5 4-3.8 7H18z'),
    ink('M1.5 22h21'),
  ),
  'under weigh': drawn(
    ink('M12 1v4', 1.5),
    ring(12, 6.5, 2.2, 1.7),
    ink('M12 9v9.5M8 11h8M4.5 13.5c.5 4 3.5 6 7.5 6s7-2 7.5-6', 2.2),
    mass('M2.5 15.5 4.5 11l3 3.8zM21.5 15.5 19.5 11l-3 3.8z'),
    ink('M2 22.5h4M18 22.5h4', 1.4),
  ),
  'message in a bottle': drawn(BOTTLE, mass('M6 10h7v4H6z'), scratch('M7.3 11.3h4.4M7.3 12.8h3', 0.9), WATER),
  'man overboard': drawn(
    mass('M6.5 12.5C7 7.5 9 5.5 12 5.5s5 2 5.5 7c3.5.3 4 2.8 1.5 3H5c-2.5-.2-2-2.7 1.5-3z'),
    scratch('M7 11.5h10', 1.8),
    ink('M1.5 19c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.6 1 3.7.3M6 22.5h12'),
  ),
  'mast-head': drawn(
    ink('M12 1v21.5M6 5h12', 2),
    mass('M5.5 11h13l-2 6.5h-9z'),
    dot(12, 8.5, 2.2),
    scratch('M6.8 14h10.4', 1.3),
  ),
  'port fees': drawn(
    mass('M2 7h4.5v15H2z'),
    ink('M4 9 22.5 4.5', 3),
    scratch('M10 7.5l1.5 1M15 6.3l1.5 1', 1.3),
    dot(16, 16.5, 5, { ...COIN, strokeWidth: 1.4 }),
    ink('M16 13.5v6', 1.6),
  ),
  rats: drawn(
    mass('M4 12.5c1-4 4.5-6 8.5-6 4.5 0 7 2.5 9.5 6-1 1-2.5 1.3-4 1.3H6c-1.5 0-2.3-.5-2-1.3z'),
    dot(16.5, 6.3, 2.2),
    eye(18.8, 10.3, 0.9),
    ink('M4.5 12C2 11.5 1.2 9 2.5 7M8 14v2M15 14v2', 1.5),
    ink('M1.5 17.5h21M3 20.5l2-3M9 20.5l2-3M15 20.5l2-3M21 20.5l1-1.5', 1.4),
  ),
  'refinery fire': drawn(
    mass('M2 14.5 12 8.5l10 6V22H2z'),
    hole('M9.5 22v-5h5v5z'),
    mass(
      'M7 11.5C5.5 8 7.5 6.5 7.5 3.5c2.5 1.5 3 3.5 2.5 5 1.5-1 2-3.5 1.5-6.5 3.5 2.5 4.5 5.5 3.5 8.5 1.3-.7 1.8-2 1.8-3.5 1.7 2 2 4 .7 6L12 9z',
    ),
  ),
  'dice of fate': drawn(
    mass('M2 8.5 10 5l4.5 8L6.5 17z'),
    mass('M13.5 11.5l7.5 1-1 9-8-1z'),
    eye(6.5, 9.5, 1.1),
    eye(9.8, 12.8, 1.1),
    eye(15, 14.5, 1),
    eye(18.5, 18.5, 1),
  ),
  'stove boat': drawn(
    mass('M1 10h9l-1 2.5 2 1.5-1.5 2.5 1.5 2H5z'),
    mass('M23 10h-9.5l-1 2.5 2 2-1.5 2 1.5 2H19z'),
    ink('M8 7.5 6 4M16 7.5l2-4M12 6V3', 1.5),
    ink('M1.5 21.5h21'),
  ),
  sermon: drawn(
    mass('M6 11h12l-1.5 6h-9zM9.5 17h5l1.5 5.5H8z'),
    dot(12, 5.5, 2.8),
    scratch('M12 12.5v3.5M10.3 14h3.4', 1.3),
    ink('M4 9.8h16', 1.8),
  ),
  'burned oil': drawn(
    mass('M7.5 9h9l2 9h-13zM6 19.5h12V22H6z'),
    hole('M9.8 11h4.4l.8 5H9z'),
    ink('M12 15.5v-2', 1.5),
    ink('M12 8c-1.8-1.7 1.6-2.7 0-6M15.5 7c-1.2-1.2 1-1.8 0-4', 1.5),
  ),
  sharks: drawn(
    mass(
      'M2.5 15.5C5 14 6.5 9.5 7 4.5c3.5 3 5 7 5 11zM12.5 19C14.5 17.5 15.5 14 16 10c3.2 2.3 4.7 5.5 4.7 9z',
    ),
    ink('M1.5 18.2h8M4 21.8h18'),
  ),
  'ice sheet': drawn(
    mass('M1.5 8.5 8 6l7 1.5L22.5 6v9l-6 3-8-1.5-7 1z'),
    scratch('M11 7.5 9.5 11l3.5 1.5-2 4', 1.5),
    WATER,
  ),
  reef: drawn(
    ink('M1.5 7c2-1.8 4-1.8 6.5 0s4.5 1.8 7 0 4.5-1.8 7 0', 2),
    mass('M1.5 21.5 5 11l3 6 4-7.5 3.5 7 3-5 4 10z'),
  ),
  'sea ice': drawn(
    mass('M2 7.5 7 5l4.5 2-1 4-6 1zM13.5 6.5l6-2 3 4-4.5 3zM6.5 15l6-2 6.5 2.5-3 4-8 .5z'),
    ink('M1.5 16.5h2.5M20 18h2.5M2.5 21.8h19', 1.5),
  ),
  typhoon: drawn(
    ink(
      'M12 12.5c0-1.2 1.8-1.3 2.2 0 .6 2-1.5 3.5-3.5 2.9-2.7-.8-3.4-4-1.7-6.2 2.2-2.9 6.7-2.6 8.7.4 2.6 3.8.4 9-4.2 10.2',
      2.2,
    ),
    ink('M12 3.2C7 3.5 3.5 7 3.8 12c.2 2.8 1.5 5.2 3.7 6.8', 2.2),
  ),
  'broken mast': drawn(
    mass('M3 17h18l-2.5 4.5h-13z'),
    ink('M11 17v-6.5', 2.4),
    ink('M12.5 9.5 19.5 4', 2.4),
    ink('M9.5 10.3l1.5.9 1.3-1 1 .8', 1.4),
    mass('M13.5 8.5 19 4.5c1.5 2.5 1.5 5-.5 7.5z', { opacity: '.7' }),
  ),
  'wreck of the essex': drawn(
    mass('M12.5 18 16 3.5l6.5 6-3 8.5z'),
    ink('M18 7l-5-3.5M20.5 10 16 8', 1.4),
    mass('M1 18c0-4 2-6.5 5.5-6.5 3 0 4.5 2 5 6.5z'),
    eye(4, 15, 0.9),
    ink('M1.5 21c2-1.6 3.6-1.6 5.6 0s3.6 1.6 5.6 0 3.6-1.6 5.6 0 2.6 1 3.7.3'),
  ),
}
