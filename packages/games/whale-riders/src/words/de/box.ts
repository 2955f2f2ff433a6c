import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    coast: { title: 'Die Küste', about: 'Die Häfen in ihrer Reihenfolge, vom Sonnenhafen an.' },
    spaces: { title: 'Felder der Häfen', about: 'Wie viele Plättchen in jedem Hafen liegen.' },
    tiles: { title: 'Plättchen', about: 'Wie viele Plättchen jeder Art im Beutel sind.' },
    contracts: { title: 'Aufträge', about: 'Was jede Karte verlangt und was sie bringt.' },
  },
  names: {
    asks: 'Verlangt',
    coins: 'Münzen',
    pearls: 'Perlen',
    copies: 'Karten',
    any: 'beliebige Waren',
    tiles: 'beliebige Plättchen',
  },
  places: {},
  sources: {
    'the rulebook names the Sun Port, the next three and the last; the names of the others come from the card game, their order is a guess':
      'Die Anleitung nennt den Sonnenhafen, die nächsten drei und den letzten; die Namen der übrigen stammen aus dem Kartenspiel, ihre Reihenfolge ist geraten.',
    'the port of the rulebook’s example has four spaces, photographs show the same for the others':
      'Der Hafen im Beispiel der Anleitung hat vier Felder, Fotos zeigen dasselbe für die anderen.',
    'fits the number of cards and the three examples in the text; rewards balanced by simulation':
      'Passt zur Zahl der Karten und zu den drei Beispielen im Text; die Belohnungen sind durch Simulation ausgewogen.',
    'fits the total of 92; of each good 8 singles, 6 doubles and 3 triples':
      'Passt zur Summe von 92: von jeder Ware 8 einfache, 6 doppelte und 3 dreifache.',
    'fits the total of 92 as well; of each good 7 singles, 6 doubles and 4 triples':
      'Passt ebenfalls zur Summe von 92: von jeder Ware 7 einfache, 6 doppelte und 4 dreifache.',
  },
}
