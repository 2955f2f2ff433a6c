import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Rennreiter',
    about: 'Hinaus und heim, so schnell es geht, um als Erster bei den Perlen im Sonnenhafen zu sein.',
  },
  trader: { title: 'Händler', about: 'Lebt von seinen Aufträgen: kauft, was sie verlangen.' },
  diver: { title: 'Taucher', about: 'Jede Perle an der Küste, und Münzen für die nächste.' },
  hoarder: {
    title: 'Sparfuchs',
    about: 'Nimmt, was nichts kostet, kommt mit vollem Beutel heim und kauft die teuersten Perlen.',
  },
}
