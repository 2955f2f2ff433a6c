import type { SetupWords } from '../en/setup.ts'
import { capital, counted, joined } from './forms.ts'

export const setup: SetupWords = {
  title: (game) => `Préparer ${game}`,
  learn: 'Apprendre',
  presets: 'Quelle part du jeu ?',
  seats: 'Qui joue ?',
  seatsOf: (n, of) => `${n} sur ${of} places`,
  options: 'Options',
  changed: (n) => (n < 2 ? `${n} modifiée` : `${n} modifiées`),
  changedMark: 'modifiée',
  backTo: (preset) => `Revenir à ${preset}`,
  on: (about) => `Oui : ${about}`,
  off: 'Non',
  none: 'Rien de cela',
  asRules: 'Comme le veut le livre des règles',
  chosen: (n, total) => `${n} sur ${total} choisis`,
  box: 'Le contenu de la boîte',
  boxAbout:
    'Là où le livre des règles ne montre qu’une image, plusieurs jeux de composants sont envisageables.',
  houseSets: 'Vos jeux maison',
  houseSet: 'Votre jeu maison : toute la table voit qu’il est utilisé.',
  toMend: (title) => `${title} (à corriger)`,
  setTooSmall: (seats) => `Ce jeu de composants ne suffit pas pour ${seats} places.`,
  lookAtSets: 'Voir les jeux de composants ou créer le vôtre',
  person: 'Personne',
  bot: 'Bot',
  seat: (n, flag) => `Place ${n} : ${flag}`,
  kindOf: (n) => `Qui occupe la place ${n}`,
  nameOf: (n) => `Nom à la place ${n}`,
  levelOf: (n) => `Niveau du bot à la place ${n}`,
  styleOf: (n) => `Style du bot à la place ${n}`,
  whichOf: (n) => `Lequel occupe la place ${n}`,
  flagOf: (n) => `Pavillon de la place ${n}`,
  addSeat: 'Ajouter une place',
  removeSeat: (n) => `Retirer la place ${n}`,
  levels: (weakest, strongest) => `Les bots jouent du niveau ${weakest} au niveau ${strongest}.`,
  start: 'Commencer la partie',
  friends: 'Jouer entre amis',
  clash: 'Incompatible avec vos autres choix.',
  grades: {
    rulebook: 'D’après les règles',
    public: 'Source publique',
    reconstruction: 'Reconstitué',
    house: 'D’après votre boîte',
  },
  who: (people, robots, others, seats) => {
    const tous = [
      ...(people === 1 ? ['vous'] : people > 1 ? [`${people} personnes`] : []),
      ...(robots > 0 ? [counted(robots, 'un bot', 'bots')] : []),
      ...others,
    ]
    return `${capital(counted(seats, 'une place', 'places'))} : ${joined(tous)}${people === 0 ? ', et vous regardez' : ''}.`
  },
  kind: (preset, changed) =>
    changed.length === 0 ? `${preset}.` : `${preset}, avec d’autres choix : ${joined(changed)}.`,
  minutes: (n) => `Environ ${n} minutes.`,
  oneDevice: 'Un appareil, personne ne le passe.',
  shared: 'L’appareil passe de main en main : chaque main reste cachée jusqu’à ce que son joueur l’ouvre.',
  needName: 'Chaque place a besoin d’un nom.',
  sameName: 'Deux places portent le même nom.',
  rule: 'Règle',
}
