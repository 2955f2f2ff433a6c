import type { GameWords } from '@gam/kernel'
import { said } from './said.ts'

export const table: GameWords = {
  title: 'Treibgut',
  about: 'Fische Fässer, solange das Glück hält; was eine Bö dir nimmt, findet das nächste Boot.',
  marks: { colon: ': ', semicolon: '; ' },
  words: said,
  options: {
    days: {
      title: 'Länge',
      about: 'An wie vielen Tagen Boote hinausfahren.',
      choices: { five: 'Fünf Tage', ten: 'Zehn Tage' },
    },
  },
  sets: { standard: 'Keine Schachtel' },
  presets: { first: { name: 'Erste Partie', about: 'Fünf Tage auf See.' } },
  confirm: 'Tu es',
  help: { atSea: 'Bei einer 1 geht alles an Bord an das nächste Boot.' },
}
