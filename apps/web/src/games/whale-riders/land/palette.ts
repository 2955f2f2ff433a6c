import { across, fall, glow, mix } from './paint.ts'

/** The colours of the land: by day they grow grey with winter, by night they are the same all year. */
export interface Palette {
  readonly far: readonly [string, string]
  readonly snow: string
  readonly crack: string
  readonly cloud: readonly [string, string]
  readonly defs: string
}

const WINDOWS = glow('winglow', [
  [0, '#FFCF70', 0.55],
  [1, '#FFCF70', 0],
])
const BLUR = '<filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>'

function ice(tones: readonly (readonly [string, string])[]): string {
  return tones
    .map(([top, foot], i) =>
      fall(`ice${i}`, [
        [0, top],
        [1, foot],
      ]),
    )
    .join('')
}

export function palette(night: boolean, winter: number): Palette {
  return night ? nightly() : daily(winter)
}

function nightly(): Palette {
  return {
    far: ['#15394C', '#1B4659'],
    snow: '#C9DFE7',
    crack: '#1F5A72',
    cloud: ['#4D6F82', '#2B4D61'],
    defs: [
      WINDOWS,
      BLUR,
      ice([
        ['#A9CBD8', '#5F93A8'],
        ['#6C9DB1', '#2F6780'],
        ['#3F7289', '#173F55'],
      ]),
      fall('bank', [
        [0, '#C9DFE7'],
        [1, '#6E97A9'],
      ]),
      fall('cloud', [
        [0, '#1B3A4C', 0.9],
        [1, '#1B3A4C', 0],
      ]),
      fall('refl', [
        [0, '#3B7C90', 0.55],
        [1, '#3B7C90', 0],
      ]),
      glow('sunglow', [
        [0, '#FFDF9A', 0.8],
        [0.3, '#F2B45A', 0.35],
        [1, '#F2B45A', 0],
      ]),
      across('warm', [
        [0, '#FFE3AE', 0.08],
        [0.25, '#FFEBC8', 0],
      ]),
      fall('aurora0', [
        [0, '#4FD8C0', 0],
        [0.55, '#5FE8BE', 0.35],
        [0.88, '#A8FFD9', 0.8],
        [1, '#A8FFD9', 0],
      ]),
      fall('aurora1', [
        [0, '#5FB8E8', 0],
        [0.6, '#63CBE6', 0.3],
        [0.9, '#A9EFFF', 0.6],
        [1, '#A9EFFF', 0],
      ]),
    ].join(''),
  }
}

function daily(winter: number): Palette {
  return {
    far: [mix('#9CC6D8', '#8CA3B1', winter), mix('#7FB2C8', '#7791A1', winter)],
    snow: '#FFFFFF',
    crack: '#4E9DB9',
    cloud: [mix('#E4EEF2', '#A9BBC6', winter), mix('#AEC6D2', '#7D94A2', winter)],
    defs: [
      WINDOWS,
      BLUR,
      ice([
        ['#FFFFFF', '#CBE6EF'],
        ['#E9F5F8', '#9CCEDD'],
        ['#C4E2EC', '#62A5BE'],
      ]),
      fall('bank', [
        [0, '#FFFFFF'],
        [1, '#BBDAE6'],
      ]),
      fall('cloud', [
        [0, mix('#FFFFFF', '#7C919F', winter), 0.9],
        [1, mix('#FFFFFF', '#9DB0BB', winter), 0],
      ]),
      fall('refl', [
        [0, '#CFEAF0', 0.55],
        [1, '#CFEAF0', 0],
      ]),
      glow('sunglow', [
        [0, '#FFFDF2'],
        [0.2, '#FFF3D2', 0.95],
        [0.42, '#FFEBC4', 0.5],
        [0.7, '#FFEFD6', 0.18],
        [1, '#FFF4E4', 0],
      ]),
      across('warm', [
        [0, '#FFE3AE', 0.28],
        [0.25, '#FFEBC8', 0.1],
        [0.45, '#FFF0D8', 0],
      ]),
    ].join(''),
  }
}
