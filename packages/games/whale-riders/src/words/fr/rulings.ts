import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Why each ruling is as it is. */
export const rulings: RulingReasons<typeof RULES> = {
  'WR-02':
    'Le texte ne nomme que quelques ports et montre le plateau en image ; les noms des trois du milieu viennent du jeu de cartes. Aucune limite de cavaliers n’est donnée.',
  'WR-04':
    'L’image laisse de la place sur le port et au-dessous, et le texte ne donne aucun sens à cette différence.',
  'WR-08':
    'Le texte dit quelles tuiles ne peuvent s’y trouver, mais ni dans quel ordre on remplit les cases ni quand une tuile est remise. Tirer à nouveau pour la même case reste équitable.',
  'WR-11':
    'Les pièces imprimées ne font que compter ce que l’on a ; rien ne dit ce qui se passe quand elles sont épuisées.',
  'WR-29': 'Une action qui ne fait rien n’est prévue nulle part ; au moins une carte, donc.',
  'WR-33':
    'Au moins autant, et rien de superflu n’est proposé en paiement : cela fait exactement autant. Les perles de départ sont des tuiles devant vous comme les autres.',
  'WR-34':
    'Le texte laisse un cristal être n’importe quelle marchandise. Si une tuile peut en être deux différentes à la fois, il ne le dit pas ; une tuile ne montre qu’une sorte de chose.',
  'WR-35': 'Dans les règles, marchandises et perles sont toujours nommées à part.',
  'WR-36': 'Personne ne gagne à payer une tuile inutile. Les écarter garde le choix petit sans rien retirer.',
  'WR-37': 'Découle du moment où l’on pioche ; précisé parce que la question revient souvent.',
  'WR-38':
    'D’après le texte, les cartes se nomment ensemble ou une à une ; une à une, pièces et décrets ont un moment précis.',
  'WR-40': 'Ce qui se passe quand les deux piles sont vides n’est pas dit.',
  'WR-41':
    'Le texte fait glisser les tuiles et remplir les cases, sans dire dans quel ordre pour deux ports ou plusieurs vides.',
  'WR-43': 'Sac vide, seul le remplissage devient impossible ; glisser n’en a pas besoin.',
  'WR-45': 'Le texte mélange la défausse quand la pioche est vide et ne parle d’aucun moment antérieur.',
  'WR-46': 'La taille de la main est un nombre à atteindre à la fin d’un tour, quel qu’ait été ce tour.',
  'WR-50':
    'La fin est immédiate dans le texte. Un décret est obtenu à l’instant où il est atteint, et cet instant est l’achat.',
  'WR-52':
    'Le texte départage par les pièces et les tuiles ; quelles tuiles comptent, ce qui suit et les autres rangs, il le laisse ouvert.',
  'WR-53':
    'Une sécurité : d’après le texte, des joueurs qui ne prendraient que des pièces pourraient continuer sans fin.',
  'WR-61': 'Le texte dit : en premier et aussitôt. Vérifier après chaque étape montre qui était le premier.',
  'WR-65': 'Les décrets obtenus rejoignent les cartes, et une pièce est une pièce d’où qu’elle vienne.',
  'WR-66': 'Le texte dit qu’il faut les avoir ; ce qui est dépensé, on ne l’a plus.',
  'WR-67':
    'Décrets et dons n’ont de la tuile que la forme ; et nulle part ailleurs les perles ne sont des marchandises.',
  'WR-70':
    'Le texte ne dit pas si la rangée est ordonnée ni quand on choisit. Connaître le plateau et ses contrats en fait un vrai choix.',
  'WR-72': 'Le texte rend un déplacement gratuit sans dire quand il doit avoir lieu.',
  'WR-73':
    'Le texte permet d’en acheter plusieurs ; les acheter l’une après l’autre dit ce que chacune coûte et avec quoi on peut la payer.',
  'WR-74': 'Seul veut dire un symbole. Les perles de départ sont des tuiles à vendre comme les autres.',
  'WR-75':
    'Le texte retire une marchandise ; qui la choisit, et ce qu’il advient d’une carte qui ne demande alors plus rien, il n’en parle pas.',
  'WR-76':
    'Le texte parle des tuiles de votre port ; une tempête est une tuile, une case vide ou un dessin imprimé n’en est pas une.',
  'WR-77': 'Comme pour une tuile à deux cristaux : une tuile ne vaut qu’une seule sorte à la fois.',
  'WR-78':
    'Le don parle de la main, et les mains sont distribuées avant le choix des dons ; le reste se pioche donc ensuite.',
  'WR-80': 'Tout ce qui est sorti du sac a été vu ; ce qui y reste peut donc se compter.',
}
