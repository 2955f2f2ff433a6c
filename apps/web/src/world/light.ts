import type { Light } from '../art/light.ts'

export type { Light } from '../art/light.ts'
export { useDark } from '../parts/use-dark.ts'

export interface Colours {
  /** From the shoal to the deep. */
  readonly depths: readonly [string, string, string, string, string]
  /** What the sky leaves on the water at the horizon. */
  readonly sheen: string
  /** Waves in the light and in their own shade, and their crests. */
  readonly lit: string
  readonly shaded: string
  readonly crest: string
  readonly glint: string
  /** The path under sun or moon, and how strong it is. */
  readonly path: string
  readonly strength: number
}

export const COLOURS: { readonly [L in Light]: Colours } = {
  dawn: {
    depths: ['#7FA3B4', '#4A7792', '#336883', '#23546C', '#153F54'],
    sheen: '#F3CDC6',
    lit: '#7FB5C6',
    shaded: '#12384F',
    crest: '#FFEDE4',
    glint: '#FFE2BC',
    path: '#FFE6C8',
    strength: 0.6,
  },
  day: {
    depths: ['#43A0B4', '#21738F', '#19657F', '#115069', '#0A3044'],
    sheen: '#CDEBEC',
    lit: '#5CC3D2',
    shaded: '#0A3E55',
    crest: '#FFFFFF',
    glint: '#FFFFFF',
    path: '#FFFDF0',
    strength: 0.3,
  },
  gold: {
    depths: ['#6E97A0', '#3F7C90', '#256279', '#154A60', '#0B2C3E'],
    sheen: '#FFC98A',
    lit: '#63B4C2',
    shaded: '#083243',
    crest: '#FFE9C6',
    glint: '#FFE3AE',
    path: '#FFE2A6',
    strength: 0.8,
  },
  dusk: {
    depths: ['#2C6278', '#1B5068', '#123F56', '#0B2E42', '#061D2B'],
    sheen: '#E08E5C',
    lit: '#2C7390',
    shaded: '#03131C',
    crest: '#9FC3CF',
    glint: '#FFD391',
    path: '#FFB36B',
    strength: 0.55,
  },
  night: {
    depths: ['#1E5061', '#164052', '#0F3446', '#0A2533', '#071B27'],
    sheen: '#2C6F80',
    lit: '#2C7390',
    shaded: '#020E16',
    crest: '#8FB9C6',
    glint: '#BFE6EE',
    path: '#DDF3F8',
    strength: 0.5,
  },
}

/** Where along the way into the deep each colour stands. */
export const STOPS = { across: [0, 0.14, 0.45, 0.75, 1], down: [0, 0.08, 0.3, 0.65, 1] } as const
