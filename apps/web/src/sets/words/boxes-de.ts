import type { BoxWords } from './set-words.ts'

const LOOKS = 'Wo er nach einem Feld sucht, in dieser Reihenfolge.'

export const boxes: { readonly [game: string]: BoxWords } = {
  'whale-riders-cards': {
    data: {
      plain: { title: 'Einfache Karten', about: 'Wie viele einfache Karten es von jeder Ware gibt.' },
      bonus: { title: 'Doppelte', about: 'Karten, die ihre Ware zweimal zeigen.' },
      storm: { title: 'Schneestürme', about: 'Sturmkarten jeder Ware.' },
    },
    names: {},
    places: {},
    sources: {
      'the contents list: one of each for every good': 'Die Inhaltsliste: von jeder Ware eine.',
      'the designer’s earlier game with the same rules has 2n + 1 plain cards of value n; the total of 65 is printed':
        'Das frühere Spiel des Autors mit denselben Regeln hat 2n + 1 einfache Karten vom Wert n; die Summe von 65 ist gedruckt.',
      'the 55 plain cards split evenly': 'Die 55 einfachen Karten gleichmäßig aufgeteilt.',
    },
  },
  'whale-riders': {
    data: {
      coast: { title: 'Die Küste', about: 'Die Häfen in ihrer Reihenfolge, vom Sonnenhafen an.' },
      spaces: { title: 'Felder der Häfen', about: 'Wie viele Plättchen in jedem Hafen liegen.' },
      tiles: { title: 'Plättchen', about: 'Wie viele Plättchen jeder Art im Beutel sind.' },
      contracts: { title: 'Aufträge', about: 'Was jede Karte verlangt und was sie bringt.' },
    },
    names: {
      asks: 'Verlangt',
      coins: 'Münzen',
      pearls: 'Perlen',
      copies: 'Karten',
      any: 'beliebige Waren',
      tiles: 'beliebige Plättchen',
    },
    places: {},
    sources: {
      'the rulebook names the Sun Port, the next three and the last; the names of the others come from the card game, their order is a guess':
        'Die Anleitung nennt den Sonnenhafen, die nächsten drei und den letzten; die Namen der übrigen stammen aus dem Kartenspiel, ihre Reihenfolge ist geraten.',
      'the port of the rulebook’s example has four spaces, photographs show the same for the others':
        'Der Hafen im Beispiel der Anleitung hat vier Felder, Fotos zeigen dasselbe für die anderen.',
      'fits the number of cards and the three examples in the text; rewards balanced by simulation':
        'Passt zur Zahl der Karten und zu den drei Beispielen im Text; die Belohnungen sind durch Simulation ausgewogen.',
      'fits the total of 92; of each good 8 singles, 6 doubles and 3 triples':
        'Passt zur Summe von 92: von jeder Ware 8 einfache, 6 doppelte und 3 dreifache.',
      'fits the total of 92 as well; of each good 7 singles, 6 doubles and 4 triples':
        'Passt ebenfalls zur Summe von 92: von jeder Ware 7 einfache, 6 doppelte und 4 dreifache.',
    },
  },
  'new-bedford': {
    data: {
      ocean: { title: 'Beutel', about: 'Die Marker, die jeder Platz in den Beutel gibt.' },
      launchFood: {
        title: 'Nahrung zum Auslaufen',
        about: 'Was das Auslaufen auf jedes Feld der Fangleiste kostet.',
      },
      die: { title: 'Kurswürfel', about: 'Wie weit sich das Steuerrad dreht, nach der Seite des Würfels.' },
      helms: {
        title: 'Steuerräder',
        about: 'Die acht Kurse jedes Kapitäns, im Uhrzeigersinn von ganz links.',
      },
      changesAfter: {
        title: 'Wechsel der Steuerräder',
        about: 'Die letzte Runde, in der die frühen Kurse gelten.',
      },
      starbuckOrders: { title: 'Starbucks Befehle', about: LOOKS },
      stubbOrders: { title: 'Stubbs Befehle', about: LOOKS },
      flaskOrders: { title: 'Flasks Befehle', about: LOOKS },
      ahabOrders: { title: 'Ahabs Befehle', about: LOOKS },
      reach: { title: 'Reichweite', about: 'Das fernste Feld, auf das jeder Kapitän ausläuft.' },
      mostBuildings: { title: 'Meiste Gebäude', about: 'Wie viele Gebäude jeder Kapitän höchstens baut.' },
      mostWhales: { title: 'Meiste Wale', about: 'Wie viele Wale jeder Kapitän höchstens nimmt.' },
      lastHeadings: {
        title: 'Letzte Runde',
        about: 'Die Kurse der zwei Arbeiter jedes Kapitäns in der letzten Runde.',
      },
      plans: { title: 'Baupläne', about: 'Die Gebäude mit Aktion, die jeder Kapitän baut.' },
      victoryOrder: { title: 'Siegpunktgebäude', about: 'Die Reihenfolge, in der die Kapitäne sie bauen.' },
    },
    names: { early: 'früh', late: 'spät' },
    places: {
      launchFood: (n) => `Feld ${n}`,
      die: (n) => `Seite ${n}`,
      lastHeadings: (n) => (n === 1 ? 'Erster Arbeiter' : 'Zweiter Arbeiter'),
    },
    sources: {
      'fits every number and example of the rulebook; the printed board was not to be had':
        'Passt zu jeder Zahl und jedem Beispiel der Anleitung; die gedruckte Tafel war nicht zu bekommen.',
      'fits the rulebook; set by simulation so that each Captain beats a good player in a quarter to a half of the solo games, for which Ahab’s were lowered from 6 and 12 to 5 and 9':
        'Passt zur Anleitung; durch Simulation so gesetzt, dass jeder Kapitän einen guten Spieler in einem Viertel bis zur Hälfte der Solopartien schlägt. Dafür sind Ahabs Werte von 6 und 12 auf 5 und 9 gesenkt.',
      'the set-up and the table of the quick start': 'Der Aufbau und die Tabelle des Schnellstarts.',
      'photographs of the whaling board': 'Fotos der Fangleiste.',
      'the extra components of the solo game': 'Das Zusatzmaterial des Solospiels.',
      'eight headings are public record; which they are is reconstructed':
        'Dass es acht Kurse sind, ist belegt; welche es sind, ist rekonstruiert.',
      'the example of his two turns': 'Das Beispiel seiner zwei Züge.',
      'after the rulebook’s special notes on Ahab': 'Nach den besonderen Hinweisen der Anleitung zu Ahab.',
    },
  },
}
