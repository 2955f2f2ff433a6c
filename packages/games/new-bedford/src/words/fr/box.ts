import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

const LOOKS = 'Où il cherche une case, dans cet ordre.'

export const box: BoxWords<keyof Box> = {
  data: {
    ocean: { title: 'Sac de l’océan', about: 'Les jetons que chaque place ajoute au sac.' },
    launchFood: {
      title: 'Vivres pour appareiller',
      about: 'Ce que coûte l’appareillage vers chaque case de la piste de chasse.',
    },
    die: { title: 'Dé de cap', about: 'De combien la barre d’un Capitaine tourne, selon la face du dé.' },
    helms: {
      title: 'Barres',
      about: 'Les huit caps de chaque Capitaine, dans le sens horaire à partir de la gauche.',
    },
    changesAfter: {
      title: 'Changement des barres',
      about: 'La dernière manche où valent les premiers caps.',
    },
    starbuckOrders: { title: 'Ordres de Starbuck', about: LOOKS },
    stubbOrders: { title: 'Ordres de Stubb', about: LOOKS },
    flaskOrders: { title: 'Ordres de Flask', about: LOOKS },
    ahabOrders: { title: 'Ordres d’Ahab', about: LOOKS },
    reach: { title: 'Portée', about: 'La case la plus lointaine vers laquelle chaque Capitaine appareille.' },
    mostBuildings: {
      title: 'Bâtiments, au plus',
      about: 'Combien de bâtiments chaque Capitaine construit au plus.',
    },
    mostWhales: { title: 'Baleines, au plus', about: 'Combien de baleines chaque Capitaine prend au plus.' },
    lastHeadings: {
      title: 'Dernière manche',
      about: 'Les caps des deux ouvriers de chaque Capitaine dans la dernière manche.',
    },
    plans: { title: 'Plans', about: 'Les bâtiments d’action que chaque Capitaine construit.' },
    victoryOrder: {
      title: 'Bâtiments de victoire',
      about: 'L’ordre dans lequel les Capitaines les construisent.',
    },
  },
  names: { early: 'au début', late: 'ensuite' },
  places: {
    launchFood: (n) => `Case ${n}`,
    die: (n) => `Face ${n}`,
    lastHeadings: (n) => (n === 1 ? 'Premier ouvrier' : 'Second ouvrier'),
  },
  sources: {
    'fits every number and example of the rulebook; the printed board was not to be had':
      'Conforme à tous les nombres et exemples du livre des règles ; le plateau imprimé était introuvable.',
    'fits the rulebook; set by simulation so that each Captain beats a good player in a quarter to a half of the solo games, for which Ahab’s were lowered from 6 and 12 to 5 and 9':
      'Conforme au livre des règles ; réglé par simulation pour que chaque Capitaine batte un bon joueur dans un quart à la moitié des parties en solo. Pour cela, les valeurs d’Ahab passent de 6 et 12 à 5 et 9.',
    'fits the rulebook; set by simulation so that each Captain beats a bot of the level Normal in a quarter to a half of the solo games':
      'Conforme au livre des règles ; réglé par simulation pour que chaque Capitaine batte un bot du niveau Normal dans un quart à la moitié des parties en solo.',
    'the set-up and the table of the quick start': 'La mise en place et le tableau du démarrage rapide.',
    'photographs of the whaling board': 'Des photographies du plateau de chasse.',
    'the extra components of the solo game': 'Le matériel supplémentaire du jeu en solo.',
    'eight headings are public record; which they are is reconstructed':
      'Que les caps soient huit est attesté ; lesquels, c’est une reconstitution.',
    'the example of his two turns': 'L’exemple de ses deux tours.',
    'after the rulebook’s special notes on Ahab':
      'D’après les notes particulières du livre des règles sur Ahab.',
  },
}
