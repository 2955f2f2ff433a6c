import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre New Bedford',
  steps: {
    welcome: {
      title: 'Une ville qui vit de la baleine',
      text: 'En douze manches, vos ouvriers cherchent des marchandises, arment des navires, ramènent des baleines et bâtissent. Vous commencez avec 2 bois, 2 vivres et 1 $.',
    },
    forest: {
      title: 'Envoyez un ouvrier à la Forêt',
      text: 'La Forêt donne 2 bois. Vous y êtes le premier cette manche : 1 de plus.',
      instead: 'C’est possible aussi. Commencez par la Forêt.',
    },
    dockyard: {
      title: 'Envoyez un ouvrier au Chantier naval',
      text: 'On y arme un navire pour du bois et on l’amène à quai. En premier, vous épargnez 1 bois.',
      instead: 'Plus tard. D’abord le Chantier naval.',
    },
    prepare: {
      title: 'Armez un navire',
      text: 'Il est alors à quai, prêt à appareiller.',
    },
    round: {
      title: 'Une nouvelle manche',
      text: 'Tous les ouvriers sont rentrés, et le gouvernail est passé à Ilse : elle a joué en premier et pris le bonus de la Forêt.',
    },
    pier: {
      title: 'Envoyez un ouvrier à la Jetée',
      text: 'D’ici, un navire appareille. Plus il va loin, plus il faut de vivres ; en premier, vous en épargnez 1.',
      instead: 'Pas encore. Votre navire attend : d’abord la Jetée.',
    },
    launch: {
      title: 'Allez à la case 1',
      text: 'À chaque manche, les navires se rapprochent d’une case et chassent où ils sont. La case 1 ne coûte pas de vivres aujourd’hui.',
      instead: 'Ce serait un voyage plus long. Cette fois, choisissez la case 1.',
    },
    warehouse: {
      title: 'Envoyez un ouvrier à l’Entrepôt',
      text: 'Il faut des briques pour bâtir ; l’Entrepôt en a.',
      instead: 'Bien aussi. Ici, il vous faudra des briques.',
    },
    brick: {
      title: 'Prenez encore une brique',
      text: 'Son bonus est une marchandise au choix.',
      instead: 'Prenez une brique : vous allez bâtir.',
    },
    whaling: {
      title: 'Prenez la baleine boréale',
      text: 'Deux baleines sont sorties du sac. La boréale vaut 2 points, la franche 1. Vous êtes seul, vous choisissez.',
      instead: 'La baleine boréale vaut plus. Prenez-la.',
    },
    hall: {
      title: 'Envoyez un ouvrier à l’Hôtel de ville',
      text: 'Troisième manche, et vous commencez. On peut y construire un bâtiment ; en premier, vous épargnez une marchandise.',
      instead: 'Cette étape parle de l’Hôtel de ville.',
    },
    build: {
      title: 'Construisez l’École',
      text: 'Ce qui est coché est à votre portée. Les bâtiments valent des points, et les autres vous paient 1 $ pour s’en servir.',
      instead: 'C’est possible. Dans cette leçon, construisez l’École.',
    },
    save: {
      title: 'Économisez du bois',
      text: 'Le bonus vous épargne une marchandise du prix. Le bois se vend.',
      instead: 'Cette fois, économisez le bois.',
    },
    lay: {
      title: 'L’équipage veut sa part',
      text: 'Cette manche, votre navire rentre. Pour garder une baleine, on paie sa part à l’équipage ; le reste se vend à moitié prix. Vous n’avez que 1 $.',
    },
    store: {
      title: 'Envoyez un ouvrier au Magasin général',
      text: 'On y vend des marchandises, 1 $ de plus en premier.',
      instead: 'D’abord l’argent : le Magasin général.',
    },
    sell: {
      title: 'Vendez 2 bois, gardez la brique',
      text: 'Tout ce que vous avez est proposé. Deux bois rapportent 2 $ : avec vos 2 $, de quoi payer la part. Reprenez le reste.',
      instead: 'C’est permis. Mais le reste vous servira : ne vendez que 2 bois.',
    },
    home: {
      title: 'Gardez la baleine boréale',
      text: 'Votre navire est rentré. Payez la part : la baleine ne vaut ses points qu’à la maison.',
      instead: 'Vendre rapporte de l’argent, mais pas de points. Gardez la baleine.',
    },
    end: {
      title: 'La suite est à vous',
      text: 'Deux points sont dans votre port, un dans votre ville. Il reste neuf manches : allez plus loin, et rentrez à temps.',
    },
  },
  more: {
    'last-round': {
      title: 'La dernière manche',
      steps: {
        twelve: {
          title: 'La manche 12 est la dernière',
          text: 'Ensuite, chaque navire rentre, où qu’il soit, et l’on compte les points. On en est à 16 partout.',
        },
        forest: {
          title: 'Envoyez un ouvrier à la Forêt',
          text: 'Ce que vous voulez construire, c’est maintenant. Le Comptoir coûte 3 bois et 2 vivres : il vous manque du bois.',
          instead: 'C’est permis. Mais il vous faut du bois pour un dernier bâtiment.',
        },
        build: {
          title: 'Construisez le Comptoir',
          text: 'Il vaut 1 point, et 1 de plus par paire de baleines franches. Le bonus de l’Hôtel de ville vous épargne le vivre qui manque.',
          instead: 'C’est permis. Mais c’est la dernière occasion de bâtir.',
        },
        whale: {
          title: 'Prenez la baleine boréale',
          text: 'Votre navire chasse une dernière fois. Une boréale vaut 2 points, si vous payez sa part au retour.',
          instead: 'C’est permis. Mais une baleine boréale vaut mieux que rien.',
        },
        returns: {
          title: 'Tous les navires rentrent',
          text: 'Les derniers retours : un navire paie pour ce qu’il garde. Vous avez de quoi payer toute la cale.',
        },
        keep: {
          title: 'Gardez-les toutes',
          text: 'Trois boréales font 6 points. La franche en fait 1, et avec elle le Comptoir compte deux paires.',
          instead: 'C’est permis. Mais l’argent ne vaut plus grand-chose, et les baleines sont des points.',
        },
        end: {
          title: 'La fin',
          text: 'On compte maintenant les points : baleines, bâtiments, ce que compte le Comptoir, et l’argent.',
        },
      },
    },
    captain: {
      title: 'Contre un Capitaine',
      steps: {
        who: {
          title: 'Le Capitaine Starbuck',
          text: 'Vous jouez seul contre le Capitaine Starbuck. Un dé fait avancer le marqueur sur sa barre : là où il s’arrête, voilà ce qu’il cherche.',
        },
        built: {
          title: 'Il a bâti',
          text: 'Il cherchait un bâtiment : il a construit la Cale sèche, le premier de la rangée qui figure dans son plan. Sans rien payer : il n’a ni marchandises ni argent.',
        },
        farm: {
          title: 'Envoyez un ouvrier à la Ferme',
          text: 'Un Capitaine commence chaque manche : le premier bonus est à lui. Celui de la Ferme reste : 3 vivres pour votre navire.',
          instead: 'C’est permis. Mais votre navire aura besoin de vivres.',
        },
        launch: {
          title: 'Envoyez votre navire à la case 1',
          text: 'Il a pris l’Entrepôt sans avoir besoin de briques : son ouvrier y est, et le bonus est parti. À la Jetée maintenant, puis case 1.',
          instead: 'C’est permis. Mais votre navire attend à quai : la Jetée, case 1.',
        },
        dock: {
          title: 'D’abord son propre bâtiment',
          text: 'Il cherchait à armer. Ses ordres regardent d’abord ses propres bâtiments, et la Cale sèche fait aussi partir le navire : jusqu’à la case 4.',
        },
        wood: {
          title: 'Envoyez un ouvrier à la Forêt',
          text: 'Allez chercher du bois pour vos propres bâtiments. Chaque fois qu’il utilise l’un des vôtres, vous prenez 1 $.',
          instead: 'C’est permis. Mais c’est le bois qui vous manque.',
        },
        whale: {
          title: 'Prenez la baleine boréale',
          text: 'Son navire est plus loin et a choisi d’abord : il prend toujours la baleine qui vaut le plus. Au retour, elle compte aussitôt, sans part.',
          instead: 'C’est permis. Mais une baleine boréale vaut 2 points.',
        },
        end: {
          title: 'Restez devant lui',
          text: 'Il marque bâtiments et baleines, jusqu’aux limites de son plateau. Vous ne gagnez qu’avec plus de points que lui.',
        },
      },
    },
    log: {
      title: 'Journal de bord et Baleine blanche',
      steps: {
        cards: {
          title: 'Deux cartes visibles',
          text: 'Avec le Journal de bord, une bonne carte et une mauvaise sont visibles. Un navire en chasse peut en prendre une au lieu d’une baleine.',
        },
        wood: {
          title: 'Envoyez un ouvrier à la Forêt',
          text: 'D’abord les ouvriers, comme toujours. Votre navire est en mer ; son tour vient à la chasse.',
          instead: 'C’est permis. Mais que ce soit du bois, cette fois.',
        },
        isle: {
          title: 'Prenez l’Île déserte inconnue',
          text: 'Deux baleines franches sont sorties : 1 point chacune, et une part à payer. La carte donne aussitôt 3 bois et 3 vivres, pour rien.',
          instead: 'C’est permis. Mais la bonne carte est gratuite.',
        },
        next: {
          title: 'Les cartes suivantes',
          text: 'Ce que personne n’a pris est passé sous sa pile, et deux autres sont visibles. Certaines agissent aussitôt, d’autres attendent leur moment chez vous.',
        },
        farm: {
          title: 'Envoyez un ouvrier à la Ferme',
          text: 'Il y a aussi une Baleine blanche dans le sac. Nul ne sait quand elle viendra ; en attendant, la ville continue.',
          instead: 'C’est permis. Mais cherchez des vivres, cette fois.',
        },
        again: {
          title: 'Envoyez un ouvrier à la Forêt',
          text: 'Le bonus est pris, mais 2 bois, c’est ce qu’il faut pour un autre navire.',
          instead: 'C’est permis. Mais il vous faudra bientôt du bois pour un navire.',
        },
        white: {
          title: 'Prenez la Baleine blanche',
          text: 'La voilà : 4 points aussitôt, sans part. Mais tout ce qui est à bord est perdu, et il faut armer le navire de nouveau. Le vôtre est vide.',
          instead: 'C’est permis. Mais il n’y a rien à bord que vous puissiez perdre.',
        },
        end: {
          title: 'À vous',
          text: 'Quatre points, et 2 bois suffisent pour armer de nouveau le navire. Les mauvaises cartes se prennent de même : ce sont surtout les autres qui en souffrent.',
        },
      },
    },
  },
}
