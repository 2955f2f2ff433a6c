/** Colours only where they can be seen and are wanted (https://no-color.org). */
const COLOURED = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb'

const paint = (open: number, close: number) => (text: string) =>
  COLOURED && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text

export const ink = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  inverse: paint(7, 27),
  red: paint(31, 39),
  green: paint(32, 39),
  yellow: paint(33, 39),
  blue: paint(34, 39),
  magenta: paint(35, 39),
  cyan: paint(36, 39),
}
