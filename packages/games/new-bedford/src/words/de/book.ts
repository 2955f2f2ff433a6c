import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'
import { captainRows, launchRows, whaleRows } from '../numbers.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'Worum es geht',
    box: 'Das Material',
    setup: 'Aufbau',
    action: 'Aktionsphase: Arbeiter',
    spaces: 'Stadt und Hafen',
    buildings: 'Die Gebäude einzeln',
    movement: 'Fahrt: die Heimkehr',
    whaling: 'Walfang',
    end: 'Rundenende, Spielende',
    printings: 'Die zwei Auflagen',
    captains: 'Kapitäne',
    promo: 'Der Weiße Wal',
    log: 'Das Logbuch',
    providence: 'Logbuch: Fügungen',
    omens: 'Logbuch: Omen',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      lead: 'Zwölf Runden lang beschaffen deine beiden Arbeiter Waren und bauen eine Stadt auf, und deine beiden Schiffe gehen auf Walfang. Ein Wal, der heimkommt, muss bezahlt werden: seine Heuer. Wer nicht zahlen kann, muss billig verkaufen, und die anderen dürfen kaufen. Am Ende zählen Wale, Gebäude und Geld.',
    },
    whales: {
      title: 'Wale und der Beutel',
      lead: 'Was zu fangen ist, was es kostet und was es zählt. Der Beutel wird für die Zahl der Plätze gefüllt.',
      caption: 'Glattwal, Grönlandwal, Pottwal und leere See; die Zahl sind die Punkte.',
    },
    goods: { title: 'Waren und Geld', caption: 'Holz, Nahrung und Ziegel; Geld zählt in Dollar.' },
    track: {
      title: 'Die Fangleiste',
      caption:
        'Die Schiffe kommen von rechts herein. Auf Feld 2 wählt das Schiff auf dem 1. Platz vor dem dahinter.',
    },
    hidden: { title: 'Was geheim ist' },
    beginning: { title: 'Was alle haben' },
    'which-buildings': { title: 'Welche Gebäude mitspielen' },
    placing: {
      title: 'Erst der eine, dann der andere',
      lead: 'Jeder Arbeiter tut gleich, was sein Feld sagt. Wer auf einem Feld der Pläne zuerst kommt, bekommt ein wenig mehr.',
      caption: 'Auf der Farm steht ein Arbeiter, ihr Bonus ist also weg; die anderen zeigen ihren noch.',
    },
    purchase: { title: 'Der Kauf' },
    order: { title: 'In dieser Folge' },
    owning: {
      title: 'Bauen und benutzen',
      caption:
        'Ein freies Gebäude, ein benutztes, und ein Siegpunktgebäude, das keinen Ring für einen Arbeiter hat.',
    },
    sailing: { title: 'Alle Schiffe fahren' },
    returning: {
      title: 'Schiffe in der Heimkehr',
      caption: 'Ein Schiff mit zwei Grönlandwalen und einem Glattwal: 10 Dollar Heuer im Ganzen.',
    },
    lay: {
      title: 'Behalten oder verkaufen',
      lead: 'Die halbe Heuer ist wenig, aber es ist gleich Geld und rettet vielleicht die besseren Wale desselben Schiffes.',
    },
    sale: { title: 'Kaufen, was verkauft wird' },
    draw: { title: 'Was auftaucht', caption: 'Drei Schiffe auf See: Vier Plättchen werden gezogen.' },
    selecting: { title: 'Wer was nimmt' },
    'round-end': { title: 'Ende einer Runde' },
    'last-returns': { title: 'Die letzten Heimfahrten' },
    scoring: { title: 'Punkte und Gleichstand' },
    differences: {
      title: 'Nebeneinander',
      lead: 'Welche Auflage gespielt wird, steht beim Aufbau zur Wahl; üblich ist die erste.',
    },
    crew: {
      title: 'Wer sie sind',
      lead: 'Ein Kapitän nimmt einen Platz ein und spielt nach den Befehlen auf seiner Tafel. Er ist kein Bot: Er plant nicht, er folgt seinem Steuerrad.',
      caption: 'Starbuck, Stubb, Flask und Ahab.',
    },
    'captain-setup': { title: 'Plätze und Reihenfolge' },
    'captain-turn': {
      title: 'Steuerrad und Kurs',
      caption: 'Starbucks Steuerrad: Eine 2 ist gefallen, und der Marker liegt auf Nahrung.',
    },
    'captain-orders': { title: 'Seine Befehle' },
    'captain-headings': { title: 'Was passt, und was am besten ist' },
    'captain-ships': { title: 'Seine Schiffe' },
    'captain-builds': { title: 'Was er baut' },
    'captain-uses': { title: 'Felder benutzen' },
    'captain-limits': { title: 'Grenzen und Wettlauf' },
    'captain-score': { title: 'Gegen ihn gewinnen' },
    tokens: { title: 'Vier Plättchen', lead: 'Jedes lässt sich beim Aufbau für sich dazunehmen.' },
    'promo-return': { title: 'Eine ganze Heimkehr' },
    'promo-count': { title: 'Was als Wal zählt' },
    'promo-captains': { title: 'Kapitäne und diese Plättchen' },
    decks: {
      title: 'Zwei Stapel',
      lead: 'Statt eines Wals darf ein Schiff eine Seite des Logbuchs heimbringen: freundliche von den Fügungen, unfreundliche von den Omen, die meist auch die anderen treffen.',
    },
    'log-play': { title: 'Wann eine Karte wirkt' },
    'log-struck': { title: 'Getroffen und verschont' },
    'log-moves': { title: 'Karten, die Schiffe bewegen' },
    'log-pages': { title: 'Seiten' },
    'log-captains': { title: 'Kapitäne und das Logbuch' },
    'log-buildings': { title: 'Drei Gebäude mehr' },
  },
  tables: {
    whales: {
      caption: 'Die Wale, und der Beutel bei zwei, drei und vier Plätzen',
      head: ['Plättchen', 'Heuer', 'Verkauf', 'Punkte', '2', '3', '4'],
      rows: whaleRows(['Glattwal', 'Grönlandwal', 'Pottwal', 'Leere See'], (n) => `${n} Dollar`),
    },
    'captain-limits': {
      caption: 'Was jeder von ihnen darf',
      head: ['Kapitän', 'Gebäude', 'Wale', 'Äußerstes Feld'],
      rows: captainRows(),
    },
    'space-city-pier': {
      caption: 'Nahrung, um auf ein Feld auszulaufen',
      head: ['Bis Feld', '1', '2', '3', '4', '5', '6'],
      rows: launchRows(['Stadtpier, Trockendock', 'Stadtpier, Bonus', 'Kai']),
    },
    differences: {
      caption: 'Worin sich die Auflagen unterscheiden',
      head: ['', 'Erste Auflage', 'Zweite Auflage (2018)'],
      rows: [
        {
          cells: ['Gemeinde\u00ADverwaltung', '4 Nahrung und 4 Ziegel', '4 Holz und 4 Ziegel'],
          rule: 'NB-49',
        },
        {
          cells: [
            'Trankocherei',
            'dient einem Schiff, das in dieser Runde heimkehrt, solange der Arbeiter dort steht',
            'dient sofort einem Schiff auf See; das Schiff bleibt draußen',
          ],
          rule: 'NB-36',
        },
        {
          cells: [
            'Trankocherei wählen',
            'geht mit einem Glattwal an Bord eines deiner Schiffe auf Feld 0',
            'geht mit einem Glattwal an Bord eines deiner Schiffe auf See',
          ],
          rule: 'NB-36',
        },
        {
          cells: [
            'Gasthof und Trankocherei',
            'ein abgeholter Arbeiter landet nichts an',
            'was angelandet ist, bleibt',
          ],
          rule: 'NB-44',
        },
        {
          cells: ['Trankocherei bei den letzten Heimfahrten', 'nichts', 'dann wird nicht mehr eingesetzt'],
          rule: 'NB-86',
        },
      ],
    },
  },
}
