import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    plain: { title: 'Einfache Karten', about: 'Wie viele einfache Karten es von jeder Ware gibt.' },
    bonus: { title: 'Doppelte', about: 'Karten, die ihre Ware zweimal zeigen.' },
    storm: { title: 'Schneestürme', about: 'Sturmkarten jeder Ware.' },
  },
  names: {},
  places: {},
  sources: {
    'the contents list: one of each for every good': 'Die Inhaltsliste: von jeder Ware eine.',
    'the designer’s earlier game with the same rules has 2n + 1 plain cards of value n; the total of 65 is printed':
      'Das frühere Spiel des Autors mit denselben Regeln hat 2n + 1 einfache Karten vom Wert n; die Summe von 65 ist gedruckt.',
    'the 55 plain cards split evenly': 'Die 55 einfachen Karten gleichmäßig aufgeteilt.',
  },
}
