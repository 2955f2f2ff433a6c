import type { RulebookWords } from '../en/rulebook.ts'

export const rulebook: RulebookWords = {
  title: (game) => `${game} : les règles`,
  lead: 'Avec nos mots et nos images. Chaque règle porte un numéro, qu’un refus à la table cite. Une interprétation est une décision prise là où les règles imprimées se taisent ou se lisent de deux façons ; sa raison l’accompagne.',
  books: 'Autres livres des règles',
  contents: 'Sommaire',
  search: 'Chercher une règle',
  hint: 'Un mot ou un numéro, par exemple part ou 62',
  clear: 'Effacer la recherche',
  found: (n) => (n < 2 ? `${n} passage` : `${n} passages`),
  none: 'Aucune règle n’en parle. Essayez un autre mot, ou moins de mots.',
  results: 'Passages trouvés',
  ruling: 'Interprétation',
  see: 'Voir aussi',
  rule: 'Règle',
  print: 'Imprimer',
  play: 'Préparer une partie',
  learn: 'Apprendre en partie guidée',
  openPage: 'Ouvrir dans le livre des règles',
  previous: (title) => `Avant : ${title}`,
  next: (title) => `Suite : ${title}`,
  all: 'Tous les chapitres',
}
