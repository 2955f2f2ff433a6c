import type { SoundName } from './names.ts'
import type { Air, Tone, Voice } from './parts.ts'

/** A bell: the stroke and its overtones, which are not in tune. */
function bell(at: number, loud: number, hertz: number, length = 0.6, far = 0.25): Tone[] {
  return [
    { pitch: [hertz], at, length, loud, far },
    { pitch: [hertz * 2.7], at, length: length * 0.55, loud: loud * 0.32, far },
    { pitch: [hertz * 5.2], at, length: length * 0.22, loud: loud * 0.16 },
  ]
}

/** Wood on wood. */
function knock(at: number, loud: number, hertz: number): { tones: Tone[]; airs: Air[] } {
  return {
    tones: [{ pitch: [hertz * 1.3, hertz], at, length: 0.07, loud, wave: 'triangle' }],
    airs: [
      {
        grain: 'white',
        filter: 'bandpass',
        band: [hertz * 4],
        at,
        length: 0.03,
        loud: loud * 0.9,
        narrow: 2,
      },
    ],
  }
}

function coin(at: number, loud = 0.06): Tone[] {
  return [
    { pitch: [2637], at, length: 0.13, loud },
    { pitch: [3951], at: at + 0.015, length: 0.2, loud: loud * 0.8 },
  ]
}

function rush(
  band: readonly number[],
  at: number,
  length: number,
  loud: number,
  more: Partial<Air> = {},
): Air {
  return { grain: 'pink', filter: 'bandpass', band, at, length, loud, ...more }
}

/** A paper's stroke. */
function paper(at: number, hertz: number, loud = 0.16, length = 0.06): Air {
  return { grain: 'white', filter: 'bandpass', band: [hertz], at, length, loud, narrow: 1, rise: 0.01 }
}

/** A whale's breath. */
function breath(at: number, loud = 0.3): Air[] {
  return [
    rush([700, 900, 500], at, 0.35, loud, { rise: 0.03, narrow: 1.2, far: 0.3 }),
    {
      grain: 'white',
      filter: 'highpass',
      band: [2200],
      at: at + 0.02,
      length: 0.25,
      loud: loud * 0.14,
      rise: 0.05,
    },
  ]
}

/** Ice that gives. */
function crackle(at: number, count: number): Air[] {
  return Array.from({ length: count }, (_, i) => ({
    grain: 'white',
    filter: 'bandpass',
    band: [2600 + ((i * 977) % 1500)],
    at: at + ((i * 0.618) % 1) * 0.5,
    length: 0.012,
    loud: 0.32,
    narrow: 4,
  }))
}

function call(at: number, pitch: readonly number[], loud: number, length = 1.4): Tone {
  return { pitch, at, length, loud, rise: 0.25, hold: length * 0.35, tremble: 4, far: 0.7 }
}

/** The edge of many cards, one after the other. */
function riffle(at: number, count: number): Air[] {
  return Array.from({ length: count }, (_, i) => paper(at + i * 0.028, 2200 + (i % 3) * 260, 0.2, 0.03))
}

const first = knock(0, 0.2, 230)
const second = knock(0.09, 0.16, 340)
const soft = knock(0, 0.24, 120)
const planks = [0, 1, 2].map((i) => knock(i * 0.14, 0.2, 260 * 2 ** ((i * 4) / 12)))

export const VOICES: { readonly [name in SoundName]: Voice } = {
  bell: { tones: bell(0, 0.12, 880, 0.85) },
  short: { tones: [0, 0.16, 0.32].flatMap((at) => bell(at, 0.12, 1175, 0.3, 0.1)) },
  horn: {
    tones: [98, 98.9, 147, 196].map((hertz, i) => ({
      pitch: [hertz * 0.97, hertz, hertz, hertz],
      at: 0,
      length: 2.2,
      loud: i < 2 ? 0.085 : 0.04,
      wave: 'sawtooth',
      below: 620,
      rise: 0.2,
      hold: 0.9,
      far: 0.6,
    })),
  },

  place: {
    tones: [...first.tones, ...second.tones],
    airs: [...first.airs, ...second.airs],
    varies: 1,
  },
  paper: { airs: [paper(0, 2400, 0.26, 0.08)], varies: 2 },
  'put back': { airs: [paper(0, 1600, 0.36, 0.08)], varies: 2 },
  knock: soft,
  undo: { tones: [{ pitch: [120, 190], at: 0, length: 0.14, loud: 0.2, wave: 'triangle', rise: 0.07 }] },

  wood: { ...knock(0, 0.28, 300), varies: 1.5 },
  food: {
    airs: [
      rush([900, 2200, 1400], 0, 0.2, 0.42, { rise: 0.05, hold: 0.03 }),
      rush([1500, 2600], 0.13, 0.14, 0.26, { rise: 0.03 }),
    ],
    varies: 2,
  },
  brick: {
    tones: [{ pitch: [1800, 1500], at: 0, length: 0.06, loud: 0.1, wave: 'square', below: 3000 }],
    airs: [
      rush([1800], 0, 0.07, 0.42, { grain: 'white', narrow: 3 }),
      rush([2600, 1900], 0.03, 0.16, 0.12, { grain: 'white', narrow: 2, rise: 0.03 }),
    ],
    varies: 1.5,
  },
  coin: { tones: coin(0, 0.085), climbs: 1 },
  card: {
    tones: [{ pitch: [140, 90], at: 0, length: 0.08, loud: 0.24 }],
    airs: [
      { grain: 'white', filter: 'lowpass', band: [900], at: 0, length: 0.08, loud: 0.26 },
      paper(0, 3000, 0.14, 0.05),
    ],
    varies: 1.5,
  },
  draw: { airs: [rush([1500, 3400], 0, 0.17, 0.24, { grain: 'white', rise: 0.09, narrow: 1.2 })], varies: 2 },
  shuffle: { airs: [...riffle(0, 11), ...riffle(0.4, 9)] },
  last: {
    tones: [
      { pitch: [294], at: 0, length: 0.55, loud: 0.13, wave: 'triangle', rise: 0.02, far: 0.4 },
      { pitch: [220], at: 0.24, length: 0.8, loud: 0.13, wave: 'triangle', rise: 0.02, far: 0.4 },
    ],
  },
  pass: { airs: [rush([480, 300], 0, 0.3, 0.44, { rise: 0.1, narrow: 1.2 })] },
  die: {
    tones: [0, 0.09, 0.17, 0.23, 0.27].flatMap(
      (at, i) => knock(at, 0.2 - i * 0.025, 520 + (i % 2) * 130).tones,
    ),
    airs: [0, 0.09, 0.17, 0.23, 0.27].flatMap(
      (at, i) => knock(at, 0.22 - i * 0.025, 520 + (i % 2) * 130).airs,
    ),
    varies: 1.5,
  },
  wheel: {
    tones: [0, 0.12, 0.26].map((at, i) => ({
      pitch: [96 + i * 8, 128 + i * 8],
      at,
      length: 0.16,
      loud: 0.14,
      wave: 'sawtooth',
      below: 640,
      rise: 0.05,
      tremble: 8,
    })),
    airs: [0, 0.12, 0.26].map((at) => rush([1100], at, 0.03, 0.14, { grain: 'white', narrow: 3 })),
  },
  count: {
    tones: [
      { pitch: [523], at: 0, length: 0.3, loud: 0.13, wave: 'triangle', rise: 0.01, far: 0.2 },
      { pitch: [1046], at: 0, length: 0.16, loud: 0.03, rise: 0.01 },
    ],
    climbs: 2,
  },
  buy: { ...knock(0, 0.2, 200), tones: [...knock(0, 0.2, 200).tones, ...coin(0.07, 0.07)], varies: 0.5 },
  ice: {
    airs: [
      rush([2000, 1700], 0, 0.24, 0.22, { grain: 'white', narrow: 1.5, rise: 0.07 }),
      rush([420, 300], 0, 0.22, 0.24, { rise: 0.07 }),
    ],
    varies: 2,
  },
  fulfil: {
    tones: [{ pitch: [110, 80], at: 0.34, length: 0.16, loud: 0.28 }],
    airs: [paper(0, 2200, 0.26, 0.11), paper(0.17, 2600, 0.24, 0.1)],
  },
  pearl: {
    tones: [880, 1320, 2637].map((hertz, i) => ({
      pitch: [hertz],
      at: 0,
      length: 1.1 - i * 0.2,
      loud: 0.09 / (1 + i * 0.8),
      rise: 0.008,
      far: 0.5,
    })),
    climbs: 2,
  },
  decree: { tones: [...bell(0, 0.1, 392, 0.8), ...bell(0.2, 0.09, 330, 0.9)] },

  build: {
    tones: [
      ...planks.flatMap(({ tones }) => tones),
      { pitch: [196, 294], at: 0.42, length: 0.45, loud: 0.05, wave: 'sawtooth', below: 900, rise: 0.3 },
    ],
    airs: planks.flatMap(({ airs }) => airs),
  },
  rope: {
    tones: [
      {
        pitch: [72, 108, 84],
        at: 0,
        length: 0.5,
        loud: 0.13,
        wave: 'sawtooth',
        below: 620,
        rise: 0.14,
        tremble: 9,
      },
    ],
    airs: [rush([700, 400], 0.18, 0.36, 0.2, { rise: 0.12 })],
    varies: 1.5,
  },
  launch: {
    tones: [
      {
        pitch: [70, 110],
        at: 0,
        length: 0.3,
        loud: 0.09,
        wave: 'sawtooth',
        below: 500,
        rise: 0.1,
        tremble: 8,
      },
    ],
    airs: [
      rush([300, 900, 500], 0.2, 1, 0.26, { filter: 'lowpass', rise: 0.25 }),
      rush([1800, 1200], 0.35, 0.6, 0.12, { rise: 0.2 }),
    ],
  },
  water: {
    tones: [
      { pitch: [420, 900], at: 0.04, length: 0.06, loud: 0.09 },
      { pitch: [520, 1200], at: 0.13, length: 0.05, loud: 0.08 },
      { pitch: [380, 820], at: 0.21, length: 0.05, loud: 0.06 },
    ],
    airs: [rush([650, 400], 0, 0.36, 0.4, { rise: 0.03, hold: 0.05 })],
    varies: 2,
  },
  sail: {
    tones: [
      { pitch: [92, 64], at: 0.05, length: 0.13, loud: 0.2 },
      { pitch: [84, 58], at: 0.24, length: 0.13, loud: 0.17 },
    ],
    airs: [
      rush([500, 1300, 600], 0, 0.5, 0.3, { rise: 0.14, hold: 0.08 }),
      rush([700, 420], 0.4, 0.9, 0.22, { rise: 0.25, filter: 'lowpass' }),
    ],
  },
  dive: {
    tones: [
      { pitch: [70, 52], at: 0.05, length: 0.14, loud: 0.2 },
      { pitch: [420, 900], at: 0.2, length: 0.06, loud: 0.07 },
      { pitch: [520, 1200], at: 0.29, length: 0.05, loud: 0.06 },
    ],
    airs: [rush([400, 1100, 500], 0, 0.4, 0.28, { rise: 0.12 }), ...breath(0.6, 0.34)],
  },
  spout: { airs: breath(0, 0.5) },
  clicks: {
    airs: [
      ...breath(0, 0.42),
      ...[0.34, 0.44, 0.54, 0.64].map((at) =>
        rush([3400], at, 0.016, 0.5, { grain: 'white', narrow: 5, far: 0.3 }),
      ),
    ],
  },
  song: { tones: [call(0, [180, 120, 220], 0.09, 2.4), call(0.1, [360, 240, 440], 0.035, 2.2)] },
  home: { tones: [call(0, [180, 260, 210], 0.085, 1.6), call(0.04, [362, 520, 424], 0.04, 1.5)] },
  pipe: {
    tones: [
      { pitch: [1480, 1760, 1760], at: 0, length: 0.5, loud: 0.035, rise: 0.05, hold: 0.25, far: 0.5 },
      {
        pitch: [1760, 2350, 2350, 1480],
        at: 0.42,
        length: 0.9,
        loud: 0.035,
        rise: 0.06,
        hold: 0.45,
        tremble: 26,
        far: 0.5,
      },
    ],
    airs: [rush([500, 300], 0, 1, 0.2, { filter: 'lowpass', rise: 0.4 })],
  },
  keep: { tones: bell(0, 0.12, 880, 0.5) },
  sell: { tones: [...bell(0, 0.1, 660, 0.45), ...bell(0.12, 0.1, 880, 0.55)] },
  sale: { tones: [...bell(0, 0.12, 660, 1.2, 0.4), ...bell(0.22, 0.11, 880, 1.3, 0.4)] },
  'blown off': {
    airs: [
      rush([900, 2400], 0, 0.5, 0.3, { rise: 0.2, pan: [-0.3, 0.8] }),
      ...[0.06, 0.14, 0.2, 0.28].map((at) => paper(at, 2000, 0.2, 0.05)),
    ],
  },
  wind: { airs: [rush([200, 600, 300], 0, 1.3, 0.36, { rise: 0.5, hold: 0.2, narrow: 1.4 })] },
  storm: {
    tones: [{ pitch: [46, 58, 40], at: 0, length: 1.3, loud: 0.07, wave: 'triangle', rise: 0.4, hold: 0.3 }],
    airs: [
      rush([300, 1100, 400], 0, 1.3, 0.46, { rise: 0.4, hold: 0.3, narrow: 1.6, pan: [0.8, -0.7] }),
      rush([900, 1700, 800], 0.1, 1.1, 0.26, { rise: 0.4, hold: 0.2, narrow: 7, pan: [0.6, -0.6] }),
      ...crackle(0.5, 14),
    ],
  },
  port: {
    tones: [{ pitch: [190, 170], at: 0.52, length: 0.09, loud: 0.24 }],
    airs: Array.from({ length: 9 }, (_, i) => rush([1100], i * 0.055, 0.05, 0.26, { rise: 0.012 })),
  },
  'eight bells': {
    tones: [0, 0.14, 0.5, 0.64, 1, 1.14, 1.5, 1.64].flatMap((at) => bell(at, 0.085, 1047, 0.5, 0.4)),
  },
}
