import { type Drawing, dot, drawn, line, mass, ring } from './strokes.tsx'

/** 24 × 24, one solid mass with at most three cut lines; the icons of the house itself are 2 px strokes. */
export const ICONS = {
  lantern: line(
    'M9 6.5V5a3 3 0 0 1 6 0v1.5M7 8h10l1 11H6zM5 21.5h14M12 11.5c1.6 1.5 2 2.6 2 3.4a2 2 0 0 1-4 0c0-.8.4-1.9 2-3.4z',
  ),
  sound: drawn(
    mass('M3 9.5v5h3.5L11.5 19V5L6.5 9.5z'),
    line('M15 9a4.2 4.2 0 0 1 0 6M17.5 6a8.5 8.5 0 0 1 0 12'),
  ),
  undo: line('M4 9.5h10a5.5 5.5 0 0 1 0 11H8.5M8.5 4.5l-5 5 5 5'),
  check: line('M4 12.5 9.5 18 20 6.5', 2.5),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  book: line(
    'M12 6.5C9.5 4.7 6.5 4.3 3 4.7v14c3.5-.4 6.5 0 9 1.8 2.5-1.8 5.5-2.2 9-1.8v-14c-3.5-.4-6.5 0-9 1.8zm0 0V20',
    1.9,
    { strokeLinecap: 'butt' },
  ),
  gear: drawn(
    ring(12, 12, 3.2, 1.9),
    line(
      'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
      1.9,
    ),
  ),
  replay: line('M12 4.5a7.5 7.5 0 1 1-7 4.8M5 3.8v5.5h5.5M12 8.2V12l2.8 1.8', 1.9),
  log: line('M5 5h14M5 10h14M5 15h9M5 20h6', 1.9),
  cards: drawn(
    () => (
      <rect x="3" y="6" width="11" height="15" rx="2" fill="none" stroke="currentColor" strokeWidth="1.9" />
    ),
    line('M9 3.5h9.5a2 2 0 0 1 2 2v12', 1.9),
  ),
  lock: drawn(
    () => <rect x="4.5" y="10.5" width="15" height="10.5" rx="2.5" />,
    line('M8 10.5V8a4 4 0 0 1 8 0v2.5', 2.2, { strokeLinecap: 'butt' }),
  ),
  people: drawn(
    dot(8.5, 8, 3.5),
    mass('M2 20c0-4 2.7-6.5 6.5-6.5S15 16 15 20z'),
    line('M15.2 11.4a3.4 3.4 0 0 0 0-6.7M17 13.9c2.9.7 4.7 2.9 5 6.1'),
  ),
  star: mass('m12 2.2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z'),
  ship: drawn(
    mass('M2 15.5h20l-2.2 4.3c-.4.8-1 1.2-1.9 1.2H6.2c-.9 0-1.6-.4-2-1.2z'),
    mass('M11.2 2h1.5v13h-1.5z'),
    mass('M10.3 3.5C6.5 5.8 4.8 9 4.8 13.5h5.5zM13.6 3.5c3.2 2.3 5.2 5.5 5.6 10h-5.6z'),
  ),
  house: mass('M12 2.5 22 11h-2.8v10h-5v-6h-4.4v6h-5V11H2z'),
  arrow: line('M11 5l-7 7 7 7M4.5 12H20'),
  cross: line('M6 6l12 12M18 6L6 18'),
  again: line('M4 4v16M20 9.5H9M12.5 5.5l-4 4 4 4M20 9.5v6a2 2 0 0 1-2 2h-5'),
  talk: line('M4 5h16v11h-8l-4.5 4v-4H4z', 1.9),
  puzzle: line(
    'M9.5 4.5a2 2 0 0 1 4 0V6H18v4.2h1.3a2.1 2.1 0 0 1 0 4.2H18V20H6v-5h1.2a2 2 0 0 0 0-4H6V6h3.5z',
  ),
  link: line(
    'M9.5 14.5l5-5M8 11.5 5.8 13.7a4 4 0 0 0 5.6 5.6l2.2-2.2M16 12.5l2.2-2.2a4 4 0 0 0-5.6-5.6l-2.2 2.2',
  ),
  eye: line(
    'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z',
  ),
  clock: line('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 7v5l3.5 2'),
  down: line('m6 9 6 6 6-6'),
  next: line('m9 5 7 7-7 7'),
  note: line('M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 9h7M8.5 12.5h4'),
  plus: line('M12 5v14M5 12h14'),
  keys: line('M3 6.5h18v11H3zM6.5 10h1M10 10h1M13.5 10h1M17 10h.5M7.5 14h9'),
} satisfies { [name: string]: Drawing }
