import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Pourquoi chaque interprétation est ce qu’elle est. */
export const rulings: RulingReasons<typeof RULES> = {
  'NB-09':
    'Aucune façon de choisir le premier joueur n’est imprimée ; un tirage au sort n’avantage personne.',
  'NB-14':
    'Le texte interdit les cases inutilisables. Il ne dit pas si l’achat compte comme moyen ; il vient avant l’action, donc il compte.',
  'NB-18': 'Ne rien vendre n’est pas une action ; sinon le magasin serait une façon de passer.',
  'NB-24':
    'Le texte nomme les quatre étapes, mais pas leur ordre. Celui-ci ne laisse rien payer avec de l’argent encore à venir.',
  'NB-25': 'Il n’est nulle part question de passer.',
  'NB-26': 'Sinon un ouvrier pourrait occuper une case dont l’action n’a ensuite pas lieu.',
  'NB-27':
    'Le texte parle du premier ouvrier d’une case ; une case redevenue vide n’a pas de premier ouvrier.',
  'NB-28': 'Les deux sont des moyens pour la même action, et rien ne les sépare.',
  'NB-29':
    'Ce qui ne peut être payé ou n’a pas de place n’est pas un choix ; dit une fois pour les trois façons d’appareiller.',
  'NB-36':
    'Une action sans effet n’est pas permise ; ici l’effet vient plus tard, on demande donc s’il peut venir du tout.',
  'NB-41': 'Une action sans effet n’est pas permise, donc au moins une baleine.',
  'NB-44': 'L’effet tient à la présence de l’ouvrier.',
  'NB-46': 'La faire passer là où elle est déjà ne ferait rien.',
  'NB-52': 'Aucun délai n’est imprimé entre la construction et l’usage.',
  'NB-53':
    'Le bonus est imprimé sur la Jetée et appartient à cette case ; le texte arrondit au supérieur la moitié d’un nombre impair.',
  'NB-54': 'Le texte joint deux actions en une ; chacune garde son coût, et il y a un achat par ouvrier.',
  'NB-55': 'Sans navire qui puisse avancer, il n’y a pas d’action.',
  'NB-56':
    'Les marchandises sont nommées, l’argent non ; le bonus de l’Hôtel de ville est imprimé sur l’Hôtel de ville.',
  'NB-57': 'Il s’agit des mers vides en vue à ce moment.',
  'NB-58':
    'C’est un bâtiment d’action comme les autres ; le dollar va à qui le possède quand il est utilisé.',
  'NB-59': 'La fin de manche demande à qui elle est alors, et la douzième manche a aussi une fin.',
  'NB-63':
    'Le texte fait le tour jusqu’à ce que personne n’en veuille plus. Si passer était définitif, les acheteurs ne pourraient plus se répondre.',
  'NB-67': 'L’argent des ventes peut payer d’autres baleines : il faut donc savoir d’abord ce qui est vendu.',
  'NB-68': 'La réserve est nommée des deux côtés ; rien ne passe entre joueurs.',
  'NB-69': 'On ne pose pas une question à une seule réponse. Une baleine achetée a été payée en entier.',
  'NB-70': 'Que faire quand le sac en contient trop peu n’est pas imprimé.',
  'NB-73':
    'L’imprimé laisse ouvert quand se choisit le navire ; à son retour, c’est le dernier moment, et le plus juste.',
  'NB-74':
    'Le texte plus récent dit combien et de quel navire, pas où vont les baleines ; à terre est la seule réponse sensée.',
  'NB-75': 'L’ordre est celui des choix ; en case 0, c’est l’ordre des rangs.',
  'NB-76':
    'Le texte la met entre les placements et la navigation, et ce moment n’existe qu’une fois par manche.',
  'NB-77': 'On reprend les ouvriers, pas leurs actes ; le texte ne défait rien.',
  'NB-78': 'Le texte dit de les placer ; un placement est ce qu’il est toujours.',
  'NB-84': 'La manche 12 est une manche ; rien ne lui ôte sa fin.',
  'NB-85': 'L’imprimé ne répète que la navigation, et le retour en fait partie.',
  'NB-86': 'Les ouvriers sont rentrés à la fin de la manche.',
  'NB-87':
    'Par paire : ce qui reste n’en fait pas une. Comment une baleine est arrivée à terre n’est demandé nulle part.',
  'NB-88': 'Le texte compte des jetons et ne demande rien d’autre.',
  'NB-90': 'Tout le monde voit tout ce qui entre dans le sac et en sort.',
  'NB-91':
    'L’achat vient d’abord, les marchandises sont donc là ; à ces prix, il ne rapporte jamais rien au Magasin général.',
  'NB-92': 'L’image laisse de la place, et aucun ordre n’est mentionné.',
  'LO-02': 'Le Moulin répète ce que font les Capitaines, ce qui n’a pas de sens pour eux.',
  'LO-11':
    'La liste imprimée emploie un autre nom pour la Scierie et nomme des bâtiments d’une autre extension ; ceux-là sont laissés de côté.',
  'LO-20': 'Ils n’ont pas d’argent pour payer.',
  'LO-21':
    'Dans l’imprimé, le jet de la mise en place et celui d’un tour se ressemblent ; le premier ne fait que varier le départ.',
  'LO-22': 'Le plateau fixe les deux caps, il n’y a donc rien à lancer.',
  'LO-23': 'Une manche imprimée sépare les deux ; essayer les deux ôterait tout sens à cette limite.',
  'LO-24':
    'Poursuivre la lecture sous le changement sauterait des lieux qui peuvent convenir au nouveau cap ; sauter ce qui a été tenté évite de tourner en rond.',
  'LO-25': 'Pour les trois autres, aucun dernier recours n’est imprimé.',
  'LO-26': 'Le texte dit « convenir » et le montre par des exemples ; voici la règle derrière eux.',
  'LO-27':
    'Le plateau de chasse est toujours ouvert, comme la ville. Il n’a pas de marchandises, donc rien à vendre.',
  'LO-28':
    '« Le plus de marchandises » peut désigner celle qu’il cherche ou toutes ; le cap en nomme une, elle passe donc d’abord.',
  'LO-29': 'L’imprimé demande de calculer ces quatre-là ; voici comment.',
  'LO-30': 'La plus grande économie demande une mesure ; c’est ce qu’un humain épargnerait.',
  'LO-31':
    'Quel navire passe d’abord et jusqu’où il va n’est pas dans le texte ; la portée de son plateau est une reconstitution.',
  'LO-32':
    'Il a assez de marchandises, mais il lui faut les navires ; les mêmes conditions que pour les humains.',
  'LO-33': 'Armer d’abord si possible, dit le texte ; c’est un ouvrier, donc l’un des deux.',
  'LO-34': 'Les deux cases construisent ; ce qu’il construit ne devrait pas dépendre de celle qu’il utilise.',
  'LO-35':
    'La Poste peut changer de mains ; compter ce qu’il possède à ce moment en tient compte aussi, et la prendre ne construit rien.',
  'LO-36':
    'Une baleine à bord sera à lui, on la compte donc ; le texte l’empêche d’en prendre, pas de naviguer.',
  'LO-37': 'Ses ouvriers sont des ouvriers.',
  'LO-38':
    'Le texte ne parle que d’humains et de Capitaines ; les Capitaines n’ont pas d’argent pour se payer entre eux.',
  'LO-39': 'Les bâtiments nommés figurent dans sa liste sans cap, ils sont donc cherchés pour eux-mêmes.',
  'LO-40':
    'L’Auberge ne permet que les cases des plateaux, le reste de sa liste ne peut donc pas s’appliquer.',
  'LO-41': 'Il faut choisir un navire sans humain ; celui qui choisit en premier y gagne le plus.',
  'LO-42': 'Il prend ce qui est le mieux pour lui, et ce dont il n’a pas l’usage ne fait qu’occuper la case.',
  'LO-43': 'Le texte a deux mots pour cela, le plus et la combinaison ; voici dans quel ordre ils jouent.',
  'LO-44':
    'Parcourir deux fois la liste demande un second cap ; le suivant de la barre est le plus proche. La façon de tirer la baleine n’est pas imprimée.',
  'LO-45': 'Le texte laisse décider un humain et ne dit pas lequel.',
  'LO-46': 'Qui commence et comment ce rôle passe n’est pas imprimé pour toutes les combinaisons de places.',
  'LO-47':
    'Part et points classent les baleines de la même façon ; cela ne compte qu’avec les jetons de la promo.',
  'LO-48': 'Il n’a ni argent ni autres moyens ; bâtiments et baleines sont ce que compte le texte.',
  'LO-49': 'Plus que chaque Capitaine, dit le texte : à égalité, ce n’est pas plus.',
  'LO-50': 'Le dernier veut dire le dernier dans le temps, et un ouvrier qui n’est nulle part n’a rien fait.',
  'LO-51':
    'Le texte nomme le coût et un dollar, et rien d’autre ; le bâtiment lui-même n’est pas utilisé une seconde fois.',
  'LO-52': 'Répéter une action, c’est l’effectuer : il faut donc que ce soit possible.',
  'LO-53':
    'Le texte ne dit ni si un Capitaine suffit, ni jusqu’à quand cela peut arriver ; après la manche 10, cela ne changerait rien.',
  'WW-01': 'Le texte emploie une fois un pluriel ; le matériel n’a qu’un tel jeton.',
  'WW-10': 'Détruit et rentré sont deux choses dans le texte ; seul un retour rapporte et coûte.',
  'WW-13': 'Comme un ouvrier : tout ce qui vaut pour un ouvrier vaut donc pour le naufragé.',
  'WW-15':
    'Le texte réunit tous les derniers mouvements en un, le naufragé les sert donc tous ; les ouvriers étant rentrés, presque rien ne peut être pris.',
  'WW-16': 'La vente est pour les baleines, et la moitié de 12 est 6.',
  'WW-17': 'On les appelle baleines, mais elles ne sont d’aucune des trois espèces.',
  'WW-20': 'Rien ne les distingue des autres jetons tant qu’ils ne sont pas rentrés.',
  'WW-21':
    'L’ambre gris et le naufragé peuvent payer des baleines de ce navire, ils passent donc avant les parts.',
  'WW-22': 'L’Auberge parle d’ouvriers, et son moment est passé quand les navires rentrent.',
  'WW-23': 'Le texte met fin à toute prise pour ce navire, mais pas à sa navigation.',
  'WW-24': 'Le plus de points d’abord ; à égalité, celle qui ne lui coûte pas le navire.',
  'SL-05':
    'Les cartes nomment leur moment, pas l’ordre entre joueurs ; un tour à partir du premier joueur est court et n’oublie personne.',
  'SL-07':
    'Le texte laisse un ouvrier prendre une carte destinée à un navire ; ce qui demande un navire n’en a alors pas.',
  'SL-22':
    'Le texte dit à la fin de la partie ; le seul moment où une action compte encore est avant les derniers retours.',
  'SL-26':
    'Le texte met le navire à côté de la piste. Une file à part est la seule lecture où il ne pousse ni n’est arrêté.',
  'SL-27':
    'À tout moment demande un instant où le jeu s’arrête pour poser la question : avant un coup, ou lors d’une décision à soi.',
  'SL-30': 'Aucun prix n’est imprimé ; 1 $ est ce que ces marchandises rapportent partout ailleurs.',
  'SL-40':
    'Un ouvrier parti laisse sa case comme s’il n’était jamais venu ; seul le naufragé trouve le bâtiment utilisé.',
  'SL-42': 'Les droits et les parts sont dus ensemble ; qui ne peut pas payer vend, comme toujours.',
  'SL-47': 'Le texte parle du propriétaire et des autres, qui peuvent être la même personne.',
  'SL-54': 'Rentrer veut dire un retour entier, où que soit le navire.',
  'SL-70': 'Deux piles de seize et douze manches : il suffit de compter.',
  'SL-71':
    'Des cartes déplacent des navires au milieu des choix ; un ordre fixé évite que cela donne ou prenne des tours.',
  'SL-72': 'Jouer une carte qui ne frappe rien ne ferait que la gaspiller.',
  'SL-73': 'Le texte ne dit pas qui choisit ; que ce soit celui qui subit.',
  'SL-74': 'Le texte dit mauvais effets. Cette liste dit lesquels, pour que personne n’ait à discuter.',
  'SL-75': 'Le texte attache la protection à l’ouvrier, pas au propriétaire.',
  'SL-76': 'À la Bibliothèque, aucun navire ne choisit, la carte n’a donc pas de navire à elle.',
  'SL-77': '« Jusqu’à » laisse la distance au propriétaire ; ce que fait une case complète n’est pas dit.',
  'SL-78':
    'Si chacun bougeait en même temps, le résultat dépendrait de l’ordre ; choisir d’abord le rend équitable.',
  'SL-79': 'Sinon, un tel navire devrait être réglé hors de la navigation.',
  'SL-80':
    'Le texte nomme des cases et non des propriétaires ; il arrête les baleines et tout mouvement, et rien d’autre.',
  'SL-81':
    'Glaces dérivantes et Banquise parlent de choisir, et ces baleines ne sont pas choisies ; Chaloupe défoncée parle de baleines.',
  'SL-82': 'Valoir le plus demande une mesure ; les points sont celle qui sert partout.',
  'SL-83':
    'Jusqu’à une baleine : l’imprimé exclut les jetons de la promo, et le sac peut n’en contenir aucune.',
  'SL-84':
    'Aucune des deux cartes ne dit « peut » ; là où il n’y a pas de place, la règle des cases complètes dit ce qui arrive.',
  'SL-85': 'Aucun ouvrier n’est placé, rien de ce qui tient à un placement ne s’applique donc.',
  'SL-86':
    'Les bonus sont ce qu’impriment les cases des plateaux ; les économies des bâtiments sont leur action.',
  'SL-87': 'Le texte ne parle pas des Capitaines ; ils n’ont rien pour payer et pas de main pour des cartes.',
  'SL-88': 'Chaque nouveau bâtiment demande sa place dans ses listes.',
  'SL-89': 'Page désigne ici des cartes, là des jetons ; voici la somme.',
}
