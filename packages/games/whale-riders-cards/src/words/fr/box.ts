import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    plain: { title: 'Cartes simples', about: 'Combien il y a de cartes simples de chaque marchandise.' },
    bonus: { title: 'Cartes doubles', about: 'Les cartes qui montrent deux fois leur marchandise.' },
    storm: { title: 'Tempêtes de neige', about: 'Les cartes Tempête de chaque marchandise.' },
  },
  names: {},
  places: {},
  sources: {
    'the contents list: one of each for every good':
      'La liste du matériel : une de chaque pour chaque marchandise.',
    'the designer’s earlier game with the same rules has 2n + 1 plain cards of value n; the total of 65 is printed':
      'Le jeu antérieur de l’auteur, aux mêmes règles, a 2n + 1 cartes simples de valeur n ; le total de 65 est imprimé.',
    'the 55 plain cards split evenly': 'Les 55 cartes simples réparties également.',
  },
}
