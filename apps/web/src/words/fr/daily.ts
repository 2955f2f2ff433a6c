import type { DailyWords } from '../en/daily.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`

export const daily: DailyWords = {
  title: 'Défi du jour',
  lead: 'La même donne pour tous, un seul essai qui compte. À minuit, temps universel, il y en a un nouveau.',
  past: (day) => `Défi du ${day}`,
  noServer: (online) =>
    online
      ? 'Le défi a besoin d’un serveur Gam, et il n’y en a pas à cette adresse. Problèmes, bots et tout le reste fonctionnent comme toujours.'
      : 'Vous êtes hors ligne, et le défi a besoin de son serveur. Problèmes, bots et tout le reste fonctionnent comme toujours.',
  puzzles: 'Résoudre des problèmes',
  playBot: 'Jouer contre des bots',
  unknownDay: 'Il n’y a pas eu de défi ce jour-là.',
  today: 'Vers le défi du jour',
  against: (names, level, count) =>
    count === 1 ? `Contre ${names}, bot de niveau ${level}.` : `Contre ${names}, bots de niveau ${level}.`,
  captains: (names) => `Contre les adversaires prévus par les règles : ${names}.`,
  seat: (n, of) => `Vous avez la place ${n} sur ${of}.`,
  plain: 'Le jeu de base, sans variantes.',
  ranking:
    'Le classement suit votre avance : vos points moins ceux du meilleur des autres. En cas d’égalité, qui a fini plus tôt.',
  ends: (hours, minutes) =>
    hours > 0 ? `Encore ${counted(hours, 'heure', 'heures')} et ${minutes} min` : `Encore ${minutes} min`,
  over: 'Cette journée est terminée.',
  play: 'Jouer le défi',
  goOn: 'Poursuivre votre essai',
  practise: 'Le jouer pour s’entraîner',
  goOnPractice: 'Poursuivre l’entraînement',
  oneTry:
    'Vous avez un seul essai. Vous pouvez partir et revenir ; seule compte une partie terminée avant la fin du jour.',
  running: 'Votre essai est en cours.',
  done: (lead, rank, of) => `Votre avance : ${lead}. Rang ${rank} sur ${of}.`,
  late: 'Votre essai s’est terminé après la fin du jour ; il n’est pas au classement.',
  void: 'Votre essai, rejoué, n’a pas pu être confirmé ; il n’est pas au classement.',
  practised: (lead) => `À l’entraînement, votre avance était de ${lead}.`,
  practiceAbout: 'La donne est désormais connue ; cela ne compte donc pas.',
  tomorrow:
    'Vous avez eu votre essai. Demain, il y aura une nouvelle donne, et vous pourrez rejouer celle-ci pour vous entraîner.',
  as: (name) => `Vous jouez sous le nom de ${name}.`,
  board: 'Classement',
  empty: 'Personne n’a encore fini. Ouvrez la marche.',
  columns: { rank: 'Rang', name: 'Nom', lead: 'Avance', points: 'Points', ended: 'Fin (UTC)' },
  you: 'vous',
  account: 'a un compte',
  more: (n) => (n === 1 ? 'et 1 autre' : `et ${n} autres`),
  figures: 'En chiffres',
  tried: (started, finished) =>
    `${started === 1 ? 'Une personne a' : `${started} personnes ont`} tenté le défi, ${finished < 2 ? `${finished} a` : `${finished} ont`} fini.`,
  won: (percent) => `${percent} % ont fini en tête.`,
  spread: 'Combien ont eu quelle avance',
  bar: (from, to, count) =>
    `Avance ${from === to ? from : `${from} à ${to}`} : ${counted(count, 'joueur', 'joueurs')}`,
  earlier: 'Défis précédents',
  bestOf: (name, lead) => `${name}, ${lead}`,
  nobody: 'Personne n’a fini à temps.',
  watch: 'Regarder la meilleure partie',
  fair: 'Est-ce pareil pour tous ?',
  fairText:
    'Au début du jour, le serveur a tiré une clé ; cette empreinte, la même sur la page de chacun, l’y engage. La clé est montrée à la fin du jour ; chacun peut alors vérifier la donne de chaque partie. Les bots réfléchissent un nombre fixe d’étapes, avec un hasard qui découle de la clé : les mêmes coups reçoivent toujours les mêmes réponses.',
  fairKey: 'Le jour est terminé ; voici donc sa clé.',
  commitment: 'Empreinte',
  key: 'Clé',
  signed: (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'),
  day: (day) => {
    const said = DAY.format(new Date(`${day}T12:00:00Z`))
    return said.startsWith('1 ') ? said.replace('1', '1er') : said
  },
  time: (at) => TIME.format(at),
  table: {
    tag: 'Défi du jour',
    leave: 'Votre essai vous attend ; il compte s’il est terminé avant minuit, temps universel.',
    toBoard: 'Vers le classement',
    sealed: 'D’autres jouent encore cette donne aujourd’hui. La partie pourra être analysée dès demain.',
    about: 'D’autres jouent encore cette donne aujourd’hui ; elle pourra être revue et vérifiée dès demain.',
  },
}
