import type { RulebookWords } from '../en/rulebook.ts'

export const rulebook: RulebookWords = {
  title: (game) => `${game}: die Regeln`,
  lead: 'In eigenen Worten und mit eigenen Bildern. Jede Regel hat eine Nummer, mit der eine Ablehnung am Tisch sie nennt. Eine Auslegung ist eine Entscheidung, wo die gedruckten Regeln schweigen oder sich zweifach lesen lassen; ihr Grund steht dabei.',
  books: 'Andere Regelbücher',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  hint: 'Ein Wort oder eine Nummer, etwa Heuer oder 62',
  clear: 'Suche leeren',
  found: (n) => (n === 1 ? '1 Stelle' : `${n} Stellen`),
  none: 'Davon spricht keine Regel. Versuch es mit einem anderen Wort oder mit weniger Wörtern.',
  results: 'Fundstellen',
  ruling: 'Auslegung',
  see: 'Siehe auch',
  rule: 'Regel',
  print: 'Drucken',
  play: 'Partie einrichten',
  learn: 'In einer geführten Partie lernen',
  openPage: 'Im Regelbuch öffnen',
  previous: (title) => `Davor: ${title}`,
  next: (title) => `Weiter: ${title}`,
  all: 'Alle Kapitel',
}
