import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Küstenfahrer',
    about: 'Kurze Fahrten, eine nach der anderen, und was aus vielen kleinen Walen etwas macht.',
  },
  whaler: {
    title: 'Walfänger',
    about: 'Beide Schiffe weit hinaus, Geld für die Heuer, und die Stadt mit dem, was bleibt.',
  },
  builder: { title: 'Baumeister', about: 'Zuerst die Stadt: was Waren bringt, dann was am meisten zählt.' },
  hoarder: {
    title: 'Geizhals',
    about: 'Geld vor allem anderen: die Gebäude, die es bringen, und ein voller Beutel.',
  },
}
