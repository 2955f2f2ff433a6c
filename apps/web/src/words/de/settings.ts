import type { SettingsWords } from '../en/settings.ts'

export const settings: SettingsWords = {
  title: 'Einstellungen',
  look: 'Aussehen',
  theme: 'Farben',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  motionSound: 'Bewegung und Ton',
  motion: 'Bewegung',
  motions: { auto: 'Wie das Gerät', full: 'Züge werden gezeigt', reduced: 'Gleich das Ergebnis' },
  pace: 'Tempo der anderen',
  paces: { slow: 'Ruhig', normal: 'Normal', fast: 'Zügig' },
  sound: 'Ton',
  help: 'Hilfe',
  confirm: 'Vor einem Zug nachfragen',
  confirms: { never: 'Nie', final: 'Wenn es kein Zurück gibt', always: 'Immer' },
  singleKeys: 'Kürzel mit einer Taste',
  singleKeysAbout: 'Schalte sie ab, wenn ein Sprachprogramm Buchstaben tippt.',
  language: 'Sprache',
  name: 'Dein Name',
  nameDrawn: 'Für dich gezogen. Gib deinen eigenen ein, oder zieh einen anderen.',
  anotherName: 'Anderer Name',
  data: 'Daten',
  dataAbout:
    'Einstellungen und Partien auf diesem Gerät liegen nur in diesem Browser. Tische mit anderen, mit deinem Namen und was du dort gesagt hast, liegen auf ihrem Server; dein Konto findest du unter Tische.',
}
