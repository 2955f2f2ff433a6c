import type { StyleWords } from '@gam/kernel'
import type { PlanName } from '../../plans/index.ts'

export const styles: StyleWords<PlanName> = {
  racer: {
    title: 'Caboteur',
    about: 'Des voyages courts l’un après l’autre, et ce qui tire parti de nombreuses petites baleines.',
  },
  whaler: {
    title: 'Baleinier',
    about: 'Les deux navires loin au large, de l’argent pour les équipages, et la ville avec le reste.',
  },
  builder: {
    title: 'Bâtisseur',
    about: 'La ville d’abord : ce qui rapporte des marchandises, puis ce qui vaut le plus.',
  },
  hoarder: {
    title: 'Avare',
    about: 'L’argent avant tout : les bâtiments qui en rapportent, et une bourse pleine.',
  },
}
