import type { ReplayWords } from '../en/replays.ts'

export const replays: ReplayWords = {
  title: 'Partie',
  list: 'Partien',
  none: 'Noch keine beendete Partie',
  noneAbout:
    'Spiel eine, und jeder ihrer Züge bleibt auf diesem Gerät. Oder öffne eine Datei, die jemand gespeichert hat.',
  open: 'Datei öffnen',
  openAbout: 'Eine Partie oder Aufzeichnung, die Gam gespeichert hat, von diesem oder einem anderen Gerät.',
  unfinished: 'Noch nicht zu Ende',
  finished: 'Zu Ende gespielt',
  unreadable: 'Nicht lesbar',
  unreadableAbout:
    'Sie bleiben, wie sie sind. Öffne eine, um zu sehen, was ihr fehlt, und um sie als Datei zu speichern.',
  unreadableGame: (id) => `Gespeicherte Partie ${id}`,
  first: 'Zum Anfang',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Zug weiter',
  last: 'Zum Ende',
  speed: 'Tempo',
  slower: 'Langsam',
  normal: 'Normal',
  faster: 'Schnell',
  seenBy: 'Gesehen von',
  nobody: 'Alle, Hände verdeckt',
  move: (at, of) => `Zug ${at} von ${of}`,
  timeline: 'Zeitleiste',
  save: 'Als Datei speichern',
}
