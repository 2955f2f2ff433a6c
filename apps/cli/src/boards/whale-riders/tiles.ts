import { TILES } from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { words } from './words.ts'

const STORM = TILES.indexOf('storm')

/** The first letter of what a tile shows; a pearl is a round O, for P is pottery. */
const LETTERS: { readonly [thing: string]: string } = {
  meat: 'M',
  kelp: 'K',
  pottery: 'P',
  shells: 'S',
  crystal: 'C',
  pearl: 'O',
}

const COLOURS: { readonly [thing: string]: (text: string) => string } = {
  meat: ink.red,
  kelp: ink.green,
  pottery: ink.yellow,
  shells: ink.cyan,
  crystal: ink.magenta,
  pearl: ink.bold,
  storm: ink.dim,
}

/** A word for a tile, or a good, in the colour of what it shows. */
export function coloured(tile: string | number, text: string): string {
  return (COLOURS[String(tile).replace(/\d$/, '')] ?? ((plain: string) => plain))(text)
}

/** Two meat are M2, a snow storm is ~~. */
export function tileCode(tile: number): string {
  const name = TILES.value(tile)
  if (tile === STORM) return coloured(name, '~~')
  const [thing, icons] = [name.slice(0, -1), name.slice(-1)]
  return coloured(name, LETTERS[thing] + icons)
}

/** How many of each kind: M1×2 K3. */
export function tileCodes(counts: readonly number[]): string {
  return TILES.names
    .flatMap((_, tile) => {
      const n = counts[tile] ?? 0
      return n === 0 ? [] : [`${tileCode(tile)}${n > 1 ? `×${n}` : ''}`]
    })
    .join(' ')
}

/** What the letters stand for. */
export function thingLegend(): string {
  const names: { readonly [thing: string]: string } = words().things
  return [
    ...Object.entries(LETTERS).map(([thing, letter]) => `${coloured(thing, letter)} ${names[thing]}`),
    `${coloured('storm', '~~')} ${names.storm}`,
  ].join(' ')
}
