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
      loud: loud * 0.25,
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
    loud: 0.18,
    narrow: 4,
  }))
}

function call(at: number, pitch: readonly number[], loud = 0.16, length = 1.4): Tone {
  return { pitch, at, length, loud, rise: 0.25, tremble: 4, far: 0.7 }
}

const first = knock(0, 0.2, 230)
const second = knock(0.09, 0.16, 340)
const soft = knock(0, 0.16, 120)
const planks = [0, 1, 2].map((i) => knock(i * 0.14, 0.2, 260 * 2 ** ((i * 4) / 12)))

export const VOICES: { readonly [name in SoundName]: Voice } = {
  bell: { tones: bell(0, 0.16, 880, 0.75) },
  short: { tones: [0, 0.16, 0.32].flatMap((at) => bell(at, 0.09, 1175, 0.22, 0.1)) },
  horn: {
    tones: [98, 98.9, 147].map((hertz, i) => ({
      pitch: [hertz * 0.97, hertz, hertz],
      at: 0,
      length: 1.7,
      loud: i === 2 ? 0.05 : 0.11,
      wave: 'sawtooth',
      below: 420,
      rise: 0.2,
      far: 0.6,
    })),
  },

  place: { tones: [...first.tones, ...second.tones], airs: [...first.airs, ...second.airs] },
  paper: { airs: [paper(0, 2400)] },
  'put back': { airs: [paper(0, 1600, 0.13)] },
  knock: soft,
  undo: { tones: [{ pitch: [120, 175], at: 0, length: 0.12, loud: 0.16, wave: 'triangle', rise: 0.06 }] },

  wood: knock(0, 0.22, 300),
  food: { airs: [rush([900, 2200, 1400], 0, 0.16, 0.2, { rise: 0.05 })] },
  brick: {
    tones: [{ pitch: [1800, 1500], at: 0, length: 0.03, loud: 0.07, wave: 'square', below: 3000 }],
    airs: [rush([1800], 0, 0.05, 0.22, { grain: 'white', narrow: 3 })],
  },
  coin: { tones: coin(0), climbs: 1 },
  card: {
    tones: [{ pitch: [140, 90], at: 0, length: 0.07, loud: 0.2 }],
    airs: [
      { grain: 'white', filter: 'lowpass', band: [900], at: 0, length: 0.07, loud: 0.2 },
      paper(0, 3000, 0.06, 0.04),
    ],
  },
  count: {
    tones: [{ pitch: [523], at: 0, length: 0.14, loud: 0.11, wave: 'triangle', rise: 0.01 }],
    climbs: 2,
  },
  buy: { ...knock(0, 0.2, 200), tones: [...knock(0, 0.2, 200).tones, ...coin(0.07)] },
  ice: { airs: [rush([2000, 1700], 0, 0.18, 0.16, { grain: 'white', narrow: 1.5, rise: 0.05 })] },
  fulfil: {
    tones: [{ pitch: [110, 80], at: 0.34, length: 0.14, loud: 0.3 }],
    airs: [paper(0, 2200, 0.16, 0.11), paper(0.17, 2600, 0.14, 0.1)],
  },
  pearl: {
    tones: [880, 1320, 2637].map((hertz, i) => ({
      pitch: [hertz],
      at: 0,
      length: 0.95 - i * 0.2,
      loud: 0.09 / (1 + i * 0.8),
      rise: 0.008,
      far: 0.5,
    })),
    climbs: 2,
  },
  decree: { tones: [...bell(0, 0.12, 392, 0.7), ...bell(0.2, 0.11, 330, 0.8)] },

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
        length: 0.42,
        loud: 0.09,
        wave: 'sawtooth',
        below: 500,
        rise: 0.12,
        tremble: 9,
      },
    ],
    airs: [rush([700, 400], 0.18, 0.3, 0.08, { rise: 0.1 })],
  },
  launch: {
    tones: [
      {
        pitch: [70, 110],
        at: 0,
        length: 0.3,
        loud: 0.08,
        wave: 'sawtooth',
        below: 500,
        rise: 0.1,
        tremble: 8,
      },
    ],
    airs: [
      rush([300, 900, 500], 0.2, 0.9, 0.26, { filter: 'lowpass', rise: 0.25 }),
      rush([1800, 1200], 0.35, 0.5, 0.05, { rise: 0.2 }),
    ],
  },
  water: {
    tones: [
      { pitch: [420, 900], at: 0.04, length: 0.06, loud: 0.07 },
      { pitch: [520, 1200], at: 0.13, length: 0.05, loud: 0.06 },
      { pitch: [380, 820], at: 0.21, length: 0.05, loud: 0.04 },
    ],
    airs: [rush([650, 400], 0, 0.32, 0.2, { rise: 0.03 })],
  },
  sail: {
    tones: [
      { pitch: [70, 52], at: 0.05, length: 0.12, loud: 0.24 },
      { pitch: [64, 48], at: 0.22, length: 0.12, loud: 0.2 },
    ],
    airs: [rush([400, 1100, 500], 0, 0.4, 0.22, { rise: 0.12 }), ...breath(0.6, 0.2)],
  },
  spout: { airs: breath(0) },
  clicks: {
    airs: [
      ...breath(0, 0.24),
      ...[0.34, 0.44, 0.54, 0.64].map((at) =>
        rush([3400], at, 0.012, 0.2, { grain: 'white', narrow: 5, far: 0.3 }),
      ),
    ],
  },
  song: { tones: [call(0, [180, 120, 220], 0.2, 2.2), call(0.1, [360, 240, 440], 0.04, 2)] },
  home: { tones: [call(0, [180, 260, 210], 0.2), call(0.04, [362, 520, 424], 0.04)] },
  keep: { tones: bell(0, 0.12, 880, 0.4) },
  sell: { tones: [...bell(0, 0.1, 660, 0.4), ...bell(0.12, 0.1, 880, 0.5)] },
  sale: { tones: [...bell(0, 0.14, 660, 1.1, 0.4), ...bell(0.22, 0.13, 880, 1.2, 0.4)] },
  'blown off': {
    airs: [
      {
        grain: 'white',
        filter: 'highpass',
        band: [1000, 1800],
        at: 0,
        length: 0.32,
        loud: 0.07,
        rise: 0.1,
        pan: [-0.3, 0.8],
      },
    ],
  },
  wind: { airs: [rush([200, 600, 300], 0, 1.2, 0.3, { rise: 0.5, narrow: 1.4 })] },
  storm: {
    airs: [
      rush([300, 1400, 400], 0, 1, 0.34, { rise: 0.45, narrow: 1.6, pan: [0.9, -0.8] }),
      ...crackle(0.5, 12),
    ],
  },
  port: {
    tones: [{ pitch: [190, 170], at: 0.52, length: 0.07, loud: 0.26 }],
    airs: Array.from({ length: 9 }, (_, i) => rush([1100], i * 0.055, 0.04, 0.07, { rise: 0.012 })),
  },
  'eight bells': {
    tones: [0, 0.14, 0.5, 0.64, 1, 1.14, 1.5, 1.64].flatMap((at) => bell(at, 0.06, 1047, 0.45, 0.4)),
  },
}
