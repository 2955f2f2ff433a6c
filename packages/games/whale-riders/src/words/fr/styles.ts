import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Fonceur',
    about: 'Aller et retour au plus vite, pour arriver le premier aux perles du Port du Soleil.',
  },
  trader: { title: 'Négociant', about: 'Vit de ses contrats : achète ce qu’ils demandent.' },
  diver: { title: 'Plongeur', about: 'Chaque perle le long de la côte, et des pièces pour la suivante.' },
  hoarder: {
    title: 'Économe',
    about: 'Prend ce qui ne coûte rien, rentre la bourse pleine et achète les perles les plus chères.',
  },
}
