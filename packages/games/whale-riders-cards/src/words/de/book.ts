import type { Translation } from '@gam/kernel'
import type { book as en } from '../en/book.ts'
import { needsOf } from '../needs.ts'

export const book: Translation<typeof en> = {
  chapters: {
    start: 'Worum es geht',
    box: 'Karten und Geben',
    play: 'Ein Zug',
    sale: 'Der Verkauf',
    end: 'Ende und Punkte',
    ports: 'Die Häfen',
    variants: 'Varianten',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      lead: 'Alle bieten ihre Waren auf demselben Markt an. Eine Sorte wird verkauft, wenn genug von ihr daliegt, und dann verdient nur, wer sie angeboten hat; alles andere wird abgeräumt. Du willst also, dass als Nächstes verkauft wird, was vor dir liegt, und dass die anderen etwas anderes liegen haben. Am Ende gewinnen die meisten Punkte.',
    },
    cards: {
      title: 'Die Karten',
      lead: 'Die Zahl auf einer Karte ist zweierlei: wie viele Waren ein Verkauf dieser Sorte braucht, und was jede ihrer Karten wert ist.',
      caption:
        'Die fünf Sorten, dann die beiden besonderen Karten vom Fleisch: die doppelte und der Schneesturm.',
    },
    deal: { title: 'Das Geben' },
    hidden: { title: 'Was geheim ist' },
    turn: {
      title: 'Eine spielen, eine ziehen',
      lead: 'Mehr ist in einem Zug nicht zu tun; die Kunst liegt darin, welche Karte.',
    },
    bonus: { title: 'Doppelte Karten', caption: 'Zwei Waren auf einer Karte.' },
    storm: { title: 'Schneestürme', caption: 'Die Scheibe zeigt, welche Sorte er trifft.' },
    selling: {
      title: 'Wann verkauft wird',
      lead: 'Wer die Karte gelegt hat, die den Verkauf auslöst, ist einerlei: Alle verdienen an ihren eigenen.',
    },
    example: {
      title: 'Ein Beispiel',
      caption:
        'Fünf von sechs Keramik liegen aus. Noch eine von David, und sie ist verkauft; Muscheln und Seetang gehen.',
    },
    'last-sale': { title: 'Der letzte Verkauf' },
    scoring: { title: 'Punkte' },
    customs: {
      title: 'Für jede Runde ein Hafen',
      lead: 'Das Spiel für Fortgeschrittene bringt zwölf Hafenkarten dazu. Immer liegt eine offen und ändert eine Regel, bis etwas verkauft wird.',
    },
    stuck: { title: 'Nichts, was gespielt werden darf' },
    simple: { title: 'Einfache Wertung' },
    match: { title: 'Partien über mehrere Spiele' },
  },
  tables: {
    customs: needsOf(
      'Waren für einen Verkauf',
      ['Sorte', 'gedruckt', 'Seepferd, eine', 'Seepferd, zwei', 'Koralle, fünf', 'Koralle, sechs'],
      { shells: 'Muscheln', kelp: 'Seetang', meat: 'Fleisch', pottery: 'Keramik', pearls: 'Perlen' },
    ),
  },
}
