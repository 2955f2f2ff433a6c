import type { GameWords } from '@gam/kernel'
import { said } from './said.ts'

export const table: GameWords = {
  title: 'À la dérive',
  about:
    'Repêchez des tonneaux tant que la chance vous sourit ; ce qu’un grain vous prend, le bateau suivant le trouve.',
  marks: { colon: ' : ', semicolon: ' ; ' },
  words: said,
  options: {
    days: {
      title: 'Durée',
      about: 'Combien de jours les bateaux sortent.',
      choices: { five: 'Cinq jours', ten: 'Dix jours' },
    },
  },
  sets: { standard: 'Sans boîte' },
  presets: { first: { name: 'Première partie', about: 'Cinq jours en mer.' } },
  confirm: 'Le faire',
  help: { atSea: 'Un 1 envoie tout ce qui est à bord au bateau suivant.' },
}
