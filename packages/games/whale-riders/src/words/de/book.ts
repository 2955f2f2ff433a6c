import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'Worum es geht',
    box: 'Die Küste und das Material',
    setup: 'Aufbau',
    turn: 'Ein Zug',
    paying: 'Aufträge bezahlen',
    replenishing: 'Nach deinen Aktionen',
    end: 'Ende und Punkte',
    decrees: 'Variante: Der Erlass des Clans',
    magic: 'Variante: Die Magie der Wale',
    editions: 'Die zwei Auflagen',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      lead: 'Du reitest die Eisküste entlang bis zum letzten Hafen und zurück, kaufst Waren, wo sie billig sind, und machst aus ihnen Aufträge, die Münzen und Perlen bringen. Zurück im Sonnenhafen stehen die Startperlen zum Verkauf; ist die letzte weg, ist das Spiel aus. Die meisten Perlen gewinnen.',
    },
    coast: {
      title: 'Acht Häfen',
      caption: 'Der Hinweg, von der Sonne zum Hummer. Der Heimweg ist derselbe, nur umgekehrt.',
    },
    tiles: { title: 'Plättchen', caption: 'Waren mit einem bis drei Bildern, ein Kristall, eine Perle.' },
    storms: { title: 'Schneestürme', caption: 'Er liegt im Weg und ist nicht zu kaufen.' },
    pearls: {
      title: 'Die Startperlen',
      lead: 'Das Ziel der Reise: Sie werden immer teurer, es sei denn, andere haben vor dir Platz gemacht.',
      caption: 'Der Sonnenhafen zu Beginn, von der Sonne nach außen, mit dem Preis jedes Plättchens.',
    },
    contracts: {
      title: 'Aufträge',
      caption: 'Drei Arten von Aufträgen; unter dem Strich, was sie bringen, in Münzen und in Perlen.',
    },
    hidden: { title: 'Was geheim ist' },
    'laying-out': {
      title: 'Vor dem ersten Zug',
      lead: 'Die ersten drei Häfen bleiben bescheiden, damit niemand reich wird, nur weil er anfängt.',
    },
    actions: {
      title: 'Zwei Aktionen',
      lead: 'Fünf Dinge kann man tun, und zwei davon tut man in jedem Zug.',
    },
    advance: { title: 'Weiterreiten', caption: 'Reiter schauen, wohin sie reiten: hinaus und heim.' },
    buy: {
      title: 'Ein Plättchen kaufen',
      caption: 'Ein Hafen, wie er daliegt: Die Zahl ist der Preis des Feldes.',
    },
    coin: { title: 'Eine Münze nehmen' },
    discard: { title: 'Aufträge abwerfen' },
    fulfil: { title: 'Aufträge erfüllen' },
    pictured: {
      title: 'Abgebildete Waren',
      caption: 'Genau bezahlt mit einem doppelten und einem einfachen.',
    },
    'any-goods': { title: 'Beliebige Waren', caption: 'Jede Mischung, die genug Waren zeigt.' },
    'any-tiles': { title: 'Beliebige Plättchen', caption: 'Drei Plättchen, ganz gleich, was sie zeigen.' },
    crystals: { title: 'Kristalle', caption: 'Der Kristall steht für den Seetang ein.' },
    'which-tiles': { title: 'Welche Plättchen zahlen' },
    'new-cards': { title: 'Neue Aufträge' },
    'new-tiles': { title: 'Neue Plättchen' },
    sliding: {
      title: 'Ein Beispiel',
      caption: 'Oben vor dem Kauf, unten am Ende des Zuges. Das letzte Plättchen kam aus dem Beutel.',
    },
    'last-pearl': { title: 'Die letzte Startperle' },
    scoring: { title: 'Perlen und Gleichstand' },
    clan: {
      title: 'Wer zuerst kommt',
      lead: 'Offene Ziele für alle; jedes bekommt, wer es zuerst erreicht.',
    },
    goals: { title: 'Die Erlasse', caption: 'Alle sieben; jede Auflage hat sechs davon.' },
    choosing: { title: 'Eine Gabe für alle', lead: 'Wer zuletzt am Zug ist, wählt zuerst.' },
    differences: {
      title: 'Nebeneinander',
      lead: 'Welche Auflage gespielt wird, steht beim Aufbau zur Wahl. Ohne die Varianten macht es keinen Unterschied.',
    },
  },
  tables: {
    storms: {
      caption: 'Schneestürme nach Zahl der Spielenden',
      head: ['Spielende', '2', '3', '4', '5', '6'],
      rows: [
        { cells: ['in der Schachtel', '0', '2', '4', '6', '8'] },
        { cells: ['im Beutel', '24', '22', '20', '18', '16'] },
      ],
    },
    differences: {
      caption: 'Worin sich die Auflagen unterscheiden',
      head: ['', 'Erste Auflage', 'Zweite Auflage'],
      rows: [
        {
          cells: [
            'Münzen in der Schachtel',
            'im Wert von 65',
            'im Wert von 115; beides ist hier keine Grenze',
          ],
          rule: 'WR-11',
        },
        { cells: ['Ausgelegte Erlasse', '3 zu zweit bis viert, 4 zu fünft oder sechst', '4'], rule: 'WR-60' },
        { cells: ['Eigener Erlass', 'Zuerst zurück im Sonnenhafen: 3 Perlen', '–'], rule: 'WR-63' },
        { cells: ['Eigener Erlass', '–', 'Drei Plättchen mit je drei Waren: 3 Münzen'], rule: 'WR-64' },
        {
          cells: ['Schnäppchen', 'einzelne Bilder kosten höchstens 1 Münze', 'einzelne Bilder kosten nichts'],
          rule: 'WR-74',
        },
        {
          cells: ['Alchemist', 'jedes Warenplättchen', 'nur Plättchen mit einer einzelnen Ware'],
          rule: 'WR-77',
        },
      ],
    },
  },
}
