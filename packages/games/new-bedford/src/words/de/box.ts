import type { BoxWords } from '@gam/kernel'
import type { Box } from '../../components.ts'

const LOOKS = 'Wo er nach einem Feld sucht, in dieser Reihenfolge.'

export const box: BoxWords<keyof Box> = {
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
    'fits the rulebook; set by simulation so that each Captain beats a bot of the level Normal in a quarter to a half of the solo games':
      'Passt zur Anleitung; durch Simulation so gesetzt, dass jeder Kapitän einen Bot der Stufe „Normal“ in einem Viertel bis zur Hälfte der Solopartien schlägt.',
    'the set-up and the table of the quick start': 'Der Aufbau und die Tabelle des Schnellstarts.',
    'photographs of the whaling board': 'Fotos der Fangleiste.',
    'the extra components of the solo game': 'Das Zusatzmaterial des Solospiels.',
    'eight headings are public record; which they are is reconstructed':
      'Dass es acht Kurse sind, ist belegt; welche es sind, ist rekonstruiert.',
    'the example of his two turns': 'Das Beispiel seiner zwei Züge.',
    'after the rulebook’s special notes on Ahab': 'Nach den besonderen Hinweisen der Anleitung zu Ahab.',
  },
}
