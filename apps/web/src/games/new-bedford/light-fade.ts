/** The colours of the scene that change with the light and that nothing is written on. */
const SCENE =
  'wa wb wc wd we ro rb rd tr st do cu gn gnd gn2 bn aw smoke smoke2 gull sun sky-0 sky-1 sky-2 cloud far near tree ghost ghost-2 hill-0 hill-1 bush pavement ghost-window'.split(
    ' ',
  )

/** What is lit house by house: lit glass and its glow, lamps, their light on the pavement. */
const LAMPS = ['gl', 'gl0', 'glow', 'lamp', 'pool']

/** What is written on, and its ink: both change in the middle of the fade, so that it can be read all the while. */
const WRITTEN = ['wall-1', 'wall-2', 'wall-line', 'wall-ink', 'wall-ink-2', 'pill', 'plan', 'sg']

// A custom property fades only where the browser knows that it is a colour.
if (typeof CSS !== 'undefined' && 'registerProperty' in CSS)
  for (const name of [...SCENE, ...LAMPS])
    CSS.registerProperty({
      name: `--${name}`,
      syntax: '<color>',
      inherits: true,
      initialValue: 'transparent',
    })

function fading(names: readonly string[], ...timing: readonly number[]): string {
  // With reduced motion all times are nought.
  const times = timing.map((share) => `calc(var(--t-far) * ${share})`).join(' ')
  return names.map((name) => `--${name} linear ${times}`).join(', ')
}

const TURNING = WRITTEN.map((name) => `--${name} calc(var(--t-far) * 1.75) allow-discrete`).join(', ')

export const FADING = { transition: `${fading(SCENE, 1.75)}, ${TURNING}` }

/** `along`: how many houses of the street are lit before this one. */
export function litAfter(along: number): { readonly transition: string } {
  return { transition: fading(LAMPS, 0.6, along * 0.08) }
}
