import type { SettingsWords } from '../en/settings.ts'

export const settings: SettingsWords = {
  title: 'Réglages',
  look: 'Apparence',
  theme: 'Thème',
  themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  motionSound: 'Mouvement et son',
  motion: 'Mouvement',
  motions: { auto: 'Comme l’appareil', full: 'Montrer les coups', reduced: 'Résultat immédiat' },
  pace: 'Rythme des autres',
  paces: { slow: 'Calme', normal: 'Normal', fast: 'Vif' },
  sound: 'Son',
  help: 'Aide',
  confirm: 'Demander avant de jouer un coup',
  confirms: { never: 'Jamais', final: 'S’il est définitif', always: 'Toujours' },
  singleKeys: 'Raccourcis à une touche',
  singleKeysAbout: 'Désactivez-les si un logiciel de dictée tape des lettres.',
  language: 'Langue',
  name: 'Votre nom',
  nameDrawn: 'Tiré au sort pour vous. Saisissez le vôtre, ou tirez-en un autre.',
  anotherName: 'Un autre nom',
  data: 'Données',
  dataAbout:
    'Les réglages et les parties de cet appareil restent dans ce navigateur. Les tables partagées, avec votre nom et ce que vous y avez dit, sont gardées par leur serveur ; votre compte se trouve sous « Tables ».',
}
