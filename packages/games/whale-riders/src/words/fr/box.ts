import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

export const box: BoxWords<keyof Box> = {
  data: {
    coast: { title: 'La côte', about: 'Les ports dans leur ordre, à partir du Port du Soleil.' },
    spaces: { title: 'Cases des ports', about: 'Combien de tuiles se trouvent dans chaque port.' },
    tiles: { title: 'Tuiles', about: 'Combien de tuiles de chaque sorte sont dans le sac.' },
    contracts: { title: 'Contrats', about: 'Ce que chaque carte demande et ce qu’elle rapporte.' },
  },
  names: {
    asks: 'Demande',
    coins: 'Pièces',
    pearls: 'Perles',
    copies: 'Cartes',
    any: 'marchandises au choix',
    tiles: 'tuiles au choix',
  },
  places: {},
  sources: {
    'the rulebook names the Sun Port, the next three and the last; the names of the others come from the card game, their order is a guess':
      'Le livre des règles nomme le Port du Soleil, les trois suivants et le dernier ; les noms des autres viennent du jeu de cartes, leur ordre est une supposition.',
    'the port of the rulebook’s example has four spaces, photographs show the same for the others':
      'Le port de l’exemple du livre des règles a quatre cases, et les photos montrent la même chose pour les autres.',
    'fits the number of cards and the three examples in the text; rewards balanced by simulation':
      'Conforme au nombre de cartes et aux trois exemples du texte ; récompenses équilibrées par simulation.',
    'fits the total of 92; of each good 8 singles, 6 doubles and 3 triples':
      'Conforme au total de 92 : de chaque marchandise, 8 tuiles simples, 6 doubles et 3 triples.',
    'fits the total of 92 as well; of each good 7 singles, 6 doubles and 4 triples':
      'Conforme aussi au total de 92 : de chaque marchandise, 7 tuiles simples, 6 doubles et 4 triples.',
  },
}
