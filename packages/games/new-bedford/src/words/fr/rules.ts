import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Les règles en nos propres mots ; LO sont celles des Capitaines, WW la promo, SL le Livre de bord. */
export const rules: RuleTexts<typeof RULES> = {
  'NB-01':
    'De deux à quatre places, humains et Capitaines ensemble. Douze manches de quatre phases : actions, navigation, chasse, fin de manche.',
  'NB-02':
    'Pour chaque place, 9 baleines franches, 5 baleines boréales, 1 cachalot et 4 mers vides vont dans le sac de l’océan.',
  'NB-03':
    'Une baleine franche a une part de 2 $ et compte 1 point, une baleine boréale 4 $ et 2 points, un cachalot 8 $ et 4 points.',
  'NB-04':
    'À deux places : Banque, Cale sèche, Phare, Scierie, École, Taverne, Fonderie, Débarcadère et les quatre bâtiments de victoire. À trois ou quatre : tous les vingt. Une table peut composer son propre choix.',
  'NB-05':
    'Chacun a deux ouvriers et deux navires et, dans l’ordre du tour, prend de l’argent et des marchandises pour exactement 5 $, à sa guise : bois et vivres comptent 1 $, les briques 2 $.',
  'NB-06':
    'L’argent et les marchandises ne s’épuisent jamais, les jetons de baleine si. Ce que chacun possède est visible de tous.',
  'NB-07':
    'La piste de chasse va du Retour, par la case 0, qui ne montre pas de vivres, aux cases 1 à 6. Chacune des sept a un 1er, un 2e et un 3e rang. Appareiller vers la case N coûte N vivres ; personne n’appareille vers la case 0. Les navires avancent avant de chasser : appareiller vers N donne donc N choix.',
  'NB-08':
    'Dans la seconde édition, la Mairie annexe coûte 4 bois et 4 briques, et la Fonderie agit aussitôt.',
  'NB-09': 'Le premier joueur de la manche 1 est tiré au sort ; les autres suivent dans le sens horaire.',
  'NB-10':
    'À partir du premier joueur, dans le sens horaire, chacun place un ouvrier et effectue aussitôt son action ; puis chacun place le second.',
  'NB-11':
    'À chaque placement, y compris ceux de l’Auberge, vous pouvez acheter 2 bois ou 2 vivres pour 3 $ avant l’action : une fois, et jamais un de chaque.',
  'NB-12':
    'Les cinq cases de la ville, le Chantier naval et la Jetée peuvent servir autant de fois qu’on veut dans une manche, y compris au même joueur. Un ouvrier qui trouve la case vide reçoit aussi son bonus.',
  'NB-13':
    'Un bâtiment d’action construit peut servir une fois par manche et n’a pas de bonus. Son propriétaire l’utilise gratuitement ; tout autre lui paie d’abord 1 $, que l’argent de l’action ne peut pas couvrir.',
  'NB-14':
    'Vous ne pouvez pas choisir une case dont vous ne pourriez pas effectuer l’action. Ce que l’achat procurerait compte ici comme vôtre.',
  'NB-15': 'Ferme : 2 vivres ; avec le bonus, 3.',
  'NB-16': 'Forêt : 2 bois ; avec le bonus, 3.',
  'NB-17': 'Entrepôt : 1 brique ; avec le bonus, un bois, un vivre ou une brique de plus, au choix.',
  'NB-18':
    'Magasin général : vendez autant de marchandises que vous voulez, mais au moins une : bois et vivres à 1 $, briques à 2 $ pièce. Le bonus est de 1 $ en tout.',
  'NB-19':
    'Hôtel de ville : construisez un bâtiment et payez son coût à la réserve. Le bonus épargne un bois, un vivre ou une brique de ce coût ; jamais d’argent, et rien n’est versé.',
  'NB-20':
    'Chantier naval : pour 2 bois, un de vos navires au port va à quai et y reste jusqu’à son appareillage. Le bonus épargne 1 bois.',
  'NB-21':
    'Jetée : faites appareiller un de vos navires à quai vers une case qui montre des vivres et a un rang libre, pour ces vivres. Le bonus épargne 1 vivre.',
  'NB-22':
    'Un navire prend le premier rang libre derrière ceux qui sont déjà sur la case. Il n’y a jamais plus de trois navires sur une case : rien de ce qui en amènerait un quatrième n’est proposé.',
  'NB-24':
    'Un placement suit cet ordre : l’ouvrier est posé ; 1 $ va au propriétaire s’il est dû ; l’achat éventuel ; l’action. Chaque chose se paie avec ce que vous avez à ce moment.',
  'NB-25':
    'Chaque ouvrier doit être placé. La Ferme, la Forêt et l’Entrepôt sont toujours ouverts, c’est donc toujours possible.',
  'NB-26':
    'Si seul un achat rend l’action possible, il faut le faire, et dans la marchandise qui convient. La case n’est ouverte que si votre argent couvre le dollar dû, les 3 $ et ce que coûte l’action elle-même.',
  'NB-27':
    'Le bonus revient à un ouvrier qui ne trouve aucun ouvrier sur la case, ni des siens ni d’un Capitaine. Il fait partie de cette seule action et ne se garde jamais.',
  'NB-28':
    'Le bonus de l’Hôtel de ville et un achat peuvent servir à la même construction. L’économie se fait toujours ; vous en choisissez la marchandise parmi celles du coût imprimé.',
  'NB-29':
    'La Jetée, le Débarcadère et la Cale sèche proposent, parmi les cases 1 à 6, celles qui ont un rang libre et dont vous pouvez payer les vivres, toute économie déduite. S’il n’y en a aucune, la case ne peut pas être choisie.',
  'NB-30': 'Banque (4 briques) : 5 $.',
  'NB-31':
    'Cale sèche (2 bois, 2 briques) : armez un navire et faites-le appareiller, pour 2 bois et tous les vivres ; les bonus du Chantier naval et de la Jetée ne s’appliquent pas.',
  'NB-32':
    'Phare (2 bois, 2 briques) : un de vos navires en mer avance d’une case vers le large, au 1er rang. Les autres y reculent dans leur ordre ; sur la case quittée, ceux de derrière remontent. Jamais au-delà de la case 6 ni sur une case complète.',
  'NB-33': 'Scierie (3 bois, 1 brique) : vendez du bois, au moins un, à 2 $ pièce.',
  'NB-34': 'École (2 bois, 2 vivres, 1 brique) : 2 bois et 2 vivres.',
  'NB-35':
    'Taverne (3 vivres, 2 briques) : retirez de la partie une ou deux des mers vides en vue, pour 4 ou 6 $. Il doit y en avoir au moins une.',
  'NB-36':
    'Fonderie (3 briques). Première édition : tant que votre ouvrier y est, un de vos navires qui rentre dans cette manche peut débarquer gratuitement jusqu’à 3 baleines franches ; seul peut y aller qui pourrait en profiter : avec un navire en case 0 qui a une baleine franche à bord ou, quand le Livre de bord est en jeu, avec tout navire en mer qui en a une. Seconde édition : aussitôt, jusqu’à 3 baleines franches d’un de vos navires en mer sont débarquées gratuitement et le navire reste où il est ; il vous faut un navire avec une baleine franche.',
  'NB-37':
    'Débarcadère (3 bois, 1 brique) : faites appareiller un navire à quai pour la moitié des vivres, arrondie au supérieur.',
  'NB-38': 'Boulangerie (2 vivres, 1 brique) : 4 vivres.',
  'NB-39': 'Briqueterie (4 briques) : 3 briques.',
  'NB-40': 'Accastillage (2 bois, 2 vivres, 2 briques) : 1 $ et une marchandise de chaque sorte.',
  'NB-41':
    'Tonnellerie (4 bois) : 1 $ par baleine à bord d’un de vos navires, qui doit en porter au moins une.',
  'NB-42':
    'Tribunal (5 bois, 1 brique) : construisez pour deux marchandises de moins, pareilles ou non, dans les mêmes limites qu’à l’Hôtel de ville.',
  'NB-43':
    'Auberge (2 vivres, 2 briques) : quand tous les ouvriers sont placés et avant que les navires avancent, vous reprenez vos deux ouvriers et les placez de nouveau, l’un après l’autre, sur des cases de la ville ou du port, chacun avec son action. Les cases redevenues vides donnent de nouveau leur bonus ; les ouvriers des autres restent.',
  'NB-44':
    'Un ouvrier que l’Auberge retire de la Fonderie n’y est plus : rien n’est donc débarqué gratuitement.',
  'NB-45':
    'Marché (1 bois, 1 vivre, 1 brique) : vendez des marchandises, au moins une. La première de chaque sorte rapporte le double : bois 2 $, vivre 2 $, brique 4 $.',
  'NB-46':
    'Poste (2 bois, 1 brique) : son propriétaire prend 2 $ à chaque fin de manche. Son action la fait passer dans votre quartier, pour le dollar dû et rien d’autre. Son propriétaire ne peut pas l’utiliser.',
  'NB-47':
    'Comptoir (3 bois, 2 vivres) : à la fin, 1 point par paire de baleines franches que vous avez débarquées.',
  'NB-48': 'Manoir (4 bois, 10 $) : 4 points.',
  'NB-49':
    'Mairie annexe (4 vivres, 4 briques) : 1 point par paire de bâtiments que vous possédez, elle-même comprise.',
  'NB-50': 'Chapelle des marins (5 bois, 5 briques) : 5 points.',
  'NB-51': 'Les bâtiments de victoire n’ont pas de case pour un ouvrier.',
  'NB-52':
    'Un bâtiment appartient à qui le construit, et vous pouvez en posséder autant que vous voulez. Son action est dès lors ouverte à tous, y compris dans la même manche.',
  'NB-53':
    'Appareiller vers 1, 2, 3, 4, 5, 6 coûte 0, 1, 2, 3, 4, 5 vivres avec le bonus de la Jetée, et 1, 1, 2, 2, 3, 3 au Débarcadère. Le Débarcadère n’a jamais ce bonus, et un ouvrier au Débarcadère ou à la Cale sèche n’enlève aucun bonus.',
  'NB-54':
    'La Cale sèche mène un navire du port droit sur la piste. Navire, bois et vivres doivent tous être là ; l’unique achat peut fournir le bois ou les vivres.',
  'NB-55':
    'Pour le Phare, il vous faut un navire sur une des cases 0 à 5 dont la case suivante vers le large a un rang libre.',
  'NB-56':
    'Le Tribunal ôte du coût imprimé deux marchandises, celles que vous choisissez, jamais d’argent : le Manoir revient à 2 bois et 10 $. Le bonus de l’Hôtel de ville ne s’y ajoute jamais.',
  'NB-57':
    'La Taverne regarde ce qui est en vue quand l’ouvrier est posé : rien à la manche 1, rien après une chasse sans tirage. S’il y a deux mers vides ou plus, vous choisissez d’en retirer une ou deux.',
  'NB-58':
    'La Poste peut changer de mains dans la manche où elle est construite, mais une fois par manche comme tout bâtiment ; le dollar va au propriétaire qu’elle quitte.',
  'NB-59': 'Les 2 $ de la Poste vont à qui la possède à la fin de la manche, manche 12 comprise.',
  'NB-60':
    'Tous les navires de la piste, les nouveaux aussi, avancent d’une case vers le Retour, les plus proches de la côte d’abord ; leur ordre est conservé.',
  'NB-61':
    'Quand tous ont avancé, les navires au Retour sont réglés un à un et en entier, dans l’ordre où ils ont choisi des baleines.',
  'NB-62':
    'Pour chaque baleine à bord, vous payez la part à la réserve et la gardez, ou vous la vendez. Une baleine vendue rapporte aussitôt la moitié de sa part, et cet argent peut en payer d’autres. Ce que vous ne payez pas doit être vendu ; vous pouvez en vendre autant que vous voulez.',
  'NB-63':
    'Puis, dans le sens horaire à partir du vendeur, chaque autre joueur achète une baleine vendue pour sa part entière, payée à la réserve, ou passe, et l’on continue ainsi jusqu’à ce que tout soit acheté ou que tous les autres aient passé de suite. Passer n’est pas définitif. Le vendeur ne rachète rien et n’empêche rien.',
  'NB-64': 'Les baleines vendues que personne n’achète quittent la partie.',
  'NB-65': 'Ensuite, le navire rentre au port, chez son propriétaire.',
  'NB-66':
    'Celui dont l’ouvrier est à la Fonderie choisit lequel de ses navires elle sert et combien de baleines franches, trois au plus, débarquent gratuitement.',
  'NB-67':
    'Le propriétaire d’un navire qui rentre nomme d’abord les baleines à vendre et prend leurs demi-parts, puis paie les parts du reste, ce que l’argent doit couvrir ; après quoi les autres achètent. Un navire sans baleines rentre aussitôt au port.',
  'NB-68':
    'Les demi-parts viennent de la réserve et les acheteurs paient à la réserve : peu importe au vendeur qui achète.',
  'NB-69':
    'Qui ne peut payer aucune des baleines en vente passe sans qu’on le lui demande. Une baleine achetée est débarquée aussitôt et compte pleinement ; aucune Fonderie n’abaisse sa part.',
  'NB-70':
    'La chasse commence par le retour dans le sac de tous les jetons en vue. S’il y a un navire sur la piste, on tire un jeton, et un de plus par navire présent, ou autant que le sac en contient. Sans navire, on ne tire rien.',
  'NB-71':
    'Les navires choisissent dans l’ordre : le plus au large d’abord, et par rang sur une même case. Le propriétaire prend une baleine à bord de ce navire, ou aucune. Une mer vide ne peut pas être prise ; la cale n’a pas de limite.',
  'NB-72': 'Ce qui n’est pas pris reste en vue jusqu’à la chasse suivante.',
  'NB-73':
    'Fonderie, première édition : au retour de chacun de vos navires dans la navigation de cette manche, vous décidez si c’est celui-là. Jusqu’à 3 de ses baleines franches sont gardées sans part, le reste est payé ou vendu. Inutilisée, l’action est perdue.',
  'NB-74':
    'Fonderie, seconde édition : vous choisissez un de vos navires sur la piste et de 1 à 3 de ses baleines franches ; elles sont débarquées aussitôt.',
  'NB-75':
    'Les navires qui rentrent ensemble viennent tous de la case 0 ; ils sont réglés dans l’ordre de leurs rangs.',
  'NB-76':
    'L’Auberge agit une fois, après le dernier placement de la phase d’action et avant tout mouvement de navire. Son dollar, s’il est dû, se paie quand l’ouvrier y va.',
  'NB-77':
    'À ce moment, le joueur qui s’y trouve doit reprendre tous ses ouvriers, celui de l’Auberge aussi, avant d’en placer un. Ce qu’ils ont fait reste fait, ce qu’ils ont payé reste payé, et les bâtiments qu’ils quittent restent utilisés.',
  'NB-78':
    'Ils sont placés l’un après l’autre, chacun comme un placement normal, avec les coûts normaux et un achat. Les deux peuvent aller sur la même case, même sur une case qu’ils viennent de quitter.',
  'NB-80':
    'Fin de manche : le gouvernail du premier joueur passe à gauche, le marqueur de manche avance, les ouvriers rentrent, la Poste paie.',
  'NB-81':
    'Après la manche 12, chasse comprise, les navigations se suivent jusqu’à ce que le dernier navire soit au port.',
  'NB-82':
    'Points : les baleines débarquées ; 1 par bâtiment que vous possédez ; ce qu’ajoutent les bâtiments de victoire ; 1 par tranche entière de 5 $. Les marchandises et les baleines encore à bord ne comptent pas.',
  'NB-83':
    'À égalité, l’emporte qui a le plus de jetons de baleine, puis qui a le plus d’argent au-delà des tranches de cinq ; sinon la victoire est partagée.',
  'NB-84':
    'La manche 12 a sa fin de manche entière, paiement de la Poste compris, avant que commencent les derniers retours.',
  'NB-85':
    'Aux derniers retours, les navires avancent et sont réglés comme toujours, avec parts, ventes et achats ; il n’y a entre-temps ni chasse, ni fin de manche, ni action, sauf celle du naufragé.',
  'NB-86':
    'Aux derniers retours, la Fonderie de la première édition ne donne rien, car aucun ouvrier n’y est plus, à moins que le naufragé ou Le Cercueil n’en amène un.',
  'NB-87':
    'Le Comptoir et la Mairie annexe ne comptent que des paires entières. Le Comptoir compte toutes les baleines franches débarquées par son propriétaire, achetées comprises.',
  'NB-88': 'Pour les égalités, on compte le nombre de jetons de baleine, de toute espèce, achetés compris.',
  'NB-90':
    'Seul est caché l’ordre dans lequel le sac donne ses jetons ; ce qu’il contient est connu de tous.',
  'NB-91': 'Les marchandises de l’achat peuvent être vendues par l’action du même placement.',
  'NB-92':
    'Le quai accueille autant de navires qu’on veut, sans ordre ; si vos deux navires y sont, vous choisissez lequel appareille.',
  'LO-01':
    'Quatre Capitaines : Starbuck, bon en tout ; Stubb, le bâtisseur ; Flask, le baleinier ; Ahab, que nul ne peut prévoir. En solo, vous en affrontez d’un à trois ; à deux ou trois, vous pouvez en ajouter jusqu’à quatre places.',
  'LO-02':
    'Les bâtiments prévus pour le nombre de places, Capitaines compris, sont alignés au hasard en une rangée où les Capitaines cherchent les leurs. Le Moulin de Turner peut s’y ajouter ; seuls les humains le construisent.',
  'LO-03': 'Le sac est rempli selon le nombre de places. Les Capitaines n’ont ni marchandises ni argent.',
  'LO-04':
    'Le marqueur d’un Capitaine part du cap le plus à gauche de sa barre et avance dans le sens horaire d’un jet du dé de cap, qui porte 1, 1, 1, 2, 2, 3.',
  'LO-05':
    'Le premier joueur est toujours un Capitaine. S’ils sont plusieurs, ils se relaient ; les autres Capitaines viennent ensuite, les humains en dernier. Avec un seul Capitaine, les humains se relaient à sa suite. Avec deux Capitaines et deux humains, celui qui mène le premier Capitaine joue avant l’autre.',
  'LO-06':
    'Le tour d’un Capitaine : lancer le dé, avancer le marqueur, suivre ce cap. Les deux caps de la manche 12 sont fixés sur son plateau. Un cap à deux actions change après une manche imprimée. Une barre a huit caps.',
  'LO-07':
    'Ses ordres sont une liste : ses propres bâtiments, ceux des autres, la ville, un bâtiment nommé, un autre cap. Il la lit dans l’ordre jusqu’à ce que quelque chose convienne, et son ouvrier y va. Un changement de cap ne déplace pas le marqueur.',
  'LO-08':
    'Un Capitaine ne paie ni ne prend de marchandises ou d’argent. Quand il utilise le bâtiment d’un humain, celui-ci prend 1 $ à la réserve ; un humain qui utilise le sien paie 1 $ à la réserve.',
  'LO-09':
    'Si plusieurs cases du même lieu conviennent, il prend celle qui donne le plus de marchandises, le plus d’argent ou la plus grande économie ; si elles se valent, celle d’un autre Capitaine avant celle d’un humain ; sinon un humain choisit.',
  'LO-10':
    'Caps : bois, vivres, briques (tout ce qui en rapporte au moins un), argent, armer, appareiller, armer et appareiller (armer d’abord si possible), bâtiment, bâtiment de victoire.',
  'LO-11':
    'Ce que valent pour lui les actions d’argent : Banque, Taverne, Fonderie et Tonnellerie se calculent ; Marché 6 $, Scierie 5 $, Accastillage 4 $, Poste rien.',
  'LO-12':
    'Il construit le premier bâtiment de la rangée qui figure dans son plan, et les bâtiments de victoire dans l’ordre de son plateau.',
  'LO-13':
    'Ahab cherche parmi ses bâtiments et ceux des autres, ensemble, celui qui rapporte ou épargne le plus, et à égalité un qui combine plusieurs choses. Il n’utilise la Poste que tant qu’elle n’est pas à lui.',
  'LO-14':
    'Quand Ahab a parcouru deux fois ses ordres en vain, il hisse une baleine du sac sur un navire, s’il le peut. Son ouvrier n’est pas placé et ne fait rien dans cette manche.',
  'LO-15':
    'Le navire d’un Capitaine prend toujours la baleine qui vaut le plus. À son retour, ses baleines comptent aussitôt, sans part.',
  'LO-16':
    'Un Capitaine ne construit pas plus de bâtiments et ne prend pas plus de baleines que son plateau ne le permet. Dans le défi, atteindre les deux limites amène la dernière manche.',
  'LO-17':
    'Un Capitaine marque bâtiments et baleines. Un humain ne gagne qu’avec plus de points que chaque Capitaine.',
  'LO-18':
    'Moulin de Turner (2 bois, 2 vivres) : refaites ce que l’ouvrier d’un Capitaine a fait en dernier, pour son coût normal et 1 $.',
  'LO-19':
    'Exemple : Starbuck cherche des vivres et ne possède que le Débarcadère, il va donc à la Ferme. Puis il cherche de l’argent : ni ses bâtiments, ni la ville, ni les autres n’en ont ; l’Auberge et le Phare ne sont pas construits ; l’argent, il le cherche déjà ; il change donc de cap pour le bois et va à la Forêt.',
  'LO-20': 'Les Capitaines n’ont pas d’argent et n’achètent pas de baleines.',
  'LO-21':
    'Le premier jet ne fixe que le départ du marqueur. Chaque ouvrier a son propre jet quand il est placé ; après le huitième cap vient le premier.',
  'LO-22':
    'À la manche 12, on ne lance pas le dé et le marqueur reste : son premier ouvrier suit le premier des deux caps fixés, le second le second. Si rien ne convient, ses ordres valent comme d’habitude.',
  'LO-23':
    'D’un cap à deux actions, une seule est suivie : la première jusqu’à la manche imprimée, la seconde ensuite.',
  'LO-24':
    'Quand un ordre change le cap, il relit sa liste depuis le haut. Un cap déjà suivi dans ce tour est sauté.',
  'LO-25':
    'Si rien dans la liste ne convient, un Capitaine autre qu’Ahab met cet ouvrier de côté jusqu’à la fin de la manche.',
  'LO-26':
    'Une case convient si elle sert le cap et qu’un joueur avec assez de marchandises et d’argent pourrait l’effectuer maintenant : construite et pas encore utilisée, un navire là où il en faut un, un rang libre sur la piste, une mer vide en vue, un bâtiment à construire, une limite pas atteinte.',
  'LO-27':
    'Sa ville, ce sont les cinq cases de la ville, le Chantier naval et la Jetée. Le Magasin général ne sert aucun cap : aucune case de la ville ne lui donne donc d’argent.',
  'LO-28':
    'Pour le bois, les vivres et les briques, il compare combien de cette marchandise une case donnerait, bonus disponible compris, puis combien de marchandises en tout.',
  'LO-29':
    'Banque 5 $ ; Taverne 4 ou 6 $ ; Tonnellerie 1 $ par baleine de son navire le plus chargé ; Fonderie 2 $ par baleine franche, trois au plus, d’un de ses navires (première édition : en case 0). Ce qui ne vaut rien ne convient pas.',
  'LO-30':
    'Économies : pour appareiller, les vivres épargnés vers la case qu’il prendrait ; pour armer, le bois ; pour construire, les marchandises. La Cale sèche n’épargne rien.',
  'LO-31':
    'Il se sert du navire 1 avant le navire 2 et appareille vers la case la plus lointaine que permet son plateau et qui a un rang libre. Cette limite ne vaut pas pour le Phare.',
  'LO-32':
    'Pour armer, il lui faut un navire au port ; pour la Jetée et le Débarcadère, un navire à quai. La Cale sèche sert « armer » comme « appareiller » s’il a un navire au port et une case où l’envoyer.',
  'LO-33':
    '« Armer et appareiller » veut dire armer tant qu’il a un navire au port, sinon appareiller. Seule la Cale sèche fait les deux avec un ouvrier.',
  'LO-34':
    'Avec l’Hôtel de ville ou le Tribunal, il construit la même chose : le premier bâtiment d’action de la rangée pas encore construit qui figure dans son plan, ou le premier pas encore construit de ses bâtiments de victoire.',
  'LO-35':
    'Sa limite de bâtiments compte ce qu’il possède à ce moment. À la limite, rien de ce qui construit ne convient ; prendre la Poste n’est pas construire et lui reste ouvert, et la perdre refait de la place.',
  'LO-36':
    'Sa limite de baleines compte celles à bord et celles débarquées. À la limite, ses navires n’en prennent plus mais comptent encore pour le tirage, et il arme et appareille comme avant.',
  'LO-37':
    'Son ouvrier occupe une case comme celui d’un humain : un bâtiment est utilisé, et une case de la ville n’est plus vide.',
  'LO-38':
    'Le dollar n’est dû qu’entre un humain et un Capitaine. Une Poste dans le quartier d’un Capitaine ne paie personne.',
  'LO-39':
    'Un bâtiment que nomment ses ordres convient quel que soit le cap, si son action peut être effectuée : l’Auberge toujours, le Phare avec un navire qui peut gagner le large, le Débarcadère avec un appareillage, le Tribunal avec un bâtiment à construire, la Poste si elle n’est pas à lui. L’Auberge, le Phare et la Poste ne conviennent que nommés, le Moulin de Turner jamais.',
  'LO-40':
    'Un Capitaine à l’Auberge reprend ses ouvriers le moment venu, mais pas un ouvrier mis de côté, et joue un tour pour chacun, où il ne lit que « la ville » et les changements de cap.',
  'LO-41':
    'Avec le Phare, il avance le navire le plus au large qui le peut, et sur une même case celui du premier rang.',
  'LO-42':
    'Avec la Taverne, il retire deux mers vides, ou la seule. Avec la Fonderie de la seconde édition, il débarque jusqu’à trois baleines franches du navire qui en a le plus. Les autres actions de marchandises ou d’argent ne font qu’occuper leur case.',
  'LO-43':
    'Ahab ne compare que les bâtiments qui servent le cap, par le total des marchandises, de l’argent ou des économies ; puis par le nombre de sortes de marchandises ou d’actions ; puis le sien, celui d’un autre Capitaine, celui d’un humain ; sinon un humain choisit.',
  'LO-44':
    'La liste d’Ahab finit par le cap suivant de sa barre. En dernier recours, on tire des jetons jusqu’à une baleine, les mers vides retournent dans le sac, et la baleine va sur celui de ses navires qui choisit en premier. Sans navire en mer, sans baleine dans le sac ou à sa limite, on ne tire rien.',
  'LO-45':
    'Un choix que son plateau laisse ouvert revient à l’humain qui vient en premier dans l’ordre de cette manche.',
  'LO-46':
    'Le premier Capitaine et le premier des humains sont tirés au sort ; ces deux rôles passent chaque manche dans le sens horaire. À deux contre deux : le premier humain mène le premier Capitaine, et les humains suivent comme en LO-05.',
  'LO-47': 'Valoir le plus, c’est donner le plus de points.',
  'LO-48':
    'Un Capitaine marque ses baleines débarquées, 1 par bâtiment et ce qu’ajoutent ses bâtiments de victoire ; rien pour l’argent. Ses navires rentrent aussi à la fin.',
  'LO-49':
    'Un humain à égalité avec un Capitaine est derrière lui. Si le meilleur humain a plus que chaque Capitaine, les égalités entre humains se départagent comme d’habitude ; sinon le meilleur Capitaine gagne, ou plusieurs à égalité ensemble.',
  'LO-50':
    'Le Moulin de Turner répète la case où un Capitaine a placé un ouvrier en dernier dans cette manche ; un ouvrier mis de côté ne compte pas. Sans cela, il ne peut pas être choisi.',
  'LO-51':
    'Au Moulin, vous effectuez cette action sans bonus, même si le bâtiment est utilisé, à son coût normal et pour 1 $ à la réserve. Le propriétaire du bâtiment répété ne prend rien ; celui du Moulin est payé comme pour tout bâtiment.',
  'LO-52':
    'Vous devez pouvoir effectuer l’action répétée comme si vous étiez sur place. Une Fonderie répétée vaut aussi pour vous ; une Auberge répétée vient après celle du Capitaine.',
  'LO-53':
    'Défi : si, à une fin de manche jusqu’à la dixième, un Capitaine a atteint ses deux limites, la manche 12 vient ensuite. Incompatible avec les Capitaines sans limites.',
  'WW-01':
    'La promo a quatre jetons : Baleine blanche, Baleine bleue, naufragé et ambre gris. Un de chacun de ceux en jeu va dans le sac.',
  'WW-02': 'Avec la Baleine bleue, le sac a 2 baleines franches et 2 baleines boréales de moins.',
  'WW-03': 'Avec le Livre de bord, chaque jeton de la promo qu’un joueur possède est une page.',
  'WW-04': 'Les jetons de la promo sont tirés et choisis pendant la chasse, comme des baleines.',
  'WW-10':
    'Baleine blanche, 4 points : elle est débarquée aussitôt et gratuitement, mais le navire qui la choisit revient sur le plateau de son propriétaire, à armer de nouveau, et tout le reste à bord quitte la partie. Ce n’est pas un retour : rien de ce qu’un retour rapporte ou coûte n’a lieu, et les navires derrière lui sur sa case remontent.',
  'WW-11':
    'Baleine bleue, 6 points pour une part de 12 $ : dès lors son navire ne choisit plus rien, pas même une carte du Livre de bord, et rien d’autre n’est mis à bord. Il compte encore pour le nombre de jetons tirés.',
  'WW-12':
    'L’ambre gris ne donne pas de points. Quand son navire rentre, il rapporte 8 $, qui peuvent payer des baleines de ce navire.',
  'WW-13':
    'Le naufragé ne donne pas de points. Quand son navire rentre, son propriétaire peut aussitôt le placer comme un ouvrier, ou jamais : avec l’achat, avec 1 $ pour le bâtiment d’un autre, et pas là où l’action est impossible. Un bâtiment utilisé dans cette manche est pris, même si l’Auberge ou Un homme à la mer en a retiré l’ouvrier ; une case des plateaux donne son bonus si elle est vide. Il reste jusqu’au rangement.',
  'WW-14':
    'L’argent de l’action du naufragé peut payer des baleines de ce navire, et la Fonderie ne sert que ce navire. Armer, appareiller et avancer ne peuvent se faire avec le navire qui rentre, mais avec d’autres qui ne rentrent pas dans cette manche.',
  'WW-15':
    'Tous les derniers retours forment une seule phase. Un naufragé dont le navire est encore au large agit tout au début, avant que le premier navire soit réglé, et pour tous les navires de son propriétaire : son argent peut payer pour chacun, et la Fonderie peut servir l’un d’eux. Seule la case de l’ouvrier du Cercueil est alors prise. Tous les navires étant sur le chemin du retour, Chantier naval, Jetée, Cale sèche, Débarcadère et Phare ne peuvent pas être choisis, et aucune carte ne déplace de navire ni ne met de baleine à bord. L’ambre gris paie quand son propre navire est réglé, donc pas pour cette action.',
  'WW-16':
    'L’ambre gris et le naufragé ne sont pas des baleines et ne se vendent pas. La Baleine bleue se vend 6 $. La Baleine blanche ne rentre jamais sur un navire.',
  'WW-17':
    'La Baleine blanche et la Baleine bleue comptent comme jetons de baleine aux égalités, la bleue aussi pour la Tonnellerie. Ce ne sont ni des baleines franches, ni des baleines boréales, ni des cachalots.',
  'WW-20':
    'Les jetons de la promo restés en vue retournent dans le sac comme tous les autres. L’ambre gris et le naufragé restent à leur joueur comme pages quand leur navire est rentré. Une Baleine bleue achetée est une page de l’acheteur ; un jeton hors de la partie n’est à personne.',
  'WW-21':
    'Un navire qui rentre est réglé dans cet ordre : l’ambre gris paie ; le naufragé est placé et agit ; on nomme les baleines à vendre ; les Droits de port et les parts sont payés ; les autres achètent ; le navire rentre au port.',
  'WW-22':
    'Le naufragé ne peut pas aller à l’Auberge, qui accueille des ouvriers ; d’ailleurs, quand les navires rentrent, son moment est passé. Tout autre bâtiment agit comme pour un ouvrier. Les baleines encore à bord du navire qui rentre comptent pour la Tonnellerie et, dans la seconde édition, peuvent débarquer par la Fonderie.',
  'WW-23':
    'Un navire avec la Baleine bleue ne prend jamais un autre jeton de la promo. Désigné à la Bibliothèque, il peut naviguer par le Traîneau de Nantucket, sans la baleine boréale, ou par les Alizés, mais n’a aucune part à la Troupe de baleines. Le dernier recours d’Ahab va à son autre navire ou est perdu. Les cartes le déplacent et lui prennent d’autres baleines comme à tout navire.',
  'WW-24':
    'Le navire d’un Capitaine prend la baleine qui donne le plus de points : bleue 6, cachalot 4, blanche 4, boréale 2, franche 1, un cachalot avant la blanche. Si la Baleine blanche est la meilleure, il la prend et perd navire et cargaison. Toutes comptent pour sa limite. Il ne prend jamais l’ambre gris ni le naufragé, et dans le dernier recours d’Ahab les jetons de la promo retournent dans le sac.',
  'SL-01':
    'Deux piles de 16 cartes, Providence et Présages, sont mélangées séparément ; la carte du dessus de chacune est visible.',
  'SL-02':
    'Pendant la chasse, un navire peut prendre une des cartes visibles au lieu d’un jeton, même quand il ne reste que des mers vides. La carte suivante de cette pile apparaît à la manche suivante.',
  'SL-03':
    'Au rangement, les cartes visibles que personne n’a prises vont sous leurs piles, et les suivantes sont dévoilées.',
  'SL-04':
    'Une carte prise reste près du plateau de son propriétaire et agit quand elle le dit : dès la prise, plus tard une fois, tout le temps ou à la fin. On en fait autant qu’il est possible.',
  'SL-05':
    'Les cartes pour plus tard ont leur moment : avant le premier ouvrier d’une manche, avant que les navires avancent, ou après le tirage et avant le premier choix. On fait un seul tour à partir du premier joueur ; à votre tour, vous jouez autant de cartes que vous voulez, chacune en entier avant la suivante, et on ne vous redemande rien. Qui ne veut pas être sollicité le dit à la table, pour la manche ou pour une carte ; les autres n’y voient qu’un joueur qui passe.',
  'SL-06': 'La Bibliothèque, les Assurances et le Journal local s’ajoutent aux bâtiments du jeu.',
  'SL-07':
    'Bibliothèque (1 bois, 1 vivre) : prenez une carte visible ou une carte mise sous sa pile dans une manche précédente, comme si un navire l’avait choisie. Sans navire en mer, ce qu’une carte fait pour « ce navire » est perdu.',
  'SL-08':
    'Assurances (1 bois, 1 brique, 2 $) : prenez 3 $ ; tant que votre ouvrier y est, vous pouvez ignorer les mauvais effets du Livre de bord.',
  'SL-09': 'Journal local (2 bois, 2 vivres), un bâtiment de victoire : 1 point pour 2 pages.',
  'SL-20': 'Île déserte inconnue, dès la prise : 3 bois et 3 vivres.',
  'SL-21':
    'Baleine échouée, dès la prise : une ou deux baleines franches du sac, pour leur part à payer aussitôt.',
  'SL-22':
    'Le Cercueil : après le rangement de la manche 12 et avant les derniers retours, son détenteur place un ouvrier de plus, avec action et achat. Toutes les cases sont alors vides, et l’Auberge ne peut pas être choisie. L’ouvrier reste jusqu’à la fin : la Fonderie (première édition) et les Assurances servent donc aux derniers retours. Pris après cela, il ne fait rien.',
  'SL-23': 'Aubaine, dès la prise : de 4 à 8 $ au choix ; chaque autre joueur prend 4 $ de moins.',
  'SL-24': 'L’heure de graver, dès la prise : 3 $ par mer vide tirée dans cette manche.',
  'SL-25':
    'Nouvelles de la ville, dès la prise : vous pouvez construire un bâtiment d’action à son coût normal ; pas de bâtiment de victoire.',
  'SL-26':
    'Traîneau de Nantucket, dès la prise : le navire va à droite de la case 6 avec une baleine boréale du sac, s’il y en a une. Jusqu’à son retour, il navigue dans une file à part : il appartient à sa case mais n’occupe aucun des trois rangs ; rien ne l’arrête et il n’arrête personne. Il avance comme toujours, ne choisit plus rien dans cette phase, puis choisit après tous les autres, et est réglé en dernier parmi les navires qui rentrent.',
  'SL-27':
    'Mer calme : une fois, à tout moment, son détenteur annule tout ce qu’un Présage lui fait : les Droits de port jusqu’à la fin de la partie, toute autre carte pour cette fois. Elle n’est proposée que contre ce qui frappe bien son détenteur. À un coup isolé, on répond juste avant qu’il tombe, à un effet durable (Droits de port, Incendie à la raffinerie, Les Dés du destin, Chaloupe défoncée, Glaces dérivantes, Banquise pendant la chasse) lors de toute décision à soi tant qu’il dure ; quand rien n’est à décider avant une perte, comme les droits d’un navire sans baleines, on interroge le détenteur. Ce qui a été subi reste, les autres restent frappés, et rien ne répond à Mer calme. Contre l’Incendie à la raffinerie : son propre bâtiment fermé rouvre, et ceux des autres lui sont ouverts.',
  'SL-28':
    'Gulf Stream, dès la prise : vos deux navires peuvent gagner jusqu’à deux cases vers le large, au 1er rang, dans l’ordre de votre choix et autant qu’il y a de place.',
  'SL-29':
    'Bateau en bouteille, dès la prise : un de vos navires inutilisés va pour toujours sur la carte et compte 2 points à la fin. Si aucun n’est inutilisé, il ne se passe rien, ni alors ni plus tard.',
  'SL-30':
    'Alizés, dès la prise : ce navire peut gagner jusqu’à 3 cases vers le large sans en repousser d’autres, et vous pouvez vendre autant de bois et de vivres que vous voulez à 1 $ pièce.',
  'SL-31': 'Feux de Saint-Elme : à la fin, 1 point par cachalot.',
  'SL-32':
    'Troupe de baleines, dès la prise : on tire des jetons jusqu’à une baleine ; elle va sur ce navire, les autres jetons retournent dans le sac. Les jetons de la promo ne se prennent pas ainsi.',
  'SL-33':
    'Rencontre en mer, dès la prise : un de vos navires rejoint l’endroit où est l’autre. Avec un seul navire au large, il ne se passe rien.',
  'SL-34':
    'Lever l’ancre, dès la prise : vous pouvez armer un navire pour 2 bois, et faire appareiller un navire armé pour ses vivres normaux.',
  'SL-35': 'Bouteille à la mer : à la fin, 1 point pour 2 pages, elle-même et les pages utilisées comprises.',
  'SL-40':
    'Un homme à la mer, dès la prise : un de vos ouvriers, au choix, va sur la carte, manque la manche suivante et revient après ; 1 point. Sa case est de nouveau libre : un bâtiment compte comme inutilisé, mais pas pour un naufragé, et une case des plateaux redevenue vide donne son bonus. Avec la Bibliothèque, ce peut être l’ouvrier qui y est ou l’autre ; s’il n’est pas encore placé, il manque aussi cette manche. Le naufragé ne peut pas aller sur la carte.',
  'SL-41':
    'La Vigie, une fois après le tirage : toutes les baleines franches tirées retournent dans le sac. 1 point.',
  'SL-42':
    'Droits de port, pour le reste de la partie et aux derniers retours aussi : chaque navire d’un autre joueur qui rentre paie au détenteur 1 $, utilisable aussitôt. Droits et parts font une seule somme : il faut vendre des baleines de ce navire jusqu’à ce que l’argent la couvre, même une que la Fonderie pourrait débarquer. Sans argent ni baleine, rien n’est payé.',
  'SL-43':
    'Rats, une fois après le tirage : chaque autre joueur perd 1 vivre ou une baleine franche d’un navire, qui quitte la partie ; qui n’a ni l’un ni l’autre ne perd rien.',
  'SL-44':
    'Incendie à la raffinerie, une fois au début d’une manche : le détenteur choisit un bâtiment d’action de chaque propriétaire, lui-même et les Capitaines compris. Personne ne peut l’utiliser, pas même un naufragé, jusqu’à sa réouverture au début du rangement. Une Poste fermée paie quand même son propriétaire, mais ne peut pas changer de mains.',
  'SL-45':
    'Les Dés du destin, une fois au début d’une manche : aucun bonus dans cette manche. 1 point une fois la carte jouée.',
  'SL-46':
    'Chaloupe défoncée, une fois, pour une chasse : chaque autre joueur paie au détenteur 1 bois par baleine que choisit un navire, la bleue aussi, ou ne peut pas la choisir. Les cartes du Livre de bord, la Baleine blanche, l’ambre gris et le naufragé en sont exempts.',
  'SL-47':
    'Le Sermon, dès que quiconque construit la Chapelle des marins, ou dès la prise si elle est là : chaque autre joueur paie 1 $ à la réserve s’il l’a, le propriétaire de la Chapelle en tout cas, fût-il le détenteur ; puis le propriétaire prend 5 $. 1 point à la fin si le détenteur ne la possède pas, même si personne ne l’a construite. Sans la Chapelle dans la partie : rien, et pas de point.',
  'SL-48':
    'Huile brûlée, une fois après le tirage : chaque joueur, le détenteur aussi, perd une baleine franche ou boréale d’un navire, s’il en a.',
  'SL-49':
    'Requins, une fois après le tirage : on tire un jeton de plus, puis la baleine tirée qui vaut le plus quitte la partie. La Baleine bleue peut partir ; la Baleine blanche, le naufragé et l’ambre gris ne le peuvent pas.',
  'SL-50':
    'Banquise, une fois : soit après le tirage, et les navires en 4, 5 et 6 ne choisissent pas de baleine ; soit avant que les navires avancent, et ceux en 4, 5 et 6 n’avancent pas.',
  'SL-51':
    'Récif, une fois avant que les navires avancent : chaque joueur paie 1 bois ou ramène un navire d’une case vers le port.',
  'SL-52':
    'Glaces dérivantes, une fois après le tirage : dans cette phase, aucun autre joueur ne choisit de baleine boréale.',
  'SL-53':
    'Typhon, une fois avant que les navires avancent : chaque joueur ramène un navire d’une case vers le port.',
  'SL-54':
    'Mât brisé, dès la prise : payez 3 bois, ou un de vos navires sur la piste rentre aussitôt, avec tout ce qu’entraîne un retour, même au milieu des choix ; s’il n’a pas encore choisi, il perd son tour. Si une seule issue est possible, c’est celle-là. 1 point dans tous les cas.',
  'SL-55':
    'Naufrage de l’Essex, une fois avant que les navires avancent : chaque autre joueur paie 1 vivre ou ramène un navire d’une case vers le port.',
  'SL-60':
    'Quand des mouvements se croisent : vers le large avant vers le port, le navire le plus avancé dans sa direction d’abord, le plus long trajet avant le plus court.',
  'SL-61': 'Aucun navire ne va au-delà de la case 6 ni du Retour, et un navire au Retour y reste.',
  'SL-62': 'Si la case est complète, le navire va aussi loin qu’il peut ; rien n’est gardé pour plus tard.',
  'SL-70':
    'Chaque carte est unique. Chaque rangement dévoile, le douzième aussi : aucune pile ne s’épuise donc, et ce qui est passé dessous ne réapparaît jamais. Une carte visible prise avec la Bibliothèque n’est pas remplacée avant le rangement.',
  'SL-71':
    'L’ordre des choix est fixé quand le moment des cartes est passé. Chaque navire a un tour : un jeton, une carte visible ou rien ; deux navires du même joueur peuvent prendre les deux cartes. Un navire qu’une carte déplace garde son tour, un navire appareillé entre-temps n’en a pas, un navire qui a quitté la piste le perd.',
  'SL-72':
    'Une carte peut être jouée à partir du prochain moment de sa sorte, et seulement si elle frappe quelqu’un ou quelque chose (Les Dés du destin toujours ; Requins seulement après un tirage). Une carte dont il ne peut venir que du tort à son détenteur n’est pas proposée : l’Huile brûlée, ou la Banquise pendant la chasse, qui ne frapperait qu’un détenteur sans assurance. Le moment de la chasse a lieu même sans tirage. Les derniers retours n’en ont pas. Dès la prise, une carte peut fort bien ne rien faire.',
  'SL-73':
    'Qui est frappé choisit ce qu’il paie, quel navire et quelle baleine, dans l’ordre du tour à partir du premier joueur. Si une seule issue est possible, c’est celle-là ; s’il n’y en a aucune, il ne se passe rien. En mer veut dire sur les cases 0 à 6 : tous les autres navires ne sont jamais frappés.',
  'SL-74':
    'Les Assurances et Mer calme répondent à ce que ces cartes font à un joueur, les siennes comprises : Un homme à la mer, Droits de port, Rats, Chaloupe défoncée, le dollar du Sermon, Huile brûlée, Banquise, Récif, Glaces dérivantes, Typhon, Mât brisé, Naufrage de l’Essex, et à ce qui dure la manche, Incendie à la raffinerie et Les Dés du destin : à partir du placement aux Assurances, les placements suivants de ce joueur dans la manche peuvent utiliser un bâtiment fermé, le sien ou celui d’un autre, et prendre des bonus. Elles ne répondent ni à La Vigie, ni aux Requins, ni à la Providence. Les points d’une carte détournée restent.',
  'SL-75':
    'Les Assurances protègent le joueur dont l’ouvrier y est, quel que soit leur propriétaire, le naufragé et l’ouvrier du Cercueil aussi, jusqu’au rangement ou jusqu’au retrait de l’ouvrier. Droits et interdictions ne valent simplement pas pour lui ; avant une perte, un mouvement ou l’immobilisation par la Banquise pendant la navigation (une fois pour tous les navires de 4 à 6), le joueur choisit d’ignorer ou de subir. Une carte qui ne frappe que son détenteur assuré peut donc être jouée.',
  'SL-76':
    'Avec la Bibliothèque, aucun navire ne choisit : pour le Traîneau de Nantucket, les Alizés et la Troupe de baleines, le joueur désigne un de ses navires en mer ; sans navire, il ne reste que la vente des Alizés. L’heure de graver compte ce qui a été tiré dans cette manche : avant le tirage, rien.',
  'SL-77':
    'Gulf Stream et Alizés : le propriétaire nomme la case, la 6 au plus ; les cases complètes sur le chemin sont franchies, et si aucune n’est libre, le navire reste. Le Gulf Stream mène au 1er rang, comme le Phare ; les Alizés, la Rencontre en mer et les mouvements vers le port mènent derrière les navires présents. Là où un navire part, ceux de derrière remontent.',
  'SL-78':
    'Récif, Typhon, Naufrage de l’Essex : tous ceux qui sont frappés choisissent d’abord ; puis on paie et les navires choisis se déplacent, les plus proches du port d’abord. Un navire dont la case suivante est complète reste, et rien n’est payé à la place. La navigation normale suit et déplace aussi ces navires.',
  'SL-79':
    'Un navire qu’une carte amène au Retour y attend et est réglé avec ceux qui y arrivent dans cette phase. Ils sont réglés dans l’ordre où ils étaient au début de la phase : le plus au large d’abord, puis par rang.',
  'SL-80':
    'La Banquise vaut pour tous les navires, ceux du détenteur aussi. Pendant la chasse, un navire en 4, 5 ou 6 ne prend pas de baleine, ni la blanche ni la bleue, mais peut prendre une carte, l’ambre gris ou le naufragé. Pendant la navigation, dès qu’elle est jouée, les navires en 4, 5 ou 6 ne bougent plus dans cette phase, ni par d’autres cartes ni dans la navigation normale, et ne peuvent pas être choisis pour une telle carte. Un navire protégé avance, sauf si la case suivante est complète.',
  'SL-81':
    'Les Glaces dérivantes et la Banquise ne valent que pour ce qu’un navire choisit dans le tirage. La Chaloupe défoncée vaut pour toute baleine qu’un autre joueur met à bord dans cette phase, donc aussi celles de la Troupe de baleines et du Traîneau de Nantucket : un bois à son détenteur, ou pas de baleine, ce qui se décide avant tout tirage. La page peut être prise malgré tout.',
  'SL-82':
    'Les Requins vont aux points (bleue 6, cachalot 4, boréale 2, franche 1) parmi tous les jetons en vue, le jeton supplémentaire compris. Si le sac est vide, il n’y a pas de jeton de plus ; sans une telle baleine, aucune ne part. Requins et La Vigie agissent dans l’ordre où ils sont joués, et ce qui est parti n’est pas remplacé.',
  'SL-83':
    'La Troupe de baleines prend la première baleine franche, boréale ou le premier cachalot ; tout le reste du tirage retourne dans le sac, les baleines de la promo aussi. Sans une telle baleine dans le sac, il ne se passe rien. Baleine échouée : au moins une si le sac en a une et le joueur 2 $ ; elles sont débarquées aussitôt.',
  'SL-84':
    'La Rencontre en mer et le Bateau en bouteille doivent être effectués si c’est possible. Rencontre en mer : le propriétaire choisit quel navire rejoint l’autre, vers le large ou vers le port ; si la case est complète, il va aussi loin qu’il peut, sur la case libre la plus proche de l’autre navire de son côté. Si les deux sont sur une même case, il ne se passe rien.',
  'SL-85':
    'Lever l’ancre et Nouvelles de la ville ne sont pas des placements : pas de bonus, pas d’achat. Lever l’ancre : armer avant d’appareiller, et le navire qu’on vient d’armer peut appareiller.',
  'SL-86':
    'Les Dés du destin suppriment les bonus des sept cases des plateaux, pour les ouvriers, pour les placements de l’Auberge et pour un naufragé de cette manche. Le Tribunal et le Débarcadère gardent leurs économies.',
  'SL-87':
    'Les Capitaines ne prennent, ne détiennent ni ne détournent jamais de cartes du Livre de bord ; « les autres » et « chacun » les comprennent, en solo aussi. Là où l’on peut payer, ils subissent. Pour les Droits de port et la Chaloupe défoncée, le détenteur prend le dollar ou le bois à la réserve. Pour Le Sermon et l’Aubaine, ils ne paient ni ne prennent. Tout le reste vaut pour eux : un Capitaine perd sa baleine la moins chère qui convient et déplace son navire le plus proche du port, à égalité celui qui choisit en dernier.',
  'SL-88':
    'Pour un Capitaine, les Assurances sont une action d’argent de 3 $, et tant que son ouvrier y est, il ignore tout ce qu’elles détournent. La Bibliothèque ne sert aucun de ses caps. Le Journal local vient en dernier dans son ordre des bâtiments de victoire et compte ses jetons de la promo.',
  'SL-89':
    'Les pages sont toutes les cartes du Livre de bord d’un joueur, jouées ou non, et les jetons de la promo. Le Journal local et la Bouteille à la mer les comptent chacun toutes, en arrondissant au-dessous. Les points des cartes ne comptent qu’à la fin, ceux des Dés du destin seulement si la carte a été jouée. Les pages, l’ambre gris et le naufragé ne comptent pas aux égalités.',
}
