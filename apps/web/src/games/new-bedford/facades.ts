import {
  arch,
  barrel,
  box,
  chimney,
  column,
  disc,
  door,
  gableWall,
  hip,
  logs,
  path,
  sign,
  wall,
  window,
  windows,
} from './facade-shapes.ts'
import './facades.css'

/** Where the trees of the Forest stand, how large they are, and in which green. */
const TREES: readonly (readonly [number, number, number, string])[] = [
  [16, 30, 1, 'gnd'],
  [84, 26, 1.05, 'gnd'],
  [50, 20, 1.15, 'gnd'],
  [33, 34, 0.95, 'gn'],
  [67, 36, 0.9, 'gn'],
]

/** The front of every house and space: 100 × 94, the door on y = 88. */
const FRONTS: { readonly [name: string]: () => string } = {
  bank: () =>
    box(8, 84, 84, 4, 'st') +
    box(11, 80, 78, 4, 'st') +
    wall(14, 40, 72, 40, 'we', 'ash') +
    box(42, 56, 16, 24, 'do') +
    box(42, 56, 16, 6, 'gl') +
    windows([21.5, 71.5], 54, 8, 15) +
    [15, 33, 60, 78].map((x) => column(x, 40, 7, 40)).join('') +
    box(9, 35, 82, 5.5, 'tr') +
    box(60, 35, 31, 5.5, 'sh') +
    path('M7 35L50 15L93 35z', 'tr') +
    path('M14 33.2L50 17L86 33.2z', 'we') +
    path('M50 15L93 35H62z', 'sh') +
    disc(50, 28, 4, 'au'),
  'dry dock': () =>
    path('M4 88V58h10l6 22h60l6-22h10v30z', 'st') +
    path('M4 58h10l6 22h4l-7-22zM86 58h10', 'sh') +
    path('M20 60C36 64 66 64 84 56C80 68 76 74 70 77H34C27 74 22 67 20 60z', 'wd') +
    path('M24 65C40 69 64 69 81 62M28 71C42 74 62 74 77 68', 'ln') +
    path('M30 78v4M42 78v4M54 78v4M66 78v4', 'ln') +
    path('M44 61V30M62 60V34', 'pl') +
    box(6, 26, 4, 34, 'rd') +
    path('M8 26L40 20l1 3L12 29z', 'rd') +
    path('M36 22v20', 'rp') +
    box(33, 42, 6, 5, 'wd') +
    path('M8 30l-5 28h3L10 34z', 'rd'),
  lighthouse: () =>
    path('M54 88L59 26H79L84 88z', 'tr') +
    path('M57.8 42h22.4l.9 12H56.8zM55.9 65h26.3l.9 11H55z', 'wc') +
    path('M71 26H79L84 88H73z', 'sh') +
    box(57, 22, 24, 4, 'ro') +
    box(61, 11, 16, 11, 'gl lamp') +
    path('M66 11v11M72 11v11', 'mu') +
    path('M58 11L69 3l11 8z', 'ro') +
    path('M61 14L8 4V22L61 18z', 'beam') +
    window(66, 46, 6, 8) +
    door(65, 8, 14) +
    wall(12, 66, 38, 22, 'wa') +
    path('M8 66L18 53H44L54 66z', 'ro') +
    windows([17, 31], 71, 7, 9) +
    chimney(22, 46, 6, 11) +
    box(4, 84, 96, 4, 'st'),
  'lumber mill': () =>
    wall(10, 50, 58, 38, 'wd', 'plank') +
    path('M5 51L39 28L73 51z', 'rb') +
    path('M39 28L73 51H48z', 'sh') +
    box(19, 62, 24, 26, 'dk') +
    path('M31 79m-11 0a11 11 0 1 1 22 0z', 'mt') +
    path(
      'M31 66.5l2 3h-4zM22 70.5l3.6 1-2.4 2.4zM40 70.5l-3.6 1 2.4 2.4zM19.2 78l2.6-2.4.3 3.4zM42.8 78l-2.6-2.4-.3 3.4z',
      'mt',
    ) +
    disc(31, 78, 2, 'dk') +
    window(51, 60, 9, 9) +
    box(16, 79, 30, 3, 'wd') +
    disc(80, 68, 15, 'wl') +
    disc(80, 68, 11, 'hole') +
    path('M80 53v30M65 68h30M69.4 57.4l21.2 21.2M90.6 57.4L69.4 78.6', 'pl') +
    disc(80, 68, 3, 'rd') +
    logs(50, 83.5),
  schoolhouse: () =>
    wall(12, 52, 76, 36, 'wc', 'brk') +
    hip(12, 52, 76, 17, 'ro', 4, 16) +
    box(41, 22, 18, 15, 'wa') +
    box(53, 22, 6, 15, 'sh') +
    path('M39 22L50 9l11 13z', 'ro') +
    arch(45.5, 24, 9, 11, 'dk') +
    path('M47 32a3 3.6 0 0 1 6 0l1 2h-8z', 'au') +
    box(49.5, 5, 1.2, 5, 'au') +
    windows([18, 30, 63, 75], 60, 8, 13, [2]) +
    door(45, 11, 20) +
    box(38, 86, 25, 2, 'st'),
  tavern: () =>
    wall(14, 34, 62, 54, 'wa', 'none') +
    box(14, 56, 62, 3, 'rd') +
    path('M14 34h62M14 36v52M75 36v52M34 36v20M56 36v20M14 56L34 36M76 56L56 36', 'bm') +
    path('M9 35L26 14H64L81 35z', 'rb') +
    path('M52 14H64L81 35H60z', 'sh') +
    path('M38 28l7-9 7 9v6H38z', 'wa') +
    path('M35 29l10-13 10 13-2 1-8-10-8 10z', 'ro') +
    window(42, 25, 6, 7) +
    windows([20, 62], 40, 8, 11) +
    window(41, 40, 8, 11, 'gl off') +
    box(18, 64, 20, 14, 'tr') +
    box(20, 66, 16, 11, 'gl') +
    path('M28 66v11M20 71.5h16', 'mu') +
    box(17, 78, 22, 3, 'rd') +
    box(58, 64, 13, 13, 'tr') +
    box(60, 66, 9, 10, 'gl') +
    door(44, 10, 19) +
    chimney(64, 6, 7, 20) +
    path('M76 50h14', 'pl') +
    box(80, 52, 12, 15, 'sg', 2) +
    path('M83 57h5v7h-5zM88 58.5h2v4h-2', 'sgi') +
    path('M82 57c0-3 3-3 3.5-1.5 1-2 3.5-1 3 1.5z', 'tr'),
  tryworks: () =>
    wall(8, 56, 84, 32, 'wc', 'brk') +
    box(6, 52, 88, 5, 'st') +
    box(16, 18, 10, 36, 'wc') +
    box(22, 18, 4, 36, 'sh') +
    box(14, 15, 14, 4, 'rd') +
    path('M21 13c-10-5 5-7-3-13 14 1 14 9 6 13z', 'sm dkk') +
    box(74, 26, 9, 28, 'wc') +
    box(79, 26, 4, 28, 'sh') +
    box(72, 23, 13, 4, 'rd') +
    path('M78 21c-8-4 4-6-2-11 11 1 12 7 5 11z', 'sm dkk s2') +
    path('M30 52c0-14 18-14 18 0zM52 52c0-14 18-14 18 0z', 'mt') +
    path('M34 40c2-4-2-5 1-9M42 40c2-4-2-5 1-9M56 40c2-4-2-5 1-9M64 40c2-4-2-5 1-9', 'stm') +
    arch(31, 66, 15, 22, 'fire') +
    arch(54, 66, 15, 22, 'fire') +
    window(14, 66, 8, 10) +
    window(78, 66, 8, 10) +
    barrel(88, 78, 8, 10),
  wharf: () =>
    path('M2 74h96v6H2z', 'wd') +
    path('M2 74h96v2H2z', 'lt') +
    [6, 26, 48, 70, 90].map((x) => box(x, 80, 4.5, 8, 'rd')).join('') +
    wall(8, 42, 46, 32, 'wb', 'plank') +
    path('M3 43L31 25L59 43z', 'ro') +
    path('M31 25L59 43H40z', 'sh') +
    box(22, 54, 18, 20, 'do') +
    path('M31 54v20M22 64h18', 'ln') +
    window(26, 34, 9, 6) +
    windows([12, 44], 56, 6, 8) +
    box(70, 30, 4.5, 44, 'rd') +
    path('M72 30L94 40l-1.5 3L72 35z', 'rd') +
    path('M72 30l-8 20', 'rp') +
    path('M92 42v16', 'rp') +
    box(87, 58, 10, 8, 'wd') +
    path('M87 62h10M92 58v8', 'ln') +
    barrel(60, 64, 8, 10) +
    barrel(80, 65, 7, 9),
  bakery: () =>
    wall(16, 50, 60, 38, 'we') +
    path('M10 51L24 32H68L82 51z', 'rb') +
    path('M58 32H68L82 51H62z', 'sh') +
    chimney(60, 18, 12, 22) +
    path('M32 40l6-7 6 7v6H32z', 'we') +
    path('M29 41l9-11 9 11-2 1.6-7-9-7 9z', 'ro') +
    window(35, 38, 6, 6) +
    box(20, 64, 28, 17, 'tr') +
    box(22, 66, 24, 14, 'gl') +
    path('M34 66v14', 'mu') +
    path('M24 80c0-5 7-5 7 0zM33 80c0-4 5-4 5 0zM39 80c0-5 6-5 6 0z', 'wd') +
    path('M17 58h34l3 7H14z', 'aw') +
    path('M21 58h6l-1.5 7h-7zM33 58h6v7h-7zM45 58h6l2.5 7h-7z', 'tr') +
    door(57, 11, 20) +
    path('M76 56h13', 'pl') +
    path('M78 61c0-4 12-4 12 0l-1 6H79z', 'wd') +
    path('M81 60l1 4M84 60l1 4M87 60l1 4', 'ln'),
  brickyard: () =>
    path('M22 88C22 60 34 50 36 26H52C54 50 66 60 66 88z', 'wc') +
    path('M22 88C22 60 34 50 36 26H52C54 50 66 60 66 88z', 'pt brk') +
    path('M47 26H52C54 50 66 60 66 88H54C54 60 48 48 47 26z', 'sh') +
    box(33, 23, 22, 5, 'rd') +
    path('M44 21c-9-5 5-7-2-13 13 2 13 9 6 13z', 'sm') +
    arch(36, 68, 16, 20, 'fire') +
    path('M28 60h32M31 50h26', 'ln') +
    wall(64, 62, 30, 26, 'wd', 'plank') +
    path('M60 63L72 50H98V63z', 'rb') +
    box(70, 70, 18, 18, 'dk') +
    [
      [2, 82],
      [9, 82],
      [5.5, 76],
      [12.5, 76],
      [9, 70],
      [16, 82],
    ]
      .map(([x, y]) => box(x, y, 6.4, 5.4, 'wc', 0.6))
      .join('') +
    box(73, 80, 6, 8, 'wc') +
    box(80, 80, 6, 8, 'wc') +
    box(76, 73, 6, 6.5, 'wc'),
  chandlery: () =>
    wall(22, 32, 46, 56, 'wb') +
    gableWall(22, 32, 46, 20, 'wb') +
    arch(41, 17, 8, 11) +
    windows([28, 41.5, 55], 38, 7.5, 11, [2]) +
    box(22, 54, 46, 3, 'tr') +
    box(26, 62, 19, 17, 'tr') +
    box(28, 64, 15, 14, 'gl') +
    path('M35.5 64v14', 'mu') +
    box(24, 58, 42, 4.5, 'sg') +
    door(51, 10, 20) +
    path('M68 42h14', 'pl') +
    box(73, 45, 6, 13, 'tr') +
    path('M76 38.5c2.6 3 2.4 5 0 6.5-2.4-1.5-2.6-3.5 0-6.5z', 'fl') +
    path('M80 88c-1-8 4-8 4-14h3c0 6 5 6 4 14z', 'wd') +
    disc(85.5, 72, 3, 'rp2') +
    barrel(9, 78) +
    chimney(58, 10, 6, 18),
  cooperage: () =>
    wall(18, 44, 58, 44, 'wd', 'plank') +
    path('M12 45L26 24H68L82 45z', 'ro') +
    path('M58 24H68L82 45H64z', 'sh') +
    path('M32 88V66a15 15 0 0 1 30 0v22z', 'dk') +
    path('M34 88V66a13 13 0 0 1 26 0v22z', 'fire dim') +
    barrel(40, 76, 9, 12) +
    disc(55, 83, 5, 'wd') +
    windows([22, 65], 56, 7, 9) +
    window(43, 32, 8, 8) +
    chimney(28, 14, 6, 14) +
    barrel(80, 78) +
    barrel(90, 78) +
    barrel(85, 67.5) +
    barrel(4, 78),
  courthouse: () =>
    wall(12, 46, 76, 42, 'wc', 'brk') +
    box(9, 42, 82, 5, 'tr') +
    box(30, 47, 40, 41, 'we') +
    path('M26 47L50 30L74 47z', 'tr') +
    path('M32 45.5L50 33L68 45.5z', 'we') +
    [31, 43, 54, 65].map((x) => column(x, 49, 4.5, 35)).join('') +
    box(46.5, 66, 7.5, 22, 'do') +
    box(28, 84, 44, 4, 'st') +
    windows([16.5, 75.5], 53, 7, 11, [1]) +
    windows([16.5, 75.5], 70, 7, 11) +
    box(40, 22, 20, 9, 'tr') +
    path('M40 22a10 11 0 0 1 20 0z', 'cu') +
    path('M52 11.5a10 11 0 0 1 8 10.5H54z', 'sh') +
    box(49.4, 5, 1.4, 7, 'au') +
    path('M44 7h12M44 7l-2 4h4zM56 7l-2 4h4z', 'auL'),
  inn: () =>
    wall(12, 30, 72, 58, 'wa') +
    hip(12, 30, 72, 17, 'rb', 4, 14) +
    [24, 44, 64]
      .map(
        (x) =>
          path(`M${x} 30v-9l6-6 6 6v9z`, 'wa') +
          path(`M${x - 2} 21.5l8-9 8 9-2 1.5-6-7-6 7z`, 'ro') +
          window(x + 3.5, 21, 5, 7),
      )
      .join('') +
    windows([18, 32, 58, 72], 35, 7, 10, [1]) +
    window(45, 35, 7, 10) +
    box(12, 51, 72, 3, 'wd') +
    path(
      'M14 51V46M22 51v-5M30 51v-5M38 51v-5M46 51v-5M54 51v-5M62 51v-5M70 51v-5M78 51v-5M83 51v-5M12 46.5h72',
      'pl',
    ) +
    box(12, 54, 72, 3, 'sh2') +
    windows([17, 31, 66], 62, 9, 13) +
    door(48, 11, 20) +
    [13, 43, 62, 81].map((x) => box(x, 54, 2.2, 34, 'tr')).join('') +
    path('M84 58h12', 'pl') +
    sign(86, 60, 11, 13) +
    path('M88 69v-5M88 67.5h7v1.6M90 65.5h4', 'sgl') +
    chimney(20, 6, 6, 14),
  market: () =>
    [10, 36, 62, 86].map((x) => box(x, 48, 4, 40, 'rd')).join('') +
    box(14, 56, 72, 32, 'dk') +
    path('M6 48L20 30H80L94 48z', 'ro') +
    path('M68 30H80L94 48H76z', 'sh') +
    box(42, 18, 16, 12, 'wa') +
    path('M39 18L50 8l11 10z', 'ro') +
    disc(50, 24, 4.2, 'tr') +
    path('M50 24v-3M50 24l2 1.5', 'bm') +
    [8, 36, 64]
      .map(
        (x, i) =>
          path(`M${x} 56h28l2 8h-32z`, i === 1 ? 'tr' : 'aw') +
          path(`M${x + 5} 56h5l-1 8h-6zM${x + 15} 56h5l1 8h-6z`, i === 1 ? 'aw' : 'tr'),
      )
      .join('') +
    box(10, 74, 24, 5, 'wd') +
    box(38, 74, 24, 5, 'wd') +
    box(66, 74, 24, 5, 'wd') +
    [13, 19, 25].map((x) => disc(x + 3, 72.5, 3, 'fr')).join('') +
    [42, 48, 54].map((x) => disc(x + 2, 72.5, 2.8, 'wc')).join('') +
    path('M69 74c0-5 7-5 7 0zM79 74c0-5 7-5 7 0z', 'gn') +
    box(12, 79, 20, 9, 'rd') +
    box(40, 79, 20, 9, 'rd') +
    box(68, 79, 20, 9, 'rd'),
  'post office': () =>
    wall(14, 46, 70, 42, 'we', 'ash') +
    box(11, 41, 76, 6, 'tr') +
    hip(14, 41, 70, 13, 'ro', 2, 10) +
    box(32, 32, 34, 14, 'tr') +
    path('M29 32h40l-20-11z', 'ro') +
    path('M41 34.5h16v10H41z', 'tr2') +
    path('M41 34.5l8 6 8-6', 'ln') +
    arch(19, 58, 11, 18) +
    arch(68, 58, 11, 18) +
    arch(42, 60, 14, 28, 'do') +
    box(45, 64, 8, 7, 'gl') +
    box(36, 86, 26, 2, 'st') +
    box(90, 72, 7, 16, 'sg', 2) +
    box(91.5, 75, 4, 1.3, 'tr') +
    chimney(22, 20, 6, 12),
  'counting house': () =>
    wall(26, 36, 48, 52, 'wc', 'brk') +
    path('M26 36v-8h7v-8h7v-8h20v8h7v8h7v8z', 'wc') +
    path('M56 12h4v8h7v8h7v8H60z', 'sh') +
    path('M24 28h10M31 20h10M38 12h24M59 20h10M66 28h10', 'tl') +
    disc(50, 25, 5, 'tr') +
    disc(50, 25, 3.6, 'gl') +
    windows([33, 46, 59], 42, 8, 12, [0]) +
    windows([33, 59], 64, 9, 13) +
    door(45.5, 9, 20) +
    box(24, 58, 52, 2.6, 'tr') +
    path('M50 11V5h14', 'pl') +
    path('M63 5v10', 'rp') +
    box(60, 15, 6, 5, 'wd') +
    box(26, 60.6, 48, 2, 'sh2'),
  mansion: () =>
    wall(10, 40, 80, 48, 'wa') +
    hip(10, 40, 80, 14, 'ro', 4, 18) +
    box(32, 18, 36, 8, 'tr') +
    path('M36 18v8M42 18v8M48 18v8M54 18v8M60 18v8', 'mu') +
    box(30, 17, 40, 2, 'tr') +
    chimney(16, 16, 8, 16) +
    chimney(76, 16, 8, 16, 0) +
    windows([16, 29, 64, 77], 47, 8, 12, [3]) +
    arch(46, 44, 8, 15) +
    windows([16, 29, 64, 77], 67, 8, 13, [0]) +
    box(38, 62, 24, 3, 'tr') +
    path('M36 63L50 55l14 8z', 'tr') +
    column(39, 65, 3.5, 23) +
    column(57.5, 65, 3.5, 23) +
    door(45.5, 9, 20) +
    box(36, 86, 28, 2, 'st') +
    path('M2 88c0-9 9-9 9 0zM90 88c0-8 9-8 9 0z', 'gn'),
  'municipal office': () =>
    wall(6, 48, 88, 40, 'we', 'ash') +
    box(3, 44, 94, 5, 'tr') +
    box(30, 32, 40, 13, 'we') +
    box(56, 32, 14, 13, 'sh') +
    path('M30 32a20 19 0 0 1 40 0z', 'cu') +
    path('M54 13.5a20 19 0 0 1 16 18.5H58z', 'sh') +
    path('M38 31c0-8 3-13 6-16M50 31V13M62 31c0-8-3-13-6-16', 'rb2') +
    box(46.5, 7, 7, 7, 'tr') +
    path('M45 7.5L50 2l5 5.5z', 'cu') +
    windows([35, 46.5, 58], 35, 7, 8) +
    box(32, 49, 36, 39, 'we') +
    [33, 43, 53, 63].map((x) => column(x, 50, 4.5, 34)).join('') +
    box(45, 64, 10, 24, 'do') +
    box(28, 84, 44, 4, 'st') +
    windows([11, 22, 72, 83], 54, 6.5, 11, [1]) +
    windows([11, 22, 72, 83], 71, 6.5, 11, [2]),
  'seamens bethel': () =>
    wall(20, 54, 62, 34, 'wa') +
    path('M14 55L30 36H72L88 55z', 'ro') +
    path('M62 36H72L88 55H70z', 'sh') +
    wall(38, 34, 26, 54, 'wa') +
    box(36, 31, 30, 4, 'tr') +
    wall(41, 20, 20, 12, 'wa') +
    arch(47, 21, 8, 9, 'dk') +
    path('M39 20L51 0L63 20z', 'ro') +
    path('M51 0L63 20H54z', 'sh') +
    box(50.3, -5, 1.5, 7, 'au') +
    box(48, -3, 6, 1.4, 'au') +
    arch(24.5, 62, 8, 17) +
    arch(69.5, 62, 8, 17) +
    arch(47, 42, 8, 14) +
    disc(51, 61, 0, 'tr') +
    door(45.5, 11, 21),
  library: () =>
    wall(14, 44, 72, 44, 'wc', 'brk') +
    hip(14, 44, 72, 14, 'ro', 4, 20) +
    box(36, 36, 28, 52, 'we') +
    path('M32 37L50 22L68 37z', 'tr') +
    path('M43 33c3-2 5-2 7 0 2-2 4-2 7 0v-5c-3-2-5-2-7 0-2-2-4-2-7 0z', 'wb') +
    arch(44, 42, 12, 16) +
    arch(19, 52, 10, 24) +
    arch(71, 52, 10, 24) +
    door(45, 10, 20) +
    box(32, 86, 36, 2, 'st'),
  'insurance co': () =>
    wall(20, 30, 56, 58, 'wb', 'ash') +
    box(16, 25, 64, 6, 'tr') +
    path('M38 25a12 12 0 0 1 24 0z', 'aw') +
    box(49.4, 12, 1.2, 14, 'au') +
    windows([26, 44, 62], 36, 8, 12, [1]) +
    windows([26, 62], 62, 9, 14) +
    box(20, 54, 56, 4, 'sg') +
    door(43, 10, 21),
  newspaper: () =>
    wall(18, 34, 60, 54, 'wc', 'brk') +
    path('M14 34h68l-4-7H18z', 'ro') +
    box(24, 16, 48, 12, 'tr') +
    path('M28 20h40M28 24h28', 'bm') +
    windows([24, 43, 62], 41, 9, 12) +
    box(22, 62, 24, 17, 'tr') +
    box(24, 64, 20, 14, 'gl') +
    box(27, 66, 8, 10, 'tr') +
    door(58, 11, 20),
  'turners mill': () =>
    path('M36 88L42 34H62L68 88z', 'wd') +
    path('M54 34H62L68 88H56z', 'sh') +
    path('M38 35L52 20l14 15z', 'ro') +
    windows([48], 46, 8, 9) +
    windows([46], 64, 8, 9) +
    door(47, 10, 15) +
    `<g transform="translate(52 34) rotate(20)">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${box(-1, -32, 2, 32, 'rd')}${box(1, -31, 8, 24, 'tr')}${path('M1 -25h8M1 -19h8M1 -13h8', 'mu')}</g>`).join('')}</g>` +
    disc(52, 34, 2.5, 'rd'),
  farm: () =>
    path('M0 88V76c16-8 30-6 44-10s36-8 56-2v24z', 'gn2') +
    path('M0 82h100M0 86h100', 'fur') +
    path('M14 88V56L24 44h26l10 12v32z', 'bn') +
    path('M14 56L24 44h26l10 12', 'bnl') +
    path('M9 57L22 40H52L65 57l-3 2L50 43H24L12 59z', 'ro') +
    path('M46 44h4l10 12v32H48z', 'sh') +
    box(27, 66, 20, 22, 'do') +
    path('M27 66l20 22M47 66L27 88M27 66h20v22', 'tl') +
    box(32, 50, 10, 9, 'tr') +
    box(33.5, 51.5, 7, 6, 'dk') +
    path('M66 88V46a9 9 0 0 1 18 0v42z', 'st') +
    path('M66 46a9 9 0 0 1 18 0z', 'ro') +
    path('M78 40a9 9 0 0 1 6 6v42h-6z', 'sh') +
    path('M66 56h18M66 66h18M66 76h18', 'ln') +
    [88, 92, 96].map((x) => path(`M${x} 88v-12m0 3l-2-3m2 3l2-3m-2 6l-2-3m2 3l2-3`, 'whe')).join('') +
    [3, 7].map((x) => path(`M${x} 88v-12m0 3l-2-3m2 3l2-3m-2 6l-2-3m2 3l2-3`, 'whe')).join(''),
  forest: () =>
    path('M0 88V78c30-8 70-8 100 0v10z', 'gn2') +
    TREES.map(
      ([x, y, s, c]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${box(-2, 44, 4, 14, 'rd')}${path('M0-12L11 8H5L15 24H8L19 44H-19L-8 24H-15L-5 8H-11z', c)}${path('M0-12L11 8H5L15 24H8L19 44H2z', 'sh')}</g>`,
    ).join('') +
    logs(8, 83) +
    path('M72 88l2-9h9l1 9z', 'wd') +
    path('M76 80l12-9', 'pl') +
    path('M85 68l6 3-4 5-4-4z', 'mt'),
  warehouse: () =>
    wall(6, 40, 44, 48, 'wc', 'brk') +
    gableWall(6, 40, 44, 18, 'wc') +
    wall(50, 40, 44, 48, 'wd', 'brk') +
    gableWall(50, 40, 44, 18, 'wd') +
    [20, 64]
      .map((x) => box(x, 44, 16, 13, 'do') + path(`M${x} 44l16 13M${x + 16} 44l-16 13`, 'tl'))
      .join('') +
    [18, 62]
      .map(
        (x) =>
          path(`M${x} 88V72a10 10 0 0 1 20 0v16z`, 'dk') +
          box(x + 2, 78, 7, 10, 'wd') +
          box(x + 10, 81, 7, 7, 'wd'),
      )
      .join('') +
    windows([10, 41], 64, 5, 7) +
    windows([54, 85], 64, 5, 7) +
    box(26, 27, 4, 6, 'gl') +
    box(70, 27, 4, 6, 'gl') +
    path('M28 34V20h8', 'pl') +
    path('M35 20v12', 'rp') +
    box(32, 32, 6, 5, 'wc'),
  'general store': () =>
    wall(14, 34, 70, 54, 'wb') +
    box(10, 30, 78, 6, 'tr') +
    box(20, 16, 58, 15, 'sg', 1) +
    path('M27 23.5h44M33 27h32', 'sgt') +
    windows([22, 44, 66], 40, 9, 10, [2]) +
    path('M8 56h82l5 8H3z', 'aw') +
    path('M16 56h10l-1.5 8H13zM36 56h10v8H35zM56 56h9l1 8H56zM76 56h9l3 8H78z', 'tr') +
    box(18, 67, 22, 14, 'tr') +
    box(20, 69, 18, 11, 'gl') +
    box(60, 67, 20, 14, 'tr') +
    box(62, 69, 16, 11, 'gl') +
    door(44, 11, 21) +
    box(8, 64, 2, 24, 'tr') +
    box(88, 64, 2, 24, 'tr') +
    barrel(12, 78, 7, 10) +
    path('M82 88v-8h9v8z', 'wd') +
    disc(84.5, 79, 2.5, 'fr') +
    disc(89, 79, 2.5, 'fr'),
  'town hall': () =>
    wall(8, 46, 84, 42, 'wa') +
    hip(8, 46, 84, 13, 'ro', 4, 18) +
    wall(34, 38, 32, 50, 'wa') +
    gableWall(34, 38, 32, 13, 'wa') +
    box(42, 8, 16, 20, 'wa') +
    box(53, 8, 5, 20, 'sh') +
    box(40, 6, 20, 3, 'tr') +
    path('M41 6a9 10 0 0 1 18 0z', 'cu') +
    box(49.4, -6, 1.2, 4, 'au') +
    disc(50, 18, 6, 'tr') +
    disc(50, 18, 4.8, 'gl lamp') +
    path('M50 18v-3.5M50 18l2.6 1.6', 'bm') +
    windows([14, 25, 68, 79], 53, 7, 12, [0]) +
    windows([14, 25, 68, 79], 71, 7, 11, [3]) +
    arch(39, 44, 6, 13) +
    arch(47, 42, 6, 15) +
    arch(55, 44, 6, 13) +
    path('M40 88V72a10 10 0 0 1 20 0v16z', 'tr') +
    path('M42.5 88V73a7.5 7.5 0 0 1 15 0v15z', 'do') +
    path('M50 66v22', 'ln') +
    box(34, 86, 32, 2, 'st'),
  dockyard: () =>
    path('M0 88V80L100 84v4z', 'wd') +
    path('M10 56C28 61 66 61 90 50C87 64 81 73 74 77H30C20 73 13 65 10 56z', 'wd') +
    path('M13 62C32 66 64 66 88 56M18 69C34 72 62 72 83 64', 'ln') +
    path('M22 57v-7M34 59v-8M46 60v-8M58 59v-8M70 57v-8M82 53v-6', 'pl') +
    [24, 40, 56, 72].map((x) => box(x, 76, 3, 8, 'rd')).join('') +
    path('M14 84L42 16M70 84L42 16', 'bm2') +
    path('M42 18v30', 'rp') +
    box(38, 46, 8, 4, 'wd') +
    path('M26 56h32', 'rp'),
  'city pier': () =>
    path('M0 70h100v7H0z', 'wd') +
    path('M0 70h100v2.5H0z', 'lt') +
    [8, 34, 60, 86].map((x) => box(x, 77, 5, 11, 'rd')).join('') +
    box(16, 62, 5, 8, 'mt') +
    box(14, 60, 9, 3, 'mt') +
    box(78, 62, 5, 8, 'mt') +
    box(76, 60, 9, 3, 'mt') +
    box(47, 26, 3, 44, 'rd') +
    path('M48.5 26h12', 'pl') +
    path('M56 30h8l1.5 9h-11z', 'gl lamp') +
    path('M56 30l4-4 4 4z', 'ro') +
    path('M21 64c8 8 20 8 26 4M83 64c6 4 12 6 17 4', 'rp') +
    path('M30 70v-7h10v7z', 'wd') +
    path('M30 66.5h10M35 63v7', 'ln') +
    path('M70 22c3-4 6-4 8 0 2-4 5-4 8 0', 'gu') +
    path('M84 34c2-3 4-3 5.5 0 1.5-3 3.5-3 5.5 0', 'gu'),
  // A house that nobody has drawn yet: its own icon stands on the board over the door.
  house: () =>
    wall(18, 38, 64, 50, 'wb') +
    gableWall(18, 38, 64, 22, 'wb') +
    windows([24, 68], 46, 8, 11) +
    windows([24, 68], 68, 8, 11, [1]) +
    door(45, 10, 19) +
    sign(37, 40, 26, 24) +
    chimney(68, 12, 7, 16),
}

/** By name: which houses have a front of their own. */
export const DRAWN: ReadonlySet<string> = new Set(Object.keys(FRONTS))

const PATTERNS = `<defs><pattern id="nb-clap" width="6" height="4" patternUnits="userSpaceOnUse"><path d="M0 3.6h6" stroke="#0F2430" stroke-opacity=".13" stroke-width=".8"/></pattern><pattern id="nb-plank" width="5" height="6" patternUnits="userSpaceOnUse"><path d="M4.6 0v6" stroke="#0F2430" stroke-opacity=".18" stroke-width=".8"/></pattern><pattern id="nb-brk" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 2.8h8M0 5.8h8M2 0v2.8M6 3v3" stroke="#fff" stroke-opacity=".16" stroke-width=".7"/></pattern><pattern id="nb-ash" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 4.8h14M0 9.8h14M5 0v4.8M12 5v5" stroke="#0F2430" stroke-opacity=".1" stroke-width=".7"/></pattern><linearGradient id="nb-beam" x1="1" x2="0"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".75"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient><radialGradient id="nb-fire" cx=".5" cy=".9" r=".9"><stop offset="0" stop-color="#FFD06A"/><stop offset=".45" stop-color="#E8772E"/><stop offset="1" stop-color="#5A2417"/></radialGradient></defs>`

export const SYMBOLS =
  PATTERNS +
  Object.entries(FRONTS)
    .map(([name, front]) => `<symbol id="${frontId(name)}" viewBox="0 -6 100 94">${front()}</symbol>`)
    .join('')

export function frontId(name: string): string {
  return `nb-${name.replaceAll(' ', '-')}`
}
