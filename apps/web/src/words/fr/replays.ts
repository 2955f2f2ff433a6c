import type { ReplayWords } from '../en/replays.ts'

export const replays: ReplayWords = {
  title: 'Partie à revoir',
  list: 'Parties à revoir',
  none: 'Pas encore de partie terminée',
  noneAbout:
    'Jouez-en une : chaque coup en est gardé sur cet appareil. Ou ouvrez un fichier que l’on vous a envoyé.',
  open: 'Ouvrir un fichier',
  openAbout: 'Une partie ou un relevé enregistré par Gam, sur cet appareil ou sur un autre.',
  unfinished: 'En cours',
  finished: 'Terminées',
  unreadable: 'Illisibles',
  unreadableAbout:
    'Conservées telles quelles. Ouvrez-en une pour voir ce qui cloche et l’enregistrer dans un fichier.',
  unreadableGame: (id) => `Partie enregistrée ${id}`,
  first: 'Au début',
  back: 'Un coup en arrière',
  play: 'Lire',
  pause: 'Suspendre',
  forward: 'Un coup en avant',
  last: 'À la fin',
  speed: 'Vitesse',
  slower: 'Lente',
  normal: 'Normale',
  faster: 'Rapide',
  seenBy: 'Vue par',
  nobody: 'Tous, mains cachées',
  move: (at, total) => `Coup ${at} sur ${total}`,
  timeline: 'Chronologie',
  save: 'Enregistrer dans un fichier',
}
