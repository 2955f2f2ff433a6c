import type { GameWords } from '@gam/kernel'
import { BUILDING_LIST } from '../../town.ts'
import { pieces } from './pieces.ts'

/** Die anderen kommen mit Optionen von selbst ins Spiel. */
const choosable = Object.fromEntries(
  BUILDING_LIST.flatMap(({ name, comesWith }) =>
    comesWith.endsWith('seats') ? [[name, pieces[name].name]] : [],
  ),
)

export const house: Pick<
  GameWords,
  'title' | 'about' | 'options' | 'clashes' | 'sets' | 'topics' | 'presets' | 'confirm' | 'help'
> = {
  title: 'New Bedford',
  about: 'Bau eine Walfängerstadt auf, schick Schiffe auf Walfang und zahl die Heuer, wenn sie heimkehren.',
  clashes: {
    'at least one seat must be a person’s':
      'Mindestens ein Platz muss einem Menschen gehören: Nimm einen Kapitän weg.',
    'turnersMill needs a Captain': 'Braucht einen Kapitän am Tisch.',
    'challenge needs a Captain': 'Braucht einen Kapitän am Tisch.',
    'expert needs a Captain': 'Braucht einen Kapitän am Tisch.',
    'challenge needs Captains with limits, and expert takes them away':
      'Der Wettlauf braucht die Grenzen der Kapitäne, und ohne Grenzen gibt es sie nicht: eins von beiden.',
  },
  options: {
    printing: {
      title: 'Auflage',
      about: 'Zwei Gebäude unterscheiden sich je nach Auflage.',
      choices: {
        first:
          'Erste: Die Gemeindeverwaltung kostet Nahrung und Ziegel, die Trankocherei hilft einem heimkehrenden Schiff',
        second:
          'Zweite: Die Gemeindeverwaltung kostet Holz und Ziegel, die Trankocherei hilft sofort einem Schiff auf See',
      },
    },
    buildings: {
      title: 'Gebäude',
      about:
        'Die Gebäude dieser Partie. Keines ausgewählt: zwölf bei zwei Plätzen, alle zwanzig bei drei oder vier.',
      choices: choosable,
    },
    captains: {
      title: 'Kapitäne',
      about: 'Gegner, die den Befehlen auf ihren Tafeln folgen. Jeder nimmt einen Platz ein.',
      choices: {
        starbuck: 'Starbuck, der alles gut kann',
        stubb: 'Stubb, der Baumeister',
        flask: 'Flask, der Walfänger',
        ahab: 'Ahab, den niemand durchschaut',
      },
    },
    turnersMill: {
      title: pieces['turners mill'].name,
      about: 'Ein Gebäude mehr für die Menschen: Es wiederholt, was ein Kapitän zuletzt getan hat.',
    },
    challenge: {
      title: 'Wettlauf',
      about: 'Hat ein Kapitän seine beiden Grenzen erreicht, ist die nächste Runde die letzte.',
    },
    expert: { title: 'Kapitäne ohne Grenzen', about: 'Kapitäne bauen und jagen, so viel sie können.' },
    whiteWhale: {
      title: 'Weißer Wal',
      about:
        'Ein Plättchen mehr im Beutel: sofort 4 Punkte, aber das Schiff, das ihn nimmt, geht mit allem an Bord verloren.',
    },
    blueWhale: {
      title: 'Blauwal',
      about:
        'Ein Plättchen mehr im Beutel: 6 Punkte für 12 Dollar Heuer, und sein Schiff nimmt danach nichts mehr auf.',
    },
    ambergris: {
      title: 'Ambra',
      about: 'Ein Plättchen mehr im Beutel: keine Punkte, aber 8 Dollar, wenn das Schiff heimkehrt.',
    },
    castaway: {
      title: 'Schiffbrüchiger',
      about: 'Ein Plättchen mehr im Beutel: keine Punkte, aber ein Arbeiter mehr, wenn das Schiff heimkehrt.',
    },
    shipsLog: {
      title: 'Logbuch',
      about: 'Zweiunddreißig Karten, die Schiffe statt Walen nehmen, gute und schlechte, und drei Gebäude.',
    },
  },
  sets: {
    harbour: 'Das Spiel der Anleitung, Kapitäne nachgebaut',
    'open-sea': 'Dasselbe, Kapitäne mit höheren Grenzen',
  },
  topics: { seat: 'Kapitän', captains: 'Für Kapitäne', tokens: 'Plättchen im Beutel' },
  presets: {
    first: { name: 'Erste Partie', about: 'Wenige Gebäude, keine Kapitäne: Stadt, Schiffe und Wale.' },
    family: { name: 'Standard', about: 'Die Gebäude, die die Anleitung für eure Plätze vorsieht.' },
    full: {
      name: 'Alles',
      about: 'Ein Kapitän am Tisch, die Turner-Mühle, die Plättchen des Weißen Wals und das Logbuch.',
    },
  },
  confirm: 'So machen',
  help: {
    stock: 'Holz und Nahrung zählen 1 Dollar, Ziegel 2; was übrig bleibt, behältst du als Geld.',
    place: 'Auf ein markiertes Feld; ein fremdes Gebäude kostet dich 1 Dollar.',
    purchase: 'Einmal mit jedem Arbeiter, vor seiner Aktion.',
    takeGood: 'Der Bonus des Lagerhauses: eine Ware deiner Wahl.',
    sell: 'Du wirst nach einer Ware nach der anderen gefragt; mindestens eine musst du verkaufen.',
    build: 'Der Preis geht in den Vorrat, und das Gebäude gehört dir.',
    save: 'Diese eine Ware des Preises musst du nicht bezahlen.',
    prepare: 'Ein ausgerüstetes Schiff wartet am Anleger, bis es ausläuft.',
    launch: 'Je weiter hinaus, desto mehr Nahrung kostet es und desto mehr Wale trifft es.',
    moveOut: 'Ein Feld weiter hinaus, dort auf den 1. Platz.',
    removeSeas: 'Eine bringt 4 Dollar, zwei bringen 6.',
    countWhales: 'Für jeden Wal an Bord bekommst du 1 Dollar.',
    landFree: 'Bis zu drei von einem Schiff; sie zählen sofort, und das Schiff bleibt auf See.',
    tryworks: 'Bis zu drei, und nur bei einem Schiff in dieser Runde.',
    nameWhales: 'Ein verkaufter Wal bringt die halbe Heuer; für jeden anderen zahlst du die volle.',
    buyWhale: 'Du zahlst die volle Heuer, und der Wal ist sofort angelandet.',
    select: 'Ein Wal kommt an Bord oder keiner; die Heuer wird fällig, wenn das Schiff heimkehrt.',
    direct: 'Seine Befehle lassen das offen, darum wählst du für ihn.',
    playLog: 'So viele du willst, eine nach der anderen; in dieser Phase wirst du nur einmal gefragt.',
    struck: 'Du wählst, was es dich kostet; abwenden kannst du es mit der Versicherung oder „Ruhige See“.',
    fire: 'Niemand kann es benutzen, bis es am Rundenende wieder öffnet.',
    library: 'Eine offene Karte oder eine, die in einer früheren Runde liegen blieb.',
    nameShip: 'Die Karte wirkt auf ein Schiff, das auf See ist.',
    beachWhales: 'Jeder kostet jetzt 2 Dollar Heuer und zählt sofort.',
    windfall: 'Alle anderen bekommen 4 Dollar weniger als du.',
    newsFromTown: 'Nur Gebäude mit einer Aktion, zum gewöhnlichen Preis und ohne Arbeiter.',
    gulfStream: 'Beide Schiffe dürfen bis zu zwei Felder hinaus, auf den 1. Platz.',
    tradeWinds: 'Bis zu drei Felder; danach kannst du Holz und Nahrung verkaufen.',
    gam: 'Es legt sich dort hinter die anderen.',
    mayPrepare: 'Das kostet 2 Holz; danach darf ein Schiff auslaufen.',
    mayLaunch: 'Für die gewöhnliche Nahrung, ohne Bonus.',
    haul: 'Ohne das Holz wirkt die Karte weiter, doch kein Wal kommt an Bord.',
  },
}
