// What façades are made of. Colours are classes, so that day, gold and dusk are three sets of variables.

/** `gl off`: a dark window. */
function named(classes: string): string {
  return classes
    .split(' ')
    .map((name) => `nb-${name}`)
    .join(' ')
}

export function box(x: number, y: number, w: number, h: number, paint: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" class="${named(paint)}"${r ? ` rx="${r}"` : ''}/>`
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" class="${named(paint)}"/>`
}

export function disc(x: number, y: number, r: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" class="${named(paint)}"/>`
}

export function wall(x: number, y: number, w: number, h: number, paint: string, pattern = 'clap'): string {
  return (
    box(x, y, w, h, paint) +
    box(x, y, w, h, `pt ${pattern}`) +
    box(x + w * 0.72, y, w * 0.28, h, 'sh') +
    box(x, y, w, 2.4, 'sh2')
  )
}

export function window(x: number, y: number, w = 7, h = 10, glass = 'gl'): string {
  return (
    box(x - 1.2, y - 1.2, w + 2.4, h + 2.4, 'tr') +
    box(x, y, w, h, glass) +
    path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 'mu')
  )
}

/** `dark`: the windows that stay dark at night. */
export function windows(
  xs: readonly number[],
  y: number,
  w: number,
  h: number,
  dark: readonly number[] = [],
): string {
  return xs.map((x, i) => window(x, y, w, h, dark.includes(i) ? 'gl off' : 'gl')).join('')
}

export function arch(x: number, y: number, w: number, h: number, glass = 'gl'): string {
  const r = w / 2 + 1.2
  return (
    path(`M${x - 1.2} ${y + h + 1.2}V${y + w / 2}a${r} ${r} 0 0 1 ${w + 2.4} 0V${y + h + 1.2}z`, 'tr') +
    path(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`, glass)
  )
}

export function door(x: number, w = 9, h = 17, paint = 'do'): string {
  return (
    box(x - 1.6, 88 - h - 1.6, w + 3.2, h + 1.6, 'tr') +
    box(x, 88 - h, w, h, paint) +
    box(x + 1.2, 88 - h + 1.5, w - 2.4, 4, 'gl') +
    disc(x + w - 2, 88 - h / 2, 0.8, 'au')
  )
}

export function gableWall(x: number, y: number, w: number, h: number, paint: string): string {
  return (
    path(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}z`, paint) +
    path(`M${x + w / 2} ${y - h}L${x + w} ${y}H${x + w / 2}z`, 'sh') +
    path(
      `M${x - 4} ${y + 1}L${x + w / 2} ${y - h - 3}L${x + w + 4} ${y + 1}L${x + w + 2} ${y + 3.2}L${x + w / 2} ${y - h + 1.4}L${x - 2} ${y + 3.2}z`,
      'ro',
    )
  )
}

export function hip(x: number, y: number, w: number, h: number, paint = 'ro', over = 4, slope = 12): string {
  return (
    path(`M${x - over} ${y}L${x + slope} ${y - h}H${x + w - slope}L${x + w + over} ${y}z`, paint) +
    path(`M${x + w * 0.6} ${y - h}H${x + w - slope}L${x + w + over} ${y}H${x + w * 0.72}z`, 'sh') +
    box(x - over, y - 0.6, w + 2 * over, 2.2, 'tr')
  )
}

export function chimney(x: number, y: number, w = 7, h = 14, smoke = 1): string {
  const stack =
    box(x, y, w, h, 'wc') + box(x + w * 0.6, y, w * 0.4, h, 'sh') + box(x - 1.2, y - 1, w + 2.4, 2.6, 'rd')
  if (!smoke) return stack
  return (
    stack +
    path(`M${x + w / 2} ${y - 2}c-5-4 4-7-1-12 5 2 8 7 4 12z`, 'sm') +
    path(`M${x + w / 2 + 3} ${y - 12}c-4-4 5-6 2-10 6 3 7 8 2 11z`, 'sm s2')
  )
}

export function sign(x: number, y: number, w: number, h: number, paint = 'sg'): string {
  return box(x, y, w, h, paint, 1.4)
}

export function column(x: number, y: number, w: number, h: number): string {
  return (
    box(x, y, w, h, 'tr') +
    box(x + w * 0.62, y, w * 0.38, h, 'sh') +
    box(x - 1, y, w + 2, 2, 'tr') +
    box(x - 1, y + h - 2, w + 2, 2, 'tr')
  )
}

export function barrel(x: number, y: number, w = 8, h = 10): string {
  return (
    path(`M${x} ${y}h${w}q${w * 0.22} ${h / 2} 0 ${h}h${-w}q${-w * 0.22} ${-h / 2} 0 ${-h}z`, 'wd') +
    path(`M${x - 0.8} ${y + h * 0.28}h${w + 1.6}M${x - 0.8} ${y + h * 0.72}h${w + 1.6}`, 'ln')
  )
}

export function logs(x: number, y: number): string {
  const ends = [
    [x, y],
    [x + 8, y],
    [x + 16, y],
    [x + 4, y - 7],
    [x + 12, y - 7],
  ]
  return ends.map(([a, b]) => disc(a, b, 4, 'wd') + disc(a, b, 1.7, 'rg')).join('')
}
