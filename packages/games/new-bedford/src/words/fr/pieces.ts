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

export const pieces: PieceWords<{ readonly own: Named }> = {
  farm: {
    name: 'Ferme',
    own: { article: 'la' },
    effect: say`2 ${FOOD}`,
    deed: 'prenez 2 vivres',
    bonus: { effect: say`+1 ${FOOD}`, deed: '1 vivre de plus' },
    terminal: { line: '2 vivres', bonus: '+1' },
  },
  forest: {
    name: 'Forêt',
    own: { article: 'la' },
    effect: say`2 ${WOOD}`,
    deed: 'prenez 2 bois',
    bonus: { effect: say`+1 ${WOOD}`, deed: '1 bois de plus' },
    terminal: { line: '2 bois', bonus: '+1' },
  },
  'general store': {
    name: 'Magasin général',
    own: { article: 'le' },
    effect: say`vendre`,
    deed: 'vendez des marchandises : bois et vivres à 1 $, briques à 2 $',
    bonus: { effect: say`+1 ${COIN}`, deed: '1 $ de plus' },
    terminal: { line: 'vendre', bonus: '+1 $' },
  },
  'town hall': {
    name: 'Hôtel de ville',
    own: { article: 'l’' },
    effect: say`bâtir`,
    deed: 'construisez un bâtiment',
    bonus: { effect: say`−1 bien`, deed: '1 marchandise du coût économisée' },
    terminal: { line: 'bâtir', bonus: '−1' },
  },
  warehouse: {
    name: 'Entrepôt',
    own: { article: 'l’' },
    effect: say`1 ${BRICK}`,
    deed: 'prenez 1 brique',
    bonus: { effect: say`+1 bien`, deed: '1 marchandise de plus, au choix' },
    terminal: { line: '1 brique', bonus: '+1' },
  },
  dockyard: {
    name: 'Chantier naval',
    own: { article: 'le' },
    effect: say`armer 2 ${WOOD}`,
    deed: 'armez un navire : pour 2 bois, il va à quai',
    bonus: { effect: say`−1 ${WOOD}`, deed: '1 bois économisé' },
    terminal: { line: 'armer, 2 bois', bonus: '−1' },
  },
  'city pier': {
    name: 'Jetée',
    own: { article: 'la' },
    effect: say`appareiller`,
    deed: 'un navire à quai appareille, pour les vivres de sa case',
    bonus: { effect: say`−1 ${FOOD}`, deed: '1 vivre économisé' },
    terminal: { line: 'partir', bonus: '−1' },
  },
  bank: {
    name: 'Banque',
    own: { article: 'la' },
    effect: say`5 ${COIN}`,
    deed: 'prenez 5 $',
    terminal: { line: '5 $' },
  },
  'dry dock': {
    name: 'Cale sèche',
    own: { article: 'la' },
    effect: say`armer, partir`,
    deed: 'armez un navire et faites-le appareiller, pour 2 bois et les vivres',
    terminal: { line: 'armer un navire et le faire partir', short: 'armer, partir' },
  },
  lighthouse: {
    name: 'Phare',
    own: { article: 'le' },
    effect: say`navire +1 case`,
    deed: 'avancez un navire d’une case vers le large, au 1er rang',
    terminal: { line: 'un navire une case plus loin', short: 'plus loin' },
  },
  'lumber mill': {
    name: 'Scierie',
    own: { article: 'la' },
    effect: say`${WOOD} à 2 ${COIN}`,
    deed: 'vendez du bois à 2 $ pièce',
    terminal: { line: 'vendre du bois à 2 $', short: 'bois à 2 $' },
  },
  schoolhouse: {
    name: 'École',
    own: { article: 'l’' },
    effect: say`2 ${WOOD} 2 ${FOOD}`,
    deed: 'prenez 2 bois et 2 vivres',
    terminal: { line: '2 bois et 2 vivres', short: '2b 2v' },
  },
  tavern: {
    name: 'Taverne',
    own: { article: 'la' },
    effect: say`mers : 4/6 ${COIN}`,
    deed: 'retirez 1 ou 2 mers vides pour 4 ou 6 $',
    terminal: { line: 'retirer des mers vides pour 4 $ ou 6 $', short: 'mers, 4/6 $' },
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
    terminal: {
      line: '3 baleines franches d’un navire de retour, sans frais',
      short: '3F sans frais',
      second: '3 baleines franches d’un navire en mer, sans frais',
    },
  },
  wharf: {
    name: 'Débar\u00ADcadère',
    own: { article: 'le' },
    effect: say`partir, 1/2 ${FOOD}`,
    deed: 'un navire appareille pour la moitié des vivres, arrondie au supérieur',
    terminal: { line: 'partir pour la moitié des vivres', short: 'demi-vivres' },
  },
  bakery: {
    name: 'Boulan\u00ADgerie',
    own: { article: 'la' },
    effect: say`4 ${FOOD}`,
    deed: 'prenez 4 vivres',
    terminal: { line: '4 vivres' },
  },
  brickyard: {
    name: 'Brique\u00ADterie',
    own: { article: 'la' },
    effect: say`3 ${BRICK}`,
    deed: 'prenez 3 briques',
    terminal: { line: '3 briques' },
  },
  chandlery: {
    name: 'Accas\u00ADtillage',
    own: { article: 'l’' },
    effect: say`1 ${COIN} 1 ${WOOD} 1 ${FOOD} 1 ${BRICK}`,
    deed: 'prenez 1 $, 1 bois, 1 vivre et 1 brique',
    terminal: { line: '1 $ et 1 de chaque marchandise', short: '1 $ 1b 1v 1q' },
  },
  cooperage: {
    name: 'Tonnel\u00ADlerie',
    own: { article: 'la' },
    effect: say`1 ${COIN}/baleine`,
    deed: 'prenez 1 $ par baleine d’un de vos navires',
    terminal: { line: '1 $ par baleine d’un navire', short: '1 $/baleine' },
  },
  courthouse: {
    name: 'Tribunal',
    own: { article: 'le' },
    effect: say`bâtir, −2`,
    deed: 'construisez pour 2 marchandises de moins',
    terminal: { line: 'bâtir pour 2 marchandises de moins', short: 'bâtir −2' },
  },
  inn: {
    name: 'Auberge',
    own: { article: 'l’' },
    effect: say`replacer`,
    deed: 'quand tous les ouvriers sont placés, reprenez les vôtres et placez-les de nouveau',
    terminal: { line: 'replacer plus tard les deux ouvriers', short: 'replacer' },
  },
  market: {
    name: 'Marché',
    own: { article: 'le' },
    effect: say`vendre, 1er ×2`,
    deed: 'vendez des marchandises, la première de chaque sorte au double',
    terminal: { line: 'vendre, la première de chaque sorte au double', short: 'vente, 1re ×2' },
  },
  'post office': {
    name: 'Poste',
    own: { article: 'la' },
    effect: say`2 ${COIN}/manche`,
    deed: 'prenez-la chez vous ; son propriétaire prend 2 $ à la fin de chaque manche',
    terminal: { line: 'rapporte 2 $ par manche à qui la tient', short: 'la prendre' },
  },
  'turners mill': {
    name: 'Moulin de Turner',
    own: { article: 'le' },
    effect: say`copie Capitaine`,
    deed: 'pour 1 $, répétez ce qu’un Capitaine a fait en dernier',
    terminal: { line: 'pour 1 $, refaire ce qu’un Capitaine vient de faire', short: 'comme Cap.' },
  },
  library: {
    name: 'Biblio\u00ADthèque',
    own: { article: 'la' },
    effect: say`prendre 1 carte`,
    deed: 'prenez une carte visible du Livre de bord, ou une d’une manche précédente',
    terminal: { line: 'une carte du Livre de bord, visible ou sous la pile', short: 'une carte' },
  },
  'insurance co': {
    name: 'Assurances',
    own: { article: 'les' },
    effect: say`3 ${COIN}, assurance`,
    deed: 'prenez 3 $ ; tant que votre ouvrier y reste, vous pouvez ignorer les mauvaises cartes du Livre de bord',
    terminal: { line: '3 $, et les présages sont sans effet tant que l’ouvrier y est', short: '3 $, assuré' },
  },
  'counting house': {
    name: 'Comptoir',
    own: { article: 'le' },
    effect: say`1 pt par 2 ${RIGHT}`,
    deed: '1 point par paire de baleines franches débarquées',
    terminal: { line: '1 point par 2 baleines franches', short: '1 pt/2F' },
  },
  mansion: {
    name: 'Manoir',
    own: { article: 'le' },
    effect: say`4 points`,
    deed: '4 points',
    terminal: { line: '4 points' },
  },
  'municipal office': {
    name: 'Mairie annexe',
    own: { article: 'la' },
    effect: say`1 pt/2 bâtim.`,
    deed: '1 point par paire de bâtiments que vous possédez',
    terminal: { line: '1 point par 2 bâtiments à soi', short: '1 pt/2 bât.' },
  },
  'seamens bethel': {
    name: 'Chapelle des marins',
    own: { article: 'la' },
    effect: say`5 points`,
    deed: '5 points',
    terminal: { line: '5 points' },
  },
  newspaper: {
    name: 'Journal local',
    own: { article: 'le' },
    effect: say`1 pt/2 pages`,
    deed: '1 point par paire de pages du Livre de bord',
    terminal: { line: '1 point par 2 pages du Livre de bord', short: '1 pt/2 p.' },
  },
}
