import type { GameWords } from '@gam/kernel'
import { BUILDING_LIST } from '../../town.ts'
import { pieces } from './pieces.ts'

/** Les autres entrent en jeu d’eux-mêmes, avec des options. */
const choosable = Object.fromEntries(
  BUILDING_LIST.flatMap(({ name, comesWith }) =>
    comesWith.endsWith('seats') ? [[name, pieces[name].name]] : [],
  ),
)

export const house: Pick<
  GameWords,
  'title' | 'about' | 'options' | 'clashes' | 'sets' | 'topics' | 'presets' | 'confirm' | 'help'
> = {
  title: 'New Bedford',
  about:
    'Bâtissez une ville de baleiniers, envoyez des navires à la chasse et payez la part d’équipage à leur retour.',
  clashes: {
    'at least one seat must be a person’s':
      'Au moins une place doit revenir à un humain : retirez un Capitaine.',
    'turnersMill needs a Captain': 'Il faut un Capitaine à la table.',
    'challenge needs a Captain': 'Il faut un Capitaine à la table.',
    'expert needs a Captain': 'Il faut un Capitaine à la table.',
    'challenge needs Captains with limits, and expert takes them away':
      'Le défi a besoin des limites des Capitaines, et sans limites il n’y en a plus : l’un ou l’autre.',
  },
  options: {
    printing: {
      title: 'Édition',
      about: 'Deux bâtiments diffèrent selon l’édition du jeu.',
      choices: {
        first:
          'Première : la Mairie annexe coûte des vivres et des briques, la Fonderie sert un navire qui rentre',
        second:
          'Seconde : la Mairie annexe coûte du bois et des briques, la Fonderie sert aussitôt un navire en mer',
      },
    },
    buildings: {
      title: 'Bâtiments',
      about:
        'Les bâtiments de cette partie. Aucun de choisi : douze à deux places, tous les vingt à trois ou quatre.',
      choices: choosable,
    },
    captains: {
      title: 'Capitaines',
      about: 'Des adversaires qui suivent les ordres de leur plateau. Chacun occupe une place.',
      choices: {
        starbuck: 'Starbuck, bon en tout',
        stubb: 'Stubb, le bâtisseur',
        flask: 'Flask, le baleinier',
        ahab: 'Ahab, que nul ne peut prévoir',
      },
    },
    turnersMill: {
      title: pieces['turners mill'].name,
      about: 'Un bâtiment de plus pour les humains : il répète ce qu’un Capitaine a fait en dernier.',
    },
    challenge: {
      title: 'Défi',
      about: 'Quand un Capitaine a atteint ses deux limites, la manche suivante est la dernière.',
    },
    expert: {
      title: 'Capitaines sans limites',
      about: 'Les Capitaines construisent et chassent autant qu’ils le peuvent.',
    },
    whiteWhale: {
      title: 'Baleine blanche',
      about:
        'Un jeton de plus dans le sac : 4 points aussitôt, mais le navire qui la prend est perdu avec tout ce qu’il a à bord.',
    },
    blueWhale: {
      title: 'Baleine bleue',
      about:
        'Un jeton de plus dans le sac : 6 points pour une part de 12 $, et son navire ne prend plus rien ensuite.',
    },
    ambergris: {
      title: 'Ambre gris',
      about: 'Un jeton de plus dans le sac : pas de points, mais 8 $ quand son navire rentre.',
    },
    castaway: {
      title: 'Naufragé',
      about: 'Un jeton de plus dans le sac : pas de points, mais un ouvrier de plus quand son navire rentre.',
    },
    shipsLog: {
      title: 'Livre de bord',
      about:
        'Trente-deux cartes que les navires prennent au lieu de baleines, bonnes et mauvaises, et trois bâtiments.',
    },
  },
  sets: {
    harbour: 'Le jeu du livre des règles, Capitaines reconstitués',
    'open-sea': 'Le même, Capitaines aux limites plus hautes',
  },
  topics: { seat: 'Capitaine', captains: 'Pour les capitaines', tokens: 'Jetons dans le sac' },
  presets: {
    first: {
      name: 'Première partie',
      about: 'Peu de bâtiments, pas de Capitaines : ville, navires et baleines.',
    },
    family: {
      name: 'Standard',
      about: 'Les bâtiments que le livre des règles prévoit pour votre nombre de places.',
    },
    full: {
      name: 'Tout',
      about:
        'Un Capitaine à la table, le Moulin de Turner, les jetons de la Baleine blanche et le Livre de bord.',
    },
  },
  confirm: 'Valider',
  help: {
    stock: 'Bois et vivres comptent 1 $, les briques 2 $ ; ce qui reste demeure en argent.',
    place: 'Sur une case signalée ; utiliser le bâtiment d’un autre vous coûte 1 $.',
    purchase: 'Une fois avec chaque ouvrier, avant son action.',
    takeGood: 'Le bonus de l’Entrepôt : une marchandise de votre choix.',
    sell: 'La question vient pour chaque sorte, l’une après l’autre ; il faut vendre au moins une marchandise.',
    build: 'Son coût va à la réserve, et le bâtiment est à vous.',
    save: 'Vous n’avez pas à payer cette marchandise du coût.',
    prepare: 'Un navire armé attend à quai jusqu’à son appareillage.',
    launch: 'Plus il va au large, plus il coûte de vivres et plus il croise de baleines.',
    moveOut: 'Une case plus au large, au 1er rang.',
    removeSeas: 'Une rapporte 4 $, deux rapportent 6 $.',
    countWhales: 'Vous recevez 1 $ par baleine à bord.',
    landFree: 'Jusqu’à trois d’un même navire ; elles comptent aussitôt, et le navire reste en mer.',
    tryworks: 'Jusqu’à trois, et pour un seul navire dans cette manche.',
    nameWhales:
      'Une baleine vendue rapporte la moitié de sa part ; pour chaque autre, vous payez la part entière.',
    buyWhale: 'Vous payez la part entière, et la baleine est débarquée aussitôt.',
    select: 'Une baleine monte à bord, ou aucune ; sa part est due quand le navire rentre.',
    direct: 'Ses ordres laissent le choix : vous décidez pour lui.',
    playLog:
      'Autant que vous voulez, l’une après l’autre ; on ne vous le demande qu’une fois dans cette phase.',
    struck: 'Vous choisissez ce qu’il vous coûte ; les Assurances ou « Mer calme » peuvent le détourner.',
    fire: 'Personne ne peut l’utiliser avant sa réouverture à la fin de la manche.',
    library: 'Une carte visible, ou une que personne n’a prise dans une manche précédente.',
    nameShip: 'La carte agit sur un navire en mer.',
    beachWhales: 'Chacune coûte maintenant une part de 2 $ et compte aussitôt.',
    windfall: 'Tous les autres reçoivent 4 $ de moins que vous.',
    newsFromTown: 'Seulement un bâtiment d’action, à son coût normal et sans ouvrier.',
    gulfStream: 'Vos deux navires peuvent gagner jusqu’à deux cases, au 1er rang.',
    tradeWinds: 'Jusqu’à trois cases ; ensuite vous pouvez vendre bois et vivres.',
    gam: 'Il se range derrière ceux qui y sont.',
    mayPrepare: 'Cela coûte 2 bois ; ensuite un navire peut appareiller.',
    mayLaunch: 'Au coût normal en vivres, sans bonus.',
    haul: 'Sans ce bois la carte agit quand même, mais aucune baleine ne monte à bord.',
  },
}
