import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Apprendre New Bedford',
  steps: {
    welcome: {
      title: 'Une ville qui vit de la baleine',
      text: 'Pendant douze manches, vous envoyez des ouvriers en ville chercher des marchandises, vous armez des navires, ramenez des baleines et construisez des bâtiments. Les points viennent des baleines, des bâtiments et d’un peu d’argent. Pour commencer, vous avez acheté 2 bois et 2 vivres ; il reste 1 $.',
    },
    forest: {
      title: 'Placez un ouvrier',
      text: 'Vous avez deux ouvriers par manche et les placez à tour de rôle avec les autres. Qui utilise une case en premier obtient son bonus. Envoyez votre premier ouvrier à la Forêt : 2 bois, et 1 de plus pour y arriver en premier.',
      instead: 'C’est possible aussi. Commencez par la Forêt.',
    },
    dockyard: {
      title: 'Un navire pour la mer',
      text: 'Au Chantier naval, on arme un navire pour du bois et on l’amène à quai. Avec le bonus, il coûte 1 bois de moins. Envoyez-y votre second ouvrier.',
      instead: 'Plus tard. D’abord le Chantier naval.',
    },
    prepare: {
      title: 'Quel navire ?',
      text: 'Choisissez votre premier navire. Il est alors à quai, prêt à appareiller.',
    },
    round: {
      title: 'Une nouvelle manche',
      text: 'Tous les ouvriers sont rentrés, et le gouvernail est passé à Ilse : cette fois, elle a joué en premier. Son ouvrier a pris le bonus de la Forêt.',
    },
    pier: {
      title: 'À la Jetée',
      text: 'À la Jetée, un navire appareille. Plus il va loin, plus il lui faut de vivres ; avec le bonus, 1 de moins. Envoyez-y un ouvrier.',
      instead: 'Pas encore. Votre navire attend : d’abord la Jetée.',
    },
    launch: {
      title: 'Jusqu’où ?',
      text: 'À chaque manche, les navires avancent d’une case vers le port et chassent là où ils sont. Au large, ils chassent plus souvent et choisissent plus tôt, mais ils sont longtemps partis. Pour ce premier voyage, choisissez la case 1 : avec le bonus, elle ne coûte aucun vivre.',
      instead: 'Ce serait un plus long voyage. Choisissez la case 1 cette fois.',
    },
    warehouse: {
      title: 'Des briques pour bâtir',
      text: 'Pour les bâtiments, il faut des briques. Envoyez votre autre ouvrier à l’Entrepôt.',
      instead: 'C’est bien aussi. Ici, il vous faudra des briques.',
    },
    brick: {
      title: 'Le bonus au choix',
      text: 'Le bonus de l’Entrepôt est une marchandise de votre choix. Prenez une brique de plus.',
      instead: 'Prenez une brique : vous allez construire.',
    },
    whaling: {
      title: 'Les baleines',
      text: 'Les navires ont avancé, et des jetons ont été tirés du sac : une baleine boréale, qui vaut 2 points, et une baleine franche, qui en vaut 1. Le navire le plus au large choisit en premier ; il n’y a que vous. Prenez la baleine boréale.',
      instead: 'La baleine boréale vaut plus. Prenez-la.',
    },
    hall: {
      title: 'Construire',
      text: 'Troisième manche, et vous commencez. À l’Hôtel de ville, vous pouvez construire un bâtiment ; le bonus vous épargne une marchandise. Envoyez-y un ouvrier.',
      instead: 'Cette étape passe par l’Hôtel de ville.',
    },
    build: {
      title: 'Quel bâtiment ?',
      text: 'Les bâtiments cochés sont à votre portée ; pour les autres, la table dit ce qui vous manque. Les bâtiments valent des points, et les autres vous paient 1 $ pour les utiliser. Construisez l’École : elle donne 2 bois et 2 vivres.',
      instead: 'Vous pourriez. Dans cette leçon, construisez l’École.',
    },
    save: {
      title: 'Une marchandise de moins',
      text: 'Le bonus vous épargne une marchandise du coût. Économisez du bois : vous pourrez le vendre.',
      instead: 'Économisez le bois cette fois.',
    },
    lay: {
      title: 'L’équipage veut sa part',
      text: 'Dans cette manche, votre navire rentre. Pour garder une baleine, vous payez à l’équipage sa part ; ce que vous ne payez pas est vendu à moitié prix. La part de la baleine boréale dépasse votre unique dollar. Il vous faut de l’argent.',
    },
    store: {
      title: 'Le Magasin général',
      text: 'Vous y vendez des marchandises, avec 1 $ de plus pour y arriver en premier. Envoyez-y votre ouvrier.',
      instead: 'D’abord l’argent : le Magasin général.',
    },
    sell: {
      title: 'Vendez du bois',
      text: 'Vendez 2 bois.',
      instead: 'Ici, c’est deux bois qu’il faut.',
    },
    enough: {
      title: 'Gardez les briques',
      text: 'Cela fait assez d’argent. Ne vendez pas de briques.',
      instead: 'Gardez vos briques : n’en vendez pas.',
    },
    home: {
      title: 'De retour',
      text: 'Votre navire est rentré. Payez la part et gardez la baleine boréale : n’en vendez aucune.',
      instead: 'Vendre rapporte de l’argent, mais pas de points. Gardez la baleine.',
    },
    end: {
      title: 'Le reste est à vous',
      text: 'Deux points sont dans votre port, un autre dans votre ville. Il reste neuf manches : envoyez des navires plus loin, surveillez l’argent, et soyez de retour avant la fin de la manche douze.',
    },
  },
}
