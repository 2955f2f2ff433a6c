import type { GameWords } from '@gam/kernel'
import { flotsam } from '../../game.ts'
import { said } from './said.ts'

export const table: GameWords = {
  title: flotsam.title,
  about: flotsam.about,
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  options: flotsam.options,
  sets: { standard: 'No box' },
  presets: { first: { name: 'First game', about: 'Five days at sea.' } },
  confirm: 'Do it',
  help: { atSea: 'A 1 sends everything aboard to the next boat.' },
}
