import type { SetWords } from '../en/sets.ts'
import { type Turned, turned } from '../turned.ts'

const shown = (value: string) =>
  value === '""' || value === 'nothing' ? 'rien' : value.replace(/^"(.*)"$/, '« $1 »')

/** What the rules say about a set in English, sentence by sentence. */
const SENTENCES: Turned = [
  [
    /^must be a whole number from (\d+) to (\d+), not (?:""|nothing)$/,
    ([a, b]) => `Il faut ici un nombre entier de ${a} à ${b}.`,
  ],
  [
    /^must be a whole number from (\d+) to (\d+), not (.*)$/,
    ([a, b, x]) => `Il faut un nombre entier de ${a} à ${b}, et non ${shown(x)}.`,
  ],
  [/^must be true or false, not (.*)$/, ([x]) => `Il faut oui ou non (true ou false), et non ${shown(x)}.`],
  [
    /^must be a text of at most (\d+) characters, not (.*)$/,
    ([n, x]) => `Il faut un texte de ${n} caractères au plus, et non ${shown(x)}.`,
  ],
  [
    /^must be one of (.*), not (.*)$/,
    ([all, x]) => `Il faut l’une de ces valeurs : ${all} ; et non ${shown(x)}.`,
  ],
  [
    /^must say how many of each, such as (.*)$/,
    ([x]) => `Il faut indiquer combien il y en a de chaque, par exemple ${x}.`,
  ],
  [/^is unknown; known are (.*)$/, ([all]) => `Valeur inconnue ; on connaît : ${all}.`],
  [/^must be a list, not (.*)$/, ([x]) => `Il faut une liste, et non ${shown(x)}.`],
  [
    /^has (\d+) entries, at most (\d+) are possible$/,
    ([n, m]) => `Cela fait ${n} entrées ; ${m} au plus sont possibles.`,
  ],
  [/^must be a list of (\d+) entries$/, ([n]) => `Il faut une liste de ${n} entrées exactement.`],
  [/^must be an object, not (.*)$/, ([x]) => `Il faut ici des parties nommées ({ … }), et non ${shown(x)}.`],
  [/^it must be an object$/, () => 'Un jeu de composants est fait de parties nommées ({ … }).'],
  [/^is missing$/, () => 'Cela manque.'],
  [
    /^must be a short name of small letters, digits and hyphens$/,
    () => 'Il faut un nom court, en minuscules, chiffres et traits d’union.',
  ],
  [
    /^the deck holds (\d+) cards; (\d+) players need more than (\d+)$/,
    ([n, s, m]) => `La pioche compte ${n} cartes ; à ${s} joueurs, il en faut plus de ${m}.`,
  ],
  [
    /^the deck holds (\d+) cards; (\d+) is the most$/,
    ([n, m]) => `La pioche compte ${n} cartes ; ${m} est le maximum.`,
  ],
  [
    /^([a-z]+) is there (\d+) times; a port is there once$/,
    ([port, n], name) => `${name(port)} figure ${n} fois ; chaque port n’existe qu’une fois.`,
  ],
  [
    /^([a-z]+) does not lie on this coast$/,
    ([port], name) => `${name(port)} n’est pas sur cette côte et n’a donc pas d’emplacements.`,
  ],
  [
    /^port (\d+) must be ([a-z]+), as the rulebook has it$/,
    ([n, port], name) => `D’après les règles, le port numéro ${n} doit être celui-ci : ${name(port)}.`,
  ],
  [
    /^the Sun Port must be left out, for the rulebook gives its pearls$/,
    () => 'Le Port du Soleil doit être omis : les règles donnent ses perles.',
  ],
  [
    /^([a-z]+) has (\d+) spaces; (\d+) to (\d+) are possible$/,
    ([port, n, a, b], name) =>
      `Emplacements de ce port (${name(port)}) : ${n} ; de ${a} à ${b} sont possibles.`,
  ],
  [/^there are (\d+); the game has (\d+)$/, ([n, m]) => `Il y en a ${n} ; le jeu en a ${m}.`],
  [/^there are (\d+) cards; the game has (\d+)$/, ([n, m]) => `Nombre de cartes : ${n} ; le jeu en a ${m}.`],
  [
    /^only (\d+) may lie at the first three ports at the start, which have (\d+) spaces/,
    ([n, m]) =>
      `Seules ${n} tuiles peuvent se trouver au départ dans les trois premiers ports, qui ont ${m} emplacements (ni 2 perles, ni 2 cristaux, ni 3 marchandises).`,
  ],
  [/^there are (\d+) for (\d+) spaces$/, ([n, m]) => `Il y en a ${n} pour ${m} emplacements.`],
  [
    /^(\d+) and (\d+) are the same card; give one of them more copies$/,
    ([a, b]) => `${a} et ${b} sont la même carte ; donnez plus d’exemplaires à l’une des deux.`,
  ],
  [/^(\d+) asks for nothing$/, ([n]) => `Le contrat ${n} ne demande rien.`],
  [
    /^(\d+) mixes pictured goods, any goods and tiles; a card asks for one of them$/,
    ([n]) =>
      `Le contrat ${n} mélange marchandises précises, marchandises au choix et tuiles ; une carte n’en demande qu’une sorte.`,
  ],
  [
    /^(\d+) asks for (\d+) goods or tiles; (\d+) is the most that is possible$/,
    ([n, k, m]) => `Le contrat ${n} demande ${k} marchandises ou tuiles ; ${m} est le maximum possible.`,
  ],
  [
    /^(\d+) asks for (.*), and all tiles of the set together are (\d+) short of it$/,
    ([n, , s]) =>
      `Le contrat ${n} demande plus que ce que donnent toutes les tuiles réunies : il en manque ${s}.`,
  ],
  [
    /^each seat adds (\d+) tokens; (\d+) to (\d+) are possible$/,
    ([n, a, b]) => `Jetons ajoutés au sac par place : ${n} ; de ${a} à ${b} sont possibles.`,
  ],
  [
    /^the plan of ([a-z]+) names a building without an action$/,
    ([who], name) => `Le plan de ce capitaine (${name(who)}) nomme un bâtiment sans action.`,
  ],
  [
    /^the victory order names the (.*), which is no victory building$/,
    ([what], name) => `L’ordre nomme un bâtiment qui ne donne pas de points de victoire : ${name(what)}.`,
  ],
]

export const sets: SetWords = {
  title: (game) => `Le contenu de la boîte : ${game}`,
  lead: 'Certaines choses, les règles les disent ; d’autres, elles ne les montrent qu’en image. Voici chaque valeur, son degré de certitude et sa source. Si vous avez la boîte et savez mieux, créez un jeu maison.',
  games: 'Fournis avec le jeu',
  own: 'Vos jeux maison',
  ownNone: 'Aucun encore. Créez-en un à partir du jeu affiché, ou ouvrez un fichier.',
  unreadable:
    'Des jeux maison à vous se trouvent ici, que cette version ne peut pas lire. Ils ne seront pas écrasés.',
  unfinished: 'Il reste à corriger',
  upTo: (seats) => `jusqu’à ${seats} joueurs`,
  make: 'En faire un jeu maison',
  madeTitle: 'Ma boîte',
  openFile: 'Ouvrir un fichier',
  duplicate: 'Dupliquer',
  copyOf: (title) => `Copie de « ${title} »`,
  saveFile: 'Enregistrer dans un fichier',
  remove: 'Supprimer',
  removed: (title) => `« ${title} » est supprimé.`,
  undo: 'Annuler',
  play: 'Jouer avec',
  show: 'Afficher',
  name: 'Nom du jeu de composants',
  kept: 'Chaque changement est aussitôt gardé dans ce navigateur. Les parties en cours gardent les composants avec lesquels elles ont commencé.',
  notKept:
    'Ce navigateur n’a pas pu garder le changement : son stockage est plein ou fermé. Enregistrez le jeu dans un fichier.',
  beside: 'Comparer avec',
  besideNone: 'rien',
  same: 'Identique dans les deux.',
  grades: {
    rulebook: { name: 'D’après les règles', about: 'imprimé dans leur texte' },
    public: { name: 'Source publique', about: 'vu sur des photos ou dans d’autres sources publiques' },
    reconstruction: {
      name: 'Reconstitué',
      about: 'conforme à tout ce que l’on sait, sans être connu en soi',
    },
    house: { name: 'D’après une boîte', about: 'saisi par quelqu’un' },
  },
  form: 'Formulaire',
  file: 'Fichier',
  fileAbout:
    'Tout le jeu de composants en texte. Ce que vous écrivez ici est aussi dans le formulaire ; « npx gam play --components » le lit également.',
  fileLabel: 'Le jeu de composants en JSON',
  line: (line) => `Ligne ${line}`,
  torn: (line, column, found) =>
    found === ''
      ? `Le texte s’arrête trop tôt, à la ligne ${line} : il manque un crochet, une accolade ou un guillemet.`
      : `Ligne ${line}, colonne ${column} : le texte est illisible à partir de « ${found} ». Une virgule, un deux-points, un crochet, une accolade ou un guillemet manque ou est de trop.`,
  tooLarge: 'Ce fichier est trop gros pour un jeu de composants.',
  otherGame: (game) => `Ces composants sont ceux d’un autre jeu : ${game}.`,
  notASet: 'Ce fichier n’est pas un jeu de composants : il doit contenir « id », « title » et « values ».',
  problems: (n) =>
    n === 1
      ? 'Une chose est à corriger avant de pouvoir jouer avec.'
      : `${n} choses sont à corriger avant de pouvoir jouer avec.`,
  fine: 'On peut jouer avec ces composants.',
  putBack: 'Rétablir',
  add: 'Ajouter',
  addTo: (title) => `Ajouter à : ${title}`,
  removeEntry: (n) => `Retirer l’entrée ${n}`,
  earlier: (n) => `Avancer l’entrée ${n}`,
  later: (n) => `Reculer l’entrée ${n}`,
  entries: (n, most) => `${n} sur ${most} au plus`,
  empty: 'aucun',
  yes: 'oui',
  no: 'non',
  sum: (n) => `${n} en tout`,
  atTable: (title) => `Jeu maison : ${title}`,
  atTableAbout: 'Cette table ne joue pas avec les pièces habituelles. Ce qui diffère est signalé.',
  keep: 'Garder une copie de ces composants',
  keptNow: 'Gardé avec vos jeux maison.',
  said: (why, name) => turned(SENTENCES, why, name),
}
