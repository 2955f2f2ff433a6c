import type { Light } from '../../light.ts'
import { BOXES, type Form } from '../forms.ts'
import pieces from './pieces.svg?raw'

export interface House {
  /** As the game names it. */
  readonly name: string
  /** Whose it is; nobody's: null. */
  readonly flag: number | null
}

/** The width of a house where there is room, and from one to the next. */
const HOUSE = { strip: 66, wide: 66, tall: 60 }
const GAP = 1.6
/** Behind a result few houses are larger, as long as they leave the words their part of the width. */
const FEW = { house: 92, share: 0.46 }

/** The street as it was built, over its harbour: a picture of its own, so that its colours touch nothing else. */
export function street(form: Form, light: Light, houses: readonly House[], lit: boolean): string {
  const { width, height, shore } = BOXES[form]
  const pavement = shore - 15
  const fits = (room: number) => room / Math.max(1, houses.length) - GAP
  const alone = form === 'wide' ? Math.min(FEW.house, fits(width * FEW.share)) : 0
  const house = Math.max(alone, Math.min(HOUSE[form], fits(width - 8)))
  const left = width - houses.length * (house + GAP)
  // Behind a result the words stand at the left.
  const from = form === 'wide' ? left - 8 : left / 2
  const back = pavement / 0.735
  const far = Math.max(width, back * 7)
  const evening = light === 'dusk' || light === 'night'
  const row = houses.map(({ name, flag }, i) => {
    const x = from + i * (house + GAP)
    const pool =
      evening && lit
        ? `<ellipse cx="${x + house / 2}" cy="${pavement}" rx="${house * 0.55}" ry="${house * 0.3}" fill="url(#lang)" opacity=".6"/>`
        : ''
    const wall = use(name, x, pavement - house * 0.94, house, house * 0.94)
    if (flag === null) return pool + wall
    const pole = `<path d="M${x + 3} ${pavement}V${pavement - house * 0.98}" stroke="var(--rd)" stroke-width="2"/>`
    const wide = house * 0.3 + 6
    return pool + wall + pole + use(`flag-${flag}`, x + 2, pavement - house * 0.98, wide, (wide * 18) / 26)
  })
  const looks = evening ? 'dusk' : light === 'gold' ? 'gold' : 'day'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" class="${looks}">${pieces}<g class="${lit ? '' : 'unlit'}"><svg width="${width}" height="${pavement + 2}">${use('back', -(far - width) * 0.62, 0, far, back)}</svg><rect y="${pavement - 14}" width="${width}" height="18" fill="var(--h1)"/><rect y="${pavement - 4}" width="${width}" height="9" fill="var(--pave)"/><rect y="${pavement - 4}" width="${width}" height="1.5" fill="#fff" opacity=".22"/>${row.join('')}<rect y="${pavement + 4}" width="${width}" height="11" fill="url(#qw)"/><rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#dp)"/>${use(`water-${form}`, 0, shore, width, height - shore)}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function use(name: string, x: number, y: number, width: number, height: number): string {
  return `<use href="#${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
}
