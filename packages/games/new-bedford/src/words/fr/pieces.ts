import { say } from '@gam/kernel'
import { type PieceWords, SIGN, wordsOf } from '../piece-words.ts'

const { wood: WOOD, food: FOOD, brick: BRICK, coin: COIN, right: RIGHT } = SIGN

interface Named {
  /** Il porte le genre, le nombre et l’élision. */
  readonly article: 'le' | 'la' | 'l’' | 'les'
}

/** Ce qui précède le nom d’un lieu, espace comprise. */
const BEFORE = {
  le: { the: 'le ', at: 'au ', of: 'du ' },
  la: { the: 'la ', at: 'à la ', of: 'de la ' },
  'l’': { the: 'l’', at: 'à l’', of: 'de l’' },
  les: { the: 'les ', at: 'aux ', of: 'des ' },
}

/** Devant le nom de ce lieu : la Banque, à la Banque, de la Banque. */
export function before(piece: string): (typeof BEFORE)['le'] {
  return BEFORE[wordsOf(pieces, piece).own.article]
}

export const pieces: PieceWords<Named> = {
  farm: {
    name: 'Ferme',
    own: { article: 'la' },
    effect: say`2 ${FOOD}`,
    deed: 'prenez 2 vivres',
    bonus: { effect: say`+1 ${FOOD}`, deed: '1 vivre de plus' },
  },
  forest: {
    name: 'Forêt',
    own: { article: 'la' },
    effect: say`2 ${WOOD}`,
    deed: 'prenez 2 bois',
    bonus: { effect: say`+1 ${WOOD}`, deed: '1 bois de plus' },
  },
  'general store': {
    name: 'Magasin général',
    own: { article: 'le' },
    effect: say`vendre`,
    deed: 'vendez des marchandises : bois et vivres à 1 $, briques à 2 $',
    bonus: { effect: say`+1 ${COIN}`, deed: '1 $ de plus' },
  },
  'town hall': {
    name: 'Hôtel de ville',
    own: { article: 'l’' },
    effect: say`bâtir`,
    deed: 'construisez un bâtiment',
    bonus: { effect: say`−1 bien`, deed: '1 marchandise du coût économisée' },
  },
  warehouse: {
    name: 'Entrepôt',
    own: { article: 'l’' },
    effect: say`1 ${BRICK}`,
    deed: 'prenez 1 brique',
    bonus: { effect: say`+1 bien`, deed: '1 marchandise de plus, au choix' },
  },
  dockyard: {
    name: 'Chantier naval',
    own: { article: 'le' },
    effect: say`2 ${WOOD} armer`,
    deed: 'armez un navire : pour 2 bois, il va à quai',
    bonus: { effect: say`−1 ${WOOD}`, deed: '1 bois économisé' },
  },
  'city pier': {
    name: 'Jetée',
    own: { article: 'la' },
    effect: say`appareiller`,
    deed: 'un navire à quai appareille, pour les vivres de sa case',
    bonus: { effect: say`−1 ${FOOD}`, deed: '1 vivre économisé' },
  },
  bank: {
    name: 'Banque',
    own: { article: 'la' },
    effect: say`5 ${COIN}`,
    deed: 'prenez 5 $',
  },
  'dry dock': {
    name: 'Cale sèche',
    own: { article: 'la' },
    effect: say`armer, partir`,
    deed: 'armez un navire et faites-le appareiller, pour 2 bois et les vivres',
  },
  lighthouse: {
    name: 'Phare',
    own: { article: 'le' },
    effect: say`navire +1 case`,
    deed: 'avancez un navire d’une case vers le large, au 1er rang',
  },
  'lumber mill': {
    name: 'Scierie',
    own: { article: 'la' },
    effect: say`${WOOD} à 2 ${COIN}`,
    deed: 'vendez du bois à 2 $ pièce',
  },
  schoolhouse: {
    name: 'École',
    own: { article: 'l’' },
    effect: say`2 ${WOOD} 2 ${FOOD}`,
    deed: 'prenez 2 bois et 2 vivres',
  },
  tavern: {
    name: 'Taverne',
    own: { article: 'la' },
    effect: say`mers : 4/6 ${COIN}`,
    deed: 'retirez 1 ou 2 mers vides pour 4 ou 6 $',
  },
  tryworks: {
    name: 'Fonderie',
    own: { article: 'la' },
    effect: say`3 ${RIGHT} gratuites`,
    deed: 'jusqu’à 3 baleines franches d’un navire qui rentre sont débarquées gratuitement',
    second: {
      effect: say`3 ${RIGHT} en mer`,
      deed: 'jusqu’à 3 baleines franches d’un de vos navires en mer sont débarquées gratuitement',
    },
  },
  wharf: {
    name: 'Débar\u00ADcadère',
    own: { article: 'le' },
    effect: say`partir, 1/2 ${FOOD}`,
    deed: 'un navire appareille pour la moitié des vivres, arrondie au supérieur',
  },
  bakery: {
    name: 'Boulan\u00ADgerie',
    own: { article: 'la' },
    effect: say`4 ${FOOD}`,
    deed: 'prenez 4 vivres',
  },
  brickyard: {
    name: 'Brique\u00ADterie',
    own: { article: 'la' },
    effect: say`3 ${BRICK}`,
    deed: 'prenez 3 briques',
  },
  chandlery: {
    name: 'Accas\u00ADtillage',
    own: { article: 'l’' },
    effect: say`1 ${COIN} 1 ${WOOD} 1 ${FOOD} 1 ${BRICK}`,
    deed: 'prenez 1 $, 1 bois, 1 vivre et 1 brique',
  },
  cooperage: {
    name: 'Tonnel\u00ADlerie',
    own: { article: 'la' },
    effect: say`1 ${COIN}/baleine`,
    deed: 'prenez 1 $ par baleine d’un de vos navires',
  },
  courthouse: {
    name: 'Tribunal',
    own: { article: 'le' },
    effect: say`bâtir, −2`,
    deed: 'construisez pour 2 marchandises de moins',
  },
  inn: {
    name: 'Auberge',
    own: { article: 'l’' },
    effect: say`replacer`,
    deed: 'quand tous les ouvriers sont placés, reprenez les vôtres et placez-les de nouveau',
  },
  market: {
    name: 'Marché',
    own: { article: 'le' },
    effect: say`vendre, 1er ×2`,
    deed: 'vendez des marchandises, la première de chaque sorte au double',
  },
  'post office': {
    name: 'Poste',
    own: { article: 'la' },
    effect: say`2 ${COIN}/manche`,
    deed: 'prenez-la chez vous ; son propriétaire prend 2 $ à la fin de chaque manche',
  },
  'turners mill': {
    name: 'Moulin de Turner',
    own: { article: 'le' },
    effect: say`copie Capitaine`,
    deed: 'pour 1 $, répétez ce qu’un Capitaine a fait en dernier',
  },
  library: {
    name: 'Biblio\u00ADthèque',
    own: { article: 'la' },
    effect: say`prendre 1 carte`,
    deed: 'prenez une carte visible du Livre de bord, ou une d’une manche précédente',
  },
  'insurance co': {
    name: 'Assurances',
    own: { article: 'les' },
    effect: say`3 ${COIN}, assurance`,
    deed: 'prenez 3 $ ; tant que votre ouvrier y reste, vous pouvez ignorer les mauvaises cartes du Livre de bord',
  },
  'counting house': {
    name: 'Comptoir',
    own: { article: 'le' },
    effect: say`1 pt par 2 ${RIGHT}`,
    deed: '1 point par paire de baleines franches débarquées',
  },
  mansion: {
    name: 'Manoir',
    own: { article: 'le' },
    effect: say`4 points`,
    deed: '4 points',
  },
  'municipal office': {
    name: 'Mairie annexe',
    own: { article: 'la' },
    effect: say`1 pt/2 bâtim.`,
    deed: '1 point par paire de bâtiments que vous possédez',
  },
  'seamens bethel': {
    name: 'Chapelle des marins',
    own: { article: 'la' },
    effect: say`5 points`,
    deed: '5 points',
  },
  newspaper: {
    name: 'Journal local',
    own: { article: 'le' },
    effect: say`1 pt/2 pages`,
    deed: '1 point par paire de pages du Livre de bord',
  },
}
