import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'
import { captainRows, launchRows, whaleRows } from '../numbers.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'De quoi il s’agit',
    box: 'Le matériel',
    setup: 'Mise en place',
    action: 'Phase d’action : les ouvriers',
    spaces: 'La ville et le port',
    buildings: 'Les bâtiments un par un',
    movement: 'Navigation : le retour',
    whaling: 'La chasse',
    end: 'Fin de manche, fin de partie',
    printings: 'Les deux éditions',
    captains: 'Les Capitaines',
    promo: 'Promo Baleine blanche',
    log: 'Livre de bord',
    providence: 'Livre de bord : Providence',
    omens: 'Livre de bord : Présages',
  },
  sections: {
    goal: {
      title: 'Le but',
      lead: 'Pendant douze manches, vos deux ouvriers amassent des marchandises et bâtissent une ville, et vos deux navires vont à la chasse. Une baleine ramenée se paie : c’est la part d’équipage. Qui ne peut pas payer doit vendre, à bas prix, et les autres peuvent acheter. À la fin comptent les baleines, les bâtiments et l’argent.',
    },
    whales: {
      title: 'Les baleines et le sac',
      lead: 'Ce qui se chasse, ce que cela coûte et ce que cela vaut. Le sac est rempli selon le nombre de places.',
      caption: 'Baleine franche, baleine boréale, cachalot et mer vide ; le nombre indique les points.',
    },
    goods: {
      title: 'Marchandises et argent',
      caption: 'Bois, vivres et briques ; l’argent se compte en dollars.',
    },
    track: {
      title: 'La piste de chasse',
      caption:
        'Les navires arrivent par la droite. En case 2, le navire du 1er rang choisit avant celui de derrière.',
    },
    hidden: { title: 'Ce qui est secret' },
    beginning: { title: 'Ce que chacun possède' },
    'which-buildings': { title: 'Quels bâtiments sont en jeu' },
    placing: {
      title: 'Un ouvrier, puis l’autre',
      lead: 'Chaque ouvrier fait aussitôt ce que dit sa case. Arriver en premier sur une case des plateaux rapporte un peu plus.',
      caption:
        'Un ouvrier est à la Ferme, son bonus est donc pris ; les autres cases montrent encore le leur.',
    },
    purchase: { title: 'L’achat' },
    order: { title: 'Dans cet ordre' },
    owning: {
      title: 'Construire et utiliser',
      caption:
        'Un bâtiment libre, un bâtiment utilisé, et un bâtiment de victoire, qui n’a pas d’anneau pour un ouvrier.',
    },
    sailing: { title: 'Tous les navires avancent' },
    returning: {
      title: 'Les navires au Retour',
      caption: 'Un navire avec deux baleines boréales et une baleine franche : une part de 10 $ en tout.',
    },
    lay: {
      title: 'Garder ou vendre',
      lead: 'La moitié d’une part, c’est peu, mais c’est de l’argent tout de suite, qui peut sauver les meilleures baleines du même navire.',
    },
    sale: { title: 'Acheter ce qui est vendu' },
    draw: { title: 'Ce qui fait surface', caption: 'Trois navires en mer : quatre jetons sont tirés.' },
    selecting: { title: 'Qui prend quoi' },
    'round-end': { title: 'Fin d’une manche' },
    'last-returns': { title: 'Les derniers retours' },
    scoring: { title: 'Points et égalités' },
    differences: {
      title: 'Côte à côte',
      lead: 'L’édition se choisit à la mise en place ; d’ordinaire, c’est la première.',
    },
    crew: {
      title: 'Qui ils sont',
      lead: 'Un Capitaine occupe une place et joue selon les ordres de son plateau. Ce n’est pas un bot : il ne prévoit rien, il suit sa barre.',
      caption: 'Starbuck, Stubb, Flask et Ahab.',
    },
    'captain-setup': { title: 'Places et ordre du tour' },
    'captain-turn': {
      title: 'La barre et le cap',
      caption: 'La barre de Starbuck : le dé a donné 2, et le marqueur est arrivé sur les vivres.',
    },
    'captain-orders': { title: 'Ses ordres' },
    'captain-headings': { title: 'Ce qui convient, et ce qui vaut le mieux' },
    'captain-ships': { title: 'Ses navires' },
    'captain-builds': { title: 'Ce qu’il construit' },
    'captain-uses': { title: 'Utiliser des cases' },
    'captain-limits': { title: 'Limites et défi' },
    'captain-score': { title: 'Gagner contre lui' },
    tokens: { title: 'Quatre jetons', lead: 'Chacun est une option à part à la mise en place.' },
    'promo-return': { title: 'Un retour complet' },
    'promo-count': { title: 'Ce qui compte comme baleine' },
    'promo-captains': { title: 'Les Capitaines et ces jetons' },
    decks: {
      title: 'Deux piles',
      lead: 'Au lieu d’une baleine, un navire peut rapporter une page du Livre de bord : bienveillante, de la Providence, ou malveillante, des Présages, dont la plupart frappent aussi les autres.',
    },
    'log-play': { title: 'Quand une carte agit' },
    'log-struck': { title: 'Frappé ou épargné' },
    'log-moves': { title: 'Les cartes qui déplacent des navires' },
    'log-pages': { title: 'Les pages' },
    'log-captains': { title: 'Les Capitaines et le Livre de bord' },
    'log-buildings': { title: 'Trois bâtiments de plus' },
  },
  tables: {
    whales: {
      caption: 'Les baleines, et le sac à deux, trois et quatre places',
      head: ['Jeton', 'Part', 'Vente', 'Points', '2', '3', '4'],
      rows: whaleRows(['Baleine franche', 'Baleine boréale', 'Cachalot', 'Mer vide'], (n) => `${n} $`),
    },
    'captain-limits': {
      caption: 'Ce que chacun d’eux peut faire',
      head: ['Capitaine', 'Bâtiments', 'Baleines', 'Case extrême'],
      rows: captainRows(),
    },
    'space-city-pier': {
      caption: 'Vivres pour appareiller vers une case',
      head: ['Vers la case', '1', '2', '3', '4', '5', '6'],
      rows: launchRows(['Jetée, Cale sèche', 'Jetée, bonus', 'Débarcadère']),
    },
    differences: {
      caption: 'En quoi les éditions diffèrent',
      head: ['', 'Première édition', 'Seconde édition (2018)'],
      rows: [
        { cells: ['Mairie annexe', '4 vivres et 4 briques', '4 bois et 4 briques'], rule: 'NB-49' },
        {
          cells: [
            'Fonderie',
            'sert un navire qui rentre dans cette manche, tant que l’ouvrier y est',
            'sert aussitôt un navire en mer ; le navire y reste',
          ],
          rule: 'NB-36',
        },
        {
          cells: [
            'Choisir la Fonderie',
            'avec une baleine franche à bord d’un de vos navires en case 0',
            'avec une baleine franche à bord d’un de vos navires en mer',
          ],
          rule: 'NB-36',
        },
        {
          cells: [
            'Auberge et Fonderie',
            'un ouvrier repris ne débarque rien',
            'ce qui est débarqué le reste',
          ],
          rule: 'NB-44',
        },
        {
          cells: ['Fonderie aux derniers retours', 'rien', 'on ne place plus d’ouvriers'],
          rule: 'NB-86',
        },
      ],
    },
  },
}
