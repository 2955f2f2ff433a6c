import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Why each ruling is as it is. */
export const rulings: RulingReasons<typeof RULES> = {
  'CG-05':
    'Les règles demandent un nombre ; si davantage vend encore, elles ne le disent pas. Sinon, une carte double pourrait bloquer une vente pour de bon.',
  'CG-07':
    'Une tempête sur une mer vide n’est ni permise ni interdite par le texte. Elle coûte une carte à qui la joue et n’appelle donc pas d’interdiction.',
  'CG-09':
    'On pioche après la vente à chaque tour : la pioche n’était donc pas encore épuisée quand cette vente a été faite.',
  'CG-10': 'Non prévu par le texte : une sécurité, pour qu’une partie finisse toujours.',
  'CG-11': 'Le texte donne une valeur à chaque carte et aucun moyen de départager des joueurs à égalité.',
  'CG-22':
    'Le texte ne dit pas si c’est d’atteindre la marque ou le plus haut total qui l’emporte quand plusieurs la passent dans la même partie.',
  'CG-23': 'Les règles ne disent pas qui donne ensuite ; les tours passent à gauche, la donne aussi.',
  'CG-24': 'Comme dans une seule partie : rien dans les règles ne les départage.',
  'CG-25': 'Rien d’autre que les points n’est dit se reporter.',
  'CG-26': 'Une sécurité : avec des joueurs très prudents, la marque pourrait n’être jamais atteinte.',
  'CG-31': 'La carte nomme une sorte, et la carte double comme la tempête appartiennent à la sorte.',
  'CG-32':
    'Ce qui va droit dans une pile de points n’a jamais été sur le marché : ce n’est donc pas vendu ; et une tempête n’a rien à rapporter.',
  'CG-34':
    'La règle imprimée prévoit un seul échange de main. Ce qui se passe quand la nouvelle ne vaut pas mieux, ou quand aucune carte ne conviendrait, elle le laisse ouvert.',
  'CG-35': 'Le texte parle de deux sortes prêtes ; une sorte qu’une tempête a éclaircie ne l’est plus.',
  'CG-37':
    'Une carte de plus ou une marchandise de plus : ce n’est qu’avec les marchandises qu’une carte double garde son sens.',
  'CG-38': 'Le nombre remplace celui qui est imprimé et rien d’autre ; le dépasser vend donc comme toujours.',
  'CG-39':
    'Il faut pouvoir lire le port avant de choisir la carte suivante ; l’ordre lui-même n’est pas imprimé.',
  'CG-40': 'De longues parties peuvent épuiser les douze ; les règles ne disent pas ce qui se passe alors.',
  'CG-41': 'Seule une vente apporte des cartes dans une pile de points.',
  'CG-50':
    'Tout le monde l’a vu et peut donc s’en souvenir ; si l’écran y aide, c’est à la table d’en décider.',
}
