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
      text: 'Tout ce que vous avez est proposé. Deux bois rapportent 2 dollars : avec vos 2 dollars, de quoi payer la part. Reprenez le reste.',
      instead: 'C’est permis. Mais le reste vous servira : ne vendez que 2 bois.',
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
  },
}
